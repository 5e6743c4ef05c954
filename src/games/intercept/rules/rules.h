// Rules of a game of Intercept: the seating, the targets and the rulings in force.
#pragma once

#include <array>
#include <string_view>

#include "games/intercept/rules/geometry.h"
#include "tablier/error.h"
#include "tablier/options.h"
#include "tablier/seat.h"

namespace tablier::intercept {

/// I-R3: which passes may bend on the passage pawn.
enum class Bend : std::uint8_t { Single, Never, Always };
/// I-R5: which ball actions need the pawn that acted in their first pass.
enum class Interception : std::uint8_t { Adverse, Any };
/// I-R6: what a double's flip in place is: the pawn action, or the whole turn.
enum class Flip : std::uint8_t { Action, Turn };
/// I-R7: which pawns may cover without a ball action in the same turn.
enum class Cover : std::uint8_t { Arriving, Anytime };
/// I-R9: the targets of four players alone.
enum class Goal : std::uint8_t { Opposite, Any };

struct Rules {
    Seating seating;
    Bend bend = Bend::Single;
    Interception interception = Interception::Adverse;
    Flip flip = Flip::Action;
    Cover cover = Cover::Arriving;

    /// The pawns of each first row from its owner's left to right, the double ('D') in the middle.
    /// All rows hold as many of each kind.
    std::array<std::string_view, seat_count> rows{};

    /// The seat whose Arrivées each seat aims at, and these cells with their approach cells.
    std::array<SeatSet, seat_count> target_seats{};
    std::array<Board, seat_count> targets{};
    std::array<Board, seat_count> approaches{};
};

/// `variant` is "intercept", "intercept-4" or "intercept-teams"; `options` are those of its specs.
Result<Rules> make_rules(std::string_view variant, const Options& options);

Seating seating_of(std::string_view variant);

/// The seats whose colours count as one's own for the ball, and that win together.
constexpr SeatSet side_of(const Rules& rules, Seat seat) {
    return rules.seating.partners(seat);
}

}  // namespace tablier::intercept
