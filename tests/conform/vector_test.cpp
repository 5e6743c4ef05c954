// Parsing of vectors, and descriptions of differences.
#include "conform/vector.h"

#include <gtest/gtest.h>

namespace tablier {
namespace {

std::string parse_error(std::string_view line) {
    const auto vector = parse_vector(line);
    return vector ? "" : vector.error().message;
}

std::string difference(std::string_view line) {
    const auto vector = parse_vector(line);
    EXPECT_TRUE(vector) << vector.error().message;
    return check_vector(vector.value());
}

TEST(ParseVector, errors_say_what_is_wrong) {
    EXPECT_NE(parse_error("").find("not JSON"), std::string::npos);
    EXPECT_NE(parse_error("{").find("not JSON"), std::string::npos);
    EXPECT_EQ(parse_error("[]"), "not a JSON object");
    EXPECT_EQ(parse_error("{}"), "field \"variant\" must be there and be a text");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor"})"),
              "neither \"legal\" nor \"count\": nothing to check");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","legal":[1],"winners":null})"),
              "field \"legal\" must hold texts only");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","legal":[]})"), "field \"winners\" is missing");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","count":-1,"depth":1})"),
              "field \"count\" must be a whole number from 0");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","count":1})"), "field \"depth\" is missing");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","count":1,"depth":99})"),
              "field \"depth\" is larger than 60");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","count":1,"depth":1,"mvoes":[]})"),
              "unknown field \"mvoes\"");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","options":3,"count":1,"depth":1})"),
              "field \"options\" must be an object");
    EXPECT_EQ(parse_error(R"({"variant":"quoridor","options":{"size":[5]},"count":1,"depth":1})"),
              "field \"size\" must hold texts only");
}

TEST(CheckVector, a_true_claim_passes) {
    EXPECT_EQ(difference(R"({"variant":"quoridor","count":131,"depth":1})"), "");
    EXPECT_EQ(difference(R"({"variant":"quoridor","options":{"size":3,"walls":0},
        "moves":["b2"],"legal":["a3","b1","c3"],"winners":null})"),
              "");
}

TEST(CheckVector, a_false_claim_is_told_with_the_difference) {
    EXPECT_EQ(difference(R"({"variant":"quoridor","count":130,"depth":1})"),
              "perft 1 here: 131, claimed: 130");
    // North, on the edge behind nothing, may jump South's pawn on b2 to b1 and win.
    EXPECT_EQ(difference(R"({"variant":"quoridor","options":{"size":3,"walls":0},
        "moves":["b2"],"legal":["a3","b2","c3"],"winners":["S"]})"),
              "moves missing here: b2; moves only here: b1; winners here: none, the game goes on, "
              "claimed: S");
    EXPECT_EQ(difference(R"({"variant":"quoridor","options":{"size":3,"walls":0},
        "moves":["b2"],"legal":["c3","b1","a3"],"winners":null})"),
              "moves in another order or doubled");
    EXPECT_EQ(difference(R"({"variant":"quoridor","options":{"max_turns":1},"moves":["e2"],
        "legal":[],"winners":["N"]})"),
              "winners here: a draw, claimed: N");
}

TEST(CheckVector, an_impossible_vector_is_told) {
    EXPECT_EQ(difference(R"({"variant":"quoridor","moves":["e5"],"count":1,"depth":1})"),
              "move 1, e5: too far from e1: a pawn moves one step or jumps one pawn (Quoridor, "
              "pawn move)");
    EXPECT_NE(difference(R"({"variant":"chess","count":1,"depth":1})").find("unknown variant"),
              std::string::npos);
    EXPECT_NE(difference(R"({"variant":"quoridor","options":{"size":4},"count":1,"depth":1})")
                  .find("option size cannot be"),
              std::string::npos);
}

TEST(CheckVector, control_characters_of_a_claim_are_not_repeated) {
    EXPECT_EQ(difference(R"({"variant":"quoridor","options":{"size":3,"walls":0},
        "legal":["\u001b","a1","b2","c1"],"winners":null})"),
              R"(moves missing here: "\x1b")");
}

TEST(CheckVector, scores_and_weights_are_compared) {
    const char* at_deal = R"({"variant":"point","options":{"deck":["BB=WWW","BB=WWW","BB=WWW",
        "BW=WBB","BW=WBB","BW=WBB"]},"moves":["row:BBBBBBWWWWWW","row:BBBBBBWWWWWW"],
        "legal":["draw:BB=WWW","draw:BW=WBB"],"winners":null,
        "weights":{"draw:BB=WWW":3,"draw:BW=WBB":2}})";
    EXPECT_EQ(difference(at_deal),
              "weights here: draw:BB=WWW=3 draw:BW=WBB=3, claimed: draw:BB=WWW=3 draw:BW=WBB=2");
}

}  // namespace
}  // namespace tablier
