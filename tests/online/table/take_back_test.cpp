// Taking back one's last turn, with the consent of the others.
#include <gmock/gmock.h>

#include <algorithm>

#include "online/table/seated_tables.h"

namespace tablier::online {
namespace {

/// `player` asks, all others agree.
void take_back(Sitting& sitting, int player) {
    ASSERT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({player})), "");
    for (int other = 0; other < sitting.table().players(); ++other)
        if (other != player && !sitting.table().has_left(other)) {
            ASSERT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({other})), "") << other;
        }
}

TEST(TakeBack, removes_ones_last_turn_and_all_that_followed) {
    Sitting sitting = Sitting::full("quoridor", 2);
    for (const char* move : {"e2", "e8", "e3"}) sitting.move(move);
    take_back(sitting, 1);
    EXPECT_EQ(sitting.table().entries(), 1);
    EXPECT_EQ(sitting.table().player_to_move(), 1);
    EXPECT_EQ(sitting.last<TookBack>(), TookBack{.to = 1});
    EXPECT_TRUE(sitting.table().offers().empty());
    EXPECT_EQ(sitting.move("d9"), "");
}

TEST(TakeBack, needs_everybody) {
    Sitting sitting = Sitting::full("quoridor-4", 4);
    for (int i = 0; i < 4; ++i) sitting.any_move();
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "");
    EXPECT_EQ(sitting.last<Offered>().to, 0);
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({1})), "");
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({2})), "");
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({2})), "no-offer") << "once is enough";
    EXPECT_EQ(sitting.table().entries(), 4);
    EXPECT_EQ(sitting.ask(DeclineOffer{Matter::Back}, who({3})), "");
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({3})), "no-offer");
    EXPECT_EQ(sitting.table().entries(), 4);
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "already-offered") << "not at once";
    sitting.any_move();
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "");
}

TEST(TakeBack, needs_something_to_take_back) {
    Sitting sitting = Sitting::full("quoridor", 2);
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "nothing-to-take-back");
    sitting.move("e2");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({1})), "nothing-to-take-back");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "");
}

TEST(TakeBack, is_forgotten_when_a_move_is_played) {
    Sitting sitting = Sitting::full("quoridor", 2);
    sitting.move("e2");
    sitting.ask(MakeOffer{Matter::Back}, who({0}));
    sitting.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_EQ(sitting.table().offers().size(), 2U);
    sitting.move("e8");
    EXPECT_TRUE(sitting.table().offers().empty());
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Back}, who({1})), "no-offer");
}

TEST(TakeBack, takes_a_turn_of_several_moves_as_one) {
    Sitting sitting = Sitting::full("superpion", 4);
    for (int i = 0; i < 4; ++i) sitting.any_move();  // two turns of two
    ASSERT_EQ(sitting.table().player_to_move(), 2);
    take_back(sitting, 1);
    EXPECT_EQ(sitting.table().entries(), 2);
    sitting.any_move();
    take_back(sitting, 1);
    EXPECT_EQ(sitting.table().entries(), 2) << "in the middle of the turn, what there is of it";
}

TEST(TakeBack, gives_no_time) {
    constexpr Duration second = 1'000;
    Sitting sitting = Sitting::full("quoridor", 2, "1+30");  // and the first increment
    const Duration full = sitting.left(0);
    for (int round = 0; round < 3; ++round) {
        sitting.any_move(5 * second);
        sitting.any_move();
        take_back(sitting, 0);
        EXPECT_EQ(sitting.left(0), full - (round + 1) * 5 * second) << "used, and nothing gained";
        EXPECT_EQ(sitting.left(1), full);
    }
    sitting.any_move(70 * second);  // 5 s, and 30 more for the turn
    sitting.any_move();
    take_back(sitting, 0);
    EXPECT_EQ(sitting.left(0), 30 * second) << "nobody runs out of time by taking back";
}

TEST(TakeBack, costs_nobody_the_game_who_has_thought_for_a_while) {
    Sitting sitting = Sitting::full("quoridor", 2, "1+30");
    sitting.any_move(60 * second);
    sitting.any_move();
    ASSERT_EQ(sitting.left(0), 60 * second);
    sitting.pass(35 * second);
    take_back(sitting, 0);
    EXPECT_EQ(sitting.left(0), 25 * second) << "what was left, which is less than an increment";
    sitting.flag_if_due();
    EXPECT_EQ(sitting.table().phase(), Phase::Playing);
}

TEST(TakeBack, draws_the_same_cards_again) {
    Sitting sitting = Sitting::full("point", 2);
    for (int i = 0; i < 6; ++i) sitting.any_move();
    const std::string before = sitting.state();
    const int entries = sitting.table().entries();
    const auto card_at = [&](int entry) {
        return std::get<PlayedMove>(sitting.table().match().history()[std::size_t(entry)]).text;
    };
    const std::string move = sitting.table().match().legal_moves().front();
    const int mover = sitting.table().player_to_move().value();
    ASSERT_EQ(sitting.move(move), "");
    std::vector<std::string> after;
    for (int entry = entries; entry < sitting.table().entries(); ++entry)
        after.push_back(card_at(entry));
    ASSERT_GT(after.size(), 1U) << "a card was drawn";
    take_back(sitting, mover);
    EXPECT_EQ(sitting.table().entries(), entries);
    ASSERT_EQ(sitting.move(move), "");
    for (std::size_t i = 0; i < after.size(); ++i) EXPECT_EQ(card_at(entries + int(i)), after[i]);
}

TEST(TakeBack, a_card_drawn_in_the_middle_of_a_turn_belongs_to_it) {
    // A player who could take what was dropped but prefers the deck: `deck`, the card, `use`.
    Sitting sitting = Sitting::full("point", 2);
    int begin = -1;
    for (int i = 0; i < 300 && begin < 0; ++i) {
        const auto moves = sitting.table().match().legal_moves();
        ASSERT_FALSE(moves.empty());
        if (std::ranges::find(moves, "deck") != moves.end()) {
            begin = sitting.table().entries();
            ASSERT_EQ(sitting.move("deck"), "");
        } else {
            ASSERT_EQ(sitting.move(moves[std::size_t(i) * 7 % moves.size()]), "");
        }
    }
    ASSERT_GE(begin, 0) << "nobody ever could take a dropped card";
    const int mover = sitting.table().player_to_move().value();
    ASSERT_EQ(sitting.table().entries(), begin + 2) << "the choice, and the card";
    sitting.any_move();
    ASSERT_NE(sitting.table().player_to_move(), mover);
    take_back(sitting, mover);
    EXPECT_EQ(sitting.table().entries(), begin);
}

TEST(TakeBack, gives_back_what_was_gained_but_not_what_was_used) {
    Sitting sitting = Sitting::full("quoridor", 2, "10+5");
    sitting.any_move(5 * second);
    sitting.any_move(7 * second);
    const Duration first = sitting.left(0);
    const Duration other = sitting.left(1);
    sitting.pass(3 * second);
    take_back(sitting, 1);
    EXPECT_EQ(sitting.last<TookBack>().left,
              (std::vector<Duration>{first - 3 * second, other - 5 * second}));
    EXPECT_EQ(sitting.left(0), first - 3 * second) << "what was used until then is used";
    EXPECT_EQ(sitting.table().clocks().running()->player, 1);
    sitting.any_move(4 * second);
    EXPECT_EQ(sitting.left(1), other - 4 * second);
}

TEST(TakeBack, gives_a_new_day_where_turns_have_days) {
    Sitting sitting = Sitting::full("quoridor", 2, "1d");
    sitting.any_move(5 * second);
    sitting.pass(milliseconds_a_day / 2);
    take_back(sitting, 0);
    EXPECT_EQ(sitting.last<TookBack>().left, (std::vector<Duration>(2, milliseconds_a_day)));
}

TEST(TakeBack, does_not_bring_anybody_back) {
    Sitting sitting = Sitting::full("quoridor-4", 4);
    for (int i = 0; i < 4; ++i) sitting.any_move();
    sitting.ask(Resign{}, who({2}));
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "nothing-to-take-back");
    sitting.any_move();
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({2})), "game-over");
    take_back(sitting, 0);
    EXPECT_EQ(sitting.table().entries(), 5);
}

TEST(TakeBack, has_the_consent_of_engines) {
    Sitting sitting("quoridor", {me(), engine()});
    sitting.move("e2");
    sitting.move("e8");
    EXPECT_EQ(sitting.ask(MakeOffer{Matter::Back}, who({0})), "");
    EXPECT_EQ(sitting.table().entries(), 0);
    EXPECT_EQ(sitting.count<TookBack>(), 1);
}

TEST(TakeBack, of_a_player_with_two_colours_is_the_last_turn_of_either) {
    Sitting sitting = Sitting::full("superpion-2", 2);
    std::vector<int> movers;
    for (int i = 0; i < 8; ++i) {  // a turn of each colour
        movers.push_back(sitting.table().player_to_move().value());
        sitting.any_move();
    }
    ASSERT_EQ(std::ranges::count(movers, 0), 4);
    const int last = int(std::find(movers.rbegin(), movers.rend(), 0).base() - movers.begin()) - 1;
    take_back(sitting, 0);
    EXPECT_EQ(sitting.table().entries(), last - 1) << "two moves of one colour";
}

}  // namespace
}  // namespace tablier::online
