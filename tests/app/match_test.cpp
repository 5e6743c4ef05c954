// `tablier match` and `tablier ladder`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#include <boost/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "app/program.h"

namespace tablier::app_test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* small = "match quoridor:size=3,walls=0 -e random -e other=random ";

long count(const std::string& text, const std::string& part) {
    long found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

TEST(MatchCommand, plays_and_says_who_is_stronger) {
    const Finished run = tablier(std::string(small) + "--games 9 --random-plies 1");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("10 games, 5 openings")) << "rounded up to whole rotations";
    EXPECT_THAT(run.out, HasSubstr("Elo"));
    EXPECT_THAT(run.out, HasSubstr("LOS"));
}

TEST(MatchCommand, keeps_games_report_and_result) {
    const Folder folder;
    const Finished run = tablier_in(
        folder.path(), std::string(small) + "--games 4 --concurrency 2 --out m --json r.json");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(count(folder.read("m/games.txt"), "[Variant "), 4);
    EXPECT_EQ(tablier_in(folder.path(), "record check m/games.txt").out, "4 passed, 0 failed\n");
    const std::string report = folder.read("m/report.html");
    EXPECT_THAT(report, HasSubstr("</html>"));
    EXPECT_GE(count(report, "<svg"), 6);
    EXPECT_THAT(report, Not(HasSubstr("<script")));
    EXPECT_THAT(report, Not(HasSubstr("http"))) << "nothing to fetch";
    EXPECT_THAT(folder.read("r.json"), HasSubstr("\"games\": 4"));
}

TEST(MatchCommand, prints_nothing_but_json_where_json_is_wanted) {
    for (const char* json : {"--json", "--json -", "--json=-"}) {
        for (const std::string& command : {std::string("match ") + json +
                                               " quoridor:size=3,walls=0 -e random -e other=random "
                                               "--games 4",
                                           std::string(small) + "--games 4 " + json}) {
            const Finished run = tablier(command);
            EXPECT_EQ(run.exit_code, 0) << command << run.err;
            boost::json::error_code error;
            const auto result = boost::json::parse(run.out, error);
            ASSERT_FALSE(error) << command << ": " << run.out;
            EXPECT_EQ(result.at("games").to_number<int>(), 4);
            EXPECT_TRUE(result.at("complete").as_bool());
            EXPECT_THAT(run.err, HasSubstr("4 games, 2 openings")) << "the table goes to stderr";
        }
    }
}

TEST(MatchCommand, writes_a_line_for_each_game_as_csv) {
    const Finished run = tablier(std::string(small) + "--games 4 --csv -");
    EXPECT_EQ(count(run.out, "\n"), 5) << run.out;
    EXPECT_THAT(run.out, testing::StartsWith(
                             "game,opening,rotation,South,North,result,reason,moves,random share,"
                             "random ms,random faults,other share,other ms,other faults\n1,1,1,"
                             "random,other,"));
    EXPECT_EQ(tablier(std::string(small) + "--json --csv -").exit_code, 2) << "one stdout";
}

TEST(MatchCommand, keeps_the_result_in_its_folder_under_either_name_of_the_option) {
    for (const char* option : {"--out-dir", "--out"}) {
        const Folder folder;
        const Finished run =
            tablier_in(folder.path(), std::string(small) + "--games 2 " + option + " m");
        EXPECT_EQ(run.exit_code, 0) << run.err;
        EXPECT_THAT(folder.read("m/result.json"), HasSubstr("\"games\": 2"));
        EXPECT_THAT(run.out, HasSubstr("2 games, 1 openings"));
    }
    const std::string help = tablier("match --help").out;
    EXPECT_THAT(help, HasSubstr("--out-dir"));
    EXPECT_THAT(help, Not(HasSubstr("--out "))) << "the former name is not shown";
}

TEST(MatchCommand, is_taken_up_again) {
    const Folder folder;
    const std::string match = std::string(small) + "--out m --games ";
    ASSERT_EQ(tablier_in(folder.path(), match + "2").exit_code, 0);
    const Finished again = tablier_in(folder.path(), match + "4");
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_THAT(again.err, HasSubstr("--resume"));
    const std::string before = folder.read("m/games.txt");
    EXPECT_EQ(tablier_in(folder.path(), match + "4 --resume").exit_code, 0);
    const std::string after = folder.read("m/games.txt");
    EXPECT_TRUE(after.starts_with(before));
    EXPECT_EQ(count(after, "[Variant "), 4);
    const Finished other = tablier_in(folder.path(), match + "4 --resume --seed 2");
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_THAT(other.err, HasSubstr("seed"));
}

TEST(MatchCommand, stops_when_the_test_is_decided) {
    const Finished run =
        tablier("match quoridor:size=5,walls=0 -e greedy -e random --games 10000 --sprt 0,100");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("elo1 accepted"));
    EXPECT_THAT(run.out, Not(HasSubstr(" 10000 games")));
}

TEST(MatchCommand, says_what_is_wrong) {
    const auto wrong = [](const std::string& arguments, const std::string& message) {
        const Finished run = tablier("match " + arguments);
        EXPECT_EQ(run.exit_code, 2) << arguments;
        EXPECT_THAT(run.err, HasSubstr(message)) << arguments;
    };
    wrong("quoridor -e random", "two sides");
    wrong("quoridor-4 -e random -e random -e random", "4 sides");
    wrong("quoridor -e random -e levl5", "level1 to level10");
    wrong("quoridor -e random -e random --tc x", "minutes+seconds");
    wrong("quoridor -e random -e random --sprt 5", "elo0,elo1");
    wrong("quoridor -e random -e random --openings nowhere.txt", "nowhere.txt");
    wrong("quoridor -e random -e random --resume", "--out");
    wrong("nothing -e random -e random", "quoridor");
    const Finished missing = tablier("match quoridor -e random -e cmd:/no/such/program");
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_THAT(missing.err, HasSubstr("cannot play"));
}

TEST(MatchCommand, takes_the_openings_of_the_repository) {
    const Finished run = tablier(
        "match quoridor:max_turns=8 -e random -e random --games 2 "
        "--openings " TABLIER_TEST_DATA "/../data/quoridor-openings.txt");
    EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST(MatchCommand, lets_our_own_engine_play_as_a_program) {
    const Finished run =
        tablier("match quoridor-4:size=5,max_turns=12 --games 4 -e 'ours=cmd[nodes=10]:" +
                std::string(TABLIER_PROGRAM) + " engine' -e random");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("ours"));
    EXPECT_THAT(run.out, Not(HasSubstr("faults")));
}

/// Starts a match that would last for hours and sends it a signal once it has kept some games.
int interrupted_with(int signal, const Folder& folder) {
    const std::string out = folder.path() + "/m";
    const pid_t child = ::fork();
    if (child == 0) {
        if (::freopen("/dev/null", "w", stdout) == nullptr) ::_exit(98);
        ::execl(TABLIER_PROGRAM, "tablier", "match", "quoridor:size=3,walls=0", "-e", "random",
                "-e", "other=random", "--games", "10000000", "--out", out.c_str(), nullptr);
        ::_exit(99);
    }
    int status = 0;
    std::error_code none;
    while (std::filesystem::file_size(out + "/games.txt", none) < 5000 || none) {
        if (::waitpid(child, &status, WNOHANG) == child) return status;  // which is not expected
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ::kill(child, signal);
    ::waitpid(child, &status, 0);
    return status;
}

TEST(MatchCommand, ends_in_good_order_when_interrupted) {
    const Folder folder;
    const int status = interrupted_with(SIGINT, folder);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_THAT(folder.read("m/report.html"), HasSubstr("</html>"));
    EXPECT_THAT(tablier_in(folder.path(), "record check m/games.txt").out, HasSubstr(" 0 failed"));
}

TEST(MatchCommand, goes_on_after_having_been_killed) {
    const Folder folder;
    ASSERT_TRUE(WIFSIGNALED(interrupted_with(SIGKILL, folder)));
    const Finished run =
        tablier_in(folder.path(), std::string(small) + "--out m --resume --games 2");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(tablier_in(folder.path(), "record check m/games.txt").out, HasSubstr(" 0 failed"));
}

TEST(LadderCommand, rates_levels_from_random_up) {
    const Folder folder;
    const std::string ladder =
        "ladder quoridor:size=3,walls=0 --levels 1-2 --games 4 --out l "
        "--json l.json";
    const Finished run = tablier_in(folder.path(), ladder);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, HasSubstr("| `random` | 0 |"));
    EXPECT_THAT(run.out, HasSubstr("| `level2` |"));
    EXPECT_THAT(folder.read("l.json"), HasSubstr("\"below\": \"random\""));
    const Finished again = tablier_in(folder.path(), ladder + " --resume");
    EXPECT_EQ(again.exit_code, 0) << again.err;
    EXPECT_EQ(again.out, run.out) << "nothing is played twice";
}

TEST(LadderCommand, prints_nothing_but_json_where_json_is_wanted) {
    for (const char* command : {"ladder quoridor:size=3,walls=0 --levels 1 --games 4 --json -",
                                "ladder --levels 1 --games 4 --json quoridor:size=3,walls=0"}) {
        const Finished run = tablier(command);
        EXPECT_EQ(run.exit_code, 0) << run.err;
        boost::json::error_code error;
        const auto ladders = boost::json::parse(run.out, error);
        ASSERT_FALSE(error) << run.out;
        EXPECT_EQ(ladders.at(0).at("rungs").at(0).at("player").as_string(), "level1");
        EXPECT_THAT(run.err, HasSubstr("| `level1` |")) << "the table goes to stderr";
    }
}

TEST(LadderCommand, says_what_is_wrong) {
    EXPECT_EQ(tablier("ladder").exit_code, 2);
    EXPECT_EQ(tablier("ladder quoridor --levels 0-3").exit_code, 2);
    EXPECT_EQ(tablier("ladder quoridor --levels 5-3").exit_code, 2);
    EXPECT_EQ(tablier("ladder quoridor --all").exit_code, 2);
}

TEST(LadderCommand, results_are_in_the_language_of_the_user) {
    const Finished run = tablier("ladder quoridor --levels 1 --games 2 --lang fr");
    EXPECT_NE(run.out.find("contre celui d'en dessous"), std::string::npos) << run.out;
    EXPECT_EQ(run.out.find("draws"), std::string::npos) << run.out;
}

TEST(MatchCommand, results_are_in_the_language_of_the_user) {
    const Finished run = tablier("match quoridor -e random -e random --games 2 --lang fr");
    EXPECT_NE(run.out.find("quoridor : 2 parties, 1 ouvertures"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("à 95 % de confiance"), std::string::npos) << run.out;
    EXPECT_EQ(run.out.find("draws"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace tablier::app_test
