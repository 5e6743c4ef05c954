// Drawing lots for the places of a table (rules/README, "Lots").
#include <gmock/gmock.h>

#include "online/table/hash.h"
#include "online/table/table_record.h"
#include "online/table/test_table.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// A table where lots are drawn between these players; between all, if none are named.
Created with_lots(const std::string& game, std::vector<Place> places,
                  std::initializer_list<int> players = {}) {
    Created setup = TestTable::setup_of(game, std::move(places), "none");
    setup.commitment = commitment_of(test_seed(), test_table_id);
    for (const int player : players) setup.lots.set(std::size_t(player));
    for (std::size_t player = 0; players.size() == 0 && player < setup.players.size(); ++player)
        setup.lots.set(player);
    return setup;
}

std::vector<std::string> names(const OnlineTable& table) {
    std::vector<std::string> all;
    for (const PlaceNow& one : table.places())
        all.push_back(one.place.kind == PlaceKind::Engine
                          ? "level" + std::to_string(one.place.level)
                          : one.place.name);
    return all;
}

std::vector<std::string> types(const TestTable& test_table) {
    std::vector<std::string> all;
    for (const Event& event : test_table.events()) {
        const std::string json = event_json(event);
        const std::size_t from = json.find("\"type\":\"") + 8;
        all.push_back(json.substr(from, json.find('"', from) - from));
    }
    return all;
}

// What the seed of the tests gives is from docs/api.md, worked out with Python's hashlib and hmac:
// (0 1) -> (1 0), (0 1 2 3) -> (2 0 1 3), (0 2 3) -> (3 0 2).
TEST(TableLots, are_drawn_as_documented) {
    EXPECT_THAT(drawn_lots(test_seed(), {0, 1}), ElementsAre(1, 0));
    EXPECT_THAT(drawn_lots(test_seed(), {0, 1, 2}), ElementsAre(2, 0, 1));
    EXPECT_THAT(drawn_lots(test_seed(), {0, 1, 2, 3}), ElementsAre(2, 0, 1, 3));
    EXPECT_THAT(drawn_lots(test_seed(), {0, 2, 3}), ElementsAre(3, 0, 2));
}

TEST(TableLots, every_order_is_as_likely) {
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < 1200; ++i) ++seen[drawn_lots(sha256(std::to_string(i)), {0, 1, 2})];
    ASSERT_EQ(seen.size(), 6U);
    for (const auto& [order, times] : seen) EXPECT_NEAR(times, 200, 80);
}

TEST(TableLots, are_drawn_when_the_last_place_is_taken_just_before_the_beginning) {
    TestTable test_table(with_lots("quoridor-4", {me("Ada"), invited(), anyone(), engine(7)}));
    EXPECT_THAT(test_table.state(), HasSubstr("\"lots\":[0,1,2,3],\"lots_from\":null"));
    EXPECT_EQ(test_table.ask(TakePlace{.player = 1, .name = "Bob", .invited = true}, {}), "");
    EXPECT_THAT(names(test_table.table()), ElementsAre("Ada", "Bob", "", "level7"));
    EXPECT_FALSE(test_table.table().lots_drawn()) << "somebody is missing still";
    EXPECT_EQ(test_table.ask(TakePlace{.player = 2, .name = "Cleo"}, {}), "");
    EXPECT_THAT(types(test_table), ElementsAre("created", "seated", "seated", "lots", "started"));
    EXPECT_THAT(names(test_table.table()), ElementsAre("Bob", "Cleo", "Ada", "level7"));
    EXPECT_EQ(test_table.table().places()[0].place.kind, PlaceKind::Friend);
    EXPECT_EQ(test_table.table().player_of_place(0), 2) << "Ada";
    EXPECT_EQ(event_json(test_table.events()[3]),
              R"({"n":4,"t":1763300000000,"type":"lots","players":[)"
              R"({"player":0,"from":1,"kind":"friend","name":"Bob"},)"
              R"({"player":1,"from":2,"kind":"anyone","name":"Cleo"},)"
              R"({"player":2,"from":0,"kind":"me","name":"Ada"},)"
              R"({"player":3,"from":3,"kind":"engine","name":"","level":7}],)"
              R"("actor":"","asked":{}})");
    EXPECT_THAT(test_table.state(), HasSubstr("\"lots\":[0,1,2,3],\"lots_from\":[1,2,0,3]"));
    EXPECT_THAT(card_json(test_table.table()), HasSubstr("\"lots\":[0,1,2,3]"));
}

TEST(TableLots, leave_those_where_they_are_who_asked_for_none) {
    TestTable test_table(with_lots("quoridor-4", {me("a"), me("b"), me("c"), me("d")}, {0, 2, 3}));
    EXPECT_THAT(names(test_table.table()), ElementsAre("c", "b", "d", "a"));
    TestTable none = TestTable::full("quoridor", 2);
    EXPECT_THAT(types(none), ElementsAre("created", "started"));
    EXPECT_THAT(none.state(), HasSubstr("\"lots\":[]"));
}

TEST(TableLots, move_engines_with_their_levels_and_whoever_is_to_move) {
    TestTable test_table(with_lots("quoridor", {me("Ada"), engine(3)}));
    EXPECT_TRUE(test_table.table().engine_to_move());
    EXPECT_THAT(names(test_table.table()), ElementsAre("level3", "Ada"));
    EXPECT_EQ(test_table.ask(PlayMove{.move = "e2"}, who({1})), "not-your-turn");
}

TEST(TableLots, may_give_other_partners) {
    // South and North are partners, West and East.
    TestTable test_table(with_lots("point-teams", {me("a"), me("b"), me("A"), me("B")}, {0, 2, 3}));
    EXPECT_THAT(names(test_table.table()), ElementsAre("A", "b", "B", "a"));
}

TEST(TableLots, are_the_same_when_the_events_are_read_again) {
    TestTable test_table(with_lots("superpion-super2", {me("Ada"), anyone()}));
    test_table.ask(TakePlace{.player = 1, .name = "Bob"}, {});
    std::vector<Event> read;
    for (const Event& event : test_table.events()) read.push_back(*parse_event(event_json(event)));
    for (const auto& seed : {std::optional(test_seed()), std::optional<Bytes32>()}) {
        const auto again = OnlineTable::replay(test_table_id, read, seed);
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_THAT(names(*again), ElementsAre("Bob", "Ada"));
        EXPECT_EQ(again->player_of_place(0), 1);
        EXPECT_EQ(state_json(*again, {}, {}, test_table.time()), test_table.state());
    }
}

TEST(TableLots, that_cannot_be_are_noticed) {
    TestTable test_table(with_lots("quoridor-4", {me("a"), me("b"), me("c"), me("d")}, {0, 1, 2}));
    const auto wrong = [&](auto change) {
        std::vector<Event> events = test_table.events();
        change(events);
        const auto table = OnlineTable::replay(test_table_id, events, test_seed());
        return table ? "" : table.error().message;
    };
    const auto lots = [](std::vector<Event>& events) -> std::vector<DrawnPlace>& {
        return std::get<LotsDrawn>(events[1].what).players;
    };
    EXPECT_EQ(wrong([](auto&) {}), "");
    EXPECT_THAT(
        wrong([&](auto& events) { std::swap(lots(events)[0].player, lots(events)[1].player); }),
        HasSubstr("the seed gives other places"));
    EXPECT_THAT(wrong([&](auto& events) { lots(events)[0].player = lots(events)[1].player; }),
                HasSubstr("each gets one of the places"));
    EXPECT_THAT(wrong([&](auto& events) { lots(events).pop_back(); }),
                HasSubstr("each gets one of the places"));
    EXPECT_THAT(wrong([&](auto& events) { lots(events)[0].from = 3; }),
                HasSubstr("who had no such place"));
    EXPECT_THAT(wrong([&](auto& events) { lots(events)[0].place.name = "Eve"; }),
                HasSubstr("who had no such place"));
    EXPECT_THAT(wrong([](auto& events) {
                    events.erase(events.begin() + 1);
                    events[1].number = 2;
                }),
                HasSubstr("lots were to be drawn before"));
    EXPECT_THAT(wrong([](auto& events) {
                    events[2] = events[1];
                    events[2].number = 3;
                }),
                HasSubstr("no lots are to be drawn"));
    EXPECT_THAT(wrong([](auto& events) { std::get<Created>(events[0].what).lots.reset(); }),
                HasSubstr("no lots are to be drawn"));
}

TEST(TableLots, need_two_players_of_the_game) {
    for (const unsigned long players : {0b01UL, 0b101UL, 0b1100UL}) {
        Created setup = with_lots("quoridor", {me(), me()});
        setup.lots = PlayerSet(players);
        EXPECT_FALSE(OnlineTable::make(test_table_id, setup, test_seed(), noon)) << players;
    }
}

TEST(TableLots, are_drawn_again_in_a_rematch_between_the_same) {
    TestTable test_table(with_lots("quoridor-4", {me("a"), me("b"), me("c"), me("d")}, {0, 2, 3}));
    ASSERT_THAT(names(test_table.table()), ElementsAre("c", "b", "d", "a"));
    const Created next = test_table.table().next_setup();
    std::vector<std::string> drawing;
    for (std::size_t player = 0; player < 4; ++player)
        if (next.lots.test(player)) drawing.push_back(next.players[player].name);
    EXPECT_THAT(drawing, testing::UnorderedElementsAre("a", "c", "d"));
    const auto made = OnlineTable::make("AAAAAAAAAAAA", next, test_seed(), noon);
    ASSERT_TRUE(made);
    EXPECT_TRUE(made->first.lots_drawn());
    EXPECT_EQ(made->first.phase(), Phase::Playing);
}

std::string record(TestTable& test_table) {
    const auto text = table_record(test_table.table());
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
}

TEST(TableLots, stand_in_the_record_and_can_be_checked) {
    TestTable test_table(with_lots("superpion-super2", {me("Ada"), anyone()}));
    EXPECT_THAT(record(test_table), testing::Not(HasSubstr("Lots"))) << "not yet";
    test_table.ask(TakePlace{.player = 1, .name = "Bob"}, {});
    test_table.ask(Resign{.player = 0}, everybody());
    const std::string text = record(test_table);
    EXPECT_THAT(text, HasSubstr("[Blue \"Bob\"]"));
    EXPECT_THAT(text, HasSubstr("[Lots \"b+r+y+k\"]\n[LotsFrom \"r+b+k+y\"]"));
    const auto read = read_record(text);
    ASSERT_TRUE(read) << read.error().text();
    const auto verified = verify_draws(*read);
    ASSERT_TRUE(verified) << verified.error().message;
    EXPECT_TRUE(verified->lots);
    EXPECT_EQ(verified->draws, 0);

    std::string lie = text;
    lie.replace(lie.find("r+b+k+y"), 7, "b+r+y+k");
    EXPECT_THAT(verify_draws(*read_record(lie)).error().message,
                HasSubstr("but the seed gives \"r+b+k+y\""));
}

TEST(TableLots, and_cards_follow_from_one_seed) {
    TestTable test_table(with_lots("point", {me("Ada"), me("Bob")}));
    for (int i = 0; i < 8; ++i) test_table.any_move();
    test_table.ask(Resign{.player = 0}, everybody());
    const auto verified = verify_draws(*read_record(record(test_table)));
    ASSERT_TRUE(verified) << verified.error().message;
    EXPECT_TRUE(verified->lots);
    EXPECT_GT(verified->draws, 0);
}

}  // namespace
}  // namespace tablier::online
