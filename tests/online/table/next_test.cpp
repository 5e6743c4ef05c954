// Next decision, as each event names it.
#include <gmock/gmock.h>

#include "online/table/test_table.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::online {
namespace {

PlayerSet players(std::initializer_list<int> list) {
    return who(list).players;
}

const Next& next_after_last(const TestTable& test_table) {
    return *test_table.events().back().next;
}

std::string actor(const TestTable& test_table) {
    return next_after_last(test_table).actor;
}

PlayerSet asked(const TestTable& test_table, Matter matter) {
    return next_after_last(test_table).asked[std::size_t(matter)];
}

TEST(Next, is_nobody_before_the_beginning_and_after_the_end) {
    TestTable test_table("quoridor", {me(), anyone()});
    EXPECT_EQ(actor(test_table), "");
    test_table.ask(TakePlace{1, "Bob"}, {});
    EXPECT_EQ(test_table.count<Started>(), 1);
    EXPECT_EQ(actor(test_table), "S");
    test_table.move("e2");
    EXPECT_EQ(actor(test_table), "N");
    test_table.ask(Resign{}, who({1}));
    EXPECT_EQ(test_table.count<Over>(), 1);
    for (const Event& event : test_table.events()) {
        const bool ends =
            std::holds_alternative<Left>(event.what) || std::holds_alternative<Over>(event.what);
        if (ends) {
            EXPECT_EQ(event.next->actor, "");
        }
    }
}

TEST(Next, is_chance_until_the_card_is_drawn) {
    TestTable test_table = TestTable::full("point", 2);
    for (int i = 0; i < 6; ++i) test_table.any_move();
    ASSERT_GT(test_table.count<Drawn>(), 0);
    for (std::size_t i = 1; i < test_table.events().size(); ++i)
        EXPECT_EQ(std::holds_alternative<Drawn>(test_table.events()[i].what),
                  test_table.events()[i - 1].next->actor == "chance");
    EXPECT_NE(actor(test_table), "chance");
}

TEST(Next, is_who_moves_next_in_every_variant) {
    for (const Variant* variant : catalog()) {
        SCOPED_TRACE(variant->name);
        TestTable test_table =
            TestTable::full(variant->name, make_game(variant->name).value()->seating().players());
        Random random(3);
        for (int i = 0; i < 30 && test_table.table().phase() == Phase::Playing; ++i) {
            const std::string mover = actor(test_table);
            const auto moves = test_table.table().match().legal_moves();
            const std::size_t before = test_table.events().size();
            ASSERT_EQ(test_table.move(moves[random.below(std::uint32_t(moves.size()))]), "");
            EXPECT_EQ(std::get<Moved>(test_table.events()[before].what).seat, mover);
        }
        for (const Event& event : test_table.events()) EXPECT_TRUE(event.next) << event.number;
    }
}

TEST(Next, names_those_whose_answer_a_draw_waits_for) {
    TestTable test_table("quoridor-4", {me(), me(), engine(), me()});
    test_table.ask(MakeOffer{Matter::Draw}, who({1}));
    EXPECT_EQ(asked(test_table, Matter::Draw), players({0, 2, 3}));
    test_table.ask(AcceptOffer{Matter::Draw}, who({0}));
    EXPECT_EQ(asked(test_table, Matter::Draw), players({2, 3}));
    test_table.ask(DeclineOffer{Matter::Draw}, who({3}));
    EXPECT_EQ(asked(test_table, Matter::Draw), players({}));
}

TEST(Next, asks_no_engine_beside_a_person_about_a_draw) {
    TestTable test_table("intercept-teams", {me(), me(), engine(), engine()});
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_EQ(asked(test_table, Matter::Draw), players({1}));
    TestTable teams("intercept-teams", {me(), engine(), me(), engine()});
    teams.ask(MakeOffer{Matter::Draw}, who({0}));
    EXPECT_EQ(asked(teams, Matter::Draw).count(), 2U) << "the partner, and one of the engines";
    EXPECT_TRUE(asked(teams, Matter::Draw).test(2));
}

TEST(Next, asks_every_person_for_all_else) {
    TestTable test_table("quoridor-4", {me(), me(), engine(), me()});
    test_table.any_move();
    test_table.ask(MakeOffer{Matter::Back}, who({0}));
    EXPECT_EQ(asked(test_table, Matter::Back), players({1, 3}));
    EXPECT_EQ(asked(test_table, Matter::Draw), players({}));
    test_table.ask(AcceptOffer{Matter::Back}, who({1}));
    EXPECT_EQ(asked(test_table, Matter::Back), players({3}));
    for (const int player : {0, 1, 3}) test_table.ask(Resign{}, who({player}));
    ASSERT_EQ(test_table.table().phase(), Phase::Over);
    test_table.ask(MakeOffer{Matter::Rematch}, who({3}));
    EXPECT_EQ(asked(test_table, Matter::Rematch), players({0, 1})) << "who has left is asked, too";
}

TEST(Next, is_added_to_the_events_of_old_tables) {
    TestTable test_table = TestTable::full("quoridor", 2);
    test_table.move("e2");
    test_table.ask(MakeOffer{Matter::Draw}, who({0}));
    std::vector<Event> old = test_table.events();
    for (Event& event : old) event.next.reset();
    std::vector<Event> told;
    ASSERT_TRUE(OnlineTable::replay(test_table_id, old, std::nullopt, &told));
    EXPECT_EQ(told, test_table.events());
}

TEST(Next, is_written_and_read_with_the_event) {
    Event event{.number = 4, .time = 5, .what = Started{}, .next = Next{.actor = "S"}};
    EXPECT_EQ(event_json(event), R"({"n":4,"t":5,"type":"started","actor":"S","asked":{}})");
    event.next->asked[std::size_t(Matter::Back)] = players({0, 3});
    EXPECT_THAT(event_json(event), testing::HasSubstr(R"("asked":{"back":[0,3]})"));
    EXPECT_EQ(parse_event(event_json(event)).value(), event);
    for (const char* bad : {R"({"n":4,"t":5,"type":"started","actor":"S"})",
                            R"({"n":4,"t":5,"type":"started","actor":3,"asked":{}})",
                            R"({"n":4,"t":5,"type":"started","actor":"S","asked":[]})",
                            R"({"n":4,"t":5,"type":"started","actor":"S","asked":{"draw":1}})",
                            R"({"n":4,"t":5,"type":"started","actor":"S","asked":{"draw":[4]}})"})
        EXPECT_FALSE(parse_event(bad)) << bad;
}

// ---- one code for players that have left -------------------------------------------------------

TEST(Codes, of_every_command_of_one_who_has_left_are_the_same) {
    TestTable test_table = TestTable::full("quoridor-4", 4);
    test_table.ask(Resign{}, who({0}));
    test_table.ask(MakeOffer{Matter::Draw}, who({1}));
    const auto& offer = Matter::Draw;
    const Command commands[] = {PlayMove{.move = "e2"},
                                PlayMove{.move = "e2", .at = 99},
                                Resign{},
                                Resign{0},
                                DeclareGone{0},
                                DeclareGone{1},
                                MakeOffer{offer},
                                MakeOffer{Matter::Back},
                                AcceptOffer{offer},
                                AcceptOffer{Matter::Back},
                                DeclineOffer{offer},
                                DeclineOffer{Matter::Back}};
    for (const Command& command : commands) {
        EXPECT_EQ(test_table.ask(command, who({0})), "game-over") << command.index();
        EXPECT_EQ(test_table.ask(command, who({}, true)), "not-yours")
            << command.index() << ": who made the table without playing";
    }
}

TEST(Codes, of_offers_and_answers_say_alike_that_it_is_not_the_time) {
    TestTable test_table("quoridor", {me(), anyone()});
    const auto all = [&](Matter matter, const Requester& viewer) {
        return std::vector{test_table.ask(MakeOffer{matter}, viewer),
                           test_table.ask(AcceptOffer{matter}, viewer),
                           test_table.ask(DeclineOffer{matter}, viewer)};
    };
    using testing::Each;
    for (const Matter matter : all_matters) EXPECT_THAT(all(matter, who({0})), Each("not-started"));
    test_table.ask(TakePlace{1, ""}, {});
    EXPECT_THAT(all(Matter::Rematch, who({0})), Each("already-started"));
    test_table.ask(Resign{}, who({1}));
    EXPECT_THAT(all(Matter::Draw, who({0})), Each("game-over"));
    EXPECT_THAT(all(Matter::Back, who({0})), Each("game-over"));
}

}  // namespace
}  // namespace tablier::online
