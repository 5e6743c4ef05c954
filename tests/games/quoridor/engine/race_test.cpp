#include "games/quoridor/engine/race.h"

#include <gtest/gtest.h>

#include "games/quoridor/engine/evaluator.h"
#include "games/quoridor/engine/literal_race.h"

namespace tablier::quoridor {
namespace {

using quoridor::Rules;

Rules two_players(int walls) {
    Rules rules;
    rules.seats = {Seat::South, Seat::North};
    rules.walls_each = walls;
    return rules;
}

/// Random play until the players have at most these walls left; none where it ends before.
template <int N>
std::optional<quoridor::Position<N>> random_ending(const Rules& rules, Random& random,
                                                   int south_walls, int north_walls) {
    using Game = quoridor::Quoridor<N>;
    auto at = Game::start(rules);
    for (int ply = 0; ply < 1000; ++ply) {
        if (Game::outcome(rules, at).over) return std::nullopt;
        if (at.walls_left[index(Seat::South)] <= south_walls &&
            at.walls_left[index(Seat::North)] <= north_walls)
            return at;
        Game::play(rules, at, Game::sample(rules, at, random));
    }
    return std::nullopt;
}

template <int N>
void expect_all_equal(const Rules& rules, const quoridor::Position<N>& walls) {
    const LiteralRace<N> literal(rules, walls);
    RaceTable<N> table;
    table.begin(walls);
    for (const auto& [state, length] : literal.lengths()) {
        const auto [south, north, to_move] = state;
        ASSERT_EQ(table.moves_left(south, north, to_move == Seat::South), length)
            << int(south) << " " << int(north) << " " << seat_letter(to_move) << " in "
            << quoridor::position_text<N>(rules, walls);
    }
}

TEST(Race, EqualsTheLiteralSolverOnAnEmptyBoard) {
    expect_all_equal<3>(two_players(0), quoridor::start<3>(two_players(0)));
    expect_all_equal<5>(two_players(0), quoridor::start<5>(two_players(0)));
    expect_all_equal<7>(two_players(0), quoridor::start<7>(two_players(0)));
}

TEST(Race, EqualsTheLiteralSolverAmongRandomWalls) {
    Random random(1);
    for (int i = 0; i < 40; ++i)
        if (const auto at = random_ending<3>(two_players(1), random, 0, 0))
            expect_all_equal<3>(two_players(1), *at);
    for (int i = 0; i < 30; ++i)
        if (const auto at = random_ending<5>(two_players(4), random, 0, 0))
            expect_all_equal<5>(two_players(4), *at);
    for (int i = 0; i < 2; ++i)
        if (const auto at = random_ending<9>(two_players(10), random, 0, 0))
            expect_all_equal<9>(two_players(10), *at);
}

TEST(Race, TablesOfOtherWallsAreNotMixedUp) {
    // More walls than tables are kept, then the first ones again.
    Random random(2);
    std::vector<quoridor::Position<5>> endings;
    while (endings.size() < 100)
        if (const auto at = random_ending<5>(two_players(3), random, 0, 0)) endings.push_back(*at);
    RaceTables<5> tables;
    for (int round = 0; round < 2; ++round)
        for (const auto& at : endings) {
            RaceTable<5>* kept = nullptr;
            for (int i = 0; i < RaceTables<5>::min_requests && kept == nullptr; ++i)
                kept = tables.find(at);
            ASSERT_NE(kept, nullptr);
            RaceTable<5> fresh;
            fresh.begin(at);
            const int south = at.pawn[index(Seat::South)];
            const int north = at.pawn[index(Seat::North)];
            ASSERT_EQ(kept->moves_left(south, north, true), fresh.moves_left(south, north, true));
        }
}

TEST(Race, NoTableIsMadeForWallsThatAreAskedForOnce) {
    RaceTables<9> tables;
    const auto start = quoridor::start<9>(two_players(0));
    EXPECT_EQ(tables.find(start), nullptr);
}

/// The result of the evaluator after as many requests as a search makes at one position.
template <int N>
std::optional<search::SolvedResult> solve_insistently(quoridor::Evaluator<N>& evaluator,
                                                      const quoridor::Position<N>& at) {
    std::optional<search::SolvedResult> proof;
    for (int i = 0; i < RaceTables<N>::min_requests && !proof; ++i) proof = evaluator.solve(at);
    return proof;
}

/// Results of the evaluator for endings, against the tables (which equal the literal solver).
template <int N>
void expect_true_proofs(int walls, int south_left, int north_left, int games, Random& random) {
    const Rules rules = two_players(walls);
    quoridor::Evaluator<N> evaluator(rules);
    int proofs = 0;
    for (int i = 0; i < games; ++i) {
        const auto at = random_ending<N>(rules, random, south_left, north_left);
        if (!at) continue;
        RaceTable<N> table;
        table.begin(*at);
        const auto length = table.moves_left(
            at->pawn[index(Seat::South)], at->pawn[index(Seat::North)], at->to_move == Seat::South);
        const auto proof = solve_insistently(evaluator, *at);
        const bool nobody_has_walls = at->walls_left == decltype(at->walls_left){};
        if (nobody_has_walls) {
            ASSERT_EQ(proof.has_value(), length.has_value());
        }
        if (!proof) continue;
        ++proofs;
        ASSERT_TRUE(length);
        const Seat mover = at->to_move;
        const Seat other = mover == Seat::South ? Seat::North : Seat::South;
        const Seat winner = *length % 2 == 1 ? mover : other;
        const Seat loser = winner == mover ? other : mover;
        ASSERT_EQ(proof->side, winner == Seat::South ? 0 : 1)
            << quoridor::position_text<N>(rules, *at);
        ASSERT_EQ(proof->plies % 2, *length % 2);
        ASSERT_GE(proof->plies, *length) << quoridor::position_text<N>(rules, *at);
        ASSERT_EQ(at->walls_left[std::size_t(index(loser))], 0);
    }
    EXPECT_GT(proofs, games / 20);
}

TEST(Solve, NamesTheWinnerOfEveryRace) {
    Random random(3);
    expect_true_proofs<3>(1, 0, 0, 300, random);
    expect_true_proofs<5>(4, 0, 0, 2000, random);
    expect_true_proofs<7>(5, 0, 0, 500, random);
    expect_true_proofs<9>(10, 0, 0, 300, random);
    expect_true_proofs<13>(12, 0, 0, 50, random);
}

TEST(Solve, TrustsAWinnerWithWallsInHandOnly) {
    Random random(4);
    expect_true_proofs<5>(4, 2, 0, 2000, random);
    expect_true_proofs<9>(10, 0, 3, 300, random);
}

TEST(Solve, LeavesOtherPositionsToTheSearch) {
    const Rules rules = two_players(10);
    quoridor::Evaluator<9> evaluator(rules);
    EXPECT_EQ(evaluator.solve(quoridor::start<9>(rules)), std::nullopt);
    Rules four;
    four.seats = {Seat::South, Seat::West, Seat::North, Seat::East};
    quoridor::Evaluator<9> mind_of_four(four);
    EXPECT_EQ(mind_of_four.solve(quoridor::start<9>(four)), std::nullopt);
}

TEST(Solve, CountsAJumpInTheRace) {
    // Both need four steps on a board of five without walls, and they meet in the middle: the one
    // who must step next to the other one first gives away a jump.
    const Rules rules = two_players(0);
    quoridor::Evaluator<5> evaluator(rules);
    const LiteralRace<5> literal(rules, quoridor::start<5>(rules));
    const auto start = quoridor::start<5>(rules);
    const auto proof = solve_insistently(evaluator, start);
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->plies, literal.length(start));
}

}  // namespace
}  // namespace tablier::quoridor
