// Table state as one client sees it, presence and list cards as JSON.
#pragma once

#include <string>

#include "core/json.h"
#include "online/state/state_json.h"
#include "online/table/command.h"
#include "online/table/online_table.h"

namespace tablier::online {

/// Connected players and spectators.
struct Presence {
    PlayerSet players = {};
    int watchers = 0;
    bool operator==(const Presence&) const = default;
};

/// Complete state of a table: add_state, and what concerns the viewer. `you`: the viewer's rights.
std::string state_json(const OnlineTable& table, const Requester& you, const Presence& presence,
                       const CommandTime& time);

/// Short description of a table, for lists.
std::string card_json(const OnlineTable& table);

/// Adds "players":[true,false] and "watchers":3.
void add_presence(JsonObject& json, const Presence& presence, int players);

}  // namespace tablier::online
