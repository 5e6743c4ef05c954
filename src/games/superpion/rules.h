// The rules of one game of Superpion: a variant with its options, and what follows from them.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/error.h"
#include "core/options.h"
#include "core/seat.h"
#include "games/superpion/board.h"

namespace tablier::superpion {

inline constexpr int pawns_of_a_colour = 15;
inline constexpr int highest_quiet_limit = 1'000'000;

/// Which line of an adverse camp promotes (S-R3).
enum class Promotion : std::uint8_t { Back, Front };

struct Rules {
    Table table;
    std::optional<Seat> neutral;  ///< the camp nobody plays (S-R9)
    Promotion promotion = Promotion::Back;
    int superpion_worth = 2;  ///< pawns a superpion counts in a capture (S-R5)
    int quiet_limit = 160;    ///< displacements without capture or promotion (S-R8); 0: none

    // What follows from the above, for each colour.
    std::array<Seat, seat_count> ally{};  ///< the colour of the same side; itself if alone
    std::array<SeatSet, seat_count> adverse{};
    std::array<std::array<bool, 4>, seat_count> steps{};  ///< a pawn's, by straight way
    std::array<Bits, seat_count> line{};                  ///< the line of a camp that promotes
    std::array<Bits, seat_count> promotes{};  ///< where a colour's pawns become superpions

    bool pawn_may_step(Seat colour, Way way) const { return steps[index(colour)][index(way)]; }
    bool plays(Seat colour) const { return table.seats.contains(colour); }
    /// The camp on whose promoting line a cell lies; the cell must lie on one.
    Seat camp_reached(Cell cell) const {
        for (Seat camp : all_seats)
            if (line[index(camp)].has(cell)) return camp;
        return Seat::South;
    }
};

/// The rules of "superpion", "superpion-teams" … with the given options, which must fit it.
Result<Rules> make_rules(std::string_view variant, const Options& options);

/// Who sits at a variant's table.
Table make_table(std::string_view variant, std::optional<Seat> neutral);

}  // namespace tablier::superpion
