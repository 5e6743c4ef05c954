// Taking back one's last turn, with the consent of the others.
#include <gmock/gmock.h>

#include <algorithm>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

/// `player` asks, all others agree.
void take_back(TestTable& test_table, int player) {
    ASSERT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({player})), "");
    for (int other = 0; other < test_table.table().players(); ++other)
        if (other != player && !test_table.table().has_left(other)) {
            ASSERT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({other})), "") << other;
        }
}

TEST(TakeBack, removes_ones_last_turn_and_all_that_followed) {
    TestTable test_table = TestTable::full("quoridor", 2);
    for (const char* move : {"e2", "e8", "e3"}) test_table.move(move);
    take_back(test_table, 1);
    EXPECT_EQ(test_table.table().entries(), 1);
    EXPECT_EQ(test_table.table().player_to_move(), 1);
    EXPECT_EQ(test_table.last<TookBack>(), TookBack{.to = 1});
    EXPECT_TRUE(test_table.table().offers().empty());
    EXPECT_EQ(test_table.move("d9"), "");
}

TEST(TakeBack, needs_everybody) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    for (int i = 0; i < 4; ++i) test_table.any_move();
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "");
    EXPECT_EQ(test_table.last<Offered>().to, 0);
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({1})), "");
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({2})), "");
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({2})), "no-offer") << "once is enough";
    EXPECT_EQ(test_table.table().entries(), 4);
    EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Back}, who({3})), "");
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({3})), "no-offer");
    EXPECT_EQ(test_table.table().entries(), 4);
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "already-offered")
        << "not at once";
    test_table.any_move();
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "");
}

TEST(TakeBack, needs_something_to_take_back) {
    TestTable test_table = TestTable::full("quoridor", 2);
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "nothing-to-take-back");
    test_table.move("e2");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({1})), "nothing-to-take-back");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "");
}

TEST(TakeBack, is_forgotten_when_a_move_is_played) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.move("e2");
    test_table.ask(MakeOffer{Matter::Back}, who({0}));
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_EQ(test_table.table().offers().size(), 2U);
    test_table.move("e8");
    EXPECT_TRUE(test_table.table().offers().empty());
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Back}, who({1})), "no-offer");
}

TEST(TakeBack, takes_a_turn_of_several_moves_as_one) {
    TestTable test_table = TestTable::full("superpion", 4);
    for (int i = 0; i < 4; ++i) test_table.any_move();  // two turns of two
    ASSERT_EQ(test_table.table().player_to_move(), 2);
    take_back(test_table, 1);
    EXPECT_EQ(test_table.table().entries(), 2);
    test_table.any_move();
    take_back(test_table, 1);
    EXPECT_EQ(test_table.table().entries(), 2) << "in the middle of the turn, what there is of it";
}

TEST(TakeBack, gives_no_time) {
    constexpr Duration second = 1'000;
    TestTable test_table = TestTable::full("quoridor", 2, "1+30");  // and the first increment
    const Duration full = test_table.left(0);
    for (int round = 0; round < 3; ++round) {
        test_table.any_move(5 * second);
        test_table.any_move();
        take_back(test_table, 0);
        EXPECT_EQ(test_table.left(0), full - (round + 1) * 5 * second)
            << "used, and nothing gained";
        EXPECT_EQ(test_table.left(1), full);
    }
    test_table.any_move(70 * second);  // 5 s, and 30 more for the turn
    test_table.any_move();
    take_back(test_table, 0);
    EXPECT_EQ(test_table.left(0), 30 * second) << "nobody runs out of time by taking back";
}

TEST(TakeBack, costs_nobody_the_game_who_has_thought_for_a_while) {
    TestTable test_table = TestTable::full("quoridor", 2, "1+30");
    test_table.any_move(60 * second);
    test_table.any_move();
    ASSERT_EQ(test_table.left(0), 60 * second);
    test_table.pass(35 * second);
    take_back(test_table, 0);
    EXPECT_EQ(test_table.left(0), 25 * second) << "what was left, which is less than an increment";
    test_table.flag_if_due();
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
}

TEST(TakeBack, draws_the_same_cards_again) {
    TestTable test_table = TestTable::full("point", 2);
    for (int i = 0; i < 6; ++i) test_table.any_move();
    const std::string before = test_table.state();
    const int entries = test_table.table().entries();
    const auto card_at = [&](int entry) {
        return std::get<PlayedMove>(test_table.table().match().history()[std::size_t(entry)]).text;
    };
    const std::string move = test_table.table().match().legal_moves().front();
    const int mover = test_table.table().player_to_move().value();
    ASSERT_EQ(test_table.move(move), "");
    std::vector<std::string> after;
    for (int entry = entries; entry < test_table.table().entries(); ++entry)
        after.push_back(card_at(entry));
    ASSERT_GT(after.size(), 1U) << "a card was drawn";
    take_back(test_table, mover);
    EXPECT_EQ(test_table.table().entries(), entries);
    ASSERT_EQ(test_table.move(move), "");
    for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(card_at(entries + int(i)), after[i]);
}

TEST(TakeBack, a_card_drawn_in_the_middle_of_a_turn_belongs_to_it) {
    // A player that draws from the deck instead of taking the dropped card: `deck`, the card,
    // `use`.
    TestTable test_table = TestTable::full("point", 2);
    int begin = -1;
    for (int i = 0; i < 300 && begin < 0; ++i) {
        const auto moves = test_table.table().match().legal_moves();
        ASSERT_FALSE(moves.empty());
        if (std::ranges::find(moves, "deck") != moves.end()) {
            begin = test_table.table().entries();
            ASSERT_EQ(test_table.move("deck"), "");
        } else {
            ASSERT_EQ(test_table.move(moves[std::size_t(i) * 7 % moves.size()]), "");
        }
    }
    ASSERT_GE(begin, 0) << "nobody ever could take a dropped card";
    const int mover = test_table.table().player_to_move().value();
    ASSERT_EQ(test_table.table().entries(), begin + 2) << "the choice, and the card";
    test_table.any_move();
    ASSERT_NE(test_table.table().player_to_move(), mover);
    take_back(test_table, mover);
    EXPECT_EQ(test_table.table().entries(), begin);
}

TEST(TakeBack, gives_back_what_was_gained_but_not_what_was_used) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    test_table.any_move(5 * second);
    test_table.any_move(7 * second);
    const Duration first = test_table.left(0);
    const Duration other = test_table.left(1);
    test_table.pass(3 * second);
    take_back(test_table, 1);
    EXPECT_EQ(test_table.last<TookBack>().left,
              (std::vector<Duration>{first - 3 * second, other - 5 * second}));
    EXPECT_EQ(test_table.left(0), first - 3 * second) << "what was used until then is used";
    EXPECT_EQ(test_table.table().clocks().running()->player, 1);
    test_table.any_move(4 * second);
    EXPECT_EQ(test_table.left(1), other - 4 * second);
}

TEST(TakeBack, gives_a_new_day_where_turns_have_days) {
    TestTable test_table = TestTable::full("quoridor", 2, "1d");
    test_table.any_move(5 * second);
    test_table.pass(milliseconds_a_day / 2);
    take_back(test_table, 0);
    EXPECT_EQ(test_table.last<TookBack>().left, (std::vector<Duration>(2, milliseconds_a_day)));
}

TEST(TakeBack, does_not_bring_anybody_back) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    for (int i = 0; i < 4; ++i) test_table.any_move();
    test_table.ask(Resign{}, who({2}));
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "nothing-to-take-back");
    test_table.any_move();
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({2})), "game-over");
    take_back(test_table, 0);
    EXPECT_EQ(test_table.table().entries(), 5);
}

TEST(TakeBack, has_the_consent_of_engines) {
    TestTable test_table("quoridor", {me(), engine()});
    test_table.move("e2");
    test_table.move("e8");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Back}, who({0})), "");
    EXPECT_EQ(test_table.table().entries(), 0);
    EXPECT_EQ(test_table.count<TookBack>(), 1);
}

TEST(TakeBack, of_a_player_with_two_colours_is_the_last_turn_of_either) {
    TestTable test_table = TestTable::full("superpion-2", 2);
    std::vector<int> movers;
    for (int i = 0; i < 8; ++i) {  // a turn of each colour
        movers.push_back(test_table.table().player_to_move().value());
        test_table.any_move();
    }
    ASSERT_EQ(std::ranges::count(movers, 0), 4);
    const int last = int(std::find(movers.rbegin(), movers.rend(), 0).base() - movers.begin()) - 1;
    take_back(test_table, 0);
    EXPECT_EQ(test_table.table().entries(), last - 1) << "two moves of one colour";
}

}  // namespace
}  // namespace tablier::online
