// Sitting down, getting up, and what may be asked when.
#include <gmock/gmock.h>

#include <array>

#include "online/table/seated_tables.h"

namespace tablier::online {
namespace {

std::string take(Sitting& sitting, int player, const std::string& name = "",
                 bool invitation = false) {
    return sitting.ask(TakePlace{.player = player, .name = name, .invited = invitation}, {});
}

TEST(Places, taken_by_all_begin_the_game) {
    Sitting sitting("quoridor-4", {me("Ada"), anyone(), invited(), engine(3)});
    EXPECT_EQ(sitting.table().phase(), Phase::Waiting);
    EXPECT_EQ(take(sitting, 1, " Bob "), "");
    EXPECT_EQ(sitting.last<Seated>(), (Seated{1, "Bob"}));
    EXPECT_EQ(take(sitting, 1), "seat-taken");
    EXPECT_EQ(take(sitting, 0), "seat-taken");
    EXPECT_EQ(take(sitting, 3), "seat-taken") << "the engine's";
    EXPECT_EQ(take(sitting, 2), "wrong-key") << "not without the invitation";
    EXPECT_EQ(take(sitting, 4), "bad-field");
    EXPECT_EQ(take(sitting, -1), "bad-field");
    EXPECT_EQ(take(sitting, 2, "a\nb", true), "bad-field");
    EXPECT_EQ(take(sitting, 2, "Cleo", true), "");
    EXPECT_EQ(sitting.table().phase(), Phase::Playing);
    EXPECT_EQ(sitting.count<Started>(), 1);
    EXPECT_EQ(take(sitting, 2, "", true), "seat-taken");
}

TEST(Places, can_be_left_before_the_beginning) {
    Sitting sitting("quoridor-4", {me(), anyone(), anyone(), anyone()});
    take(sitting, 1, "Bob");
    take(sitting, 2, "Bob");
    EXPECT_EQ(sitting.ask(LeavePlace{}, who({0})), "not-yours") << "it is that one's table";
    EXPECT_EQ(sitting.ask(LeavePlace{}, who({3})), "not-yours") << "nobody sits there";
    EXPECT_EQ(sitting.ask(LeavePlace{}, who({1, 2})), "");
    EXPECT_EQ(sitting.count<Unseated>(), 2);
    EXPECT_EQ(sitting.table().places()[1].place.name, "");
    for (const int player : {1, 2, 3}) EXPECT_EQ(take(sitting, player), "");
    EXPECT_EQ(sitting.ask(LeavePlace{}, who({1})), "already-started");
}

TEST(Places, at_a_table_that_is_closed_stay_empty) {
    Sitting sitting("quoridor", {me(), anyone()});
    EXPECT_EQ(sitting.ask(CloseTable{}, who({0})), "not-yours");
    EXPECT_EQ(sitting.ask(CloseTable{}, who({}, true)), "");
    EXPECT_EQ(sitting.table().phase(), Phase::Closed);
    for (const Command& command :
         {Command(TakePlace{.player = 1, .name = ""}), Command(LeavePlace{}), Command(CloseTable{}),
          Command(Rename{"x"}), Command(PlayMove{"e2"}), Command(Resign{}),
          Command(MakeOffer{Matter::Draw}), Command(MakeOffer{Matter::Rematch})})
        EXPECT_EQ(sitting.ask(command, everybody()), "game-over");
}

TEST(Places, that_nobody_takes_are_closed_at_last) {
    Sitting sitting("quoridor", {me(), anyone()});
    sitting.keep(sitting.table().close_unused(sitting.now()).events);
    EXPECT_EQ(sitting.table().phase(), Phase::Closed);
    EXPECT_TRUE(sitting.table().close_unused(sitting.now()).events.empty());
    Sitting playing = Sitting::full("quoridor", 2);
    EXPECT_TRUE(playing.table().close_unused(playing.now()).events.empty());
}

TEST(Commands, before_the_beginning_wait) {
    Sitting sitting("quoridor", {me(), anyone()});
    for (const Command& command :
         {Command(PlayMove{"e2"}), Command(Resign{}), Command(MakeOffer{Matter::Draw}),
          Command(MakeOffer{Matter::Back}), Command(MakeOffer{Matter::Rematch})})
        EXPECT_EQ(sitting.ask(command, everybody()), "not-started");
    EXPECT_EQ(sitting.ask(Rename{"Ada"}, who({0})), "");
    EXPECT_EQ(sitting.table().places()[0].place.name, "Ada");
    EXPECT_EQ(sitting.ask(Rename{"a\tb"}, who({0})), "bad-field");
    const std::size_t before = sitting.events().size();
    EXPECT_EQ(sitting.ask(Rename{"Ada"}, who({0})), "");
    EXPECT_EQ(sitting.events().size(), before) << "nothing has changed";
}

TEST(Commands, of_moves_say_what_is_wrong) {
    Sitting sitting = Sitting::full("quoridor", 2);
    EXPECT_EQ(sitting.ask(PlayMove{"e2"}, who({1})), "not-your-turn");
    EXPECT_EQ(sitting.ask(PlayMove{"e2", 1}, who({0})), "stale");
    EXPECT_EQ(sitting.ask(PlayMove{"e5"}, who({0})), "illegal-move");
    const Answer answer = sitting.table().execute(PlayMove{"e5"}, who({0}), sitting.instant());
    ASSERT_TRUE(answer.refused && answer.refused->rule);
    EXPECT_NE(answer.refused->rule->en, "");
    EXPECT_NE(answer.refused->message.fr, "");
    EXPECT_EQ(sitting.ask(CloseTable{}, everybody()), "already-started");
    EXPECT_EQ(sitting.ask(PlayMove{"e2", 0}, who({0})), "");
    EXPECT_EQ(sitting.last<Moved>().at, 0);
    sitting.ask(Resign{}, who({1}));
    EXPECT_EQ(sitting.ask(PlayMove{"e8"}, who({1})), "game-over");
}

TEST(Commands, without_end_come_to_one) {
    Sitting sitting = Sitting::full("quoridor:repetition=0,max_turns=0", 2);
    const std::array<std::string, 4> there_and_back{"e2", "e8", "e1", "e9"};
    std::string refused;
    for (std::size_t i = 0; i < 8'000 && refused.empty(); ++i)
        refused = sitting.move(there_and_back[i % 4]);
    EXPECT_EQ(refused, "too-long");
    EXPECT_EQ(sitting.events().size(), 4'000U);
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "too-long");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Draw}, who({0})), "");
    EXPECT_EQ(sitting.ask(Resign{}, who({1})), "") << "it can always be ended";
    EXPECT_EQ(sitting.table().phase(), Phase::Over);
}

TEST(Commands, of_who_does_the_same_again_and_again_leave_room_for_the_others) {
    Sitting sitting = Sitting::full("quoridor", 2);
    std::string refused;
    for (int i = 0; i < 2'000 && refused.empty(); ++i)
        refused = sitting.ask(Rename{i % 2 == 0 ? "Ada" : "Bob"}, who({0}));
    EXPECT_EQ(refused, "too-long");
    EXPECT_LT(sitting.events().size(), 1'000U);
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Draw}, who({0})), "too-long");
    EXPECT_EQ(sitting.ask(Rename{"Cleo"}, who({1})), "");
    EXPECT_EQ(sitting.move("e2"), "");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Draw}, who({1})), "");
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Draw}, who({0})), "");
    EXPECT_EQ(sitting.table().phase(), Phase::Over);
}

TEST(Commands, before_the_beginning_leave_room_for_the_game) {
    Sitting sitting("quoridor-4", {me(), anyone(), anyone(), anyone()});
    for (int round = 0; round < 30; ++round)
        for (const int player : {1, 2, 3}) {
            sitting.ask(TakePlace{.player = player}, {});
            for (int i = 0; i < 20; ++i)
                sitting.ask(Rename{i % 2 == 0 ? "Ada" : "Bob"}, who({player}));
            EXPECT_EQ(sitting.ask(LeavePlace{}, who({player})), "");
        }
    EXPECT_LT(sitting.events().size(), 1'000U);
    // Whoever comes then has a name, and may change it and offer things during the game.
    for (const int player : {1, 2, 3})
        EXPECT_EQ(sitting.ask(TakePlace{.player = player, .name = "Cleo"}, {}), "");
    EXPECT_EQ(sitting.table().places()[1].place.name, "Cleo");
    EXPECT_EQ(sitting.ask(Rename{"Dora"}, who({1})), "");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Draw}, who({1})), "");
}

TEST(Commands, declare_who_does_not_move_for_a_week_gone) {
    Sitting sitting("quoridor-4", {me(), anyone(), engine(), me()});
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({0})), "not-started");
    sitting.ask(TakePlace{.player = 1}, {});
    sitting.any_move();
    ASSERT_EQ(sitting.table().player_to_move(), 1);
    sitting.pass(gone_after - 1);
    sitting.ask(Rename{"Bob"}, who({1}));
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({0})), "not-gone") << "not for a week yet";
    sitting.pass(1);
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({1})), "not-yours") << "nobody says so of oneself";
    EXPECT_EQ(sitting.ask(DeclareGone{1}, {}), "not-yours");
    EXPECT_EQ(sitting.ask(DeclareGone{0}, who({3})), "not-gone") << "nobody waits for this one";
    EXPECT_EQ(sitting.ask(DeclareGone{4}, who({0})), "bad-field");
    sitting.downtimes() = Downtimes({{sitting.now() - 5'000, sitting.now()}});
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({0})), "not-gone") << "the server was down";
    sitting.pass(5'000);
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({0})), "");
    EXPECT_EQ(sitting.last<Left>().how, Leaving::Gone);
    ASSERT_EQ(sitting.table().player_to_move(), 2);
    sitting.pass(2 * gone_after);
    EXPECT_EQ(sitting.ask(DeclareGone{2}, who({0})), "not-gone") << "engines are never gone";
    EXPECT_EQ(sitting.ask(DeclareGone{2}, who({1})), "game-over") << "who has left has no say";
}

TEST(Commands, leave_those_with_a_clock_to_it) {
    Sitting sitting = Sitting::full("quoridor", 2, "14d");
    sitting.any_move();
    sitting.pass(8 * milliseconds_a_day);
    EXPECT_EQ(sitting.ask(DeclareGone{1}, who({0})), "not-gone");
}

TEST(Commands, getting_up_again_and_again_comes_to_an_end_on_the_chair) {
    Sitting sitting("quoridor-4", {me(), anyone(), anyone(), anyone()});
    std::string refused;
    for (int i = 0; i < 2'000 && refused.empty(); ++i) {
        EXPECT_EQ(sitting.ask(TakePlace{.player = 1}, {}), "");
        refused = sitting.ask(LeavePlace{}, who({1}));
    }
    EXPECT_EQ(refused, "too-long");
    EXPECT_EQ(sitting.ask(TakePlace{.player = 2}, {}), "");
    EXPECT_EQ(sitting.ask(TakePlace{.player = 3}, {}), "");
    EXPECT_EQ(sitting.table().phase(), Phase::Playing);
}

TEST(Setups, that_make_no_sense_are_refused) {
    const auto code = [](Created setup) -> std::string {
        const auto made = OnlineTable::make(sitting_id, std::move(setup), test_seed(), noon);
        return made ? "" : std::string(made.error().code);
    };
    const Created good = Sitting::setup_of("quoridor", {me(), me()}, "none");
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
