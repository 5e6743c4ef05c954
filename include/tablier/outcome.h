// Outcome of a position: running, or over with winners, a reason and perhaps points.
#pragma once

#include <array>
#include <cstdint>

#include "tablier/seat.h"

namespace tablier {

/// Why a game is over. The first group, to QuietLimit, is decided by the rules of a game, the
/// second by the match. Records and the protocol name each reason (play/result_code.h).
enum class EndReason : std::uint8_t {
    None,
    Goal,         ///< the aim of the game was reached
    LastSide,     ///< one side is left: the others retired or have no pieces
    NoMoves,      ///< no seat can move
    DeadEnd,      ///< no further move can change the result
    QuietLimit,   ///< too many turns without progress, as the game defines it
    Repetition,   ///< match rule: the same position once too often
    TurnLimit,    ///< match rule: too many turns
    Agreement,    ///< every side still in play agreed to stop
    Resignation,  ///< a player left the game, and one side remained
    Flag,         ///< a player's clock ran out, and one side remained
    Abandoned,    ///< a player is gone, and one side remained
};

/// Made by `running`, `won` and `drawn`, or field by field where points decide.
struct Outcome {
    bool over = false;
    EndReason reason = EndReason::None;
    SeatSet winners = {};  ///< all seats of the winning side(s); empty for a draw
    bool scored = false;
    /// Where `scored`: for each seat the points of its side (0 for a seat without a player).
    std::array<std::int16_t, seat_count> points{};

    constexpr bool operator==(const Outcome&) const = default;

    static constexpr Outcome running() { return {}; }
    static constexpr Outcome won(SeatSet winners, EndReason reason) {
        return {.over = true, .reason = reason, .winners = winners};
    }
    static constexpr Outcome drawn(EndReason reason) { return {.over = true, .reason = reason}; }
};

}  // namespace tablier
