// Strengths, chances and scores, time limits, transposition table.
#include <gtest/gtest.h>

#include "search/time_budget.h"
#include "tablier/search/control.h"
#include "tablier/search/detail/transposition.h"
#include "tablier/search/value.h"

namespace tablier::search {
namespace {

TEST(Value, ChancesAreTheSoftmaxOfStrengths) {
    const Chances two = chances_of({1.0F, 0.0F}, 2);
    EXPECT_NEAR(two[0], 1.0 / (1.0 + std::exp(-1.0)), 1e-6);
    EXPECT_NEAR(two[0] + two[1], 1.0, 1e-6);
    const Chances four = chances_of({0.0F, 0.0F, 0.0F, 0.0F}, 4);
    for (const float chance : four) EXPECT_FLOAT_EQ(chance, 0.25F);
}

TEST(Value, LogOddsAgreeWithChances) {
    const Strengths strengths{0.3F, -1.0F, 2.0F, 0.5F};
    for (int side = 0; side < 4; ++side) {
        const float chance = chances_of(strengths, 4)[std::size_t(side)];
        EXPECT_NEAR(log_odds(strengths, side, 4), std::log(chance / (1 - chance)), 1e-4);
    }
}

TEST(Value, ProvenScoresLieBeyondEveryEvaluation) {
    EXPECT_FALSE(is_proven(to_score(1e6F)));
    EXPECT_FALSE(is_proven(to_score(-1e6F)));
    EXPECT_TRUE(is_proven(win_in(3)));
    EXPECT_EQ(proof_length(win_in(3)), 3);
    EXPECT_EQ(proof_length(loss_in(12)), 12);
    EXPECT_GT(win_in(1), win_in(2));
    EXPECT_LT(loss_in(1), loss_in(2));
    EXPECT_DOUBLE_EQ(win_chance(win_in(100)), 1.0);
    EXPECT_DOUBLE_EQ(win_chance(0), 0.5);
}

TEST(Value, WinnersShareAndADrawIsSharedByAll) {
    Seating seating;
    seating.seats = {Seat::South, Seat::West, Seat::North, Seat::East};
    seating.side = {0, 1, 0, 1};
    EXPECT_EQ(shares_of(Outcome::won({Seat::South, Seat::North}, EndReason::Goal), seating),
              (Chances{1, 0, 0, 0}));
    EXPECT_EQ(shares_of(Outcome::drawn(EndReason::Repetition), seating), (Chances{0.5, 0.5, 0, 0}));
    seating.side = {0, 1, 2, 3};
    EXPECT_EQ(shares_of(Outcome::won({Seat::South, Seat::North}, EndReason::NoMoves), seating),
              (Chances{0.5, 0, 0.5, 0}));
}

TEST(TimeBudget, NeverMoreThanTheClockHas) {
    for (const int left : {1, 5, 50, 1'000, 60'000, 3'600'000})
        for (const int increment : {0, 100, 10'000}) {
            Limits limits;
            limits.clocks[0] = ClockTime{Milliseconds(left), Milliseconds(increment)};
            const TimeBudget budget = time_budget(limits, Seat::South);
            EXPECT_GE(budget.soft.count(), 1);
            EXPECT_LE(budget.soft, budget.hard);
            EXPECT_LE(budget.hard.count(), std::max(1, left)) << left << " + " << increment;
        }
}

TEST(TimeBudget, OnlyTheMoversClockCounts) {
    Limits limits;
    limits.clocks[2] = ClockTime{Milliseconds(1'000), Milliseconds(0)};
    EXPECT_EQ(time_budget(limits, Seat::South), TimeBudget{});
    EXPECT_GT(time_budget(limits, Seat::North).hard.count(), 0);
}

TEST(Control, StopsAtItsNodes) {
    Control control;
    control.begin({.nodes = 1000}, Seat::South);
    EXPECT_FALSE(control.must_stop(999));
    EXPECT_TRUE(control.must_stop(1000));
    EXPECT_TRUE(control.stopped());
    EXPECT_FALSE(control.may_go_deeper(1));
}

TEST(Control, AStopBeforeTheBeginningCounts) {
    Control control;
    control.stop();
    control.begin({}, Seat::South);
    EXPECT_TRUE(control.must_stop(0));
}

TEST(Control, TimeStandsStillWhilePondering) {
    Control control;
    control.begin({.movetime = Milliseconds(1), .ponder = true}, Seat::South);
    const auto until = Control::Clock::now() + Milliseconds(5);
    while (Control::Clock::now() < until) EXPECT_FALSE(control.must_stop(0));
    control.ponder_hit();
    while (!control.must_stop(0)) {
    }
    EXPECT_TRUE(control.stopped());
}

TEST(Control, AHitBeforeTheBeginningCounts) {
    Control control;
    control.ponder_hit();
    control.begin({.movetime = Milliseconds(1), .ponder = true}, Seat::South);
    while (!control.must_stop(0)) {
    }
    EXPECT_TRUE(control.stopped());
}

TEST(TranspositionTable, GivesBackWhatItRemembers) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.find(42));
    for (const Score score : {0, 1, -1, 12'345, win_in(4), loss_in(7)})
        for (const Bound bound : {Bound::Exact, Bound::Lower, Bound::Upper}) {
            table.store(42, {.score = score, .depth = 9, .bound = bound, .move = 16'000});
            const auto found = table.find(42);
            ASSERT_TRUE(found);
            EXPECT_EQ(found->score, score);
            EXPECT_EQ(found->depth, 9);
            EXPECT_EQ(found->bound, bound);
            EXPECT_EQ(found->move, std::optional<std::uint16_t>(16'000));
        }
    table.store(43, {});
    EXPECT_FALSE(table.find(43)->move);
    table.clear();
    EXPECT_FALSE(table.find(42));
}

TEST(TranspositionTable, DeepEntriesOutliveShallowOnes) {
    TranspositionTable table(1);
    table.store(1, {.score = 7, .depth = 30});
    for (std::uint64_t i = 1; i < 64; ++i) table.store(1 + (i << 40), {.depth = 1});
    ASSERT_TRUE(table.find(1));
    EXPECT_EQ(table.find(1)->score, 7);
}

}  // namespace
}  // namespace tablier::search
