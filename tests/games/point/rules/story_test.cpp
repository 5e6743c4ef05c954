// Animation steps of a move.
#include <gmock/gmock.h>

#include "games/point/rules/support.h"

#include "games/point/rules/story.h"

namespace tablier::point {
namespace {

using Kind = SceneStep::Kind;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<SceneStep> story_of(std::string_view variant, const std::string& position_text,
                                std::string_view text) {
    const Rules rules = rules_of(variant);
    const Position position =
        position_text.empty() ? start(rules) : position_of(rules, position_text);
    for (Move move : moves_of(rules, position))
        if (move_text(rules, position, move) == text) return story(rules, position, move);
    ADD_FAILURE() << text << " is not legal";
    return {};
}

const std::string others = " N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WW=WWW ";

TEST(Story, an_exchange_gives_and_takes) {
    const std::string playing =
        "play S S:BWBBWWWWBBWB:BW=WWB+WB=BWW" + others + "offer:- drawn:BW=WWB swaps:0 out:-";
    EXPECT_THAT(story_of("point", playing, "use:WWB=BW@7"),
                ElementsAre(SceneStep{Kind::TurnCard, {"card:WB=BWW"}},
                            SceneStep{Kind::Give, {"S7", "S8", "S9"}},
                            SceneStep{Kind::Take, {"S7", "S8"}}));
    const std::string with_a_white_pawn_in_the_bank =
        "play S S:BWBBWWWWBBB:BW=WWB+WB=BWW" + others + "offer:- drawn:BW=WWB swaps:0 out:-";
    EXPECT_THAT(story_of("point", with_a_white_pawn_in_the_bank, "use:BW=WWB@1"),
                ElementsAre(SceneStep{Kind::Give, {"S1", "S2"}},
                            SceneStep{Kind::Take, {"S1", "S2", "S3"}}));
}

TEST(Story, a_card_on_offer_is_used_in_the_same_way) {
    const std::string choosing = "choice S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WW=BBB" + others +
                                 "offer:WB=WWB drawn:- swaps:0 out:-";
    EXPECT_THAT(story_of("point", choosing, "take:BWW=BW@2"),
                ElementsAre(SceneStep{Kind::TurnCard, {"card:WB=WWB"}},
                            SceneStep{Kind::Give, {"S2", "S3", "S4"}},
                            SceneStep{Kind::Take, {"S2", "S3"}}));
    EXPECT_THAT(story_of("point", choosing, "deck"), IsEmpty());
}

TEST(Story, cards_travel) {
    const std::string drawing =
        "draw S S:BBWWBBWWWWBB:BB=WWW+WB=BWW+WW=BBB" + others + "offer:- drawn:- swaps:0 out:-";
    EXPECT_THAT(story_of("point", drawing, "draw:BB=BWB"),
                ElementsAre(SceneStep{Kind::Travel, {"deck", "card:BB=BWB"}}));
    const std::string dropping =
        "play S S:BBBBBBWWWWWW:WB=BWB+WB=WBW" + others + "offer:- drawn:WB=WBW swaps:0 out:-";
    EXPECT_THAT(story_of("point", dropping, "drop:WB=WBW"),
                ElementsAre(SceneStep{Kind::Travel, {"card:WB=WBW", "drop"}}));
    const std::string team =
        "play S S:BWBWBWBWBWBW:BB=WWB+WB=WWW+WW=BBB+WW=BBW W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
        "N:BBWWBBWWBBWW:BW=WBW+WW=BBB+WW=WWW E:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB offer:- "
        "drawn:WW=BBW swaps:0 out:-";
    EXPECT_THAT(story_of("point-teams", team, "swap:WW=BBB:BW=WBW"),
                ElementsAre(SceneStep{Kind::Travel, {"card:WW=BBB", "card:BW=WBW"}}));
}

TEST(Story, a_row_is_chosen_without_one) {
    EXPECT_THAT(story_of("point", "", "row:BBWWBBWWWWBB"), IsEmpty());
}

}  // namespace
}  // namespace tablier::point
