// Explanations of illegal moves, for every kind of fault.
#include <gtest/gtest.h>

#include "games/quoridor/rules/presentation.h"
#include "games/quoridor/rules/support.h"
#include "tablier/random.h"

namespace tablier::quoridor {
namespace {

struct Case {
    const char* spec;
    const char* position;
    const char* move;
    const char* rule;
    const char* why;  ///< a part of the English text
};

class Explain : public testing::TestWithParam<Case> {};

TEST_P(Explain, names_the_clause) {
    const Case& c = GetParam();
    const auto position = at(c.spec, c.position);
    ASSERT_FALSE(is_legal(position, c.move)) << c.move;
    const IllegalMove refusal = position.explain(c.move);
    EXPECT_EQ(refusal.rule.en, c.rule) << refusal.why.en;
    EXPECT_NE(refusal.why.en.find(c.why), std::string::npos) << refusal.why.en;
    EXPECT_FALSE(refusal.why.fr.empty());
    EXPECT_NE(refusal.why.fr, refusal.why.en);
}

constexpr const char* two = "quoridor";
constexpr const char* four = "quoridor-4";
constexpr const char* pawn = "Quoridor, pawn move";
constexpr const char* wall = "Quoridor, wall";

INSTANTIATE_TEST_SUITE_P(
    Quoridor, Explain,
    testing::Values(Case{two, "e5/9 a9/9 - S", "", "Quoridor, notation", "a move is"},
                    Case{two, "e5/9 a9/9 - S", "E6", "Quoridor, notation", "a move is"},
                    Case{two, "e5/9 a9/9 - S", "e6hh", "Quoridor, notation", "a move is"},
                    Case{two, "e9/9 a5/9 - N", "a6", "Quoridor, end", "over"},
                    Case{two, "e5/9 a9/9 - S", "pass", wall, "only a player without"},
                    Case{two, "e5/9 a9/9 - S", "e10", pawn, "not on the board"},
                    Case{two, "e5/9 a9/9 - S", "k1", pawn, "not on the board"},
                    Case{two, "e5/9 a9/9 - S", "e5", pawn, "already stands"},
                    Case{two, "e5/9 e6/9 - S", "e6", pawn, "North's pawn"},
                    Case{two, "e5/9 a9/9 e5h S", "e6", pawn, "a wall stands between e5"},
                    Case{two, "e5/9 a9/9 - S", "e7", pawn, "no pawn on e6 to jump"},
                    Case{two, "e5/9 e6/9 e5h S", "e7", pawn, "in front of the pawn"},
                    Case{two, "e5/9 e6/9 e6h S", "e7", pawn, "behind the pawn on e6"},
                    Case{two, "e5/9 a9/9 - S", "f6", pawn, "diagonally"},
                    Case{two, "e5/9 e6/9 - S", "f6", pawn, "straight over e6 is open"},
                    Case{two, "e5/9 e6/9 e5h S", "f6", pawn, "between the pawn and the one on e6"},
                    Case{two, "e5/9 e6/9 d6h.e6v S", "f6", pawn, "beside the pawn on e6"},
                    Case{four, "e5/5 e7/5 e6/5 i5/5 - S", "f6", "Q-R2",
                         "another pawn stands behind"},
                    Case{four, "e5/5 e7/5 e6/5 i5/5 - S", "e8", pawn, "too far"},
                    Case{two, "e5/9 a9/9 - S", "a1", pawn, "too far"},
                    Case{two, "e5/0 a9/9 - S", "e3h", wall, "no walls left"},
                    Case{two, "e5/9 a9/9 - S", "i1h", wall, "inside the board"},
                    Case{two, "e5/9 a9/9 - S", "a9v", wall, "inside the board"},
                    Case{two, "e5/9 a9/9 e3h S", "e3h", wall, "overlaps the wall e3h"},
                    Case{two, "e5/9 a9/9 e3h S", "f3h", wall, "overlaps the wall e3h"},
                    Case{two, "e5/9 a9/9 e3v S", "e2v", wall, "overlaps the wall e3v"},
                    Case{two, "e5/9 a9/9 e3v S", "e3h", wall, "crosses the wall e3v"},
                    Case{two, "e5/9 a9/9 a8h S", "b8v", "Q-R3", "leave North no way"}));

/// Whatever is typed, the answer is specific: only texts that are no move at all may be told what a
/// move looks like.
TEST(Explain, every_well_formed_illegal_move_gets_a_specific_answer) {
    Random random(11);
    for (const char* spec : {"quoridor:size=5,walls=4", "quoridor-4:size=5,walls=3",
                             "quoridor-4:size=5,walls=3,behind_pawn=sidestep", "quoridor"}) {
        const GamePtr game = make(spec);
        const int size = game->options().number("size");
        for (int i = 0; i < 12; ++i) {
            AnyPosition position = game->start();
            for (int ply = 0; ply < 3 + i * 2 && !position.outcome().over; ++ply)
                position.play(position.random_move(random));
            const auto legal = position.legal_moves();
            for (int file = 0; file < size; ++file)
                for (int rank = 1; rank <= size; ++rank)
                    for (const char* suffix : {"", "h", "v"}) {
                        const std::string move =
                            std::string(1, char('a' + file)) + std::to_string(rank) + suffix;
                        if (std::ranges::binary_search(legal, move)) continue;
                        EXPECT_NE(position.explain(move).rule.en, "Quoridor, notation")
                            << position.text() << " " << move;
                    }
        }
    }
}

TEST(Explain, line_in_both_languages) {
    const auto position = at("quoridor", "e5/9 a9/9 e3v S");
    EXPECT_EQ(illegal_move_line("e3h", position.explain("e3h"), Lang::English),
              "e3h: it crosses the wall e3v (Quoridor, wall)");
    EXPECT_EQ(illegal_move_line("e3h", position.explain("e3h"), Lang::French),
              "e3h : elle croise la barrière e3v (Quoridor, barrière)");
}

TEST(Explain, seats_are_named_in_good_french) {
    const auto position = at("quoridor-4", "e5/5 d5/5 a9/5 f5/5 - S");
    EXPECT_EQ(position.explain("d5").why.fr, "la case est occupée par Ouest");
    EXPECT_EQ(position.explain("f5").why.fr, "la case est occupée par Est");
    EXPECT_EQ(at("quoridor-4", "e5/5 d5/5 a9/5 f5/5 - E").scene().status.fr, "À Est de jouer");
}

}  // namespace
}  // namespace tablier::quoridor
