// Quotas of clients: rate of new tables, number of unfinished tables, engine time.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/client_address.h"
#include "net/token_bucket.h"
#include "online/api_error.h"
#include "online/service/service_limits.h"
#include "online/state/time.h"

namespace tablier::online {

/// Used on the loop's thread. A table counts for the client that created it until `remove_table`:
/// when it is over, or abandoned. Tables created before the start of the server are not counted.
class Quotas {
  public:
    /// The limits must outlive it.
    explicit Quotas(const ServiceLimits& limits) : limits_(limits) {}

    /// The error if the client may not create a table now; otherwise takes a token from the rate of
    /// new tables.
    std::optional<ApiError> take_new_table(const net::ClientAddress& client, bool with_engine);
    /// The same for a rematch, which no client waits for; false after too many new tables.
    bool take_rematch(const net::ClientAddress& client);

    bool engine_time_left(const net::ClientAddress& client);
    void spend_engine_time(const net::ClientAddress& client, Duration time);

    void add_table(const std::string& table, const net::ClientAddress& creator, Time now);
    void remove_table(const std::string& table);
    /// The match at a table has changed. Does nothing for tables that do not count.
    void note_change(const std::string& table, Time changed);
    std::optional<net::ClientAddress> creator(const std::string& table) const;
    std::vector<std::string> tables_unchanged_since(Time time) const;

    /// Drops clients whose quotas are full again.
    void forget_idle_clients();

  private:
    struct Usage {
        net::TokenBucket new_tables;
        net::TokenBucket engine_seconds;
        std::size_t tables = 0;
    };
    struct CountedTable {
        net::ClientAddress creator = {};
        Time changed = 0;
    };

    const ServiceLimits& limits_;
    std::unordered_map<net::ClientAddress, Usage> clients_;
    std::unordered_map<std::string, CountedTable> tables_;
};

}  // namespace tablier::online
