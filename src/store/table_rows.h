// Rows of the store: a table's summary, events and secrets, and the server's runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bytes/bytes.h"
#include "store/table_phase.h"

namespace tablier::store {

/// Milliseconds since 1970.
using Time = std::int64_t;
using Hash = Bytes32;

/// Summary of a table, for lists and for resuming it without reading its events. Rewritten with
/// every change.
struct Summary {
    std::string table;  ///< the id
    Phase phase = Phase::Waiting;
    bool listed = false;
    Time created = 0;
    Time changed = 0;                   ///< the last event
    std::optional<Time> deadline = {};  ///< when the running clock reaches zero
    bool engine_to_move = false;
    std::string card;  ///< JSON for lists of tables
    bool operator==(const Summary&) const = default;
};

struct Event {
    std::int64_t number = 0;  ///< from 1, without gaps
    std::string request;      ///< name of the command, on its first event; or empty
    std::string body;         ///< JSON
    bool operator==(const Event&) const = default;
};

/// A secret; only its hash is stored.
struct Secret {
    std::string role;  ///< "player 0", "invitation 1", "watch", "owner": one secret for each
    Hash hash{};
    bool operator==(const Secret&) const = default;
};

/// A change of one table, written atomically.
struct Change {
    Summary summary;
    std::vector<Event> events;              ///< appended to the stored events
    std::vector<Secret> secrets = {};       ///< replace those of the same role
    std::vector<std::string> dropped = {};  ///< roles whose secret is revoked
    /// Only for a new table (its first event has number 1):
    std::optional<Hash> seed = {};     ///< of the cards
    std::optional<Hash> request = {};  ///< hash of the name of the request that created it
};

struct StoredTable {
    Summary summary;
    std::vector<Event> events;
    std::vector<Secret> secrets;  ///< in the order of their roles
    std::optional<Hash> seed = {};
    std::optional<Hash> request = {};  ///< as in the change that created it
    bool operator==(const StoredTable&) const = default;
};

/// A run of the server, from its start to its last heartbeat.
struct Run {
    Time start = 0;
    Time last = 0;
    bool operator==(const Run&) const = default;
};

/// From the last heartbeat of one run of the server to the beginning of the next.
struct Downtime {
    Time from = 0;
    Time to = 0;
    bool operator==(const Downtime&) const = default;
};

}  // namespace tablier::store
