// Position texts, and the notations of other programs.
#include <gtest/gtest.h>

#include "core/random.h"
#include "games/quoridor/foreign_notation.h"
#include "games/quoridor/make.h"

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

TEST(ForeignNotation, official_is_our_own) {
    const auto* official = *find_notation("official");
    for (const char* move : {"e2", "e3h", "h8v", "pass"}) {
        EXPECT_EQ(to_foreign(*official, 9, move), move);
        EXPECT_EQ(*from_foreign(*official, 9, move), move);
    }
    EXPECT_EQ(*from_foreign(*official, 9, "E3H"), "e3h");
}

TEST(ForeignNotation, glendenning_counts_ranks_from_north_and_names_the_upper_left_cell) {
    const auto* notation = *find_notation("glendenning");
    EXPECT_EQ(to_foreign(*notation, 9, "e2"), "e8");
    EXPECT_EQ(to_foreign(*notation, 9, "e3h"), "e6h");  // north-west cell e4 is rank 6 from above
    EXPECT_EQ(to_foreign(*notation, 9, "a8v"), "a1v");
    EXPECT_EQ(*from_foreign(*notation, 9, "e6h"), "e3h");
    EXPECT_EQ(*from_foreign(*notation, 9, "e9"), "e1");
}

TEST(ForeignNotation, upper_left_and_prefix) {
    EXPECT_EQ(to_foreign(**find_notation("upper-left"), 9, "e3h"), "e4h");
    EXPECT_EQ(*from_foreign(**find_notation("upper-left"), 9, "e4h"), "e3h");
    EXPECT_EQ(to_foreign(**find_notation("prefix"), 9, "e3h"), "he3");
    EXPECT_EQ(*from_foreign(**find_notation("prefix"), 9, "Ve3"), "e3v");
    EXPECT_EQ(*from_foreign(**find_notation("prefix"), 9, "h5"), "h5");
    EXPECT_EQ(*from_foreign(**find_notation("prefix"), 9, "hh5"), "h5h");
}

TEST(ForeignNotation, every_move_comes_back) {
    for (const ForeignNotation& notation : foreign_notations())
        for (int size : {3, 9, 13})
            for (const std::string& move :
                 make("quoridor:size=" + std::to_string(size))->start().legal_moves()) {
                const auto back = from_foreign(notation, size, to_foreign(notation, size, move));
                ASSERT_TRUE(back) << notation.name << " " << move;
                EXPECT_EQ(*back, move) << notation.name;
            }
}

TEST(ForeignNotation, what_is_no_move_is_refused) {
    for (const ForeignNotation& notation : foreign_notations())
        for (const char* text : {"", "e", "5", "z5", "e0", "e10", "e3hh", "e3x", "hello"})
            EXPECT_FALSE(from_foreign(notation, 9, text)) << notation.name << " " << text;
    EXPECT_FALSE(from_foreign(**find_notation("upper-left"), 9, "e1h"));
    EXPECT_FALSE(find_notation("unknown"));
}

}  // namespace
}  // namespace tablier::quoridor
