// Clocks of online tables (docs/api.md).
#include "online/state/clocks.h"

#include <gmock/gmock.h>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

constexpr Duration minute = 60 * second;

TEST(Clock, has_the_minutes_and_the_increment_of_the_first_turn) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    EXPECT_EQ(test_table.left(0), 10 * minute + 5 * second);
    EXPECT_EQ(test_table.left(1), 10 * minute + 5 * second);
    EXPECT_EQ(test_table.any_move(7 * second), "");
    const Moved moved = test_table.last<Moved>();
    EXPECT_EQ(moved.elapsed, 7 * second);
    EXPECT_EQ(moved.left, 10 * minute + 3 * second);
    EXPECT_EQ(test_table.left(0), 10 * minute + 3 * second);
    test_table.any_move(minute);
    EXPECT_EQ(test_table.left(1), 9 * minute + 10 * second);
    EXPECT_EQ(test_table.left(0), 10 * minute + 3 * second) << "it stood still meanwhile";
}

TEST(Clock, of_no_minutes_has_the_increment) {
    TestTable test_table = TestTable::full("quoridor", 2, "0+5");
    EXPECT_EQ(test_table.left(0), 5 * second);
    test_table.any_move(2 * second);
    EXPECT_EQ(test_table.left(0), 8 * second);
}

TEST(Clock, gives_the_increment_once_for_a_turn_of_several_moves) {
    TestTable test_table = TestTable::full("superpion", 4, "10+5");
    const Duration full = test_table.left(0);
    test_table.any_move(2 * second);
    EXPECT_EQ(test_table.last<Moved>().left, full - 2 * second);
    ASSERT_EQ(test_table.table().player_to_move(), 0) << "the turn has two moves";
    test_table.any_move(3 * second);
    EXPECT_EQ(test_table.last<Moved>().elapsed, 3 * second);
    EXPECT_EQ(test_table.last<Moved>().left, full - 5 * second + 5 * second);
    EXPECT_NE(test_table.table().player_to_move(), 0);
}

TEST(Clock, has_days_for_each_turn) {
    TestTable test_table = TestTable::full("superpion", 4, "2d");
    EXPECT_EQ(test_table.left(0), 2 * milliseconds_a_day);
    test_table.any_move(milliseconds_a_day);
    EXPECT_EQ(test_table.left(0), milliseconds_a_day) << "the turn is not over";
    test_table.any_move(minute);
    EXPECT_EQ(test_table.left(0), 2 * milliseconds_a_day);
}

TEST(Clock, does_not_run_before_the_beginning_after_the_end_and_without_clocks) {
    TestTable waiting("quoridor", {me(), anyone()}, "1+0");
    waiting.pass(milliseconds_a_day);
    waiting.flag_if_due();
    EXPECT_EQ(waiting.table().phase(), Phase::Waiting);
    waiting.ask(TakePlace{.player = 1, .name = ""}, {});
    EXPECT_EQ(waiting.table().clocks().deadline(waiting.downtimes(), waiting.now()),
              waiting.now() + minute);
    waiting.ask(Resign{}, who({0}));
    EXPECT_FALSE(waiting.table().clocks().running());

    TestTable none = TestTable::full("quoridor", 2);
    none.pass(1000 * milliseconds_a_day);
    none.flag_if_due();
    EXPECT_EQ(none.any_move(), "");
    EXPECT_EQ(none.last<Moved>().elapsed, std::nullopt);
    EXPECT_THAT(none.state(), HasSubstr("\"running\":null"));
}

TEST(Clock, goes_on_while_others_offer_and_chat) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    const Duration full = test_table.left(0);
    test_table.pass(3 * second);
    test_table.ask(MakeOffer{Matter::Draw}, who({1}));
    test_table.ask(Rename{"Bob"}, who({1}));
    test_table.pass(4 * second);
    test_table.any_move();
    EXPECT_EQ(test_table.last<Moved>().elapsed, 7 * second);
    EXPECT_EQ(test_table.left(0), full - 7 * second + 5 * second);
}

TEST(Clock, gives_back_the_time_of_the_network) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    test_table.any_move(2 * second, 300);
    EXPECT_EQ(test_table.last<Moved>().elapsed, 1700);
    test_table.any_move(200, 300);
    EXPECT_EQ(test_table.last<Moved>().elapsed, 0) << "no time is won by it";
}

TEST(Clock, does_not_count_when_the_server_was_down) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    test_table.downtimes() = Downtimes({{noon - 10 * minute, noon - 5 * minute},
                                        {noon + 2 * second, noon + 60 * minute},
                                        {noon + 61 * minute, noon + 62 * minute}});
    test_table.pass(63 * minute);
    EXPECT_EQ(test_table.table().clocks().deadline(test_table.downtimes(), test_table.now()),
              noon + 10 * minute + 5 * second + 61 * minute - 2 * second);
    test_table.flag_if_due();
    EXPECT_EQ(test_table.any_move(), "");
    EXPECT_EQ(test_table.last<Moved>().elapsed, 2 * minute + 2 * second);
}

TEST(Clock, knows_how_much_of_a_time_the_server_was_down) {
    const Downtimes downtimes({{10, 20}, {30, 40}});
    EXPECT_EQ(downtimes.between(0, 50), 20);
    EXPECT_EQ(downtimes.between(15, 35), 10);
    EXPECT_EQ(downtimes.between(20, 30), 0);
    EXPECT_EQ(downtimes.between(12, 14), 2);
    EXPECT_EQ(downtimes.between(40, 90), 0);
    EXPECT_EQ(Downtimes().between(0, 90), 0);
}

TEST(Clock, at_zero_loses_the_game_of_two) {
    TestTable test_table = TestTable::full("quoridor", 2, "1+0");
    test_table.pass(minute - 1);
    test_table.flag_if_due();
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    test_table.pass(1);
    test_table.flag_if_due(100);
    EXPECT_EQ(test_table.table().phase(), Phase::Playing) << "a move may be on its way";
    test_table.flag_if_due();
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.last<Over>(), (Over{"N", "flag", "", "", {0, minute}}));
    EXPECT_EQ(test_table.count<Left>(), 1);
}

TEST(Clock, at_zero_is_noticed_before_whatever_is_asked) {
    TestTable test_table = TestTable::full("quoridor", 2, "1+0");
    test_table.pass(minute);
    EXPECT_EQ(test_table.any_move(), "game-over");
    EXPECT_EQ(test_table.count<Moved>(), 0);
    EXPECT_EQ(test_table.last<Over>().result, "N");

    TestTable lucky = TestTable::full("quoridor", 2, "1+0");
    EXPECT_EQ(lucky.any_move(minute + 400, 500), "") << "it was sent in time";
    EXPECT_EQ(lucky.left(0), 100);
}

TEST(Clock, at_zero_leaves_the_others_of_three_and_four_playing) {
    for (const auto& [game, players] : {std::pair("superpion-3", 3), std::pair("quoridor-4", 4),
                                        std::pair("point-3", 3), std::pair("intercept-4", 4)}) {
        TestTable test_table = TestTable::full(game, players, "1+0");
        for (int left = players; left > 1; --left) {
            ASSERT_EQ(test_table.table().phase(), Phase::Playing) << game;
            const int player = test_table.table().player_to_move().value();
            test_table.pass(minute);
            test_table.flag_if_due();
            EXPECT_TRUE(test_table.table().has_left(player)) << game;
        }
        EXPECT_EQ(test_table.table().phase(), Phase::Over) << game;
        EXPECT_EQ(test_table.count<Left>(), players - 1) << game;
        EXPECT_EQ(test_table.last<Over>().reason, "flag") << game;
    }
}

TEST(Clock, at_zero_of_the_next_player_runs_from_the_departure) {
    TestTable test_table = TestTable::full("quoridor-4", 4, "1+0");
    test_table.pass(minute);
    test_table.flag_if_due();
    const int next = test_table.table().player_to_move().value();
    EXPECT_EQ(test_table.table().clocks().running()->player, next);
    test_table.any_move(5 * second);
    EXPECT_EQ(test_table.left(next), 55 * second);
}

TEST(Clock, at_zero_of_one_partner_is_what_resigning_is) {
    for (const char* game : {"superpion-teams", "intercept-teams", "point-teams"}) {
        TestTable by_time = TestTable::full(game, 4, "1+0");
        const int player = by_time.table().player_to_move().value();
        by_time.pass(minute);
        by_time.flag_if_due();
        TestTable by_word = TestTable::full(game, 4, "1+0");
        by_word.ask(Resign{player}, who({player}));
        EXPECT_EQ(by_time.table().phase(), by_word.table().phase()) << game;
        EXPECT_EQ(by_time.table().has_left(player), true) << game;
        EXPECT_EQ(by_time.table().match().outcome().over, by_word.table().match().over()) << game;
    }
}

TEST(Clock, shows_at_the_end_what_was_left_then) {
    TestTable resigned = TestTable::full("quoridor", 2, "1+0");
    resigned.pass(20 * second);
    resigned.ask(Resign{}, who({1}));
    EXPECT_EQ(resigned.last<Over>().left, (std::vector<Duration>{40 * second, minute}))
        << "somebody else's clock ran";
    EXPECT_EQ(resigned.left(0), 40 * second);

    TestTable agreed = TestTable::full("quoridor", 2, "1+0");
    agreed.any_move(5 * second);
    agreed.ask(MakeOffer{Matter::Draw}, who({0}));
    agreed.pass(20 * second);
    agreed.ask(AcceptOffer{Matter::Draw}, who({1}));
    EXPECT_EQ(agreed.last<Over>().left, (std::vector<Duration>{55 * second, 40 * second}));

    TestTable moved = TestTable::full("quoridor:size=3,walls=0", 2, "1+5");
    for (const char* move : {"b2", "b1"}) {
        moved.pass(10 * second);
        EXPECT_EQ(moved.move(move), "");
    }
    EXPECT_EQ(moved.last<Over>().left, (std::vector<Duration>{minute, minute})) << "charged once";

    for (TestTable* test_table : {&resigned, &agreed, &moved}) {
        EXPECT_FALSE(test_table->table().clocks().running());
        const auto again =
            OnlineTable::replay(test_table_id, test_table->events(), std::nullopt).value();
        for (int player = 0; player < 2; ++player)
            EXPECT_EQ(again.clocks().left(player), test_table->left(player));
    }
    TestTable none = TestTable::full("quoridor", 2);
    none.ask(Resign{}, who({0}));
    EXPECT_EQ(none.last<Over>().left, std::vector<Duration>{});
}

TEST(Clock, at_zero_stays_there_while_the_others_play_on) {
    TestTable test_table = TestTable::full("quoridor-4", 4, "1+0");
    test_table.pass(minute);
    test_table.flag_if_due();
    EXPECT_EQ(test_table.left(0), 0);
    test_table.any_move(second);
    EXPECT_EQ(test_table.left(0), 0);
}

TEST(Clock, that_is_set_back_does_not_turn_events_round) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+0");
    test_table.any_move(minute);
    test_table.pass(-minute / 2);
    EXPECT_EQ(test_table.any_move(), "");
    EXPECT_EQ(test_table.last<Moved>().elapsed, 0);
    const auto& events = test_table.events();
    for (std::size_t i = 1; i < events.size(); ++i)
        EXPECT_GE(events[i].time, events[i - 1].time) << i;
}

TEST(Clock, that_runs_is_told_without_the_time_the_server_was_down) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+0");
    test_table.downtimes() = Downtimes({{noon + second, noon + 11 * second}});
    test_table.pass(30 * second);
    EXPECT_THAT(test_table.state(),
                HasSubstr("\"running\":{\"player\":0,\"since\":" +
                          std::to_string(noon + 10 * second) + ",\"left\":600000}"));
}

}  // namespace
}  // namespace tablier::online
