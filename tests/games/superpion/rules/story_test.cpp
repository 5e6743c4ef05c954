// Animation steps of a displacement.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

#include "games/superpion/rules/story.h"

namespace tablier::superpion {
namespace {

using Kind = SceneStep::Kind;
using testing::ElementsAre;

std::vector<SceneStep> story_of(const Rules& rules, const Position& position,
                                std::string_view text) {
    Moves moves;
    generate(rules, position, moves);
    for (const Move& move : moves)
        if (move_text(position, move) == text) return story(rules, position, move);
    ADD_FAILURE() << text << " is not legal";
    return {};
}

TEST(Story, a_piece_travels) {
    const Rules rules = rules_of("superpion");
    EXPECT_THAT(story_of(rules, start(rules), "d3-d5"),
                ElementsAre(SceneStep{Kind::Travel, {"d3", "d5"}}));
}

TEST(Story, S_R4_captured_pieces_are_removed_at_the_end_in_the_order_of_the_jumps) {
    const Rules rules = rules_of("superpion");
    const Position pawn = set_up(rules, {.pieces = {"b e4", "y f5", "y h7", "r c12"}});
    EXPECT_THAT(story_of(rules, pawn, "e4:g6:i8"),
                ElementsAre(SceneStep{Kind::Travel, {"e4", "g6", "i8"}},
                            SceneStep{Kind::Remove, {"f5"}}, SceneStep{Kind::Remove, {"h7"}}));
    const Position back = set_up(rules, {.pieces = {"b i8", "y h7", "y f5", "r c12"}});
    EXPECT_THAT(story_of(rules, back, "i8:g6:e4"),
                ElementsAre(SceneStep{Kind::Travel, {"i8", "g6", "e4"}},
                            SceneStep{Kind::Remove, {"h7"}}, SceneStep{Kind::Remove, {"f5"}}));
}

TEST(Story, a_superpion_flies_over_one_piece_at_a_time) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"Bb e4", "y f5", "y i8", "y k10", "r c12"}});
    EXPECT_THAT(story_of(rules, position, "e4:g6:j9:l11"),
                ElementsAre(SceneStep{Kind::Travel, {"e4", "g6", "j9", "l11"}},
                            SceneStep{Kind::Remove, {"f5"}}, SceneStep{Kind::Remove, {"i8"}},
                            SceneStep{Kind::Remove, {"k10"}}));
}

TEST(Story, a_new_superpion_gets_its_second_pawn) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b i14", "r c12"}, .reserves = "-/-/b1k1/-"});
    EXPECT_THAT(
        story_of(rules, position, "i14-i16=k"),
        ElementsAre(SceneStep{Kind::Travel, {"i14", "i16"}}, SceneStep{Kind::Place, {"i16"}}));
}

}  // namespace
}  // namespace tablier::superpion
