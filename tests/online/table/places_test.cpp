// Taking and leaving places, and the commands of each phase.
#include <gmock/gmock.h>

#include <array>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

std::string take(TestTable& test_table, int player, const std::string& name = "",
                 bool invitation = false) {
    return test_table.ask(TakePlace{.player = player, .name = name, .invited = invitation}, {});
}

TEST(Places, taken_by_all_begin_the_game) {
    TestTable test_table("quoridor-4", {me("Ada"), anyone(), invited(), engine(3)});
    EXPECT_EQ(test_table.table().phase(), Phase::Waiting);
    EXPECT_EQ(take(test_table, 1, " Bob "), "");
    EXPECT_EQ(test_table.last<Seated>(), (Seated{1, "Bob"}));
    EXPECT_EQ(take(test_table, 1), "seat-taken");
    EXPECT_EQ(take(test_table, 0), "seat-taken");
    EXPECT_EQ(take(test_table, 3), "seat-taken") << "the engine's";
    EXPECT_EQ(take(test_table, 2), "wrong-key") << "not without the invitation";
    EXPECT_EQ(take(test_table, 4), "bad-field");
    EXPECT_EQ(take(test_table, -1), "bad-field");
    EXPECT_EQ(take(test_table, 2, "a\nb", true), "bad-field");
    EXPECT_EQ(take(test_table, 2, "Cleo", true), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    EXPECT_EQ(test_table.count<Started>(), 1);
    EXPECT_EQ(take(test_table, 2, "", true), "seat-taken");
}

TEST(Places, can_be_left_before_the_beginning) {
    TestTable test_table("quoridor-4", {me(), anyone(), anyone(), anyone()});
    take(test_table, 1, "Bob");
    take(test_table, 2, "Bob");
    EXPECT_EQ(test_table.ask(LeavePlace{}, who({0})), "not-yours") << "it is that one's table";
    EXPECT_EQ(test_table.ask(LeavePlace{}, who({3})), "not-yours") << "nobody sits there";
    EXPECT_EQ(test_table.ask(LeavePlace{}, who({1, 2})), "");
    EXPECT_EQ(test_table.count<Unseated>(), 2);
    EXPECT_EQ(test_table.table().places()[1].place.name, "");
    for (const int player : {1, 2, 3}) EXPECT_EQ(take(test_table, player), "");
    EXPECT_EQ(test_table.ask(LeavePlace{}, who({1})), "already-started");
}

TEST(Places, at_a_table_that_is_closed_stay_empty) {
    TestTable test_table("quoridor", {me(), anyone()});
    EXPECT_EQ(test_table.ask(CloseTable{}, who({0})), "not-yours");
    EXPECT_EQ(test_table.ask(CloseTable{}, who({}, true)), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Closed);
    for (const Command& command :
         {Command(TakePlace{.player = 1, .name = ""}), Command(LeavePlace{}), Command(CloseTable{}),
          Command(Rename{"x"}), Command(PlayMove{"e2"}), Command(Resign{}),
          Command(MakeOffer{Matter::Draw}), Command(MakeOffer{Matter::Rematch})})
        EXPECT_EQ(test_table.ask(command, everybody()), "game-over");
}

TEST(Places, that_nobody_takes_are_closed_at_last) {
    TestTable test_table("quoridor", {me(), anyone()});
    test_table.keep(test_table.table().close_unused(test_table.now()).events);
    EXPECT_EQ(test_table.table().phase(), Phase::Closed);
    EXPECT_TRUE(test_table.table().close_unused(test_table.now()).events.empty());
    TestTable playing = TestTable::full("quoridor", 2);
    EXPECT_TRUE(playing.table().close_unused(playing.now()).events.empty());
}

TEST(Commands, before_the_beginning_wait) {
    TestTable test_table("quoridor", {me(), anyone()});
    for (const Command& command :
         {Command(PlayMove{"e2"}), Command(Resign{}), Command(MakeOffer{Matter::Draw}),
          Command(MakeOffer{Matter::Back}), Command(MakeOffer{Matter::Rematch})})
        EXPECT_EQ(test_table.ask(command, everybody()), "not-started");
    EXPECT_EQ(test_table.ask(Rename{"Ada"}, who({0})), "");
    EXPECT_EQ(test_table.table().places()[0].place.name, "Ada");
    EXPECT_EQ(test_table.ask(Rename{"a\tb"}, who({0})), "bad-field");
    const std::size_t before = test_table.events().size();
    EXPECT_EQ(test_table.ask(Rename{"Ada"}, who({0})), "");
    EXPECT_EQ(test_table.events().size(), before) << "nothing has changed";
}

TEST(Commands, of_moves_say_what_is_wrong) {
    TestTable test_table = TestTable::full("quoridor", 2);
    EXPECT_EQ(test_table.ask(PlayMove{"e2"}, who({1})), "not-your-turn");
    EXPECT_EQ(test_table.ask(PlayMove{"e2", 1}, who({0})), "stale");
    EXPECT_EQ(test_table.ask(PlayMove{"e5"}, who({0})), "illegal-move");
    const ExecutionResult answer =
        test_table.table().execute(PlayMove{"e5"}, who({0}), test_table.time());
    ASSERT_TRUE(answer.error && answer.error->rule);
    EXPECT_NE(answer.error->rule->en, "");
    EXPECT_NE(answer.error->message.fr, "");
    EXPECT_EQ(test_table.ask(CloseTable{}, everybody()), "already-started");
    EXPECT_EQ(test_table.ask(PlayMove{"e2", 0}, who({0})), "");
    EXPECT_EQ(test_table.last<Moved>().at, 0);
    test_table.ask(Resign{}, who({1}));
    EXPECT_EQ(test_table.ask(PlayMove{"e8"}, who({1})), "game-over");
}

TEST(Commands, without_end_come_to_one) {
    TestTable test_table = TestTable::full("quoridor:repetition=0,max_turns=0", 2);
    const std::array<std::string, 4> there_and_back{"e2", "e8", "e1", "e9"};
    std::string refused;
    for (std::size_t i = 0; i < 8'000 && refused.empty(); ++i)
        refused = test_table.move(there_and_back[i % 4]);
    EXPECT_EQ(refused, "too-long");
    EXPECT_EQ(test_table.events().size(), 4'000U);
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "too-long");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Draw}, who({0})), "");
    EXPECT_EQ(test_table.ask(Resign{}, who({1})), "") << "it can always be ended";
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Commands, of_who_does_the_same_again_and_again_leave_room_for_the_others) {
    TestTable test_table = TestTable::full("quoridor", 2);
    std::string refused;
    for (int i = 0; i < 2'000 && refused.empty(); ++i)
        refused = test_table.ask(Rename{i % 2 == 0 ? "Ada" : "Bob"}, who({0}));
    EXPECT_EQ(refused, "too-long");
    EXPECT_LT(test_table.events().size(), 1'000U);
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Draw}, who({0})), "too-long");
    EXPECT_EQ(test_table.ask(Rename{"Cleo"}, who({1})), "");
    EXPECT_EQ(test_table.move("e2"), "");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Draw}, who({1})), "");
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Draw}, who({0})), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Commands, before_the_beginning_leave_room_for_the_game) {
    TestTable test_table("quoridor-4", {me(), anyone(), anyone(), anyone()});
    for (int round = 0; round < 30; ++round)
        for (const int player : {1, 2, 3}) {
            test_table.ask(TakePlace{.player = player}, {});
            for (int i = 0; i < 20; ++i)
                test_table.ask(Rename{i % 2 == 0 ? "Ada" : "Bob"}, who({player}));
            EXPECT_EQ(test_table.ask(LeavePlace{}, who({player})), "");
        }
    EXPECT_LT(test_table.events().size(), 1'000U);
    // A player who joins then has a name, and may change it and make offers during the game.
    for (const int player : {1, 2, 3})
        EXPECT_EQ(test_table.ask(TakePlace{.player = player, .name = "Cleo"}, {}), "");
    EXPECT_EQ(test_table.table().places()[1].place.name, "Cleo");
    EXPECT_EQ(test_table.ask(Rename{"Dora"}, who({1})), "");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Draw}, who({1})), "");
}

TEST(Commands, declare_who_does_not_move_for_a_week_gone) {
    TestTable test_table("quoridor-4", {me(), anyone(), engine(), me()});
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({0})), "not-started");
    test_table.ask(TakePlace{.player = 1}, {});
    test_table.any_move();
    ASSERT_EQ(test_table.table().player_to_move(), 1);
    test_table.pass(gone_after - 1);
    test_table.ask(Rename{"Bob"}, who({1}));
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({0})), "not-gone") << "not for a week yet";
    test_table.pass(1);
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({1})), "not-yours") << "nobody says so of oneself";
    EXPECT_EQ(test_table.ask(DeclareGone{1}, {}), "not-yours");
    EXPECT_EQ(test_table.ask(DeclareGone{0}, who({3})), "not-gone") << "nobody waits for this one";
    EXPECT_EQ(test_table.ask(DeclareGone{4}, who({0})), "bad-field");
    test_table.downtimes() = Downtimes({{test_table.now() - 5'000, test_table.now()}});
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({0})), "not-gone") << "the server was down";
    test_table.pass(5'000);
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({0})), "");
    EXPECT_EQ(test_table.last<Left>().how, Leaving::Gone);
    ASSERT_EQ(test_table.table().player_to_move(), 2);
    test_table.pass(2 * gone_after);
    EXPECT_EQ(test_table.ask(DeclareGone{2}, who({0})), "not-gone") << "engines are never gone";
    EXPECT_EQ(test_table.ask(DeclareGone{2}, who({1})), "game-over") << "who has left has no say";
}

TEST(Commands, leave_those_with_a_clock_to_it) {
    TestTable test_table = TestTable::full("quoridor", 2, "14d");
    test_table.any_move();
    test_table.pass(8 * milliseconds_a_day);
    EXPECT_EQ(test_table.ask(DeclareGone{1}, who({0})), "not-gone");
}

TEST(Commands, getting_up_again_and_again_comes_to_an_end_on_the_chair) {
    TestTable test_table("quoridor-4", {me(), anyone(), anyone(), anyone()});
    std::string refused;
    for (int i = 0; i < 2'000 && refused.empty(); ++i) {
        EXPECT_EQ(test_table.ask(TakePlace{.player = 1}, {}), "");
        refused = test_table.ask(LeavePlace{}, who({1}));
    }
    EXPECT_EQ(refused, "too-long");
    EXPECT_EQ(test_table.ask(TakePlace{.player = 2}, {}), "");
    EXPECT_EQ(test_table.ask(TakePlace{.player = 3}, {}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
}

TEST(Setups, that_make_no_sense_are_refused) {
    const auto code = [](Created setup) -> std::string {
        const auto made = OnlineTable::make(test_table_id, std::move(setup), test_seed(), noon);
        return made ? "" : std::string(made.error().code);
    };
    const Created good = TestTable::setup_of("quoridor", {me(), me()}, "none");
    EXPECT_EQ(code(good), "");
    Created bad = good;
    bad.game = "chess";
    EXPECT_EQ(code(bad), "bad-game");
    bad = good;
    bad.players.pop_back();
    EXPECT_EQ(code(bad), "bad-game");
    bad = good;
    bad.players[1].name = std::string(41, 'x');
    EXPECT_EQ(code(bad), "bad-field");
    bad = good;
    bad.clock = "later";
    EXPECT_EQ(code(bad), "bad-game");
}

}  // namespace
}  // namespace tablier::online
