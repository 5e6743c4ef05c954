// Ctrl-C during long commands: partial results are printed and marked as unfinished; exit code 130.
#include <gmock/gmock.h>
#include <boost/json.hpp>

#include <string>

#include "app/program.h"
#include "app/terminal_session.h"

namespace tablier::app_test {
namespace {

using testing::HasSubstr;

constexpr const char* ctrl_c = "\x03";
constexpr const char* two_games =
    "[Variant \"quoridor\"]\n\n1. e2 {a comment} 2. e8 3. e3 4. e7 5. e4 6. e6 *\n\n"
    "[Variant \"quoridor\"]\n\n1. e2 2. e8 *\n";

struct Interrupted {
    int exit_code = -1;
    std::string screen;
};

/// Presses Ctrl-C when this stands on the screen.
Interrupted interrupt(const Folder& folder, const std::string& arguments, const std::string& at) {
    TerminalSession session(folder.path(), arguments);
    EXPECT_TRUE(session.wait_for(at)) << session.screen();
    session.type(ctrl_c);
    Interrupted interrupted;
    interrupted.exit_code = session.wait_for_end();
    interrupted.screen = session.screen();
    return interrupted;
}

TEST(Interrupted, perft_tells_the_leaves_it_has_counted) {
    const Folder folder;
    const Interrupted run =
        interrupt(folder, "perft quoridor:walls=3 12 --divide --threads 2", " positions");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("UNFINISHED: perft 12 > "));
    EXPECT_THAT(run.screen, HasSubstr("first moves are counted"));
}

TEST(Interrupted, perft_as_json_says_that_it_is_not_complete) {
    const Folder folder;
    const Interrupted run =
        interrupt(folder, "perft quoridor:walls=3 12 --json 1>out", " positions");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_FALSE(boost::json::parse(folder.read("out")).at("complete").as_bool());
}

TEST(Interrupted, playout_tells_the_games_it_has_played) {
    const Folder folder;
    const Interrupted run = interrupt(folder, "playout quoridor --games 1000000000", "playout: ");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("quoridor: UNFINISHED, "));
    EXPECT_THAT(run.screen, HasSubstr("South wins"));
}

TEST(Interrupted, conform_tells_its_count_so_far) {
    const Folder folder;
    std::string vectors;
    for (int i = 0; i < 1000; ++i)
        vectors += R"({"variant":"quoridor","count":2062264,"depth":3})"
                   "\n";
    folder.write("v.jsonl", vectors);
    const Interrupted run = interrupt(folder, "conform v.jsonl", "conform: ");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("UNFINISHED: "));
    EXPECT_THAT(run.screen, HasSubstr(" passed, 0 failed"));
}

TEST(Interrupted, match_tells_how_it_stands) {
    const Folder folder;
    const Interrupted run = interrupt(
        folder,
        "match quoridor:size=3,walls=0 -e random -e other=random --games 10000000 --csv games.csv "
        "--json 1>out",
        " of 10000000: +");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("UNFINISHED, "));
    const auto result = boost::json::parse(folder.read("out"));
    EXPECT_FALSE(result.at("complete").as_bool());
    EXPECT_GT(result.at("games").to_number<int>(), 0);
    EXPECT_EQ(result.at("planned").to_number<int>(), 10'000'000);
    EXPECT_TRUE(folder.read("games.csv").starts_with("game,opening,rotation,South,North,result,"));
}

TEST(Interrupted, ladder_keeps_the_steps_it_has_measured) {
    const Folder folder;
    const Interrupted run = interrupt(
        folder, "ladder quoridor:size=3,walls=0 --levels 1-2 --games 1000000 --json 1>out",
        "level1, 2");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("UNFINISHED: `level1` has played "));
    const auto ladder = boost::json::parse(folder.read("out")).at(0);
    EXPECT_FALSE(ladder.at("complete").as_bool());
    EXPECT_FALSE(ladder.at("rungs").at(0).at("complete").as_bool());
    EXPECT_GT(ladder.at("rungs").at(0).at("games").to_number<int>(), 0);
}

TEST(Interrupted, analyse_writes_the_games_as_far_as_they_are_judged) {
    const Folder folder;
    folder.write("games.rec", two_games);
    const Interrupted run = interrupt(
        folder, "analyse --record games.rec --movetime 400 --out seen.rec", "analyse: 3 of 8");
    EXPECT_EQ(run.exit_code, 130);
    EXPECT_THAT(run.screen, HasSubstr("UNFINISHED: 0 of 2 games are judged to the end"));
    const std::string seen = folder.read("seen.rec");
    EXPECT_THAT(seen, HasSubstr("[%eval "));
    EXPECT_THAT(seen, HasSubstr("a comment"));
    EXPECT_THAT(seen, HasSubstr("# UNFINISHED: 0 of 2 games"));
    EXPECT_EQ(tablier_in(folder.path(), "record check seen.rec").out, "2 passed, 0 failed\n");
}

TEST(Progress, is_told_without_a_terminal_only_if_asked_for) {
    const std::string command = "playout quoridor:size=3,walls=0 --games 5";
    EXPECT_EQ(tablier(command).err, "");
    EXPECT_EQ(tablier(command + " --progress").err, "playout: 5 of 5\n");
    EXPECT_EQ(tablier(command + " --progress --lang fr").err, "playout : 5 sur 5\n");
    const std::string match = "match quoridor:size=3,walls=0 -e random -e other=random --games 4";
    EXPECT_EQ(tablier(match).err, "");
    EXPECT_THAT(tablier(match + " --progress").err, HasSubstr("4 of 4: +"));
}

}  // namespace
}  // namespace tablier::app_test
