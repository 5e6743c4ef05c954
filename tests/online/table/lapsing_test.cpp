// Offers that nobody answers any more: each ends by an event, so that who builds on the events
// alone knows what is on offer.
#include <gmock/gmock.h>

#include "online/table/seated_tables.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;

/// The types of the events from this number on.
std::vector<std::string> types_from(const Sitting& sitting, std::size_t first) {
    std::vector<std::string> types;
    for (std::size_t i = first; i < sitting.events().size(); ++i) {
        const std::string json = event_json(sitting.events()[i]);
        const std::size_t at = json.find("\"type\":\"") + 8;
        types.push_back(json.substr(at, json.find('"', at) - at));
        if (const auto* lapsed = std::get_if<Lapsed>(&sitting.events()[i].what))
            types.back() += " " + std::string(code_of(lapsed->what));
    }
    return types;
}

/// What comes of a command, with its causes.
template <class Command>
std::vector<std::string> events_of(Sitting& sitting, const Command& command,
                                   const Requester& asker) {
    const std::size_t before = sitting.events().size();
    EXPECT_EQ(sitting.ask(command, asker), "");
    return types_from(sitting, before);
}

/// Four people of whom South has moved and offers a draw, and to take back.
Sitting with_offers(const std::string& clock = "none") {
    Sitting sitting = Sitting::full("quoridor-4", 4, clock);
    for (const char* move : {"e2", "b5", "e8", "h5"}) EXPECT_EQ(sitting.move(move), "");
    sitting.ask(MakeOffer{Matter::Draw}, who({0}));
    sitting.ask(MakeOffer{Matter::Back}, who({0}));
    return sitting;
}

TEST(Lapsing, by_a_move_of_somebody_who_has_not_accepted) {
    Sitting sitting = with_offers();
    EXPECT_THAT(events_of(sitting, PlayMove{.move = "e3"}, who({0})),
                ElementsAre("lapsed back", "moved"))
        << "South wants the draw still";
    EXPECT_THAT(events_of(sitting, PlayMove{.move = "c5"}, who({1})),
                ElementsAre("lapsed draw", "moved"));
    EXPECT_EQ(sitting.ask(AcceptOffer{Matter::Draw}, who({2})), "no-offer");
}

TEST(Lapsing, not_by_a_move_that_is_refused) {
    Sitting sitting = with_offers();
    EXPECT_EQ(sitting.ask(PlayMove{.move = "a1"}, who({0})), "illegal-move");
    EXPECT_EQ(sitting.table().offers().size(), 2U);
}

TEST(Lapsing, by_the_leaving_of_whoever_offers) {
    Sitting sitting = with_offers();
    EXPECT_THAT(events_of(sitting, Resign{}, who({0})),
                ElementsAre("lapsed draw", "lapsed back", "left"));
    EXPECT_TRUE(sitting.table().offers().empty());
}

TEST(Lapsing, by_the_leaving_of_another_where_not_all_others_have_accepted) {
    Sitting sitting = with_offers();
    sitting.ask(AcceptOffer{Matter::Draw}, who({1}));
    EXPECT_THAT(events_of(sitting, Resign{}, who({3})),
                ElementsAre("lapsed draw", "lapsed back", "left"));
}

TEST(Lapsing, by_a_clock_that_has_run_out) {
    Sitting sitting = with_offers("5+0");
    const std::size_t before = sitting.events().size();
    sitting.pass(301 * second);
    sitting.flag_if_due();
    EXPECT_THAT(types_from(sitting, before), ElementsAre("lapsed draw", "lapsed back", "left"));
}

TEST(Lapsing, by_taking_back) {
    Sitting sitting = with_offers();
    for (const int player : {1, 2}) sitting.ask(AcceptOffer{Matter::Back}, who({player}));
    EXPECT_THAT(events_of(sitting, AcceptOffer{Matter::Back}, who({3})),
                ElementsAre("accepted", "lapsed draw", "took-back"));
}

TEST(Lapsing, by_an_agreement_to_something_else) {
    Sitting sitting = with_offers();
    for (const int player : {1, 2}) sitting.ask(AcceptOffer{Matter::Draw}, who({player}));
    EXPECT_THAT(events_of(sitting, AcceptOffer{Matter::Draw}, who({3})),
                ElementsAre("accepted", "agreed", "lapsed back", "over"));
}

TEST(Lapsing, by_the_end_of_the_game) {
    Created setup = Sitting::setup_of("quoridor", {me(), me()}, "none");
    setup.position = "e8/10 e5/10 - S";
    Sitting sitting(setup);
    sitting.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_THAT(events_of(sitting, PlayMove{.move = "e9"}, who({0})),
                ElementsAre("moved", "lapsed draw", "over"));
}

TEST(Lapsing, not_where_all_who_remain_have_accepted_a_draw) {
    Sitting sitting = with_offers();
    for (const int player : {1, 2}) sitting.ask(AcceptOffer{Matter::Draw}, who({player}));
    EXPECT_THAT(events_of(sitting, Resign{}, who({3})),
                ElementsAre("lapsed back", "left", "agreed", "over"));
    EXPECT_EQ(sitting.last<Over>().result, "draw");
    EXPECT_EQ(sitting.last<Over>().reason, "agreement");
}

TEST(Lapsing, where_the_one_who_leaves_loses_by_it) {
    Sitting sitting = Sitting::full("quoridor", 2);
    sitting.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_THAT(events_of(sitting, Resign{}, who({1})), ElementsAre("lapsed draw", "left", "over"));
    EXPECT_EQ(sitting.last<Over>().result, "S");
}

TEST(Lapsing, of_a_rematch_is_only_by_taking_it_back) {
    Sitting sitting = Sitting::full("quoridor", 2);
    sitting.ask(Resign{}, who({1}));
    sitting.ask(MakeOffer{Matter::Rematch}, who({0}));
    EXPECT_THAT(events_of(sitting, Rename{"Ada"}, who({1})), ElementsAre("renamed"));
    EXPECT_THAT(events_of(sitting, DeclineOffer{Matter::Rematch}, who({0})),
                ElementsAre("declined"));
}

TEST(Lapsing, of_what_is_not_on_offer_cannot_be) {
    Sitting sitting = Sitting::full("quoridor", 2);
    std::vector<Event> events = sitting.events();
    events.push_back({std::int64_t(events.size()) + 1, noon, Lapsed{Matter::Draw}});
    EXPECT_FALSE(OnlineTable::replay(sitting_id, events, std::nullopt));
}

TEST(Lapsing, stood_in_no_event_once_and_such_tables_still_load) {
    std::vector<Event> old;
    Sitting sitting = with_offers();
    sitting.ask(AcceptOffer{Matter::Draw}, who({1}));
    sitting.ask(PlayMove{.move = "e3"}, who({0}));
    sitting.ask(Resign{}, who({3}));
    sitting.ask(MakeOffer{Matter::Draw}, who({1}));
    for (const Event& event : sitting.events())
        if (!std::holds_alternative<Lapsed>(event.what)) {
            old.push_back(event);
            old.back().number = std::int64_t(old.size());
            old.back().next.reset();
        }
    ASSERT_LT(old.size(), sitting.events().size());
    const auto table = OnlineTable::replay(sitting_id, old, std::nullopt);
    ASSERT_TRUE(table) << table.error().message;
    ASSERT_EQ(table->offers().size(), 1U);
    EXPECT_EQ(table->offers().front().by, 1);
}

/// What is on offer as a client knows it that has no rules: matter by matter, who has accepted.
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
        Sitting sitting = Sitting::full(variant->name, players);
        Listener listener;
        std::size_t heard = 0;
        for (int i = 0; i < 120 && sitting.table().phase() == Phase::Playing; ++i) {
            const Matter matter = some(2) == 0 ? Matter::Draw : Matter::Back;
            const Requester asker = who({some(players)});
            if (some(3) == 0) sitting.ask(MakeOffer{matter}, asker);
            if (some(2) == 0) sitting.ask(AcceptOffer{matter}, asker);
            if (some(9) == 0) sitting.ask(DeclineOffer{matter}, asker);
            if (some(60) == 0) sitting.ask(Resign{}, asker);
            if (some(3) == 0 && sitting.table().phase() == Phase::Playing) sitting.any_move();
            for (; heard < sitting.events().size(); ++heard)
                listener.hear(sitting.events()[heard].what);
            std::array<PlayerSet, std::size(all_matters)> now;
            for (const Offer& offer : sitting.table().offers())
                now[std::size_t(offer.what)] = offer.accepted;
            ASSERT_EQ(listener.accepted, now) << event_json(sitting.events().back());
        }
        lapsed += sitting.count<Lapsed>();
    }
    EXPECT_GT(lapsed, 20);
}

}  // namespace
}  // namespace tablier::online
