// The next game of the same players.
#include <gmock/gmock.h>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;

TEST(Rematch, is_due_when_every_person_wants_it) {
    TestTable test_table("quoridor-4", {me(), me(), me(), engine(2)});
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({0})), "already-started");
    for (const int player : {0, 1, 2}) test_table.ask(Resign{player}, everybody());
    ASSERT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({0})), "") << "who left may want more";
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Rematch}, who({1})), "");
    EXPECT_FALSE(test_table.table().rematch_is_due());
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Rematch}, who({2})), "");
    EXPECT_TRUE(test_table.table().rematch_is_due());
    EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Rematch}, who({0})), "already-offered")
        << "its table is being made";
    EXPECT_TRUE(test_table.table().rematch_is_due());
    test_table.keep(test_table.table().note_rematch("AAAAAAAAAAAA", test_table.now()).events);
    EXPECT_FALSE(test_table.table().rematch_is_due());
    EXPECT_EQ(test_table.table().rematch(), "AAAAAAAAAAAA");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({0})), "already-offered");
}

TEST(Rematch, can_be_declined) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.ask(Resign{}, who({0}));
    test_table.ask(MakeOffer{Matter::Rematch}, who({0}));
    EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Rematch}, who({1})), "");
    EXPECT_FALSE(test_table.table().rematch_is_due());
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({0})), "already-offered");
    EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({1})), "");
}

TEST(Rematch, that_was_withdrawn_can_be_offered_again) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.ask(Resign{}, who({0}));
    for (int round = 0; round < 3; ++round) {
        EXPECT_EQ(test_table.ask(MakeOffer{Matter::Rematch}, who({0})), "");
        EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Rematch}, who({0})), "");
    }
}

TEST(Rematch, moves_everybody_one_place_on_so_that_the_first_begins_last) {
    TestTable test_table("point-4", {me("a"), anyone(), invited(), engine(4)}, "3+2");
    test_table.ask(TakePlace{.player = 1, .name = "b"}, {});
    test_table.ask(TakePlace{.player = 2, .name = "c", .invited = true}, {});
    const Created next = test_table.table().next_setup();
    std::vector<std::string> names;
    for (const Place& place : next.players) names.push_back(place.name);
    EXPECT_THAT(names, ElementsAre("b", "c", "", "a"));
    EXPECT_EQ(next.players[2], engine(4));
    for (int player = 0; player < 4; ++player)
        EXPECT_EQ(next.players[std::size_t(test_table.table().next_place(player))].name,
                  test_table.table().places()[std::size_t(player)].place.name);
    EXPECT_EQ(next.from, test_table_id);
    EXPECT_EQ(next.commitment, "") << "there will be other cards";
    EXPECT_EQ(next.clock, "3+2");
    const auto made = OnlineTable::make("AAAAAAAAAAAA", next, test_seed(), noon);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->first.phase(), Phase::Playing) << "everybody sits already";
    const auto again = OnlineTable::replay("AAAAAAAAAAAA", made->second, test_seed());
    ASSERT_TRUE(again) << again.error().message;
}

TEST(Rematch, forgets_a_name_that_would_not_be_taken_any_more) {
    TestTable test_table("quoridor", {me("a"), me("b")});
    auto events = test_table.events();
    std::get<Created>(events.front().what).players[1].name = "b\u200B";
    const auto old = OnlineTable::replay(test_table_id, events, std::nullopt);
    ASSERT_TRUE(old) << old.error().message;
    const Created next = old->next_setup();
    EXPECT_EQ(next.players[0].name, "");
    EXPECT_EQ(next.players[1].name, "a");
    EXPECT_TRUE(OnlineTable::make("AAAAAAAAAAAA", next, std::nullopt, noon));
}

}  // namespace
}  // namespace tablier::online
