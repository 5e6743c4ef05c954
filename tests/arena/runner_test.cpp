// Whole matches, with real programs.
#include "arena/runner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "arena/standings.h"
#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_writer.h"

namespace tablier::arena {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// A player that answers at once, with a random legal move.
const std::string quick = "quick=random:nodes=1";

std::string fake(const std::string& mode, const std::string& settings = "nodes=1") {
    return mode + "=cmd[" + settings + "]:" + TABLIER_FAKE_ENGINE + " " + mode;
}

Plan plan_of(std::string_view spec, std::vector<std::string> players, int games) {
    Plan plan;
    plan.game = *make_game(spec);
    for (const std::string& player : players)
        plan.contestants.push_back(parse_contestant(player).value());
    make_names_distinct(plan.contestants);
    plan.games = games;
    return plan;
}

struct Finished {
    std::vector<Record> records;
    std::vector<GameResult> games;
};

Finished run(const Plan& plan, int concurrency = 1) {
    Finished finished;
    run_games(plan, {.concurrency = concurrency}, {},
              [&](const Record& record, const GameResult& game) {
                  finished.records.push_back(record);
                  finished.games.push_back(game);
                  return true;
              });
    std::ranges::sort(finished.games, {}, &GameResult::number);
    return finished;
}

/// Every game of a match is a valid record, also after faults of players.
void expect_valid(const Finished& finished) {
    for (const Record& record : finished.records) {
        const auto checked = check_record(record);
        EXPECT_TRUE(checked) << checked.error().text();
        EXPECT_TRUE(write_record(record));
    }
}

TEST(Match, plays_every_rotation_of_every_opening) {
    Plan plan = plan_of("quoridor:size=5,walls=2", {quick, "other=random:nodes=1"}, 8);
    plan.random_plies = 2;
    const Finished finished = run(plan);
    ASSERT_EQ(finished.games.size(), 8U);
    expect_valid(finished);
    for (int i = 0; i < 8; ++i) {
        EXPECT_EQ(finished.games[std::size_t(i)].number, i);
        EXPECT_EQ(finished.games[std::size_t(i)].contestant[0], std::size_t(i % 2));
    }
    const auto first_moves = [&](std::size_t i) {
        const auto& entries = finished.records[i].line.entries;
        return std::get<RecordMove>(entries[0].what).text +
               std::get<RecordMove>(entries[1].what).text;
    };
    EXPECT_EQ(first_moves(0), first_moves(1));
    EXPECT_EQ(first_moves(2), first_moves(3));
}

TEST(Match, is_the_same_on_any_number_of_threads) {
    Plan plan = plan_of("superpion-3", {quick, "other=random:nodes=1"}, 9);
    const auto results = [&](int concurrency) {
        std::vector<std::pair<int, std::string>> all;
        for (const GameResult& game : run(plan, concurrency).games)
            all.emplace_back(game.moves, game.result);
        return all;
    };
    EXPECT_EQ(results(1), results(3));
}

TEST(Match, of_every_variant_gives_valid_records) {
    for (const Variant* variant : catalog()) {
        SCOPED_TRACE(variant->name);
        const int sides = variant->seating.sides();
        const Finished finished =
            run(plan_of(variant->name, {quick, "other=random:nodes=1"}, sides));
        EXPECT_EQ(int(finished.games.size()), sides);
        expect_valid(finished);
        for (const GameResult& game : finished.games) {
            EXPECT_TRUE(game.faults.empty());
            EXPECT_NEAR(game.share_of(0, sides) + game.share_of(1, sides), 1, 1e-6);
        }
    }
}

TEST(Program, plays_every_kind_of_game) {
    for (const char* spec : {"quoridor:size=5,walls=1,max_turns=20", "superpion-2:quiet_limit=6",
                             "point-teams:max_turns=20", "intercept-4:max_turns=12"}) {
        SCOPED_TRACE(spec);
        Plan plan = plan_of(spec, {fake("good"), quick}, 0);
        plan.games = plan.rotations();
        const Finished finished = run(plan);
        EXPECT_EQ(int(finished.games.size()), plan.games);
        expect_valid(finished);
        for (const GameResult& game : finished.games) {
            EXPECT_TRUE(game.faults.empty()) << game.faults.front().what;
            EXPECT_GT(game.times[0].moves, 0);
        }
    }
}

TEST(Program, may_chatter) {
    const Plan plan = plan_of("quoridor:size=5,max_turns=20", {fake("chatter"), quick}, 2);
    for (const GameResult& game : run(plan).games) EXPECT_TRUE(game.faults.empty());
}

TEST(Program, may_write_moves_in_its_own_way) {
    const Plan plan = plan_of("quoridor:max_turns=20",
                              {fake("foreign", "nodes=1,notation=glendenning"), quick}, 2);
    for (const GameResult& game : run(plan).games) EXPECT_TRUE(game.faults.empty());
}

struct Misdeed {
    std::string mode;
    std::string settings;
    std::string kind;
    std::string what;
};

class BadProgram : public testing::TestWithParam<Misdeed> {};

TEST_P(BadProgram, loses_and_the_match_goes_on) {
    const Misdeed& misdeed = GetParam();
    Plan plan = plan_of("quoridor", {fake(misdeed.mode, misdeed.settings), quick}, 4);
    plan.conditions.margin = Milliseconds(200);
    const Finished finished = run(plan);
    ASSERT_EQ(finished.games.size(), 4U);
    expect_valid(finished);
    for (const GameResult& game : finished.games) {
        EXPECT_EQ(game.reason, "abandoned");
        EXPECT_DOUBLE_EQ(game.share_of(1, 2), 1);
        ASSERT_EQ(game.faults.size(), 1U);
        EXPECT_EQ(game.faults[0].contestant, 0U);
        EXPECT_EQ(game.faults[0].kind, misdeed.kind);
        EXPECT_THAT(game.faults[0].what, HasSubstr(misdeed.what));
    }
    const std::string text = *write_record(finished.records.front());
    EXPECT_THAT(text, HasSubstr("[Fault \"S " + misdeed.kind + ": "));
    EXPECT_THAT(text, HasSubstr("{" + misdeed.kind + ": ")) << "in the moves too";
}

INSTANTIATE_TEST_SUITE_P(
    Misdeeds, BadProgram,
    testing::Values(Misdeed{"crash", "nodes=1", "crash", "exited with code 3"},
                    Misdeed{"suicide", "nodes=1", "crash", "killed by signal 9"},
                    Misdeed{"illegal", "nodes=1", "illegal", "z99"},
                    Misdeed{"empty", "nodes=1", "illegal", "no move"},
                    Misdeed{"stall", "movetime=1", "stall", "no bestmove in time"},
                    Misdeed{"flood", "nodes=1", "crash", "line without end"}),
    [](const auto& each) { return each.param.mode; });

TEST(BadProgramAmongFour, is_retired_and_the_others_play_on) {
    const Plan plan = plan_of("quoridor-4:size=5,walls=0", {fake("crash"), quick}, 4);
    const Finished finished = run(plan);
    ASSERT_EQ(finished.games.size(), 4U);
    expect_valid(finished);
    for (const GameResult& game : finished.games) {
        ASSERT_EQ(game.faults.size(), 1U);
        EXPECT_DOUBLE_EQ(game.share_of(1, 4), 1);
        EXPECT_EQ(game.reason, "goal");
    }
}

TEST(BadProgramAmongFour, is_known_by_others_to_be_gone) {
    // The good program replays the moves it is told, and would end if they made no sense.
    const Plan plan = plan_of("quoridor-4:size=5,walls=0", {fake("crash"), fake("good")}, 4);
    for (const GameResult& game : run(plan).games) EXPECT_EQ(game.faults.size(), 1U);
}

TEST(Clock, runs_out) {
    Plan plan = plan_of("quoridor", {fake("slow"), "quick=cmd:" TABLIER_FAKE_ENGINE}, 2);
    plan.conditions.clock = search::ClockTime{Milliseconds(120'000), Milliseconds(0)};
    plan.conditions.clock->left = Milliseconds(250);
    plan.conditions.margin = Milliseconds(0);
    const Finished finished = run(plan);
    expect_valid(finished);
    int flags = 0;
    for (const GameResult& game : finished.games) flags += game.reason == "flag";
    EXPECT_EQ(flags, 2);
}

TEST(Clock, is_shown_in_the_record_and_gains_the_increment) {
    Plan plan = plan_of("quoridor:size=5,walls=0", {"random", "other=random"}, 2);
    plan.conditions.clock = search::ClockTime{Milliseconds(3'600'000), Milliseconds(5000)};
    const Finished finished = run(plan);
    const std::string text = *write_record(finished.records.front());
    EXPECT_THAT(text, HasSubstr("[Clock \"60+5\"]"));
    EXPECT_THAT(text, HasSubstr("[%clk 1:00:0"));
}

TEST(TryContestants, finds_programs_that_cannot_play) {
    EXPECT_TRUE(try_contestants(plan_of("quoridor", {fake("good"), quick}, 2)));
    const auto missing = try_contestants(plan_of("quoridor", {"x=cmd:/no/such/program", quick}, 2));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().message, "x cannot play: exited with code 127");
    EXPECT_FALSE(try_contestants(
        plan_of("point", {fake("foreign", "nodes=1,notation=glendenning"), quick}, 2)));
}

TEST(Program, that_does_not_quit_is_killed) {
    const Plan plan = plan_of("quoridor:size=5,max_turns=6", {fake("stubborn"), quick}, 2);
    EXPECT_EQ(run(plan).games.size(), 2U);  // and does not hang
}

TEST(Cancelling, drops_the_game_that_is_played) {
    const Plan plan = plan_of("quoridor", {fake("stall"), quick}, 2);  // a minute's patience
    std::stop_source source;
    std::jthread canceller([&] { source.request_stop(); });
    int games = 0;
    run_games(plan, {.concurrency = 2}, source.get_token(), [&](const auto&, const auto&) {
        ++games;
        return true;
    });
    EXPECT_EQ(games, 0);
}

TEST(Sink, can_end_the_match) {
    const Plan plan = plan_of("quoridor:size=3,walls=0", {quick, "other=random:nodes=1"}, 100);
    int games = 0;
    run_games(plan, {.concurrency = 1}, {}, [&](const auto&, const auto&) { return ++games < 3; });
    EXPECT_EQ(games, 3);
}

}  // namespace
}  // namespace tablier::arena
