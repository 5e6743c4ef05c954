// Win test against move generation, in every variant and with every combination of options.
#include "games/intercept/engine/win_in_one.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "games/intercept/engine/scattered.h"

namespace tablier::intercept {
namespace {

using namespace intercept;

class WinInOne : public testing::Test {
  protected:
    /// Compares, and counts the positions with a win.
    void compare(const Rules& rules, const Position& position) {
        moves_->clear();
        generate(rules, position, *moves_);
        const bool wins = std::any_of(moves_->begin(), moves_->end(), [&](Move move) {
            return move.has_ball() && rules.targets[index(position.to_move)].contains(move.ball());
        });
        const auto found = win_in_one(rules, position);
        ASSERT_EQ(found.has_value(), wins) << position_text(rules, position);
        if (!found) return;
        ++wins_;
        EXPECT_EQ(std::count(moves_->begin(), moves_->end(), *found), 1)
            << position_text(rules, position) << " " << move_text(*found);
        Position after = position;
        play(rules, after, *found);
        EXPECT_TRUE(after.won);
    }

    std::unique_ptr<Moves> moves_ = std::make_unique<Moves>();
    int wins_ = 0;
};

TEST_F(WinInOne, agrees_with_the_generator_on_crowded_positions) {
    Random random(1993);
    for (const Setting& setting : all_settings()) {
        const Rules rules = rules_of(setting);
        wins_ = 0;
        constexpr int positions = 1000;
        for (int i = 0; i < positions; ++i) {
            compare(rules, scattered(rules, random));
            if (HasFatalFailure()) FAIL() << setting.variant << ":" << setting.options;
        }
        EXPECT_GT(wins_, positions / 50) << setting.variant << ":" << setting.options;
        EXPECT_LT(wins_, positions * 9 / 10) << setting.variant << ":" << setting.options;
    }
}

TEST_F(WinInOne, agrees_with_the_generator_in_random_games) {
    Random random(7);
    for (const Setting& setting : all_settings()) {
        const Rules rules = rules_of(setting);
        Position position = start(rules);
        for (int turn = 0; turn < 120 && actor(rules, position) != Actor::Nobody; ++turn) {
            compare(rules, position);
            if (HasFatalFailure()) FAIL() << setting.variant << ":" << setting.options;
            // Turns with the ball are rare among all; prefer them, so that it wanders.
            Move move = (*moves_)[random.below(std::uint32_t(moves_->size()))];
            for (int again = 0; again < 20 && !move.has_ball(); ++again)
                move = (*moves_)[random.below(std::uint32_t(moves_->size()))];
            play(rules, position, move);
        }
    }
}

TEST_F(WinInOne, a_threat_is_a_win_if_it_were_the_seats_turn) {
    Random random(11);
    const Rules rules = rules_of({"intercept", "bend=single"});
    int threats = 0;
    for (int i = 0; i < 300; ++i) {
        Position position = scattered(rules, random);
        const Seat seat = position.to_move;
        position.to_move = seat == Seat::South ? Seat::North : Seat::South;
        const auto threat = win_threat(rules, position, seat);
        position.to_move = seat;
        EXPECT_EQ(threat, win_in_one(rules, position));
        threats += threat.has_value();
    }
    EXPECT_GT(threats, 0);
}

}  // namespace
}  // namespace tablier::intercept
