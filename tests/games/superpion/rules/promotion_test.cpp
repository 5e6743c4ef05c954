// Promotion, caps, and the reserves they come from.
#include <gmock/gmock.h>

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Cell named(std::string_view name) {
    return cell_at(*parse_square(name));
}

TEST(Promotion, a_pawn_that_ends_on_an_adverse_back_line_becomes_a_superpion_at_once) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b i14", "b d5", "r c12"}, .quiet = 7});
    ASSERT_TRUE(play_text(rules, position, "i14-i16=b"));
    EXPECT_TRUE(position.superpions.has(named("i16")));
    EXPECT_EQ(position.cap_at(named("i16")), Seat::South);
    EXPECT_EQ(position.quiet, 0U);
}

TEST(Promotion, by_capture_too) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(
        rules, {.pieces = {"b i14", "y h15", "y m12"}, .reserves = "-/-/r1k2/-", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("i14:g16=k", "i14:g16=r"));
    ASSERT_TRUE(play_text(rules, position, "i14:g16=k"));
    const Reserve left{0, 1, 0, 1};
    EXPECT_EQ(position.reserves[index(Seat::North)], left);
    EXPECT_EQ(position.cap_at(named("g16")), Seat::East);
    EXPECT_EQ(position.reserves[index(Seat::South)][index(Seat::North)], 1);
}

TEST(Promotion, passing_over_the_back_line_in_a_chain_does_not_promote) {
    const Rules rules = rules_of("superpion");
    Position position = set_up(rules, {.pieces = {"b i14", "y h15", "y f15", "y m12"}});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("i14:g16:e14"));
    ASSERT_TRUE(play_text(rules, position, "i14:g16:e14"));
    EXPECT_FALSE(position.superpions.any());
}

TEST(Promotion, not_in_a_partners_camp) {
    const Rules teams = rules_of("superpion-teams");
    EXPECT_THAT(legal_texts(teams, set_up(teams, {.pieces = {"b i14", "r c12"}})),
                Contains("i14-i16"));
    const Rules two = rules_of("superpion-2");
    EXPECT_THAT(legal_texts(two, set_up(two, {.pieces = {"b i14", "k m8"}})),
                Contains("i14-i16=b"));
    EXPECT_THAT(legal_texts(two, set_up(two, {.pieces = {"k c8", "b h7"}, .to_move = "k"})),
                Contains("c8-a8=k"));
    EXPECT_THAT(legal_texts(two, set_up(two, {.pieces = {"k f15", "b h7"}, .to_move = "k"})),
                Not(Contains(HasSubstr("="))));
}

TEST(Promotion, not_on_ones_own_back_line) {
    const Rules rules = rules_of("superpion");
    EXPECT_THAT(legal_texts(rules, set_up(rules, {.pieces = {"b h1", "r c12"}})),
                ElementsAre("h1-f1", "h1-h3", "h1-j1"));
}

TEST(Promotion, S_R3_front_promotes_on_the_innermost_row) {
    const Rules front = rules_of("superpion:promotion=front");
    EXPECT_THAT(legal_texts(front, set_up(front, {.pieces = {"b i12", "r c12"}})),
                Contains("i12-i14=b"));
    // The outermost row is an ordinary one then.
    const auto beyond = legal_texts(front, set_up(front, {.pieces = {"b i16", "r e12"}}));
    EXPECT_THAT(beyond, ElementsAre("i16-g16", "i16-k16"));
}

TEST(Promotion, the_mover_chooses_any_colour_present_in_the_reserve_of_the_camp_reached) {
    const Rules rules = rules_of("superpion");
    Position position =
        set_up(rules, {.pieces = {"b i14", "r c12"}, .reserves = "b1/k4/b2k1/-", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position),
                ElementsAre("i14-g14", "i14-i16=b", "i14-i16=k", "i14-k14"));
    ASSERT_TRUE(play_text(rules, position, "i14-i16=b"));
    const Reserve left{1, 0, 0, 1};
    EXPECT_EQ(position.reserves[index(Seat::North)], left);
}

TEST(Promotion, S_R7_the_box_gives_the_movers_colour_when_that_reserve_is_empty) {
    const Rules rules = rules_of("superpion");
    Position position =
        set_up(rules, {.pieces = {"b i14", "r c12"}, .reserves = "r3/k1/-/y1", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("i14-g14", "i14-i16=b", "i14-k14"));
    ASSERT_TRUE(play_text(rules, position, "i14-i16=b"));
    const Reserve own{0, 3, 0, 0};
    EXPECT_EQ(position.reserves[index(Seat::South)], own);
    EXPECT_EQ(position.reserves[index(Seat::North)], Reserve{});
}

TEST(Promotion, S_R12_the_box_serves_when_the_camps_own_reserve_is_empty) {
    const Rules rules = rules_of("superpion-2");
    // Yellow's and Black's reserves are apart, though one player has both.
    const Position position =
        set_up(rules, {.pieces = {"b i14", "k m8"}, .reserves = "-/-/-/r2", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("i14-i16=b", "i14-k14"));
}

TEST(Promotion, S_R12_player_gives_caps_from_the_reserve_of_both_camps) {
    for (const char* spec : {"superpion-2:reserve=player", "superpion-super2:reserve=player"}) {
        const Rules rules = rules_of(spec);
        const bool two = rules.ally[index(Seat::South)] == Seat::West;
        // Black's camp is the second of its player's two: the reserve stands at the first.
        Position position = set_up(rules, {.pieces = {"b n9", "k f15", "b d5"},
                                           .reserves = two ? "-/-/r1k2/-" : "-/r1k2/-/-",
                                           .to_move = "b"});
        EXPECT_THAT(legal_texts(rules, position), testing::IsSupersetOf({"n9-p9=r", "n9-p9=k"}));
        EXPECT_THAT(legal_texts(rules, position), Not(Contains("n9-p9=b")));
        ASSERT_TRUE(play_text(rules, position, "n9-p9=k"));
        const Reserve left{0, 1, 0, 1};
        EXPECT_EQ(position.reserves[index(two ? Seat::North : Seat::West)], left) << spec;
        EXPECT_EQ(position.reserves[index(Seat::East)], Reserve{});
    }
}

TEST(Promotion, S_R12_player_takes_from_the_box_when_both_camps_have_nothing) {
    const Rules rules = rules_of("superpion-2:reserve=player");
    const Position position =
        set_up(rules, {.pieces = {"b n9", "k f15"}, .reserves = "y3/-/-/-", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), Contains("n9-p9=b"));
    EXPECT_THAT(legal_texts(rules, position), Not(Contains("n9-p9=y")));
}

TEST(Promotion, a_camp_without_pieces_still_has_its_reserve) {
    const Rules rules = rules_of("superpion");
    const Position position =
        set_up(rules, {.pieces = {"b i14", "r c12"}, .reserves = "-/-/r1/-", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), Contains("i14-i16=r"));
}

TEST(Promotion, S_R9_the_neutral_camp_promotes_with_its_empty_reserve) {
    const Rules rules = rules_of("superpion-3");
    const Position position =
        set_up(rules, {.pieces = {"b n9", "r c12"}, .reserves = "y2/-/-/-", .to_move = "b"});
    EXPECT_THAT(legal_texts(rules, position), ElementsAre("n9-l9", "n9-n11", "n9-p9=b"));
}

}  // namespace
}  // namespace tablier::superpion
