// Rules of a game of Superpion: a variant with its options, and tables computed from them once.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "games/superpion/rules/board.h"
#include "tablier/error.h"
#include "tablier/options.h"
#include "tablier/seat.h"

namespace tablier::superpion {

inline constexpr int pawns_of_a_colour = 15;
inline constexpr int max_quiet_limit = 1'000'000;

/// Which line of an adverse camp promotes (S-R3).
enum class Promotion : std::uint8_t { Back, Front };

/// Pieces whose captures must be the greatest possible (S-R5): all, or only superpions.
/// A capture by a pawn is then free, but goes on as long as it can.
enum class Maximal : std::uint8_t { All, Superpions };

struct Rules {
    Seating seating;
    std::optional<Seat> neutral;  ///< the camp without a player (S-R9)
    Promotion promotion = Promotion::Back;
    int superpion_worth = 2;  ///< pawns a superpion counts in a capture (S-R5)
    Maximal maximal = Maximal::All;
    bool ends_when_dead = true;  ///< where a dead end is proven (S-R8)
    int quiet_limit = 160;       ///< displacements without capture or promotion (S-R8); 0: none

    // Derived from the above, for each colour.
    std::array<Seat, seat_count> ally{};  ///< the colour of the same side; itself if alone
    std::array<SeatSet, seat_count> adverse{};
    /// Where a camp's reserve is kept (S-R12): with its own colour, or with the first colour,
    /// clockwise from Blue, of the player that has both.
    std::array<Seat, seat_count> reserve_of = all_seats;
    std::array<std::array<bool, 4>, seat_count> steps{};  ///< a pawn's, by straight way
    std::array<Bits, seat_count> line{};                  ///< the line of a camp that promotes
    std::array<Bits, seat_count> promotes{};  ///< where a colour's pawns become superpions
    /// The cells from which a colour's pawns can come to promote by steps, if nothing stands in
    /// their way but the neutral camp with all its pawns.
    std::array<Bits, seat_count> can_promote{};

    bool pawn_may_step(Seat colour, Way way) const { return steps[index(colour)][index(way)]; }
    bool plays(Seat colour) const { return seating.seats.contains(colour); }
    /// The camp on whose promoting line a cell lies; the cell must lie on one.
    Seat camp_reached(Cell cell) const {
        for (Seat camp : all_seats)
            if (line[index(camp)].has(cell)) return camp;
        return Seat::South;
    }
    /// Where the cap of a pawn promoted at a cell comes from.
    Seat reserve_reached(Cell cell) const { return reserve_of[index(camp_reached(cell))]; }
    /// The camps whose reserve is the same as that of a camp, itself among them.
    SeatSet sharing_reserve(Seat camp) const {
        SeatSet camps;
        for (Seat other : all_seats)
            if (reserve_of[index(other)] == reserve_of[index(camp)]) camps.insert(other);
        return camps;
    }
};

/// The rules of "superpion", "superpion-teams" … with the given options, which must fit it.
Result<Rules> make_rules(std::string_view variant, const Options& options);

/// Seating of a variant.
Seating make_seating(std::string_view variant, std::optional<Seat> neutral);

}  // namespace tablier::superpion
