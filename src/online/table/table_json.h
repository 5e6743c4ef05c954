// Table state, presence and list cards as JSON for clients.
#pragma once

#include <string>

#include "core/json.h"
#include "online/table/command.h"
#include "online/table/online_table.h"

namespace tablier::online {

/// Connected players and spectators.
struct Presence {
    PlayerSet players = {};
    int watchers = 0;
    bool operator==(const Presence&) const = default;
};

/// Complete state of a table; `you`: the rights of the viewer.
std::string state_json(const OnlineTable& table, const Requester& you, const Presence& presence,
                       const CommandTime& time);

/// The clock that runs, as in the state; "null" if there is none.
std::string running_json(const OnlineTable& table, const CommandTime& time);

/// Short description of a table, for lists.
std::string card_json(const OnlineTable& table);

/// Adds "players":[true,false] and "watchers":3.
void add_presence(JsonObject& json, const Presence& presence, int players);

/// Adds "actor":"S" and "asked":{"draw":[1]}.
void add_next(JsonObject& json, const Next& next);

/// "[0,2]"
std::string players_json(const PlayerSet& players);

}  // namespace tablier::online
