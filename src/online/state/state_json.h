// State of a table as JSON for clients.
#pragma once

#include <string>

#include "core/json.h"
#include "online/state/downtimes.h"
#include "online/state/table_state.h"

namespace tablier::online {

/// Adds the fields that are the same for all clients: "table" to "from".
void add_state(JsonObject& json, const TableState& table, Time now, const Downtimes& downtimes);

/// The running clock, as in the state; "null" if there is none.
std::string running_json(const TableState& table, Time now, const Downtimes& downtimes);

/// Adds "actor":"S" and "asked":{"draw":[1]}.
void add_next(JsonObject& json, const Next& next);

/// "[0,2]"
std::string players_json(const PlayerSet& players);

}  // namespace tablier::online
