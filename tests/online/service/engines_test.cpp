// Engines at online tables.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

class Engines : public TableServiceTest {
  protected:
    std::size_t entries(const CreatedTable& made) {
        return state(made.table).at("entries").as_array().size();
    }
    NewTable at(const std::string& position) {
        NewTable table = new_table("quoridor:size=5,walls=0", {me(), engine(10)});
        table.setup.position = position;
        return table;
    }
};

TEST_F(Engines, move_when_it_is_their_turn) {
    const CreatedTable made = make(new_table("quoridor:walls=0", {me(), engine(2)}));
    EXPECT_EQ(entries(made), 0U);
    EXPECT_EQ(move(made, "e2"), "");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(move(made, "e3"), "");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 4; }));
}

TEST_F(Engines, play_whole_games_against_each_other) {
    std::vector<CreatedTable> all;
    for (const char* game : {"quoridor:size=3,walls=0", "quoridor:size=3,walls=1"})
        all.push_back(make(new_table(game, {engine(1), engine(3)}, "10+0")));
    for (const CreatedTable& made : all)
        ASSERT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
}

TEST_F(Engines, think_again_when_their_turn_is_taken_back) {
    const CreatedTable made = make(new_table("quoridor", {me(), engine(1)}));
    move(made, "e2");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Back})), "");
    EXPECT_EQ(entries(made), 0U);
    move(made, "d1");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(state(made.table).at("entries").at(0).at("move").as_string(), "d1");
}

TEST_F(Engines, are_not_disturbed_by_names_and_offers) {
    const CreatedTable made = make(new_table("quoridor", {me(), engine(10)}));
    move(made, "e2");
    for (int i = 0; i < 20; ++i) ask(made.table, made.key, Rename{"Ada" + std::to_string(i)});
    EXPECT_LE(service_->statistics().engines_busy, 1U) << "one position is thought about once";
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
}

/// There is one thread for all of them.
TEST_F(Engines, lose_no_time_while_others_are_thought_for) {
    const CreatedTable made = make(new_table("quoridor", {me(), engine(1)}, "1+0"));
    for (int i = 0; i < 3; ++i) make(new_table("quoridor", {engine(10), me()}));
    EXPECT_EQ(move(made, "e2"), "");
    loop_.pass_idly(2 * minute);  // the answer is on its way
    EXPECT_EQ(code_of(ask(made.table, made.key, Rename{"Ada"})), "");
    EXPECT_EQ(phase(made.table), "playing");
}

TEST_F(Engines, do_not_think_about_games_that_are_over) {
    const CreatedTable other = make(new_table("quoridor", {engine(10), me()}));
    std::vector<CreatedTable> all;
    for (int i = 0; i < 10; ++i) {
        all.push_back(make(new_table("quoridor", {engine(10), me()})));
        ask(all.back().table, all.back().key, Resign{1});
    }
    ASSERT_TRUE(loop_.run_until([&] { return service_->statistics().engines_busy == 0; }));
    for (const CreatedTable& made : all) EXPECT_EQ(phase(made.table), "over");
    ASSERT_TRUE(loop_.run_until([&] { return entries(other) == 1; }));
}

TEST_F(Engines, decline_a_draw_where_they_expect_to_win) {
    const CreatedTable made = make(at("a1/0 c2/0 - S"));
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Draw})), "");
    ASSERT_TRUE(loop_.run_until([&] { return state(made.table).at("offers").as_array().empty(); }));
    EXPECT_EQ(phase(made.table), "playing");
}

TEST_F(Engines, accept_a_draw_where_they_expect_to_lose) {
    const CreatedTable made = make(at("a4/0 e5/0 - S"));
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Draw})), "");
    ASSERT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
    EXPECT_EQ(state(made.table).at("outcome").at("reason").as_string(), "agreement");
}

TEST_F(Engines, of_several_sides_judge_a_draw_on_anothers_turn) {
    for (const bool south_wins : {true, false}) {
        NewTable table = new_table("quoridor-4:walls=0", {me(), engine(), engine(), engine()});
        // The player to move is one step before the goal, or West after South.
        table.setup.position = south_wins ? "e8/0 b5/0 e5/0 h5/0 - S" : "e2/0 h5/0 e5/0 d7/0 - S";
        const CreatedTable made = make(table);
        EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Draw})), "");
        ASSERT_TRUE(
            loop_.run_until([&] { return state(made.table).at("offers").as_array().empty(); }));
        EXPECT_EQ(phase(made.table), south_wins ? "over" : "playing");
    }
}

TEST_F(Engines, decline_draws_in_the_opening) {
    for (const char* game : {"intercept", "superpion-2", "superpion-super2", "quoridor"}) {
        NewTable table = new_table(game, {me(), engine(1)});
        const CreatedTable made = make(table);
        EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Draw})), "");
        ASSERT_TRUE(
            loop_.run_until([&] { return state(made.table).at("offers").as_array().empty(); }));
        EXPECT_EQ(phase(made.table), "playing") << game;
    }
}

TEST_F(Engines, accept_no_draw_for_a_person_on_their_side) {
    const CreatedTable made =
        make(new_table("intercept-teams", {me(), anyone(), engine(), engine()}));
    const std::string west = take(made.table, 1)->key;
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Draw})), "");
    loop_.run();
    EXPECT_EQ(service_->statistics().engines_busy, 0U) << "no engine is asked";
    EXPECT_EQ(boost::json::serialize(state(made.table).at("offers").at(0).at("accepted")), "[0,2]");
    EXPECT_EQ(phase(made.table), "playing");
    EXPECT_EQ(code_of(ask(made.table, west, AcceptOffer{Matter::Draw})), "");
    EXPECT_EQ(phase(made.table), "over");
}

TEST_F(Engines, resign_where_nothing_more_can_be_played) {
    // A table that is as long as it may be; written as it is, since playing it takes long.
    const std::string id = "AAAAAAAAAAAA";
    auto [table, events] =
        OnlineTable::make(
            id, new_table("quoridor:repetition=0,max_turns=0", {engine(), engine()}).setup,
            std::nullopt, loop_.now())
            .value();
    Requester both;
    both.players.set();
    const Downtimes none;
    const CommandTime time{.now = loop_.now(), .downtimes = none};
    const std::array<std::string, 4> there_and_back{"e2", "e8", "e1", "e9"};
    for (std::size_t i = 0;; ++i) {
        const auto answer = table.execute(PlayMove{there_and_back[i % 4]}, both, time);
        if (answer.error) break;
        events.insert(events.end(), answer.events.begin(), answer.events.end());
    }
    store::Change change{.summary = summary_of(table, time), .events = {}};
    for (const Event& event : events)
        change.events.push_back({event.number, "", event_json(event)});
    store_->write(std::move(change), [](const Result<void>& done) { EXPECT_TRUE(done); });
    restart();
    ASSERT_TRUE(loop_.run_until([&] { return phase(id) == "over"; }));
    EXPECT_EQ(state(id).at("outcome").at("reason").as_string(), "resignation");
}

TEST_F(Engines, want_rematches) {
    const CreatedTable made = make(new_table("quoridor", {me("Ada"), engine(4)}));
    ask(made.table, made.key, Resign{});
    EXPECT_EQ(code_of(ask(made.table, made.key, MakeOffer{Matter::Rematch})), "");
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
    const std::string next(state(made.table).at("rematch").as_string());
    EXPECT_EQ(state(next).at("players").at(0).at("kind").as_string(), "engine");
    ASSERT_TRUE(loop_.run_until([&] { return state(next).at("entries").as_array().size() == 1; }))
        << "the engine begins";
}

TEST_F(Engines, think_for_whoever_plays_after_a_restart) {
    limits_.engine_seconds = {.burst = 1.001, .per_second = 0};
    NewTable table = new_table("quoridor", {me(), engine(10)});
    table.client = net::ClientAddress::parse("192.0.2.1").value();
    const CreatedTable made = make(table);
    restart();
    EXPECT_EQ(code_of(ask(CommandRequest{.table = made.table,
                                         .key = made.key,
                                         .command = PlayMove{"e2"},
                                         .client = table.client})),
              "");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(code_of(try_make(table)), "too-much-engine") << "as before the restart";
    table.client = {};
    EXPECT_EQ(code_of(try_make(table)), "") << "nobody else pays for it";
}

TEST_F(Engines, are_left_alone_when_the_hall_goes) {
    for (int i = 0; i < 5; ++i) make(new_table("quoridor", {engine(10), engine(10)}));
    close();
    open();
}

}  // namespace
}  // namespace tablier::online
