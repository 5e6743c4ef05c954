// Requests to the table service and their results.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "net/client_address.h"
#include "online/api_error.h"
#include "online/service/keys.h"
#include "online/state/event.h"
#include "online/state/time.h"
#include "online/table/command.h"
#include "online/table/online_table.h"

namespace tablier::online {

struct LoadedTable;

/// Called once, on the loop's thread, at once or later.
template <class T>
using Callback = std::move_only_function<void(ApiResult<T>)>;

struct NewTable {
    Created setup;
    std::string request = {};  ///< name of the request; empty if it has none
    std::string content = {};  ///< text of the request, to tell a repetition from another request
    net::ClientAddress client = {};
};
struct CreatedTable {
    std::string table;
    std::string key;
    std::vector<std::string> invitations;  ///< by player; empty for places without invitation
    std::string watch_key;                 ///< empty where watching needs no key
    std::string state;                     ///< JSON
};

/// A client that wants to read a table.
struct Viewer {
    std::string_view key = {};
    net::ClientAddress client = {};
};

/// A command for one table, with data of the network.
struct CommandRequest {
    std::string table;
    std::string key = {};         ///< of the sender; may be empty
    std::string invitation = {};  ///< for TakePlace
    Command command;              ///< TakePlace has player -1 where the invitation names the place
    Duration waited = 0;          ///< in the server's queue, since the command arrived
    Time arrived = 0;             ///< set by the service
    std::string request = {};     ///< as in NewTable
    std::string content = {};
    Duration lag = 0;  ///< round trip of the sender
    net::ClientAddress client = {};
};
struct CommandResult {
    std::int64_t first = 0;  ///< events of the command; none if `last` is below `first`
    std::int64_t last = 0;
    std::string key = {};  ///< where a place was taken
    Next next = {};
};

/// A table as one viewer may see it; valid until the callback returns.
struct TableSnapshot {
    const LoadedTable& loaded;
    Rights rights;
    CommandTime time;
};

/// Numbers for the metrics.
struct ServiceStatistics {
    std::size_t cached_tables = 0;     ///< including those that are unloaded but have subscribers
    std::size_t tables_in_memory = 0;  ///< with their game
    std::size_t subscribers = 0;
    std::size_t running_clocks = 0;
    std::size_t engines_busy = 0;
    std::uint64_t tables_made = 0;
    std::uint64_t moves = 0;
    std::uint64_t storage_failures = 0;
    std::uint64_t faults = 0;
};

}  // namespace tablier::online
