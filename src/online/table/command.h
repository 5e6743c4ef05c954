// Commands to a table, from players, engines and the service.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "online/state/event.h"
#include "online/state/time.h"

namespace tablier::online {

struct TakePlace {
    int player = 0;
    std::string name = {};
    bool invited = false;  ///< the client has an invitation to this place
};
struct LeavePlace {};
struct CloseTable {};
struct Rename {
    std::string name;
};
struct PlayMove {
    std::string move;
    std::optional<int> at = {};  ///< number of entries that the player knew of
};
struct Resign {
    std::optional<int> player = {};  ///< only for keys with several players
};
/// Declares gone a player that has not moved for `gone_after`; the game goes on without them.
struct DeclareGone {
    int player = 0;
};
struct MakeOffer {
    Matter what = Matter::Draw;
};
struct AcceptOffer {
    Matter what = Matter::Draw;
};
struct DeclineOffer {
    Matter what = Matter::Draw;
};

using Command = std::variant<TakePlace, LeavePlace, CloseTable, Rename, PlayMove, Resign,
                             DeclareGone, MakeOffer, AcceptOffer, DeclineOffer>;

/// Without a clock, a player to move may be declared gone after this time.
inline constexpr Duration gone_after = 7 * milliseconds_a_day;

/// Rights of the client that sends a command.
struct Requester {
    PlayerSet players = {};
    bool owner = false;               ///< created the table
    std::optional<int> invited = {};  ///< to the place of this player
};

}  // namespace tablier::online
