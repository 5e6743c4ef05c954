// Rules of a game of Quoridor: its options resolved.
#pragma once

#include "tablier/options.h"
#include "tablier/seat.h"

namespace tablier::quoridor {

/// Q-R2: what a pawn standing behind the jumped one does.
enum class BehindPawn : std::uint8_t {
    Block,     ///< neither jump nor side-step in that direction
    Sidestep,  ///< it counts as a wall: the side-step is allowed
};

/// The board's size is a template parameter of the game, not a rule of it.
struct Rules {
    SeatSet seats;
    int walls_each = 0;
    BehindPawn behind_pawn = BehindPawn::Block;
};

Rules make_rules(bool four_players, const Options& options);

Seating make_seating(SeatSet seats);

}  // namespace tablier::quoridor
