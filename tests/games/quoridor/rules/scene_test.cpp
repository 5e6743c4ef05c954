// Scenes of positions.
#include <gtest/gtest.h>

#include "games/quoridor/rules/support.h"

#include "games/quoridor/rules/presentation.h"

namespace tablier::quoridor {
namespace {

TEST(Scene, has_every_cell_pawn_and_wall_in_its_place) {
    const Scene scene = at("quoridor", "e2/10 d8/8 a1v.e3h S").scene();
    EXPECT_EQ(scene.game, "quoridor");
    EXPECT_EQ(scene.cells.size(), 81U);
    EXPECT_EQ(scene.cells[0].name, "a1");
    ASSERT_EQ(scene.pieces.size(), 2U);
    EXPECT_EQ(scene.pieces[0].x, 4);
    EXPECT_EQ(scene.pieces[0].y, 1);
    EXPECT_EQ(scene.pieces[1].seat, Seat::North);
    ASSERT_EQ(scene.walls.size(), 2U);
    EXPECT_EQ(scene.walls[0].name, "e3h");
    EXPECT_TRUE(scene.walls[0].horizontal);
    EXPECT_EQ(scene.walls[1].name, "a1v");
    ASSERT_EQ(scene.trays.size(), 2U);
    EXPECT_EQ(scene.trays[1].stocks[0].count, 8);
    EXPECT_TRUE(scene.trays[0].to_move);
    EXPECT_EQ(scene.status.en, "South to move");
}

TEST(Scene, goal_cells_belong_to_who_wants_them) {
    const Scene scene = make("quoridor")->start().scene();
    EXPECT_EQ(scene.cells.back().ground, "goal");
    EXPECT_EQ(scene.cells.back().owner, Seat::South);
    EXPECT_EQ(scene.cells.front().owner, Seat::North);
}

TEST(Scene, a_retired_seat_is_out_and_a_win_is_told) {
    EXPECT_TRUE(at("quoridor-4", "e1/5 a5/5! e9/5 i5/5 - S").scene().trays[1].out);
    EXPECT_EQ(at("quoridor", "e9/1 d8/1 - N").scene().status.fr, "Sud gagne");
}

TEST(Clicks, a_pawn_move_touches_pawn_and_destination_a_wall_itself) {
    const auto position = make("quoridor")->start();
    EXPECT_EQ(position.clicks("e2"), (std::vector<std::string>{"e1", "e2"}));
    EXPECT_EQ(position.clicks("e3h"), std::vector<std::string>{"e3h"});
}

}  // namespace
}  // namespace tablier::quoridor
