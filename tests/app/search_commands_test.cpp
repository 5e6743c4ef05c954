// The sub-commands that search: bestmove, analyse and bench.
#include <gmock/gmock.h>

#include <algorithm>

#include "app/program.h"

namespace tablier::app_test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

long lines_in(const std::string& text) {
    return std::ranges::count(text, '\n');
}

TEST(Bestmove, prints_the_move_and_nothing_else) {
    // One step from the goal, every engine makes that step.
    const std::string race = "bestmove quoridor --position 'e8/0 a5/0 - S' ";
    EXPECT_EQ(tablier(race + "--nodes 1000").out, "e9\n");
    EXPECT_EQ(tablier(race + "--depth 2").out, "e9\n");
    EXPECT_EQ(tablier(race + "--movetime 20").out, "e9\n");
    EXPECT_EQ(tablier(race + "--engine greedy").out, "e9\n");
    EXPECT_EQ(tablier(race + "--level 10 --threads 2").out, "e9\n");
}

TEST(Bestmove, is_the_same_again_with_a_limit_of_nodes) {
    const std::string command = "bestmove superpion-3 --nodes 500";
    EXPECT_EQ(tablier(command).out, tablier(command).out);
}

TEST(Bestmove, says_why_there_is_none) {
    const Finished over = tablier("bestmove quoridor:size=3,walls=0 --moves 'b2 b1'");
    EXPECT_EQ(over.exit_code, 1);
    EXPECT_EQ(over.out, "");
    EXPECT_THAT(over.err, HasSubstr("the game is over"));
    EXPECT_THAT(tablier("bestmove point --moves 'row:BBWWBBWWWWBB row:WWBBWWBBWWBB' --nodes 1").err,
                HasSubstr("chance is to draw"));
}

TEST(Analyse, writes_findings_as_json_lines_and_marks_the_last) {
    const Finished run = tablier("analyse quoridor --moves 'e2 e8' --lines 2 --nodes 2000 --json");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, StartsWith("{\"variant\":\"quoridor\",\"seat\":\"S\",\"depth\":"));
    EXPECT_THAT(run.out, HasSubstr("\"rank\":2"));
    const std::string last = run.out.substr(run.out.rfind('\n', run.out.size() - 2) + 1);
    EXPECT_THAT(last, HasSubstr("\"final\":true,\"bestmove\":\""));
    EXPECT_EQ(run.out.find("\"final\":true"), run.out.rfind("\"final\":true"));
}

TEST(Analyse, shows_chances_that_can_be_compared) {
    const std::string out = tablier("analyse point --lines 3 --nodes 3000 --json").out;
    EXPECT_EQ(out.find("\"win\":0.0"), std::string::npos) << out;
}

TEST(Analyse, refuses_random_moves_which_judge_nothing) {
    const Finished run = tablier("analyse quoridor --engine random");
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_THAT(run.err, HasSubstr("judge no position"));
    EXPECT_THAT(tablier("analyse quoridor --engine random --lang fr").err,
                HasSubstr("ne jugent aucune position"));
}

TEST(Analyse, tells_proven_results_with_their_distance) {
    const Finished run = tablier("analyse quoridor --position 'e8/0 a5/0 - S' --nodes 1000 --json");
    EXPECT_THAT(run.out, HasSubstr("\"proven\":\"win\",\"distance\":1,\"win\":1,"));
    EXPECT_THAT(tablier("analyse quoridor --position 'e8/0 a5/0 - S' --nodes 1000 --lang fr").out,
                HasSubstr("gain en 1"));
}

TEST(Analyse, thinks_about_a_position_with_one_move_too) {
    const std::string forced =
        "quoridor --position 'h5/0 i6/0 c1h.c2v.c4v.c6v.d1v.d3h.d6h.d7h.e1h.e8v.f3h.g2h.g4v.g5h.g8h"
        ".h1h.h2v.h5v.h7h.h8v S'";
    ASSERT_EQ(tablier("moves " + forced).out, "h4\n");
    EXPECT_THAT(tablier("analyse " + forced + " --movetime 1000 --json").out,
                HasSubstr("\"proven\":\"win\",\"distance\":19"));
}

constexpr const char* blunder =
    "[Variant \"quoridor\"]\n[Options \"size=5,walls=0\"]\n[South \"Ann\"]\n\n"
    "{A race.} 1. c2 2. b5 3. c3 {thinking} 4. b4 5. b3 6. a4 *\n";

TEST(Analyse, annotates_a_record_and_keeps_what_is_in_it) {
    const Folder folder;
    folder.write("game.rec", blunder);
    const Finished run =
        tablier_in(folder.path(), "analyse --record game.rec --nodes 2000 --out seen.rec");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "");
    const std::string seen = folder.read("seen.rec");
    EXPECT_THAT(seen, HasSubstr("{A race.}"));
    EXPECT_THAT(seen, HasSubstr("thinking"));
    EXPECT_THAT(seen, HasSubstr("[South \"Ann\"]"));
    EXPECT_THAT(seen, HasSubstr("2. b5?? {[%eval ")) << "a step sideways loses the race";
    EXPECT_THAT(seen, HasSubstr("(2. c4")) << "the better move stands in a variation";
    EXPECT_THAT(tablier_in(folder.path(), "record check seen.rec").out,
                HasSubstr("1 passed, 0 failed"));
    const Finished again =
        tablier_in(folder.path(), "analyse --record seen.rec --nodes 2000 --out again.rec");
    EXPECT_EQ(folder.read("again.rec"), seen) << "nothing is said twice";
}

TEST(Analyse, writes_reviews_of_moves_as_json) {
    const Folder folder;
    folder.write("game.rec", blunder);
    const Finished run = tablier_in(folder.path(), "analyse --record game.rec --depth 3 --json");
    EXPECT_EQ(lines_in(run.out), 6);
    EXPECT_THAT(run.out, HasSubstr("\"seat\":\"N\",\"move\":\"b5\",\"best\":\"c4\""));
    EXPECT_THAT(run.out, HasSubstr("\"mark\":\"??\""));
}

TEST(Analyse, cards_and_departures_are_no_decisions) {
    const Folder folder;
    folder.write("point.rec",
                 "[Variant \"point\"]\n\n1. row:BBWWWBBBWWWB row:BWWWWBBBBWWB draw:WB=WBW "
                 "draw:WW=BWB draw:BW=BWW draw:BW=WWB draw:BB=BWW draw:BW=WBW draw:WB=WWB "
                 "use:WWB=WB@10 2. draw:WW=BBW *\n\n[Variant \"quoridor-4\"]\n\n1. e2 2. b5 3. e8 "
                 "4. h5 !resign:W 5. e3 *\n");
    const std::string command = "analyse --record point.rec --nodes 100";
    const Finished run = tablier_in(folder.path(), command + " --json");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(lines_in(run.out), 3 + 5);
    folder.write("seen.rec", tablier_in(folder.path(), command).out);
    EXPECT_THAT(tablier_in(folder.path(), "record check seen.rec").out, HasSubstr("2 passed"));
}

TEST(Bench, has_a_signature_that_depends_on_play_alone) {
    const auto signature = [](const std::string& arguments) {
        const std::string out = tablier("bench " + arguments).out;
        return out.substr(out.find("signature"));
    };
    const std::string few_nodes = signature("--nodes 50");
    EXPECT_THAT(few_nodes, testing::MatchesRegex("signature [0-9a-f]+\n"));
    EXPECT_EQ(few_nodes, signature("--nodes 50"));
    EXPECT_NE(few_nodes, signature("--nodes 3000 --variant quoridor"));
}

TEST(Bench, knows_every_variant) {
    const std::string out = tablier("bench --nodes 1").out;
    EXPECT_EQ(lines_in(out), 1 + 14 + 2);
    EXPECT_THAT(out, Not(HasSubstr(" 0 ")));
}

TEST(Bestmove, asks_another_program) {
    const std::string program = "--engine 'cmd:" TABLIER_PROGRAM " engine' ";
    const Finished move = tablier("bestmove superpion-3 --nodes 50 " + program);
    EXPECT_EQ(move.exit_code, 0) << move.err;
    EXPECT_THAT(tablier("moves superpion-3").out, HasSubstr(move.out));
    const Finished limited =
        tablier("bestmove quoridor --engine 'cmd[nodes=20]:" TABLIER_PROGRAM " engine'");
    EXPECT_EQ(limited.exit_code, 0) << limited.err;
    const Finished none = tablier("bestmove quoridor --engine 'cmd:exit 3'");
    EXPECT_EQ(none.exit_code, 1);
    EXPECT_THAT(none.err, HasSubstr("plays no move: exited with code 3"));
    const Finished wrong = tablier("bestmove quoridor --engine cmd:");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("a command line must follow"));
    const Finished refused = tablier("analyse quoridor " + program);
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_THAT(refused.err, HasSubstr("another program cannot analyse"));
}

}  // namespace
}  // namespace tablier::app_test
