// A table that is in memory, with all that the server keeps about it.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "hall/keys.h"
#include "hall/requests.h"
#include "hall/watcher.h"
#include "server/visitor.h"
#include "tables/online_table.h"
#include "tables/table_json.h"

namespace tablier::hall {

struct Room {
    using Task = std::move_only_function<void(const tables::OrRefused<Room*>&)>;

    std::string id = {};
    /// Nothing where it has to be read from the disk (again).
    std::optional<tables::OnlineTable> table = {};
    std::vector<std::string> bodies = {};  ///< of all events, as JSON
    Keys keys = {};
    Requests requests = {};

    /// While something is being written, the table is ahead of the disk: nobody sees it then, and
    /// whoever wants something of it waits here.
    bool writing = false;
    std::deque<Task> queue = {};

    std::map<Watcher*, Rights> watchers = {};
    tables::Presence told_presence = {};
    bool presence_due = false;

    tables::Time used = 0;              ///< last time somebody wanted something
    std::int64_t thought_about = 0;     ///< the event after which an engine was asked to move
    std::int64_t considering_draw = 0;  ///< the event after which one was asked about a draw
    bool making_rematch = false;
    server::Visitor maker = {};  ///< whose engines think here; unknown after a restart

    tables::Presence presence() const {
        tables::Presence now;
        for (const auto& [watcher, rights] : watchers) {
            if (!watcher->is_present()) continue;
            now.players |= rights.who.players;
            now.watchers += rights.who.players.none();
        }
        return now;
    }
};

}  // namespace tablier::hall
