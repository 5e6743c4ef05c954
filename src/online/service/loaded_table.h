// A table that is in memory, with all that the server keeps about it.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/client_address.h"
#include "net/loop.h"
#include "online/service/keys.h"
#include "online/service/requests.h"
#include "online/service/subscriber.h"
#include "online/table/online_table.h"
#include "online/table/table_json.h"

namespace tablier::online {

struct LoadedTable {
    using Task = std::move_only_function<void(const ApiResult<LoadedTable*>&)>;
    struct Waiting {
        Task task;
        net::ClientAddress visitor;  ///< for whom
    };

    std::string id = {};
    /// Nothing where it has to be read from the disk (again).
    std::optional<online::OnlineTable> table = {};
    std::vector<std::string> bodies = {};  ///< of all events, as JSON
    Keys keys = {};
    Requests requests = {};
    int players = 0;  ///< while the table is forgotten: those who look on hear who is there

    /// While something is being written, the table is ahead of the disk: nobody sees it then, and
    /// whoever wants something of it waits here.
    bool writing = false;
    std::deque<Waiting> queue = {};
    std::size_t commands_waiting = 0;  ///< in the queue

    std::map<Subscriber*, Rights> watchers = {};
    online::Presence told_presence = {};
    bool presence_due = false;
    online::Time presence_told_at = 0;
    std::unique_ptr<net::Timer> presence_timer = {};

    /// For so long the clock that runs had been running when its player was told.
    online::Duration told_late = 0;
    online::Time used = 0;  ///< last time somebody wanted something
    /// The event after which an engine was asked to move; those who think look at it, too.
    std::shared_ptr<std::atomic<std::int64_t>> thought_about =
        std::make_shared<std::atomic<std::int64_t>>(0);
    std::int64_t considering_draw = 0;  ///< the event after which one was asked about a draw
    bool making_rematch = false;
    net::ClientAddress maker = {};  ///< whose engines think here; after a restart, whoever plays

    /// What a secret is for. Keys are for places; lots may have given these to other players.
    Rights rights_of(std::string_view secret) const { return after_lots(keys.rights_of(secret)); }
    Rights after_lots(Rights rights) const {
        rights.who.players = table->players_of_places(rights.who.players);
        if (rights.who.invited) rights.who.invited = table->player_of_place(*rights.who.invited);
        return rights;
    }

    /// Keeps only what is not on the disk.
    void forget_table() {
        players = table->players();
        table.reset();
        bodies = {};
        keys = {};
        requests = {};
    }

    online::Presence presence() const {
        online::Presence now;
        for (const auto& [watcher, rights] : watchers) {
            if (!watcher->is_present()) continue;
            now.players |= rights.who.players;
            now.watchers += rights.who.players.none();
        }
        return now;
    }
};

}  // namespace tablier::online
