// Clocks of online tables, as docs/api.md tells of them.
#include "online/table/clocks.h"

#include <gmock/gmock.h>

#include "online/table/seated_tables.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

constexpr Duration minute = 60 * second;

TEST(Clock, has_the_minutes_and_the_increment_of_the_first_turn) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+5");
    EXPECT_EQ(sitting.left(0), 10 * minute + 5 * second);
    EXPECT_EQ(sitting.left(1), 10 * minute + 5 * second);
    EXPECT_EQ(sitting.any_move(7 * second), "");
    const Moved moved = sitting.last<Moved>();
    EXPECT_EQ(moved.elapsed, 7 * second);
    EXPECT_EQ(moved.left, 10 * minute + 3 * second);
    EXPECT_EQ(sitting.left(0), 10 * minute + 3 * second);
    sitting.any_move(minute);
    EXPECT_EQ(sitting.left(1), 9 * minute + 10 * second);
    EXPECT_EQ(sitting.left(0), 10 * minute + 3 * second) << "it stood still meanwhile";
}

TEST(Clock, of_no_minutes_has_the_increment) {
    Sitting sitting = Sitting::full("quoridor", 2, "0+5");
    EXPECT_EQ(sitting.left(0), 5 * second);
    sitting.any_move(2 * second);
    EXPECT_EQ(sitting.left(0), 8 * second);
}

TEST(Clock, gives_the_increment_once_for_a_turn_of_several_moves) {
    Sitting sitting = Sitting::full("superpion", 4, "10+5");
    const Duration full = sitting.left(0);
    sitting.any_move(2 * second);
    EXPECT_EQ(sitting.last<Moved>().left, full - 2 * second);
    ASSERT_EQ(sitting.table().player_to_move(), 0) << "the turn has two moves";
    sitting.any_move(3 * second);
    EXPECT_EQ(sitting.last<Moved>().elapsed, 3 * second);
    EXPECT_EQ(sitting.last<Moved>().left, full - 5 * second + 5 * second);
    EXPECT_NE(sitting.table().player_to_move(), 0);
}

TEST(Clock, has_days_for_each_turn) {
    Sitting sitting = Sitting::full("superpion", 4, "2d");
    EXPECT_EQ(sitting.left(0), 2 * milliseconds_a_day);
    sitting.any_move(milliseconds_a_day);
    EXPECT_EQ(sitting.left(0), milliseconds_a_day) << "the turn is not over";
    sitting.any_move(minute);
    EXPECT_EQ(sitting.left(0), 2 * milliseconds_a_day);
}

TEST(Clock, does_not_run_before_the_beginning_after_the_end_and_without_clocks) {
    Sitting waiting("quoridor", {me(), anyone()}, "1+0");
    waiting.pass(milliseconds_a_day);
    waiting.flag_if_due();
    EXPECT_EQ(waiting.table().phase(), Phase::Waiting);
    waiting.ask(TakePlace{.player = 1, .name = ""}, {});
    EXPECT_EQ(waiting.table().clocks().deadline(waiting.downtimes(), waiting.now()),
              waiting.now() + minute);
    waiting.ask(Resign{}, who({0}));
    EXPECT_FALSE(waiting.table().clocks().running());

    Sitting none = Sitting::full("quoridor", 2);
    none.pass(1000 * milliseconds_a_day);
    none.flag_if_due();
    EXPECT_EQ(none.any_move(), "");
    EXPECT_EQ(none.last<Moved>().elapsed, std::nullopt);
    EXPECT_THAT(none.state(), HasSubstr("\"running\":null"));
}

TEST(Clock, goes_on_while_others_offer_and_chat) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+5");
    const Duration full = sitting.left(0);
    sitting.pass(3 * second);
    sitting.ask(MakeOffer{Matter::Draw}, who({1}));
    sitting.ask(Rename{"Bob"}, who({1}));
    sitting.pass(4 * second);
    sitting.any_move();
    EXPECT_EQ(sitting.last<Moved>().elapsed, 7 * second);
    EXPECT_EQ(sitting.left(0), full - 7 * second + 5 * second);
}

TEST(Clock, gives_back_the_time_of_the_network) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+5");
    sitting.any_move(2 * second, 300);
    EXPECT_EQ(sitting.last<Moved>().elapsed, 1700);
    sitting.any_move(200, 300);
    EXPECT_EQ(sitting.last<Moved>().elapsed, 0) << "no time is won by it";
}

TEST(Clock, does_not_count_when_the_server_was_down) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+5");
    sitting.downtimes() = Downtimes({{noon - 10 * minute, noon - 5 * minute},
                                     {noon + 2 * second, noon + 60 * minute},
                                     {noon + 61 * minute, noon + 62 * minute}});
    sitting.pass(63 * minute);
    EXPECT_EQ(sitting.table().clocks().deadline(sitting.downtimes(), sitting.now()),
              noon + 10 * minute + 5 * second + 61 * minute - 2 * second);
    sitting.flag_if_due();
    EXPECT_EQ(sitting.any_move(), "");
    EXPECT_EQ(sitting.last<Moved>().elapsed, 2 * minute + 2 * second);
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
    Sitting sitting = Sitting::full("quoridor", 2, "1+0");
    sitting.pass(minute - 1);
    sitting.flag_if_due();
    EXPECT_EQ(sitting.table().phase(), Phase::Playing);
    sitting.pass(1);
    sitting.flag_if_due(100);
    EXPECT_EQ(sitting.table().phase(), Phase::Playing) << "a move may be on its way";
    sitting.flag_if_due();
    EXPECT_EQ(sitting.table().phase(), Phase::Over);
    EXPECT_EQ(sitting.last<Over>(), (Over{"N", "flag", "", "", {0, minute}}));
    EXPECT_EQ(sitting.count<Left>(), 1);
}

TEST(Clock, at_zero_is_noticed_before_whatever_is_asked) {
    Sitting sitting = Sitting::full("quoridor", 2, "1+0");
    sitting.pass(minute);
    EXPECT_EQ(sitting.any_move(), "game-over");
    EXPECT_EQ(sitting.count<Moved>(), 0);
    EXPECT_EQ(sitting.last<Over>().result, "N");

    Sitting lucky = Sitting::full("quoridor", 2, "1+0");
    EXPECT_EQ(lucky.any_move(minute + 400, 500), "") << "it was sent in time";
    EXPECT_EQ(lucky.left(0), 100);
}

TEST(Clock, at_zero_leaves_the_others_of_three_and_four_playing) {
    for (const auto& [game, players] : {std::pair("superpion-3", 3), std::pair("quoridor-4", 4),
                                        std::pair("point-3", 3), std::pair("intercept-4", 4)}) {
        Sitting sitting = Sitting::full(game, players, "1+0");
        for (int left = players; left > 1; --left) {
            ASSERT_EQ(sitting.table().phase(), Phase::Playing) << game;
            const int player = sitting.table().player_to_move().value();
            sitting.pass(minute);
            sitting.flag_if_due();
            EXPECT_TRUE(sitting.table().has_left(player)) << game;
        }
        EXPECT_EQ(sitting.table().phase(), Phase::Over) << game;
        EXPECT_EQ(sitting.count<Left>(), players - 1) << game;
        EXPECT_EQ(sitting.last<Over>().reason, "flag") << game;
    }
}

TEST(Clock, at_zero_of_the_next_player_runs_from_the_departure) {
    Sitting sitting = Sitting::full("quoridor-4", 4, "1+0");
    sitting.pass(minute);
    sitting.flag_if_due();
    const int next = sitting.table().player_to_move().value();
    EXPECT_EQ(sitting.table().clocks().running()->player, next);
    sitting.any_move(5 * second);
    EXPECT_EQ(sitting.left(next), 55 * second);
}

TEST(Clock, at_zero_of_one_partner_is_what_resigning_is) {
    for (const char* game : {"superpion-teams", "intercept-teams", "point-teams"}) {
        Sitting by_time = Sitting::full(game, 4, "1+0");
        const int player = by_time.table().player_to_move().value();
        by_time.pass(minute);
        by_time.flag_if_due();
        Sitting by_word = Sitting::full(game, 4, "1+0");
        by_word.ask(Resign{player}, who({player}));
        EXPECT_EQ(by_time.table().phase(), by_word.table().phase()) << game;
        EXPECT_EQ(by_time.table().has_left(player), true) << game;
        EXPECT_EQ(by_time.table().match().outcome().over, by_word.table().match().over()) << game;
    }
}

TEST(Clock, shows_at_the_end_what_was_left_then) {
    Sitting resigned = Sitting::full("quoridor", 2, "1+0");
    resigned.pass(20 * second);
    resigned.ask(Resign{}, who({1}));
    EXPECT_EQ(resigned.last<Over>().left, (std::vector<Duration>{40 * second, minute}))
        << "somebody else's clock ran";
    EXPECT_EQ(resigned.left(0), 40 * second);

    Sitting agreed = Sitting::full("quoridor", 2, "1+0");
    agreed.any_move(5 * second);
    agreed.ask(MakeOffer{Matter::Draw}, who({0}));
    agreed.pass(20 * second);
    agreed.ask(AcceptOffer{Matter::Draw}, who({1}));
    EXPECT_EQ(agreed.last<Over>().left, (std::vector<Duration>{55 * second, 40 * second}));

    Sitting moved = Sitting::full("quoridor:size=3,walls=0", 2, "1+5");
    for (const char* move : {"b2", "b1"}) {
        moved.pass(10 * second);
        EXPECT_EQ(moved.move(move), "");
    }
    EXPECT_EQ(moved.last<Over>().left, (std::vector<Duration>{minute, minute})) << "charged once";

    for (Sitting* sitting : {&resigned, &agreed, &moved}) {
        EXPECT_FALSE(sitting->table().clocks().running());
        const auto again = OnlineTable::replay(sitting_id, sitting->events(), std::nullopt).value();
        for (int player = 0; player < 2; ++player)
            EXPECT_EQ(again.clocks().left(player), sitting->left(player));
    }
    Sitting none = Sitting::full("quoridor", 2);
    none.ask(Resign{}, who({0}));
    EXPECT_EQ(none.last<Over>().left, std::vector<Duration>{});
}

TEST(Clock, at_zero_stays_there_while_the_others_play_on) {
    Sitting sitting = Sitting::full("quoridor-4", 4, "1+0");
    sitting.pass(minute);
    sitting.flag_if_due();
    EXPECT_EQ(sitting.left(0), 0);
    sitting.any_move(second);
    EXPECT_EQ(sitting.left(0), 0);
}

TEST(Clock, that_is_set_back_does_not_turn_events_round) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+0");
    sitting.any_move(minute);
    sitting.pass(-minute / 2);
    EXPECT_EQ(sitting.any_move(), "");
    EXPECT_EQ(sitting.last<Moved>().elapsed, 0);
    const auto& events = sitting.events();
    for (std::size_t i = 1; i < events.size(); ++i)
        EXPECT_GE(events[i].time, events[i - 1].time) << i;
}

TEST(Clock, that_runs_is_told_without_the_time_the_server_was_down) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+0");
    sitting.downtimes() = Downtimes({{noon + second, noon + 11 * second}});
    sitting.pass(30 * second);
    EXPECT_THAT(sitting.state(),
                HasSubstr("\"running\":{\"player\":0,\"since\":" +
                          std::to_string(noon + 10 * second) + ",\"left\":600000}"));
}

}  // namespace
}  // namespace tablier::online
