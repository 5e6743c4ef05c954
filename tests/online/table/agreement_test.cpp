// The end by agreement, and by resigning.
#include <gmock/gmock.h>

#include "online/table/test_table.h"

namespace tablier::online {
namespace {

std::string offer(TestTable& test_table, std::initializer_list<int> players) {
    return test_table.ask(MakeOffer{Matter::Draw}, who(players));
}
std::string accept(TestTable& test_table, std::initializer_list<int> players) {
    return test_table.ask(AcceptOffer{Matter::Draw}, who(players));
}

TEST(Agreement, needs_every_side) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(offer(test_table, {1}), "already-offered");
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(accept(test_table, {1}), "no-offer");
    EXPECT_EQ(accept(test_table, {2}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    EXPECT_EQ(accept(test_table, {3}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.last<Over>().reason, "agreement");
    EXPECT_EQ(test_table.count<Agreed>(), 1);
    EXPECT_EQ(offer(test_table, {0}), "game-over");
}

/// In a team game players 0 and 2 are partners, as are 1 and 3.
TEST(Agreement, of_a_team_is_that_of_all_its_people) {
    TestTable test_table = TestTable::full("intercept-teams", 4);
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {2}), "");
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing) << "nobody speaks for a partner";
    EXPECT_EQ(accept(test_table, {3}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Agreement, of_an_engine_follows_the_person_beside_it) {
    // The people South and West; the engines North and East are on different sides.
    TestTable test_table("intercept-teams", {me(), me(), engine(), engine()});
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(players_json(test_table.table().offers().front().accepted), "[0,2]");
    EXPECT_TRUE(deciding_engines(test_table.table().seats_asked(Matter::Draw)).empty())
        << "no engine is asked: West decides for the other side";
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    test_table.any_move();
    ASSERT_EQ(test_table.table().offers().size(), 1U);
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.last<Over>().reason, "agreement");
}

TEST(Agreement, of_engines_without_people_is_one_decision) {
    TestTable test_table("intercept-teams", {me(), engine(), me(), engine()});
    EXPECT_THAT(deciding_engines(test_table.table().seats_asked(Matter::Draw)),
                testing::ElementsAre(Seat::West));
    offer(test_table, {0});
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(players_json(test_table.table().offers().front().accepted), "[0,1,3]");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    EXPECT_EQ(accept(test_table, {2}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Agreement, does_not_wait_for_those_who_have_left) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    test_table.ask(Resign{}, who({2}));
    test_table.ask(Resign{}, who({3}));
    EXPECT_EQ(offer(test_table, {2}), "game-over");
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {3}), "game-over");
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Agreement, is_at_once_where_one_key_has_all_sides) {
    TestTable test_table = TestTable::full("quoridor", 2);
    EXPECT_EQ(offer(test_table, {0, 1}), "");
    EXPECT_EQ(test_table.last<Over>().reason, "agreement");
}

TEST(Agreement, waits_for_engines_to_think) {
    TestTable test_table("quoridor", {me(), engine()});
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing);
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
}

TEST(Agreement, can_be_declined_and_withdrawn) {
    for (const int decliner : {0, 1}) {
        TestTable test_table = TestTable::full("quoridor", 2);
        EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Draw}, who({decliner})), "no-offer");
        offer(test_table, {0});
        EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Draw}, who({})), "not-yours");
        EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Draw}, who({decliner})), "");
        EXPECT_EQ(accept(test_table, {1}), "no-offer");
        EXPECT_EQ(offer(test_table, {0}), "already-offered");
        EXPECT_EQ(offer(test_table, {1}), "") << "but the other may";
        test_table.any_move();
        EXPECT_EQ(offer(test_table, {0}), "");
    }
}

TEST(Agreement, is_not_for_those_who_only_look_on) {
    TestTable test_table = TestTable::full("quoridor", 2);
    EXPECT_EQ(offer(test_table, {}), "not-yours");
    offer(test_table, {0});
    EXPECT_EQ(accept(test_table, {}), "not-yours");
    EXPECT_EQ(test_table.ask(Resign{}, who({})), "not-yours");
    EXPECT_EQ(test_table.ask(Rename{"x"}, who({})), "not-yours");
}

/// Three pawns on the board: Blue's, Red's and Black's. Yellow is out, with three pawns in reserve.
constexpr const char* without_yellow = "5/5/5/8/8/8/8/8/8/8/8/8/r7/2k2/2b2/5 -/b1/r3/- b - 0 -";

TEST(Agreement, S_R11_is_counted_in_Superpion) {
    TestTable test_table = TestTable::full("superpion", 4);
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {1, 2, 3}), "");
    EXPECT_EQ(test_table.count<Agreed>(), 1);
    const Over over = test_table.last<Over>();
    EXPECT_EQ(over.result, "b+r+y+k");
    EXPECT_EQ(over.points, "b=30 r=30 y=30 k=30");
    EXPECT_EQ(over.reason, "agreement");
    const auto again = OnlineTable::replay(test_table_id, test_table.events(), std::nullopt);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->match().outcome(), test_table.table().match().outcome());
}

TEST(Agreement, S_R11_before_it_was_counted_stays_the_draw_that_it_was) {
    TestTable test_table = TestTable::full("superpion", 4);
    offer(test_table, {0, 1, 2, 3});
    std::vector<Event> events = test_table.events();
    auto& over = std::get<Over>(events.back().what);
    over.result = "draw";
    over.points = "";
    const auto old = OnlineTable::replay(test_table_id, events, std::nullopt);
    ASSERT_TRUE(old) << old.error().message;
    EXPECT_EQ(old->phase(), Phase::Over);
    EXPECT_EQ(old->match().outcome(), Outcome::drawn(EndReason::Agreement));
    over.result = "b";
    EXPECT_FALSE(OnlineTable::replay(test_table_id, events, std::nullopt));
}

TEST(Agreement, S_R11_needs_no_side_without_pieces) {
    Created setup = TestTable::setup_of("superpion", {me(), me(), me(), me()}, "none");
    setup.position = without_yellow;
    TestTable test_table(setup);
    EXPECT_EQ(offer(test_table, {2}), "not-yours") << "Yellow is out";
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {2}), "not-yours");
    EXPECT_EQ(test_table.ask(DeclineOffer{Matter::Draw}, who({2})), "not-yours");
    EXPECT_EQ(test_table.table().next().asked[std::size_t(Matter::Draw)].to_string(), "1010");
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(accept(test_table, {3}), "");
    EXPECT_EQ(test_table.last<Over>().points, "b=2 r=3 y=3 k=2");
    EXPECT_EQ(test_table.last<Over>().result, "r+y") << "Yellow's reserve counts";
}

TEST(Agreement, S_R11_is_there_when_the_last_who_had_not_accepted_loses_all_pieces) {
    Created setup = TestTable::setup_of("superpion", {me(), me(), me(), me()}, "none");
    setup.position = without_yellow;
    TestTable test_table(setup);
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {1}), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Playing) << "Black has not answered";
    EXPECT_EQ(test_table.ask(PlayMove{.move = "i2:g4"}, who({0})), "");
    EXPECT_EQ(test_table.count<Agreed>(), 1);
    EXPECT_EQ(test_table.count<Lapsed>(), 0);
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.last<Over>().reason, "agreement");
    const auto again = OnlineTable::replay(test_table_id, test_table.events(), std::nullopt);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->match().outcome(), test_table.table().match().outcome());
}

TEST(Agreement, S_R11_has_been_accepted_by_a_key_whose_other_player_is_out) {
    Created setup = TestTable::setup_of("superpion", {me(), me(), me(), me()}, "none");
    setup.position = without_yellow;
    TestTable test_table(setup);
    EXPECT_EQ(offer(test_table, {0}), "");
    EXPECT_EQ(accept(test_table, {1, 2}), "");
    EXPECT_EQ(players_json(test_table.table().offers().front().accepted), "[0,1]");
    EXPECT_EQ(accept(test_table, {1, 2}), "no-offer");
}

TEST(Agreement, S_R11_waits_for_no_engine_without_pieces) {
    Created setup = TestTable::setup_of("superpion", {me(), engine(), engine(), engine()}, "none");
    setup.position = without_yellow;
    TestTable test_table(setup);
    EXPECT_THAT(deciding_engines(test_table.table().seats_asked(Matter::Draw)),
                testing::ElementsAre(Seat::West, Seat::East));
    // A turn that is taken back may bring pieces back.
    EXPECT_EQ(test_table.table().seats_asked(Matter::Back).in_play.size(), 4);
}

TEST(Resigning, is_of_the_player_whose_key_it_is) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    EXPECT_EQ(test_table.ask(Resign{}, who({0, 1})), "bad-field") << "which one?";
    EXPECT_EQ(test_table.ask(Resign{2}, who({0, 1})), "not-yours");
    EXPECT_EQ(test_table.ask(Resign{1}, who({0, 1})), "");
    EXPECT_EQ(test_table.ask(Resign{1}, who({0, 1})), "game-over");
    EXPECT_EQ(test_table.ask(Resign{}, who({0, 1})), "") << "only one is left";
    EXPECT_EQ(test_table.ask(Resign{}, who({0, 1})), "game-over");
    EXPECT_EQ(test_table.ask(Resign{7}, everybody()), "bad-field");
    EXPECT_EQ(test_table.ask(Resign{2}, who({2})), "");
    EXPECT_EQ(test_table.table().phase(), Phase::Over);
    EXPECT_EQ(test_table.last<Over>().reason, "resignation");
    EXPECT_EQ(test_table.ask(Resign{3}, who({3})), "game-over");
}

}  // namespace
}  // namespace tablier::online
