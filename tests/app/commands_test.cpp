// Output of the sub-commands.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "app/program.h"

namespace tablier::app_test {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Games, lists_variants_seats_and_options) {
    const Finished run = tablier("games");
    EXPECT_EQ(run.exit_code, 0);
    for (const char* name :
         {"quoridor-4\n", "intercept-teams\n", "superpion-super2\n", "point-3\n"})
        EXPECT_TRUE(has(run.out, name)) << name;
    EXPECT_TRUE(has(run.out, "behind_pawn=block  [block, sidestep]"));
    EXPECT_TRUE(has(run.out, "(Q-R2)"));
    EXPECT_TRUE(has(tablier("games superpion-2").out, "b&r against y&k"));
    const std::string french = tablier("games --lang fr").out;
    EXPECT_TRUE(has(french, "places : S+N contre W+E")) << french;
    EXPECT_TRUE(has(french, "[3 à 13, impair]"));
    EXPECT_TRUE(has(french, "Second pion derrière le pion sauté (Q-R2)"));
    EXPECT_TRUE(has(french, "sidestep = permet l'écart"));
    EXPECT_TRUE(has(french, "[0 (sans limite) ou 2 à 100]"));
    EXPECT_FALSE(has(french, "against"));
    EXPECT_FALSE(has(french, " or "));
}

TEST(Show, draws_the_board_and_ends_with_the_position_text) {
    const Finished run = tablier("show quoridor --moves 'e2 e8 e3h'");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_TRUE(run.out.ends_with("e2/9 e8/10 e3h N\n")) << run.out;
    EXPECT_TRUE(has(run.out, "North to move"));
    EXPECT_FALSE(has(run.out, "\x1b")) << "no colours unless at a terminal";
    EXPECT_TRUE(has(tablier("show quoridor --colour always").out, "\x1b["));
}

TEST(Show, ascii_is_ascii) {
    const Finished run = tablier("show intercept --ascii");
    EXPECT_TRUE(std::ranges::all_of(run.out, [](char c) { return c > 0; }));
}

TEST(Show, writes_svg) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "show intercept --svg board.svg");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_TRUE(has(folder.read("board.svg"), "<svg"));
    EXPECT_TRUE(has(tablier("show point --svg -").out, "</svg>"));
    const Finished failed = tablier("show quoridor --svg no/such/folder.svg");
    EXPECT_EQ(failed.exit_code, 1);
    EXPECT_TRUE(has(failed.err, "cannot write \"no/such/folder.svg\""));
}

TEST(Show, writes_through_links_and_into_what_is_no_file) {
    const Folder folder;
    folder.write("target.svg", "");
    const std::string draw_into = "show quoridor --svg ";
    std::filesystem::create_symlink("target.svg", folder.path() + "/link.svg");
    EXPECT_EQ(tablier_in(folder.path(), draw_into + "link.svg").exit_code, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() + "/link.svg"));
    EXPECT_TRUE(has(folder.read("target.svg"), "</svg>"));

    const std::string pipe = folder.path() + "/pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const int reader = open(pipe.c_str(), O_RDWR | O_NONBLOCK);
    EXPECT_EQ(tablier_in(folder.path(), draw_into + "pipe").exit_code, 0);
    EXPECT_TRUE(std::filesystem::is_fifo(pipe)) << "not replaced by a file";
    char first = ' ';
    EXPECT_EQ(read(reader, &first, 1), 1);
    EXPECT_EQ(first, '<');
    close(reader);
}

TEST(Show, starts_from_a_position_text) {
    EXPECT_TRUE(tablier("show quoridor --position 'e4/3 e6/2 a1h S' --moves e5")
                    .out.ends_with("e5/3 e6/2 a1h N\n"));
}

TEST(Moves, sorted_one_a_line) {
    EXPECT_EQ(tablier("moves quoridor:size=3,walls=0").out, "a1\nb2\nc1\n");
    const Finished over = tablier("moves quoridor:size=3,walls=0 --moves 'b2 b1'");
    EXPECT_EQ(over.exit_code, 0);
    EXPECT_EQ(over.out, "");
}

TEST(Moves, match_rules_apply) {
    EXPECT_EQ(tablier("moves quoridor:max_turns=1 --moves e2").out, "");
    EXPECT_EQ(tablier("moves quoridor --moves 'e2 e8 e1 e9 e2 e8 e1 e9'").out, "");
}

TEST(Explain, in_both_languages) {
    EXPECT_EQ(tablier("explain quoridor e3").out,
              "e3: a pawn moves one step; there is no pawn on e2 to jump (Quoridor, pawn move)\n");
    EXPECT_EQ(tablier("explain quoridor e2h --moves e2v --lang fr").out,
              "e2h : elle croise la barrière e2v (Quoridor, barrière)\n");
    EXPECT_EQ(tablier("explain quoridor e2").out, "e2: a legal move\n");
    EXPECT_EQ(tablier("explain quoridor ''").exit_code, 1);
}

TEST(Explain, tells_by_its_exit_code_whether_the_move_is_legal) {
    EXPECT_EQ(tablier("explain quoridor e2").exit_code, 0);
    EXPECT_EQ(tablier("explain quoridor e5").exit_code, 1);
    EXPECT_EQ(tablier("explain quoridor rubbish --lang fr").exit_code, 1);
    EXPECT_EQ(tablier("explain chess e2").exit_code, 2);
}

TEST(Perft, counts_divides_and_splits_over_threads) {
    EXPECT_TRUE(has(tablier("perft quoridor 2").out, "perft 2 = 16677\n"));
    EXPECT_TRUE(has(tablier("perft quoridor 0").out, "perft 0 = 1\n"));
    EXPECT_TRUE(has(tablier("perft superpion 4 --threads 3").out, "perft 4 = 8765\n"));
    const Finished divide = tablier("perft quoridor:size=3,walls=1 2 --divide");
    EXPECT_TRUE(has(divide.out, "b2: ")) << divide.out;
    EXPECT_TRUE(has(divide.out, "perft 2 = 77\n"));
    EXPECT_TRUE(has(divide.out, "nodes/s"));
    EXPECT_TRUE(
        has(tablier("perft quoridor:size=3,walls=0 3 --moves 'b2 b1'").out, "perft 3 = 1\n"));
}

TEST(Playout, the_same_seed_gives_the_same_games) {
    const auto results = [](const std::string& arguments) {
        const std::string out = tablier("playout " + arguments).out;
        return out.substr(0, out.find("speed:"));
    };
    const std::string first = results("superpion-3 --games 20 --seed 4");
    EXPECT_EQ(first, results("superpion-3 --games 20 --seed 4"));
    EXPECT_NE(first, results("superpion-3 --games 20 --seed 5"));
    EXPECT_TRUE(has(first, "Blue")) << first;
    EXPECT_TRUE(has(first, "branching: mean ")) << first;
    EXPECT_TRUE(has(results("quoridor --games 5 --max-plies 10"), "longest 10\n"));
}

TEST(Conform, tells_failures_and_counts) {
    const Folder folder;
    folder.write("good.jsonl", R"({"variant":"quoridor","count":131,"depth":1})"
                               "\n");
    folder.write("bad.jsonl",
                 "\n"
                 R"({"variant":"quoridor","moves":["e2"],"count":1,"depth":1})"
                 "\nnot json\n");
    const Finished good = tablier_in(folder.path(), "conform good.jsonl");
    EXPECT_EQ(good.exit_code, 0);
    EXPECT_EQ(good.out, "1 passed, 0 failed\n");
    const Finished bad = tablier_in(folder.path(), "conform good.jsonl bad.jsonl");
    EXPECT_EQ(bad.exit_code, 1);
    EXPECT_TRUE(
        has(bad.out, "bad.jsonl:2: quoridor\n  perft 1 here: 131, claimed: 1\n  moves: e2\n"))
        << bad.out;
    EXPECT_TRUE(has(bad.out, "bad.jsonl:3: not JSON"));
    EXPECT_TRUE(bad.out.ends_with("1 passed, 2 failed\n"));
    folder.write("empty.jsonl", "");
    EXPECT_EQ(tablier_in(folder.path(), "conform empty.jsonl").exit_code, 1);
}

TEST(Conform, shows_no_control_characters_and_skips_a_byte_order_mark) {
    const Folder folder;
    folder.write("odd.jsonl",
                 "\xEF\xBB\xBF"
                 R"({"variant":"quoridor","moves":["\u001b[31m"],"count":1,"depth":1})");
    const Finished run = tablier_in(folder.path(), "conform odd.jsonl");
    EXPECT_TRUE(has(run.out, R"(  moves: "\x1b[31m")")) << run.out;
    EXPECT_FALSE(has(run.out, "\x1b"));
}

TEST(Deck, is_read_from_a_file) {
    const Folder folder;
    folder.write("my.deck", "# six cards\nWB=BWW BB=WWW BW=WBB\nWW=BBB BW=WB WW=BWB\n");
    const Finished run = tablier_in(folder.path(),
                                    "moves point:deck=my.deck --moves 'row:BBBBBBWWWWWW "
                                    "row:BBBBBBWWWWWW'");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out, "draw:BW=WBB\n")) << run.out;
}

TEST(Record, check_show_and_convert) {
    const Folder folder;
    folder.write("game.txt", "1. e2 e8 2. e3 e7 3. e3h");
    const Finished converted =
        tablier_in(folder.path(), "record convert game.txt --variant quoridor");
    ASSERT_EQ(converted.exit_code, 0) << converted.err;
    EXPECT_TRUE(has(converted.out, "[Variant \"quoridor\"]"));
    folder.write("game.rec", converted.out);
    EXPECT_EQ(tablier_in(folder.path(), "record check game.rec").out, "1 passed, 0 failed\n");
    EXPECT_TRUE(has(tablier_in(folder.path(), "record show game.rec").out,
                    "1. e2 2. e8 3. e3 4. e7 5. e3h"));
    EXPECT_EQ(tablier_in(folder.path(), "record show game.rec --after 9").exit_code, 2);
    EXPECT_EQ(tablier_in(folder.path(), "record show game.rec --game 2").exit_code, 2);

    const Finished foreign = tablier_in(folder.path(), "record convert game.rec --to glendenning");
    EXPECT_TRUE(has(foreign.out, "[Notation \"glendenning\"]")) << foreign.out;
    EXPECT_TRUE(has(foreign.out, "e6h")) << foreign.out;
    folder.write("foreign.rec", foreign.out);
    EXPECT_EQ(tablier_in(folder.path(), "record check foreign.rec").out, "1 passed, 0 failed\n");
    EXPECT_EQ(tablier_in(folder.path(), "record convert foreign.rec").out, converted.out);
    EXPECT_EQ(tablier_in(folder.path(), "record convert game.rec --to klingon").exit_code, 2);
    EXPECT_EQ(tablier_in(folder.path(), "record convert game.rec --from klingon").exit_code, 2);
}

TEST(Record, show_prints_nothing_if_one_of_the_games_is_too_short) {
    const Folder folder;
    folder.write("two.rec",
                 "[Variant \"quoridor\"]\n\n1. e2 2. e8 *\n\n[Variant \"quoridor\"]\n\n1. e2 *\n");
    EXPECT_EQ(tablier_in(folder.path(), "record show two.rec --after 1").exit_code, 0);
    const Finished run = tablier_in(folder.path(), "record show two.rec --after 2");
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(has(run.err, "--after 2: the game has 1 move\n")) << run.err;
}

TEST(Record, show_tells_numbers_events_comments_and_variations) {
    const Folder folder;
    folder.write(
        "game.rec",
        "[Variant \"quoridor-4\"]\n[South \"Ann\"]\n\n{A club game.} 1. e2! {good} (1. e1h)"
        " b5 3. e8 4. h5 !resign:W 5. e3 *\n");
    const Finished run = tablier_in(folder.path(), "record show game.rec");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out,
                    "South      Ann\n\n{A club game.} 1. e2! {good} (1. e1h) 2. b5 3. e8 4. h5 "
                    "!resign:W 5. e3 *\n\n"))
        << run.out;
    const Finished part = tablier_in(folder.path(), "record show game.rec --after 2");
    EXPECT_TRUE(has(part.out, "(1. e1h) 2. b5\n\n")) << part.out;
}

TEST(Record, check_takes_several_files_and_standard_input) {
    const Folder folder;
    folder.write("good.rec", "[Variant \"quoridor\"]\n\n1. e2 2. e8 *\n");
    folder.write("bad.rec", "[Variant \"quoridor\"]\n\n1. e2 2. e5 *\n");
    folder.write("empty.rec", "");
    const Finished all =
        tablier_in(folder.path(), "record check good.rec bad.rec -", folder.read("good.rec"));
    EXPECT_EQ(all.exit_code, 1);
    EXPECT_TRUE(has(all.out, "bad.rec: line 3, column 10: ")) << all.out;
    EXPECT_TRUE(all.out.ends_with("2 passed, 1 failed\n")) << all.out;
    EXPECT_EQ(tablier_in(folder.path(), "record check good.rec good.rec").out,
              "2 passed, 0 failed\n");
    const Finished empty = tablier_in(folder.path(), "record check good.rec empty.rec");
    EXPECT_EQ(empty.exit_code, 1);
    EXPECT_TRUE(has(empty.out, "empty.rec: no games\n")) << empty.out;
    EXPECT_EQ(tablier_in(folder.path(), "record check good.rec missing.rec").exit_code, 2);
}

TEST(Record, convert_writes_to_a_file_under_either_name_of_the_option) {
    for (const char* option : {"--out", "-o", "--output"}) {
        const Folder folder;
        folder.write("list.txt", "e2 e8");
        const Finished run =
            tablier_in(folder.path(), std::string("record convert list.txt --list-of quoridor ") +
                                          option + " game.rec");
        EXPECT_EQ(run.exit_code, 0) << run.err;
        EXPECT_TRUE(has(folder.read("game.rec"), "1. e2 2. e8"));
    }
}

TEST(Record, a_finished_bare_list_gets_its_result) {
    const Folder folder;
    folder.write("list.txt", "1. b2 b1 0-1");
    const Finished run =
        tablier_in(folder.path(), "record convert list.txt --list-of quoridor:size=3,walls=0");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out, "[Result \"N\"]")) << run.out;
}

TEST(Record, import_makes_a_record_of_what_is_pasted) {
    const Folder folder;
    folder.write("game.txt", "1. e2 e8\n2. e3 e7 1/2-1/2\n");
    const Finished imported = tablier_in(folder.path(), "record import game.txt --out game.rec");
    EXPECT_EQ(imported.exit_code, 0) << imported.err;
    EXPECT_EQ(imported.out, "");
    EXPECT_TRUE(has(imported.err, "game.txt: taken to be Quoridor, two players")) << imported.err;
    EXPECT_TRUE(has(imported.err, "line 2, column 10: the moves do not end")) << imported.err;
    EXPECT_EQ(tablier_in(folder.path(), "record check game.rec").out, "1 passed, 0 failed\n");
    // A record comes back as it is, and nothing is said.
    const Finished again = tablier_in(folder.path(), "record import game.rec");
    EXPECT_EQ(again.err, "");
    EXPECT_TRUE(has(again.out, "1. e2 2. e8 3. e3 4. e7 !draw draw")) << again.out;

    folder.write("wrong.txt", "1. e2 e8\n2. e5 e7\n");
    const Finished wrong = tablier_in(folder.path(), "record import wrong.txt");
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_TRUE(has(wrong.err, "wrong.txt: line 2, column 4: e5: too far")) << wrong.err;
    const Finished kept =
        tablier_in(folder.path(), "record import wrong.txt --variant quoridor --keep-legal-part");
    EXPECT_EQ(kept.exit_code, 0);
    EXPECT_TRUE(has(kept.out, "1. e2 2. e8 *")) << kept.out;
    EXPECT_EQ(tablier_in(folder.path(), "record import wrong.txt --variant chess").exit_code, 2);
    EXPECT_EQ(tablier_in(folder.path(), "record import wrong.txt --notation chess").exit_code, 2);
}

TEST(Record, errors_have_line_and_column) {
    const Folder folder;
    folder.write("bad.rec", "[Variant \"quoridor\"]\n\n1. e2 2. e5 *\n");
    const Finished run = tablier_in(folder.path(), "record check bad.rec");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_TRUE(has(run.out, "bad.rec: line 3, column 10: ")) << run.out;
    EXPECT_TRUE(has(run.out, "too far")) << run.out;
    EXPECT_TRUE(run.out.ends_with("0 passed, 1 failed\n"));

    folder.write("options.rec", "[Variant \"quoridor\"]\n[Options \"size=4\"]\n\n*\n");
    const Finished options = tablier_in(folder.path(), "record check options.rec");
    EXPECT_TRUE(has(options.out, "options.rec: line 2, column 1: ")) << options.out;
}

TEST(Record, moves_may_be_typed_in_capitals) {
    const std::string record = "[Variant \"quoridor\"]\n\n1. E2 (1. D1 2. E8) 2. e8 3. E3H *\n";
    EXPECT_EQ(tablier("record check -", record).out, "1 passed, 0 failed\n");
    const Finished tidy = tablier("record convert -", record);
    EXPECT_NE(tidy.out.find("1. e2 (1. d1 2. e8) 2. e8 3. e3h *"), std::string::npos) << tidy.out;
    const Finished wrong = tablier("record check -", "[Variant \"quoridor\"]\n\n1. E5 *\n");
    EXPECT_NE(wrong.out.find("line 3, column 4: E5: "), std::string::npos) << wrong.out;
}

}  // namespace
}  // namespace tablier::app_test
