// Animation steps of a move.
#include <gmock/gmock.h>

#include "games/quoridor/rules/support.h"

#include "games/quoridor/rules/presentation.h"

namespace tablier::quoridor {
namespace {

using Kind = SceneStep::Kind;
using testing::ElementsAre;

TEST(Story, a_pawn_travels_from_its_cell_to_the_next) {
    EXPECT_THAT(at("quoridor", "e5/9 a9/9 - S").story("e6"),
                ElementsAre(SceneStep{Kind::Travel, {"e5", "e6"}}));
    EXPECT_THAT(at("quoridor", "e5/9 e6/9 - S").story("e7"),
                ElementsAre(SceneStep{Kind::Travel, {"e5", "e7"}}));
    EXPECT_THAT(at("quoridor", "e5/9 e6/9 e6h S").story("f6"),
                ElementsAre(SceneStep{Kind::Travel, {"e5", "f6"}}));
}

TEST(Story, a_wall_is_placed) {
    EXPECT_THAT(at("quoridor", "e5/9 a9/9 - S").story("c3v"),
                ElementsAre(SceneStep{Kind::Place, {"c3v"}}));
}

TEST(Story, an_illegal_move_has_none) {
    EXPECT_TRUE(at("quoridor", "e5/9 a9/9 - S").story("e9").empty());
}

}  // namespace
}  // namespace tablier::quoridor
