// Bit set operations of the evaluation against step by step computation.
#include <gtest/gtest.h>

#include "games/superpion/engine/diagonals.h"
#include "games/superpion/engine/promotion_map.h"
#include "random_positions.h"

namespace tablier::superpion {
namespace {

using superpion::Bits;
using superpion::Cell;
using superpion::Way;

template <Way way>
void expect_neighbours_as_walked() {
    for (int cell = 0; cell < superpion::cell_numbers; ++cell) {
        if (!superpion::lines.cells.has(cell)) continue;
        const Cell next = superpion::next_cell(Cell(cell), way);
        const Bits expected = next == superpion::no_cell ? Bits{} : Bits::one(next);
        EXPECT_EQ(neighbours<way>(Bits::one(cell)), expected) << superpion::cell_name(Cell(cell));
    }
}

TEST(SuperpionGeometry, NeighboursAreTheNextCells) {
    expect_neighbours_as_walked<Way::NorthEast>();
    expect_neighbours_as_walked<Way::SouthEast>();
    expect_neighbours_as_walked<Way::SouthWest>();
    expect_neighbours_as_walked<Way::NorthWest>();
}

int steps_in(const PromotionMap& map, Cell cell) {
    for (int steps = 0; steps <= PromotionMap::max_steps; ++steps)
        if (map.at[std::size_t(steps)].has(cell)) return steps;
    return -1;
}

/// One step nearer from somewhere, and never two: what makes numbers distances.
TEST(SuperpionGeometry, StepsToPromotionAreDistances) {
    for (const Variant& variant : superpion::variants()) {
        const GamePtr game = *variant.make(variant, Options(variant.options));
        const auto& rules = *rules_of<superpion::Superpion>(*game);
        const auto maps = make_promotion_maps(rules);
        for (Seat colour : all_seats) {
            const PromotionMap& map = maps[std::size_t(index(colour))];
            superpion::for_each(superpion::lines.cells, [&](int cell) {
                const int steps = steps_in(map, Cell(cell));
                ASSERT_EQ(steps < 0, map.never.has(cell));
                int nearest = -1;
                for (Way way : superpion::straight_ways) {
                    const Cell next = superpion::next_cell(Cell(cell), way);
                    if (next == superpion::no_cell || !rules.pawn_may_step(colour, way)) continue;
                    const int there = steps_in(map, next);
                    if (there >= 0 && (nearest < 0 || there < nearest)) nearest = there;
                }
                if (rules.promotes[std::size_t(index(colour))].has(cell)) {
                    EXPECT_EQ(steps, 0);
                } else if (nearest < 0) {
                    EXPECT_EQ(steps, -1);
                } else {
                    EXPECT_EQ(steps, std::min(nearest + 1, PromotionMap::max_steps));
                }
            });
        }
    }
}

TEST(SuperpionGeometry, BlueBackRowPromotesInBlacksCamp) {
    const Variant& variant = superpion::variants().front();
    const GamePtr game = *variant.make(variant, Options(variant.options));
    const auto maps = make_promotion_maps(*rules_of<superpion::Superpion>(*game));
    const auto steps = [&](const char* name) {
        return steps_in(maps[std::size_t(index(Seat::South))],
                        superpion::cell_at(*superpion::parse_square(name)));
    };
    EXPECT_EQ(steps("l1"), 4);  // l3, l5, n5, p5
    EXPECT_EQ(steps("n5"), 1);  // p5
    EXPECT_EQ(steps("m4"), 6);  // north to m16; west to a4 is as far
}

}  // namespace
}  // namespace tablier::superpion
