// Rules of a game of Point: a variant with its options resolved and tables made from them once.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/point/rules/card.h"
#include "games/point/rules/card_set.h"
#include "games/point/rules/row.h"
#include "tablier/error.h"
#include "tablier/options.h"
#include "tablier/seat.h"

namespace tablier::point {

struct Bank {
    std::uint8_t black = 0;
    std::uint8_t white = 0;

    constexpr bool operator==(const Bank&) const = default;
};

struct Rules {
    Seating seating;
    bool teams = false;
    bool lots_after = false;  ///< P-R9: the seat that collects black is drawn after the deal
    /// By seat, without lots after the deal; see `collected` (position.h).
    std::array<Colour, seat_count> collects{};
    Bank start_bank;
    Deck deck;
    std::vector<Card> cards;  ///< by CardId, apart from their names: play reads only these
    CardLayout layout;

    const std::string& name(CardId card) const { return deck[card].name; }
    /// The other seat of a team; only with `teams`.
    Seat partner(Seat seat) const { return Seat((index(seat) + 2) % seat_count); }
};

/// Pawns two partners need together (teams).
inline constexpr int team_goal = 12;
/// Swaps a turn (P-R6).
inline constexpr int max_swaps = 3;
/// The seats that lots after the deal can name as black (P-R9), in the order of the moves' texts.
inline constexpr std::array lots_seats{Seat::North, Seat::South};

/// Seating of a variant; `variant` must be one of Point's.
Seating seating_of(std::string_view variant);

/// Fails for a deck that cannot be played with.
Result<Rules> make_rules(std::string_view variant, const Options& options);

}  // namespace tablier::point
