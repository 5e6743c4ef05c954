// Lapsed offers: each ends by an event, so that clients can rely on the events alone.
#include <gmock/gmock.h>

#include "online/table/test_table.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;

/// The types of the events from this number on.
std::vector<std::string> types_from(const TestTable& test_table, std::size_t first) {
    std::vector<std::string> types;
    for (std::size_t i = first; i < test_table.events().size(); ++i) {
        const std::string json = event_json(test_table.events()[i]);
        const std::size_t at = json.find("\"type\":\"") + 8;
        types.push_back(json.substr(at, json.find('"', at) - at));
        if (const auto* lapsed = std::get_if<Lapsed>(&test_table.events()[i].what))
            types.back() += " " + std::string(code_of(lapsed->what));
    }
    return types;
}

/// Events of a command, with their causes.
template <class Command>
std::vector<std::string> events_of(TestTable& test_table, const Command& command,
                                   const Requester& viewer) {
    const std::size_t before = test_table.events().size();
    EXPECT_EQ(test_table.ask(command, viewer), "");
    return types_from(test_table, before);
}

/// Four people; South has moved and offers a draw and a take-back.
TestTable with_offers(const std::string& clock = "none") {
    TestTable test_table = TestTable::full("quoridor-4", 4, clock);
    for (const char* move : {"e2", "b5", "e8", "h5"}) EXPECT_EQ(test_table.move(move), "");
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    test_table.ask(MakeOffer{Matter::Back}, who({0}));
    return test_table;
}

TEST(Lapsing, by_a_move_of_somebody_who_has_not_accepted) {
    TestTable test_table = with_offers();
    EXPECT_THAT(events_of(test_table, PlayMove{.move = "e3"}, who({0})),
                ElementsAre("lapsed back", "moved"))
        << "South wants the draw still";
    EXPECT_THAT(events_of(test_table, PlayMove{.move = "c5"}, who({1})),
                ElementsAre("lapsed draw", "moved"));
    EXPECT_EQ(test_table.ask(AcceptOffer{Matter::Draw}, who({2})), "no-offer");
}

TEST(Lapsing, not_by_a_move_that_is_refused) {
    TestTable test_table = with_offers();
    EXPECT_EQ(test_table.ask(PlayMove{.move = "a1"}, who({0})), "illegal-move");
    EXPECT_EQ(test_table.table().offers().size(), 2U);
}

TEST(Lapsing, by_the_leaving_of_whoever_offers) {
    TestTable test_table = with_offers();
    EXPECT_THAT(events_of(test_table, Resign{}, who({0})),
                ElementsAre("lapsed draw", "lapsed back", "left"));
    EXPECT_TRUE(test_table.table().offers().empty());
}

TEST(Lapsing, by_the_leaving_of_another_where_not_all_others_have_accepted) {
    TestTable test_table = with_offers();
    test_table.ask(AcceptOffer{Matter::Draw}, who({1}));
    EXPECT_THAT(events_of(test_table, Resign{}, who({3})),
                ElementsAre("lapsed draw", "lapsed back", "left"));
}

TEST(Lapsing, by_a_clock_that_has_run_out) {
    TestTable test_table = with_offers("5+0");
    const std::size_t before = test_table.events().size();
    test_table.pass(301 * second);
    test_table.flag_if_due();
    EXPECT_THAT(types_from(test_table, before), ElementsAre("lapsed draw", "lapsed back", "left"));
}

TEST(Lapsing, by_taking_back) {
    TestTable test_table = with_offers();
    for (const int player : {1, 2}) test_table.ask(AcceptOffer{Matter::Back}, who({player}));
    EXPECT_THAT(events_of(test_table, AcceptOffer{Matter::Back}, who({3})),
                ElementsAre("accepted", "lapsed draw", "took-back"));
}

TEST(Lapsing, by_an_agreement_to_something_else) {
    TestTable test_table = with_offers();
    for (const int player : {1, 2}) test_table.ask(AcceptOffer{Matter::Draw}, who({player}));
    EXPECT_THAT(events_of(test_table, AcceptOffer{Matter::Draw}, who({3})),
                ElementsAre("accepted", "agreed", "lapsed back", "over"));
}

TEST(Lapsing, by_the_end_of_the_game) {
    Created setup = TestTable::setup_of("quoridor", {me(), me()}, "none");
    setup.position = "e8/10 e5/10 - S";
    TestTable test_table(setup);
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_THAT(events_of(test_table, PlayMove{.move = "e9"}, who({0})),
                ElementsAre("moved", "lapsed draw", "over"));
}

TEST(Lapsing, not_where_all_who_remain_have_accepted_a_draw) {
    TestTable test_table = with_offers();
    for (const int player : {1, 2}) test_table.ask(AcceptOffer{Matter::Draw}, who({player}));
    EXPECT_THAT(events_of(test_table, Resign{}, who({3})),
                ElementsAre("lapsed back", "left", "agreed", "over"));
    EXPECT_EQ(test_table.last<Over>().result, "draw");
    EXPECT_EQ(test_table.last<Over>().reason, "agreement");
}

TEST(Lapsing, where_the_one_who_leaves_loses_by_it) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_THAT(events_of(test_table, Resign{}, who({1})),
                ElementsAre("lapsed draw", "left", "over"));
    EXPECT_EQ(test_table.last<Over>().result, "S");
}

TEST(Lapsing, of_a_rematch_is_only_by_taking_it_back) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.ask(Resign{}, who({1}));
    test_table.ask(MakeOffer{Matter::Rematch}, who({0}));
    EXPECT_THAT(events_of(test_table, Rename{"Ada"}, who({1})), ElementsAre("renamed"));
    EXPECT_THAT(events_of(test_table, DeclineOffer{Matter::Rematch}, who({0})),
                ElementsAre("declined"));
}

TEST(Lapsing, of_what_is_not_on_offer_cannot_be) {
    TestTable test_table = TestTable::full("quoridor", 2);
    std::vector<Event> events = test_table.events();
    events.push_back({std::int64_t(events.size()) + 1, noon, Lapsed{Matter::Draw}});
    EXPECT_FALSE(OnlineTable::replay(test_table_id, events, std::nullopt));
}

TEST(Lapsing, stood_in_no_event_once_and_such_tables_still_load) {
    std::vector<Event> old;
    TestTable test_table = with_offers();
    test_table.ask(AcceptOffer{Matter::Draw}, who({1}));
    test_table.ask(PlayMove{.move = "e3"}, who({0}));
    test_table.ask(Resign{}, who({3}));
    test_table.ask(MakeOffer{Matter::Draw}, who({1}));
    for (const Event& event : test_table.events())
        if (!std::holds_alternative<Lapsed>(event.what)) {
            old.push_back(event);
            old.back().number = std::int64_t(old.size());
            old.back().next.reset();
        }
    ASSERT_LT(old.size(), test_table.events().size());
    const auto table = OnlineTable::replay(test_table_id, old, std::nullopt);
    ASSERT_TRUE(table) << table.error().message;
    ASSERT_EQ(table->offers().size(), 1U);
    EXPECT_EQ(table->offers().front().by, 1);
}

/// The offers as a client without rules knows them: by matter, the players that have accepted.
struct Listener {
    std::array<PlayerSet, std::size(all_matters)> accepted;

    PlayerSet& of(Matter matter) { return accepted[std::size_t(matter)]; }
    void hear(const EventBody& what) {
        if (const auto* offered = std::get_if<Offered>(&what))
            of(offered->what).set(std::size_t(offered->by));
        if (const auto* one = std::get_if<Accepted>(&what)) of(one->what).set(std::size_t(one->by));
        if (const auto* one = std::get_if<Declined>(&what)) of(one->what).reset();
        if (const auto* one = std::get_if<Lapsed>(&what)) of(one->what).reset();
        if (std::holds_alternative<Agreed>(what)) of(Matter::Draw).reset();
        if (std::holds_alternative<TookBack>(what)) of(Matter::Back).reset();
    }
};

TEST(Lapsing, leaves_no_ghosts_for_those_who_know_no_rules) {
    Random random(3);
    const auto some = [&random](int below) { return int(random.below(std::uint32_t(below))); };
    int lapsed = 0;
    for (const Variant* variant : catalog()) {
        SCOPED_TRACE(variant->name);
        const int players = make_game(variant->name).value()->seating().players();
        TestTable test_table = TestTable::full(variant->name, players);
        Listener listener;
        std::size_t heard = 0;
        for (int i = 0; i < 120 && test_table.table().phase() == Phase::Playing; ++i) {
            const Matter matter = some(2) == 0 ? Matter::Draw : Matter::Back;
            const Requester viewer = who({some(players)});
            if (some(3) == 0) test_table.ask(MakeOffer{matter}, viewer);
            if (some(2) == 0) test_table.ask(AcceptOffer{matter}, viewer);
            if (some(9) == 0) test_table.ask(DeclineOffer{matter}, viewer);
            if (some(60) == 0) test_table.ask(Resign{}, viewer);
            if (some(3) == 0 && test_table.table().phase() == Phase::Playing) test_table.any_move();
            for (; heard < test_table.events().size(); ++heard)
                listener.hear(test_table.events()[heard].what);
            std::array<PlayerSet, std::size(all_matters)> now;
            for (const Offer& offer : test_table.table().offers())
                now[std::size_t(offer.what)] = offer.accepted;
            ASSERT_EQ(listener.accepted, now) << event_json(test_table.events().back());
        }
        lapsed += test_table.count<Lapsed>();
    }
    EXPECT_GT(lapsed, 20);
}

}  // namespace
}  // namespace tablier::online
