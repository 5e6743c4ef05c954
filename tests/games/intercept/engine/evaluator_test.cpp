// Evaluator of Intercept: solved positions, parries, and that skipped moves never help.
#include "games/intercept/engine/evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "games/intercept/engine/scattered.h"
#include "games/intercept/engine/win_in_one.h"

namespace tablier::intercept {
namespace {

using namespace intercept;

std::vector<Move> all_moves(const Rules& rules, const Position& position) {
    const auto moves = std::make_unique<Moves>();
    generate(rules, position, *moves);
    return {moves->begin(), moves->end()};
}

Position after(const Rules& rules, Position position, Move move) {
    play(rules, position, move);
    return position;
}

/// Whether the player to move has a turn that wins, by playing all of them.
bool wins_by_hand(const Rules& rules, const Position& position) {
    for (Move move : all_moves(rules, position))
        if (after(rules, position, move).won) return true;
    return false;
}

/// Whether the next player wins after every move of the player to move.
bool loses_by_hand(const Rules& rules, const Position& position) {
    for (Move move : all_moves(rules, position))
        if (!wins_by_hand(rules, after(rules, position, move))) return false;
    return true;
}

int side_to_move(const Rules& rules, const Position& position) {
    return rules.seating.side[index(position.to_move)];
}

/// A crowded position in which the player to move, or the one after, is near the goal.
Position tense(const Rules& rules, Random& random) {
    Position position = scattered(rules, random);
    if (random.below(3) == 0) return position;
    const Seat near = position.to_move;
    for (Seat seat : all_seats)
        if (rules.seating.seats.contains(seat) && next_clockwise(seat, rules.seating.seats) == near)
            position.to_move = seat;
    return position;
}

std::vector<Setting> some_settings() {
    return {{"intercept", ""},          {"intercept", "bend=always,interception=any"},
            {"intercept-4", ""},        {"intercept-4", "goal=any,cover=anytime"},
            {"intercept-teams", ""},    {"intercept-teams", "bend=never"},
            {"intercept", "flip=turn"}, {"intercept-teams", "flip=turn,bend=always"}};
}

TEST(InterceptEvaluator, proofs_are_true_and_none_is_missed) {
    Random random(3);
    int wins = 0;
    int losses = 0;
    for (const Setting& setting : some_settings()) {
        const Rules rules = rules_of(setting);
        intercept::Evaluator evaluator(rules);
        for (int i = 0; i < 150; ++i) {
            const Position position = tense(rules, random);
            const auto proof = evaluator.solve(position);
            if (wins_by_hand(rules, position)) {
                const search::SolvedResult expected{.side = side_to_move(rules, position),
                                                    .plies = 1};
                EXPECT_EQ(proof, expected) << position_text(rules, position);
                ++wins;
            } else if (loses_by_hand(rules, position)) {
                const Position next = after(rules, position, all_moves(rules, position).front());
                const search::SolvedResult expected{.side = side_to_move(rules, next), .plies = 2};
                EXPECT_EQ(proof, expected) << position_text(rules, position);
                ++losses;
            } else {
                EXPECT_EQ(proof, std::nullopt) << position_text(rules, position);
            }
        }
    }
    EXPECT_GT(wins, 20);
    EXPECT_GT(losses, 1);
}

TEST(InterceptEvaluator, only_turns_that_lose_at_once_are_left_out) {
    Random random(5);
    int left_out = 0;
    for (const Setting& setting : some_settings()) {
        const Rules rules = rules_of(setting);
        intercept::Evaluator evaluator(rules);
        for (int i = 0; i < 150; ++i) {
            const Position position = tense(rules, random);
            const std::vector<Move> moves = all_moves(rules, position);
            std::vector<int> ratings(moves.size(), 0);
            evaluator.rate(position, moves, ratings, 1);
            const auto best = std::ranges::max_element(ratings) - ratings.begin();
            ASSERT_GT(ratings[std::size_t(best)], search::not_worth_trying);
            if (win_in_one(rules, position)) {
                EXPECT_TRUE(after(rules, position, moves[std::size_t(best)]).won)
                    << position_text(rules, position);
                continue;
            }
            for (std::size_t k = 0; k < moves.size(); ++k) {
                if (ratings[k] > search::not_worth_trying) continue;
                ++left_out;
                ASSERT_TRUE(win_in_one(rules, after(rules, position, moves[k])))
                    << position_text(rules, position) << " " << move_text(moves[k]);
            }
        }
    }
    EXPECT_GT(left_out, 0);
}

TEST(InterceptEvaluator, who_is_compelled_is_given_every_parry) {
    Random random(8);
    int compelled = 0;
    for (const Setting& setting : some_settings()) {
        const Rules rules = rules_of(setting);
        intercept::Evaluator evaluator(rules);
        const auto given = std::make_unique<Moves>();
        for (int i = 0; i < 150; ++i) {
            const Position position = tense(rules, random);
            if (evaluator.solve(position)) continue;
            given->clear();
            const search::Quiescence quiescence = evaluator.quiescence(position, *given);
            const std::vector<Move> moves = all_moves(rules, position);
            for (Move move : *given) EXPECT_EQ(std::ranges::count(moves, move), 1);
            if (quiescence == search::Quiescence::Forced) {
                ++compelled;
                const auto parries = std::ranges::count_if(moves, [&](Move move) {
                    return !win_in_one(rules, after(rules, position, move));
                });
                EXPECT_EQ(parries, std::ptrdiff_t(given->size())) << position_text(rules, position);
            } else {
                EXPECT_TRUE(given->empty());
            }
        }
    }
    EXPECT_GT(compelled, 5);
}

TEST(InterceptEvaluator, strengths_are_the_weighted_sum_of_the_features) {
    Random random(2);
    for (const Setting& setting : some_settings()) {
        const Rules rules = rules_of(setting);
        intercept::Evaluator evaluator(rules);
        for (int i = 0; i < 20; ++i) {
            const Position position = scattered(rules, random);
            const search::Strengths strengths = evaluator.evaluate(position);
            for (int side = 0; side < rules.seating.sides(); ++side) {
                const intercept::Features features = evaluator.features(position, side);
                float sum = 0;
                for (std::size_t k = 0; k < features.size(); ++k)
                    sum += features[k] * evaluator.weights()[k];
                EXPECT_NEAR(strengths[std::size_t(side)], sum, 1e-3F);
            }
        }
    }
}

TEST(InterceptEvaluator, who_has_left_has_no_chance) {
    const Rules rules = rules_of({"intercept-4", ""});
    intercept::Evaluator evaluator(rules);
    Position position = start(rules);
    retire(rules, position, {Seat::West});
    const search::Chances chances = search::chances_of(evaluator.evaluate(position), 4);
    EXPECT_LT(chances[1], 1e-6F);
    EXPECT_GT(chances[0], 0.05F);
    EXPECT_EQ(evaluator.solve(position), std::nullopt);
}

TEST(InterceptEvaluator, sides_are_seen_alike) {
    // North is South turned round, or its mirror image (I-R2): with the turn passed on, the
    // chances change places too.
    for (const char* options : {"facing=rotated", "facing=mirrored"}) {
        const Rules rules = rules_of({"intercept", options});
        intercept::Evaluator evaluator(rules);
        Position position = start(rules);
        const search::Strengths south = evaluator.evaluate(position);
        position.to_move = Seat::North;
        const search::Strengths north = evaluator.evaluate(position);
        EXPECT_NEAR(south[0], north[1], 1e-3F);
        EXPECT_NEAR(south[1], north[0], 1e-3F);
    }
}

TEST(InterceptEvaluator, moves_are_numbered_within_the_slots) {
    Random random(4);
    const Rules rules = rules_of({"intercept", ""});
    intercept::Evaluator evaluator(rules);
    for (int i = 0; i < 20; ++i) {
        const Position position = scattered(rules, random);
        for (Move move : all_moves(rules, position)) {
            const int slot = evaluator.slot(position, move);
            ASSERT_GE(slot, 0);
            ASSERT_LT(slot, intercept::Evaluator::history_slots);
        }
    }
}

}  // namespace
}  // namespace tablier::intercept
