// What time brings about.
#include "hall/hall_fixture.h"

namespace tablier::hall {
namespace {

class Time : public HallTest {
  protected:
    bool soon_over(const MadeTable& made) {
        return loop_.run_until([&] { return phase(made.table) == "over"; });
    }
};

TEST_F(Time, ends_a_game_when_a_clock_is_at_zero) {
    const MadeTable made = make_game("1+0");
    const MadeTable longer = make_game("2+0");
    EXPECT_EQ(hall_->numbers().running_clocks, 2U);
    const auto ear = make_ear();
    watch(made.table, "", ear);
    loop_.pass(minute - 1);
    loop_.run();
    EXPECT_EQ(ear->types().size(), 0U);
    loop_.pass(2);
    ASSERT_TRUE(loop_.run_until([&] { return !ear->types().empty(); }));
    EXPECT_THAT(ear->types(), testing::ElementsAre("left", "over"));
    EXPECT_EQ(hall_->numbers().running_clocks, 1U);
    EXPECT_EQ(phase(longer.table), "playing");
    loop_.pass(minute);
    EXPECT_TRUE(soon_over(longer));
    hall_->leave(made.table, *ear);
}

TEST_F(Time, waits_for_a_move_that_may_be_on_its_way) {
    const MadeTable made = make_game("1+0");
    const auto ear = make_ear();
    ear->set_lag(300);
    watch(made.table, made.key, ear);
    loop_.pass(minute + 1);
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(
        code_of(ask(Ask{
            .table = made.table, .key = made.key, .command = tables::PlayMove{"e2"}, .lag = 300})),
        "");
    hall_->leave(made.table, *ear);
}

TEST_F(Time, does_not_wait_longer_than_the_network_may_need) {
    const MadeTable made = make_game("1+0");
    const auto ear = make_ear();
    ear->set_lag(10'000);
    watch(made.table, made.key, ear);
    loop_.pass(minute + 1);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(limits_.most_lag);
    EXPECT_TRUE(soon_over(made));
    hall_->leave(made.table, *ear);
}

TEST_F(Time, runs_for_tables_that_have_left_the_memory) {
    const MadeTable made = make_game("30+0");
    loop_.pass(10 * minute);
    loop_.pass(10 * minute);
    EXPECT_EQ(hall_->numbers().rooms, 0U);
    loop_.pass(10 * minute + 1);
    EXPECT_TRUE(soon_over(made));
}

TEST_F(Time, closes_tables_where_nobody_sits_down) {
    const MadeTable stale = make(new_table("quoridor", {me(), anyone()}));
    loop_.pass(6 * tables::milliseconds_a_day);
    const MadeTable fresh = make(new_table("quoridor", {me(), anyone()}));
    loop_.pass(tables::milliseconds_a_day - minute);
    EXPECT_EQ(phase(stale.table), "waiting");
    loop_.pass(11 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return phase(stale.table) == "closed"; }));
    EXPECT_EQ(phase(fresh.table), "waiting");
}

}  // namespace
}  // namespace tablier::hall
