// Position texts, and the notations of other programs.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "games/quoridor/rules/foreign_notation.h"
#include "games/quoridor/rules/support.h"
#include "tablier/random.h"

namespace tablier::quoridor {
namespace {

TEST(PositionText, round_trip_at_every_moment_of_random_games) {
    Random random(3);
    for (const char* spec : {"quoridor", "quoridor-4", "quoridor:size=13,walls=30"}) {
        const GamePtr game = make(spec);
        AnyPosition position = game->start();
        for (int ply = 0; ply < 60 && !position.outcome().over; ++ply) {
            const auto back = game->parse_position(position.text());
            ASSERT_TRUE(back) << back.error().message << ": " << position.text();
            EXPECT_EQ(*back, position);
            EXPECT_EQ(back->text(), position.text());
            position.play(position.random_move(random));
        }
    }
}

struct Bad {
    const char* text;
    const char* message;  ///< a part of it
};

class BadPosition : public testing::TestWithParam<Bad> {};

TEST_P(BadPosition, is_refused_with_the_reason) {
    const auto position = make("quoridor")->parse_position(GetParam().text);
    ASSERT_FALSE(position);
    EXPECT_NE(position.error().message.find(GetParam().message), std::string::npos)
        << position.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Quoridor, BadPosition,
    testing::Values(Bad{"", "is no cell"}, Bad{"e1/10", "is no cell"},
                    Bad{"e0/10 e9/10 - S", "is no cell"}, Bad{"k1/10 e9/10 - S", "is no cell"},
                    Bad{"e10/10 e9/10 - S", "is no cell"}, Bad{"e1/11 e9/10 - S", "walls left"},
                    Bad{"e1/-1 e9/10 - S", "walls left"}, Bad{"e1/+1 e9/10 - S", "walls left"},
                    Bad{"e1/01 e9/10 - S", "walls left"}, Bad{"e1/ e9/10 - S", "walls left"},
                    Bad{"e5/10 e5/10 - S", "another pawn"}, Bad{"e1/9 e9/10 i1h S", "no wall"},
                    Bad{"e1/9 e9/10 a9v S", "no wall"}, Bad{"e1/9 e9/10 e3x S", "no wall"},
                    Bad{"e1/8 e9/10 e3h.e3v S", "crosses"}, Bad{"e1/8 e9/10 e3h.f3h S", "overlaps"},
                    Bad{"e1/8 e9/10 e3h.a1h S", "must stand before"},
                    Bad{"e1/8 e9/10 e3h. S", "joined by dots"},
                    Bad{"e1/10 e9/10 e3h S", "more walls"}, Bad{"e1/10 e9/10 - W", "to move"},
                    Bad{"e1/10 e9/10 -", "to move"}, Bad{"e1/10 e9/10 - S x", "to move"},
                    Bad{"e9/10 e1/10 - S", "more than one pawn"},
                    Bad{"e1/10! e9/10! - S", "everybody has retired"},
                    Bad{"e1/10! e9/10 - S", "has retired"}, Bad{"a1/8 e9/10 a1h.b1v S", "no way"}));

const ForeignNotation& notation(std::string_view name) {
    const auto all = foreign_notations();
    return **std::ranges::find(all, name, &ForeignNotation::name);
}

/// What the words say as the first move of a game; empty if they are none.
std::string read(std::string_view name, std::vector<std::string_view> words,
                 const char* position = "e1/10 e9/10 - S") {
    const auto game = make("quoridor");
    const auto reading = notation(name).read(*game, game->parse_position(position).value(), words);
    if (!reading) return "";
    EXPECT_LE(reading->words, words.size());
    return reading->move + (reading->words == 1 ? "" : " " + std::to_string(reading->words));
}

std::string written(std::string_view name, std::string_view move) {
    const auto game = make("quoridor");
    return notation(name).write(*game, game->start(), move);
}

TEST(ForeignNotation, official_is_our_own_and_is_read_in_all_its_forms) {
    for (const char* move : {"e2", "e3h", "h8v", "pass"}) {
        EXPECT_EQ(written("official", move), move);
        EXPECT_EQ(read("official", {move}), move);
    }
    for (const char* text : {"E3H", "he3", "He3", "H-e3", "e3-h", "e3:h", "(e3)h", "We3h", "whe3",
                             "e3horizontal", "e3f4h", "e3f3h", "e3f3e4f4h", "e3/e4/h"})
        EXPECT_EQ(read("official", {text}), "e3h") << text;
    for (const char* text : {"E2", "Pe2", "P-e2", "e1-e2", "e1e2", "pawn-e2", "e1xe2"})
        EXPECT_EQ(read("official", {text}), "e2") << text;
    EXPECT_EQ(read("official", {"d1-e2"}), "");  // no pawn to move stands there
    EXPECT_EQ(read("official", {"hh5"}), "h5h");
    EXPECT_EQ(read("official", {"h5"}), "h5");
}

TEST(ForeignNotation, a_move_may_be_several_words) {
    EXPECT_EQ(read("official", {"e3", "h", "e8"}), "e3h 2");
    EXPECT_EQ(read("official", {"h", "e3", "e8"}), "e3h 2");
    EXPECT_EQ(read("official", {"e2", "e8"}), "e2");
    EXPECT_EQ(read("official", {"playwall", "white", "e3", "horizontal"}), "e3h 4");
    EXPECT_EQ(read("official", {"playmove", "white", "e2", "playmove"}), "e2 3");
    EXPECT_EQ(read("official", {"wall", "e3", "v"}), "e3v 3");
    EXPECT_EQ(read("official", {"wall", "e3", "e8"}), "");  // which way?
    // Where the orientation comes first, "h" belongs to the cell behind it.
    EXPECT_EQ(read("prefix", {"e2", "h", "e3"}), "e2");
    EXPECT_EQ(read("prefix", {"h", "e3"}), "e3h 2");
    EXPECT_EQ(read("prefix", {"e3", "h"}), "e3h 2");
}

TEST(ForeignNotation, glendenning_counts_ranks_from_north_and_names_the_upper_left_cell) {
    EXPECT_EQ(written("glendenning", "e2"), "e8");
    EXPECT_EQ(written("glendenning", "e3h"), "e6h");  // north-west cell e4 is rank 6 from above
    EXPECT_EQ(written("glendenning", "a8v"), "a1v");
    EXPECT_EQ(read("glendenning", {"e6h"}), "e3h");
    EXPECT_EQ(read("glendenning", {"e9-e8"}), "e2");
    EXPECT_EQ(read("glendenning", {"e9"}), "e1");
}

TEST(ForeignNotation, walls_by_their_other_cells) {
    EXPECT_EQ(written("upper-left", "e3h"), "e4h");
    EXPECT_EQ(written("lower-right", "e3h"), "f3h");
    EXPECT_EQ(written("upper-right", "e3h"), "f4h");
    EXPECT_EQ(written("prefix", "e3h"), "he3");
    // Seen from North the cell at the lower left of e3h is f4, and that is d6 there.
    EXPECT_EQ(written("north-view", "e3h"), "d6h");
    EXPECT_EQ(written("north-view", "d1"), "f9");
    // Two diagonal cells leave no question.
    for (const char* name : {"official", "upper-left", "lower-right", "upper-right"})
        EXPECT_EQ(read(name, {"e3f4h"}), "e3h") << name;
}

TEST(ForeignNotation, lines_name_walls_by_two_lines_and_pawn_moves_by_directions) {
    EXPECT_EQ(written("lines", "c4v"), "c4");
    EXPECT_EQ(written("lines", "e3h"), "3e");
    EXPECT_EQ(written("lines", "e2"), "N");
    EXPECT_EQ(written("lines", "d1"), "W");
    EXPECT_EQ(read("lines", {"3e"}), "e3h");
    EXPECT_EQ(read("lines", {"N"}), "e2");
    EXPECT_EQ(read("lines", {"N1"}), "e2");  // the line that is crossed
    EXPECT_EQ(read("lines", {"Ee"}), "f1");
    EXPECT_EQ(read("lines", {"S"}), "");
    const char* face_to_face = "e4/10 e5/10 - S";
    EXPECT_EQ(read("lines", {"NN"}, face_to_face), "e6");
    EXPECT_EQ(read("lines", {"NE"}, face_to_face), "f5");
}

TEST(ForeignNotation, lines_are_meant_only_where_a_pawn_goes_in_a_direction) {
    const auto may_be = [](std::vector<std::string_view> words) {
        return notation("lines").may_be(words);
    };
    EXPECT_TRUE(may_be({"N", "S", "e3"}));
    EXPECT_FALSE(may_be({"e2", "e8", "e3"}));
    EXPECT_TRUE(notation("glendenning").may_be({}));
}

TEST(ForeignNotation, every_move_comes_back) {
    for (const ForeignNotation* other : foreign_notations())
        for (int size : {3, 9, 13}) {
            const auto game = make("quoridor:size=" + std::to_string(size));
            const AnyPosition start = game->start();
            for (const std::string& move : start.legal_moves()) {
                const std::string text = other->write(*game, start, move);
                const std::array<std::string_view, 1> words{text};
                const auto back = other->read(*game, start, words);
                ASSERT_TRUE(back) << other->name() << " " << move;
                EXPECT_EQ(back->move, move) << other->name();
            }
        }
}

TEST(ForeignNotation, what_is_no_move_is_refused) {
    for (const ForeignNotation* other : foreign_notations())
        for (const char* text : {"", "5", "z5", "e0", "e10", "e3hh5", "e3q", "hello", "e3hv", "?"})
            EXPECT_EQ(read(other->name(), {text}), "") << other->name() << " " << text;
    EXPECT_EQ(read("upper-left", {"e1h"}), "");
    EXPECT_EQ(read("lower-right", {"a1h"}), "");
}

}  // namespace
}  // namespace tablier::quoridor
