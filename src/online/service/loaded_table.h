// A cached table: its state, the JSON of its events, its keys, subscribers and pending work.
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
#include "online/service/request_log.h"
#include "online/service/subscriber.h"
#include "online/table/online_table.h"
#include "online/table/table_json.h"

namespace tablier::online {

/// Used on the loop's thread; owned by TableCache.
struct LoadedTable {
    using Task = std::move_only_function<void(const ApiResult<LoadedTable*>&)>;
    struct QueuedTask {
        Task task;
        net::ClientAddress client;  ///< charged for it; unknown for the service's own tasks
    };

    std::string id = {};
    /// Empty until it is read from the store.
    std::optional<OnlineTable> table = {};
    std::vector<std::string> bodies = {};  ///< of all durable events, as JSON
    Keys keys = {};
    RequestLog requests = {};
    int players = 0;  ///< kept while the table is unloaded, for messages about presence

    /// While events are being written `table` is ahead of the store: tasks wait in `queue` until
    /// the write has ended, so that only durable state is visible.
    bool writing = false;
    std::deque<QueuedTask> queue = {};
    std::size_t queued_commands = 0;

    std::map<Subscriber*, Rights> subscribers = {};
    Presence sent_presence = {};
    bool presence_due = false;
    Time presence_sent_at = 0;
    std::unique_ptr<net::Timer> presence_timer = {};

    /// Time between the start of the running clock and the notification of its player.
    Duration notification_delay = 0;
    Time last_used = 0;
    /// The event after which an engine was asked to move; 0 if none is asked. Engine threads read
    /// it to drop requests that are out of date.
    std::shared_ptr<std::atomic<std::int64_t>> move_asked_at =
        std::make_shared<std::atomic<std::int64_t>>(0);
    std::int64_t draw_asked_at = 0;  ///< likewise for the answer to a draw offer
    bool creating_rematch = false;
    /// The client that is charged for the table and its engines. After a restart, the next player
    /// to send a command.
    net::ClientAddress creator = {};

    /// Rights of a key. Keys belong to places; lots may have given these to other players.
    Rights rights_of(std::string_view secret) const { return after_lots(keys.rights_of(secret)); }
    Rights after_lots(Rights rights) const;

    /// Network lag to allow the player to move, at most `max_lag`, before a deadline takes effect:
    /// a move may be in transit. Unlimited for engines: they may wait for a thread, and are charged
    /// when they move.
    Duration lag_of_mover(Duration max_lag) const;

    Presence presence() const;

    /// Drops everything that can be read from the store again.
    void unload();
    /// Pending engine replies no longer apply.
    void cancel_engine_requests() {
        *move_asked_at = 0;
        draw_asked_at = 0;
    }
};

}  // namespace tablier::online
