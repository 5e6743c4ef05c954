// Effects of time: clocks, deadlines, stale tables, eviction.
#include "online/service/service_fixture.h"

namespace tablier::online {
namespace {

class Time : public TableServiceTest {
  protected:
    bool soon_over(const CreatedTable& made) {
        return loop_.run_until([&] { return phase(made.table) == "over"; });
    }
};

TEST_F(Time, ends_a_game_when_a_clock_is_at_zero) {
    const CreatedTable made = make_game("1+0");
    const CreatedTable longer = make_game("2+0");
    EXPECT_EQ(service_->statistics().running_clocks, 2U);
    const auto subscriber = make_subscriber();
    watch(made.table, "", subscriber);
    loop_.pass(minute - 1);
    loop_.run();
    EXPECT_EQ(subscriber->types().size(), 0U);
    loop_.pass(2);
    ASSERT_TRUE(loop_.run_until([&] { return !subscriber->types().empty(); }));
    EXPECT_THAT(subscriber->types(), testing::ElementsAre("left", "over"));
    EXPECT_EQ(service_->statistics().running_clocks, 1U);
    EXPECT_EQ(phase(longer.table), "playing");
    loop_.pass(minute);
    EXPECT_TRUE(soon_over(longer));
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(Time, waits_for_a_move_that_may_be_on_its_way) {
    const CreatedTable made = make_game("1+0");
    const auto subscriber = make_subscriber();
    subscriber->set_lag(300);
    watch(made.table, made.key, subscriber);
    loop_.pass(minute + 1);
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(code_of(ask(CommandRequest{
                  .table = made.table, .key = made.key, .command = PlayMove{"e2"}, .lag = 300})),
              "");
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(Time, of_a_move_on_its_way_is_not_ended_by_what_others_ask) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}, "1+0"));
    const auto taken = take(made.table, 1);
    const auto subscriber = make_subscriber();
    subscriber->set_lag(300);
    watch(made.table, made.key, subscriber);
    loop_.pass(minute + 1);
    EXPECT_EQ(code_of(ask(made.table, taken->key, Rename{"Bob"})), "");
    EXPECT_EQ(code_of(take(made.table, 1)), "seat-taken");
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(code_of(ask(CommandRequest{
                  .table = made.table, .key = made.key, .command = PlayMove{"e2"}, .lag = 300})),
              "");
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(Time, of_the_disk_is_nobodys) {
    const CreatedTable made = make_game("1+0");
    const auto ask_at_once = [&](Command command) {
        service_->execute(
            CommandRequest{.table = made.table, .key = made.key, .command = std::move(command)},
            [](const ApiResult<CommandResult>& done) { EXPECT_EQ(code_of(done), ""); });
    };
    const auto left = [&](std::size_t player) {
        return state(made.table).at("players").at(player).at("left").as_int64();
    };
    // A move that comes in time, while something else is on its way to the disk; the other player
    // hears of it two seconds later.
    loop_.pass(minute - second);
    ask_at_once(Rename{"Ada"});
    ask_at_once(PlayMove{"e2"});
    loop_.pass_idly(2 * second);
    EXPECT_EQ(left(0), second);
    loop_.pass(58 * second);
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_EQ(left(1), 2 * second);

    ask_at_once(PlayMove{"e3"});
    loop_.pass_idly(4 * second);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(second);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(second);
    EXPECT_TRUE(soon_over(made)) << "but no more than that";
}

TEST_F(Time, of_waiting_for_ones_turn_at_the_server_is_nobodys) {
    const CreatedTable made = make_game("1+0");
    loop_.pass(minute - second);
    EXPECT_EQ(code_of(ask(CommandRequest{.table = made.table,
                                         .key = made.key,
                                         .command = PlayMove{"e2"},
                                         .waited = 3 * second})),
              "");
    EXPECT_EQ(state(made.table).at("players").at(0).at("left").as_int64(), 4 * second);
}

TEST_F(Time, goes_on_from_what_was_left_when_the_machines_clock_is_set_back) {
    const CreatedTable made = make_game("2+0");
    loop_.pass(minute);
    EXPECT_EQ(move(made, "e2"), "");
    restart(-365 * milliseconds_a_day);
    const auto running = [&](const char* name) {
        return state(made.table).at("running").at(name).as_int64();
    };
    EXPECT_EQ(running("left"), 2 * minute);
    EXPECT_EQ(running("since"), state(made.table).at("now").as_int64());
    loop_.pass(30 * second);
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_EQ(state(made.table).at("players").at(1).at("left").as_int64(), minute + 30 * second);
    EXPECT_EQ(state(made.table).at("entries").at(1).at("elapsed").as_int64(), 30 * second);
    // Again after another start, though what happened before bears a later time.
    restart(second);
    loop_.pass(minute - second);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(2 * second);
    EXPECT_TRUE(soon_over(made));
}

TEST_F(Time, runs_out_without_anybody_looking_though_the_machines_clock_was_set_back) {
    const CreatedTable made = make_game("1+0");
    restart(-milliseconds_a_day);
    loop_.pass(minute + second);
    ASSERT_TRUE(loop_.run_until(
        [&] { return store_->counts().value()[std::size_t(store::Phase::Over)] == 1; }));
    EXPECT_EQ(phase(made.table), "over");
}

TEST_F(Time, does_not_wait_longer_than_the_network_may_need) {
    const CreatedTable made = make_game("1+0");
    const auto subscriber = make_subscriber();
    subscriber->set_lag(10'000);
    watch(made.table, made.key, subscriber);
    loop_.pass(minute + 1);
    EXPECT_EQ(phase(made.table), "playing");
    loop_.pass(limits_.max_lag);
    EXPECT_TRUE(soon_over(made));
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(Time, stands_still_while_the_server_stops) {
    const CreatedTable made = make_game("1+0");
    loop_.pass(minute - second);
    service_->stop();
    EXPECT_EQ(move(made, "e2"), "not-ready");
    loop_.pass(2 * second);
    restart();
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(move(made, "e2"), "");
}

TEST_F(Time, runs_for_tables_that_have_left_the_memory) {
    const CreatedTable made = make_game("30+0");
    loop_.pass(10 * minute);
    loop_.pass(10 * minute);
    EXPECT_EQ(service_->statistics().cached_tables, 0U);
    loop_.pass(10 * minute + 1);
    EXPECT_TRUE(soon_over(made));
}

TEST_F(Time, closes_tables_where_nobody_sits_down) {
    const CreatedTable stale = make(new_table("quoridor", {me(), anyone()}));
    loop_.pass(6 * milliseconds_a_day);
    const CreatedTable fresh = make(new_table("quoridor", {me(), anyone()}));
    loop_.pass(milliseconds_a_day - minute);
    EXPECT_EQ(phase(stale.table), "waiting");
    loop_.pass(11 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return phase(stale.table) == "closed"; }));
    EXPECT_EQ(phase(fresh.table), "waiting");
}

TEST_F(Time, closes_many_tables_little_by_little) {
    for (int i = 0; i < 120; ++i) make(new_table("quoridor", {me(), anyone()}));
    const auto closed = [&] { return store_->counts().value()[std::size_t(store::Phase::Closed)]; };
    loop_.pass(7 * milliseconds_a_day + minute);
    ASSERT_TRUE(loop_.run_until([&] { return closed() == 100; }));
    loop_.pass(6 * second);
    ASSERT_TRUE(loop_.run_until([&] { return closed() == 120; }));
}

}  // namespace
}  // namespace tablier::online
