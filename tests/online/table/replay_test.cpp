// A table is its events: whatever was done, replaying them gives the same table.
#include <gmock/gmock.h>

#include "online/table/random_clients.h"
#include "online/table/test_table.h"
#include "rounds.h"
#include "tablier/catalog.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

/// From the disk: the events as JSON, read back.
Result<OnlineTable> replayed(const std::vector<Event>& events) {
    std::vector<Event> read;
    for (const Event& event : events) read.push_back(parse_event(event_json(event)).value());
    return OnlineTable::replay(test_table_id, read, test_seed());
}

class Replay : public testing::TestWithParam<std::string> {
  protected:
    RandomClients clients_{7};
};

TEST(Replays, give_tables_that_wait) {
    TestTable test_table("quoridor", {me("Ada"), anyone()}, "5+10");
    const auto again = OnlineTable::replay(test_table_id, test_table.events(), std::nullopt);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(state_json(*again, {}, {}, test_table.time()), test_table.state());
}

TEST_P(Replay, gives_the_same_table) {
    const int players = make_game(GetParam()).value()->seating().players();
    for (const char* clock : {"none", "5+10", "1d"}) {
        TestTable test_table = TestTable::full(GetParam(), players, clock);
        for (int i = 0; i < rounds(150, 40) && test_table.table().phase() == Phase::Playing; ++i) {
            clients_.act(test_table);
            if (i % 10 != 0) continue;
            const auto now = replayed(test_table.events());
            ASSERT_TRUE(now) << now.error().message;
            ASSERT_EQ(state_json(*now, {}, {}, test_table.time()), test_table.state());
        }
        const auto again = replayed(test_table.events());
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(state_json(*again, {}, {}, test_table.time()), test_table.state());
        EXPECT_EQ(again->match().legal_moves(), test_table.table().match().legal_moves());
        for (std::size_t i = 0; i < test_table.events().size(); ++i)
            ASSERT_EQ(test_table.events()[i].number, std::int64_t(i) + 1);
    }
}

INSTANTIATE_TEST_SUITE_P(AllVariants, Replay, testing::ValuesIn(all_variants()), variant_name);

class DamagedLog : public testing::Test {
  protected:
    DamagedLog() {
        sitting_.move("e2");
        sitting_.move("e8");
    }
    std::string error_of(std::vector<Event> events) {
        const auto table = OnlineTable::replay(test_table_id, events, std::nullopt);
        return table ? "" : table.error().message;
    }
    /// With one more event at its end.
    std::string error_with(EventBody what) {
        std::vector<Event> events = sitting_.events();
        events.push_back({.number = events.back().number + 1, .time = noon, .what = what});
        return error_of(events);
    }

    TestTable sitting_ = TestTable::full("quoridor", 2);
};

TEST_F(DamagedLog, misses_an_event_or_has_one_twice) {
    EXPECT_EQ(error_of(sitting_.events()), "");
    EXPECT_THAT(error_of({}), HasSubstr("without events"));
    for (std::size_t i = 0; i + 1 < sitting_.events().size(); ++i) {
        std::vector<Event> missing = sitting_.events();
        missing.erase(missing.begin() + std::ptrdiff_t(i));
        EXPECT_THAT(error_of(missing), HasSubstr("cannot be")) << i;
        std::vector<Event> twice = sitting_.events();
        twice.insert(twice.begin() + std::ptrdiff_t(i), twice[i]);
        EXPECT_THAT(error_of(twice), HasSubstr("cannot be")) << i;
    }
}

TEST_F(DamagedLog, holds_what_the_rules_do_not_allow) {
    const EventBody impossible[] = {
        Created{.game = "quoridor", .position = "", .clock = "none", .players = {me(), me()}},
        Seated{0, ""},
        Seated{3, ""},
        Unseated{0},
        Renamed{3, ""},
        Started{},
        Closed{},
        Moved{.seat = "S", .move = "e9", .at = 2},
        Drawn{"draw:WB=BWW", 2},
        Left{0, "X", Leaving::Resigned},
        Offered{.what = Matter::Back, .by = 0},
        Offered{.what = Matter::Back, .by = 0, .to = 2},
        Offered{.what = Matter::Draw, .by = 0, .to = 0},
        Accepted{Matter::Draw, 0},
        Declined{Matter::Back, 0},
        TookBack{.to = 2},
        TookBack{.to = 1, .left = {1, 2, 3}},
        Over{"S", "goal", "", ""},
    };
    for (const EventBody& what : impossible)
        EXPECT_THAT(error_with(what), HasSubstr("event 5 cannot be"))
            << event_json({.number = 5, .time = 0, .what = what});
}

TEST_F(DamagedLog, plays_at_a_table_that_waits) {
    const TestTable waiting("quoridor", {me(), anyone()});
    for (const EventBody& what :
         {EventBody(Left{0, "S", Leaving::Resigned}), EventBody(Agreed{}), EventBody(Moved{})}) {
        std::vector<Event> events = waiting.events();
        events.push_back({.number = 2, .time = noon, .what = what});
        EXPECT_EQ(error_of(events), "event 2 cannot be: nothing is being played");
    }
}

TEST(DamagedCards, are_not_those_of_the_seed) {
    TestTable test_table = TestTable::full("point", 2);
    for (int i = 0; i < 20 && test_table.count<Drawn>() == 0; ++i) test_table.any_move();
    ASSERT_GT(test_table.count<Drawn>(), 0);
    EXPECT_TRUE(replayed(test_table.events()));
    Bytes32 other = test_seed();
    std::string message;
    for (; message.empty(); ++other[0]) {  // by chance it may give the same card
        const auto table = OnlineTable::replay(test_table_id, test_table.events(), other);
        if (!table) message = table.error().message;
    }
    EXPECT_THAT(message, HasSubstr("cannot be: the seed gives another draw"));
}

TEST_F(DamagedLog, begins_with_no_possible_game) {
    Created setup{.game = "quoridor", .position = "", .clock = "none", .players = {me(), me()}};
    const auto error = [&] { return error_of({{.number = 1, .time = noon, .what = setup}}); };
    EXPECT_EQ(error(), "");
    setup.game = "chess";
    EXPECT_THAT(error(), HasSubstr("chess"));
    setup.game = "quoridor-4";
    EXPECT_THAT(error(), HasSubstr("4 players"));
    setup.game = "quoridor";
    setup.clock = "fast";
    EXPECT_THAT(error(), HasSubstr("clock"));
    setup.clock = "none";
    setup.position = "nonsense";
    EXPECT_NE(error(), "");
}

TEST(Replays, S_R8_tables_from_before_dead_ends_ended_a_game_go_on_as_they_did) {
    Created setup =
        TestTable::setup_of("superpion:dead_end=quiet", {me(), me(), me(), me()}, "none");
    setup.position = "5/2b2/5/1b6/8/8/8/8/8/8/8/8/7r/5/5/5 -/-/-/- b - 0 -";
    TestTable test_table(setup);
    EXPECT_EQ(test_table.move("d13-d15"), "");
    EXPECT_EQ(test_table.move("h15-j15"), "");
    std::vector<Event> events = test_table.events();
    std::get<Created>(events.front().what).game = "superpion";
    std::vector<Event> replayed;
    const auto old = OnlineTable::replay(test_table_id, events, std::nullopt, &replayed);
    ASSERT_TRUE(old) << old.error().message;
    EXPECT_EQ(old->phase(), Phase::Playing);
    EXPECT_EQ(old->entries(), 2);
    EXPECT_EQ(replayed.size(), events.size());
    EXPECT_EQ(old->setup().game, "superpion") << "what was written stays";
    EXPECT_EQ(old->spec(), "superpion:dead_end=quiet");
    EXPECT_EQ(state_json(*old, {}, {}, test_table.time()), test_table.state());
    EXPECT_EQ(old->next_setup().game, "superpion") << "a rematch is by today's rules";
    std::get<Created>(events.front().what).game = "superpion:dead_end=proven";
    EXPECT_FALSE(OnlineTable::replay(test_table_id, events, std::nullopt));
}

TEST(Replays, S_R8_tables_that_were_left_at_a_dead_end_go_on_as_well) {
    Created setup =
        TestTable::setup_of("superpion:dead_end=quiet", {me(), me(), me(), me()}, "none");
    setup.position = "5/2b2/5/1b6/8/8/8/8/8/8/8/8/7r/5/5/5 -/-/-/- b - 0 -";
    TestTable test_table(setup);
    EXPECT_EQ(test_table.move("d13-d15"), "");
    std::vector<Event> events = test_table.events();
    std::get<Created>(events.front().what).game = "superpion";
    std::vector<Event> replayed;
    auto old = OnlineTable::replay(test_table_id, events, std::nullopt, &replayed);
    ASSERT_TRUE(old) << old.error().message;
    EXPECT_EQ(old->spec(), "superpion:dead_end=quiet");
    EXPECT_EQ(old->next().actor, "b");
    ASSERT_EQ(replayed.size(), events.size());
    EXPECT_EQ(replayed.back().next->actor, "b");
    EXPECT_FALSE(old->execute(PlayMove{.move = "h15-j15"}, everybody(), test_table.time()).error);
}

}  // namespace
}  // namespace tablier::online
