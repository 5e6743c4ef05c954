// Explanations of clicks that begin no legal move, for every kind.
#include <gtest/gtest.h>

#include "games/quoridor/rules/support.h"

namespace tablier::quoridor {
namespace {

struct Case {
    const char* name;
    const char* spec;
    const char* position;
    std::vector<std::string> clicks;
    const char* rule;
    const char* why;  ///< a part of the English text
};

class ExplainClicks : public testing::TestWithParam<Case> {};

TEST_P(ExplainClicks, names_the_clause) {
    const Case& c = GetParam();
    const IllegalMove refusal = at(c.spec, c.position).explain_clicks(c.clicks);
    EXPECT_EQ(refusal.rule.en, c.rule) << refusal.why.en;
    EXPECT_NE(refusal.why.en.find(c.why), std::string::npos) << refusal.why.en;
    EXPECT_FALSE(refusal.why.fr.empty());
    EXPECT_NE(refusal.why.fr, refusal.why.en);
}

constexpr const char* two = "quoridor";
constexpr const char* small = "quoridor-4:size=5,walls=3";
constexpr const char* pawn = "Quoridor, pawn move";
constexpr const char* wall = "Quoridor, wall";
constexpr const char* plain_position = "e5/9 a9/9 - S";

INSTANTIATE_TEST_SUITE_P(
    Quoridor, ExplainClicks,
    testing::Values(
        Case{"reachable_cell",
             two,
             plain_position,
             {"e4"},
             pawn,
             "e4 is empty: touch South's pawn on e5 first"},
        Case{"empty_cell", two, plain_position, {"a7"}, pawn, "too far from e5"},
        Case{"empty_cell_behind_a_wall", two, "e5/9 a9/9 e5h S", {"e6"}, pawn, "a wall stands"},
        Case{"other_pawn",
             two,
             plain_position,
             {"a9"},
             pawn,
             "that is North's pawn; it is South's turn"},
        Case{"shut_in", small, "c1/2 c2/1 a4/3 c3/3 b1v.c1v S", {"c1"}, pawn, "shut in"},
        Case{"too_far", two, plain_position, {"e5", "a1"}, pawn, "too far from e5"},
        Case{"diagonal", two, plain_position, {"e5", "f6"}, pawn, "diagonally"},
        Case{"behind_a_wall", two, "e5/9 a9/9 e5h S", {"e5", "e6"}, pawn, "a wall stands between"},
        Case{"own_pawn_twice", two, plain_position, {"e5", "e5"}, pawn, "already stands on e5"},
        Case{"occupied", two, "e5/9 e6/9 - S", {"e5", "e6"}, pawn, "North's pawn stands there"},
        Case{"no_walls_left", two, "e5/0 a9/9 - S", {"e3h"}, wall, "no walls left"},
        Case{"same_wall", two, "e5/9 a9/9 e3h S", {"e3h"}, wall, "e3h stands there already"},
        Case{"overlap", two, "e5/9 a9/9 e3h S", {"f3h"}, wall, "overlaps the wall e3h"},
        Case{"crossing", two, "e5/9 a9/9 e3v S", {"e3h"}, wall, "crosses the wall e3v"},
        Case{"closed_way", two, "e5/9 a9/9 a8h S", {"b8v"}, "Q-R3", "leave North no way"},
        Case{"wall_at_the_edge", two, plain_position, {"i9h"}, wall, "inside the board"},
        Case{"pawn_then_wall", two, plain_position, {"e5", "e3h"}, wall, "not both"},
        Case{"after_a_wall", two, plain_position, {"e3h", "e5"}, "Touched places", "complete"},
        Case{"after_a_pawn_move",
             two,
             plain_position,
             {"e5", "e6", "e7"},
             "Touched places",
             "complete"},
        Case{"pass", two, plain_position, {"pass"}, wall, "only a player without"},
        Case{"nowhere", two, plain_position, {"k12"}, "Touched places", "\"k12\""},
        Case{"no_word", two, plain_position, {"e5", "card:WB=BWW"}, "Touched places", "card:"},
        Case{"over", two, "e9/9 a5/9 - N", {"a5"}, "Quoridor, end", "over"}),
    [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace tablier::quoridor
