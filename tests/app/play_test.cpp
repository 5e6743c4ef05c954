// A game at the terminal, typed.
#include <gtest/gtest.h>

#include "app/program.h"

namespace tablier::app_test {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Play, a_whole_game_with_explanations_undo_and_redo) {
    const Finished run =
        tablier("play quoridor:size=3,walls=0", "b3\nb2\nundo\nredo\nb1\nb2\nquit\n");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out, "b3: North's pawn stands there")) << run.out;
    EXPECT_TRUE(has(run.out, "North wins")) << run.out;
    EXPECT_TRUE(has(run.out, "the game is over")) << run.out;
}

TEST(Play, lists_moves_and_helps) {
    const Finished run = tablier("play quoridor", "moves e1\nhelp\nposition\n");
    EXPECT_TRUE(has(run.out, "e1h")) << run.out;
    EXPECT_FALSE(has(run.out, "e2h"));
    EXPECT_TRUE(has(run.out, "take the last move back"));
    EXPECT_TRUE(has(run.out, "e1/10 e9/10 - S"));
    EXPECT_EQ(run.exit_code, 0) << "the end of input leaves the table";
}

TEST(Play, speaks_french) {
    const Finished run = tablier("play quoridor --lang fr", "e9\ncoups e1\naide\nquitter\n");
    EXPECT_TRUE(has(run.out, "la case est occupée par Nord")) << run.out;
    EXPECT_TRUE(has(run.out, "reprendre le dernier coup"));
}

TEST(Play, saves_and_resumes) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor --names Ada,Ben --save game.rec", "e2\ne8\n");
    EXPECT_TRUE(has(folder.read("game.rec"), "[South \"Ada\"]")) << folder.read("game.rec");
    const Finished resumed = tablier_in(folder.path(), "play --resume game.rec", "e3\nposition\n");
    EXPECT_TRUE(has(resumed.out, "Ada (South)> ")) << resumed.out;
    EXPECT_TRUE(has(resumed.out, "e3/10 e8/10 - N"));
    EXPECT_TRUE(has(folder.read("game.rec"), "e3"));
    EXPECT_TRUE(has(folder.read("game.rec"), "[North \"Ben\"]"));
    const Finished opened =
        tablier_in(folder.path(), "play point --seed 1", "open game.rec\nposition\n");
    EXPECT_TRUE(has(opened.out, "e3/10 e8/10 - N")) << opened.out;
}

TEST(Play, at_a_terminal_prompts_may_have_accents) {
    const Finished run =
        tablier_at_terminal("play quoridor --names Zoé,Léa --lang fr", "e2\nnulle\noui\nquitter\n");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_TRUE(has(run.out, "Zoé (Sud)> ")) << run.out;
    EXPECT_TRUE(has(run.out, "terminé> ")) << run.out;
}

TEST(Play, resuming_keeps_what_the_record_says) {
    const Folder folder;
    const std::string saved =
        "[Variant \"quoridor\"]\n[Event \"Club\"]\n[Date \"2020-01-01\"]\n[South \"Ann\"]\n"
        "[Weather \"fine\"]\n\n1. e2 *\n";
    folder.write("game.rec", saved);
    tablier_in(folder.path(), "play --resume game.rec");
    EXPECT_EQ(folder.read("game.rec"), saved) << "nothing was played";
    tablier_in(folder.path(), "play --resume game.rec", "e8\n");
    EXPECT_EQ(folder.read("game.rec"),
              "[Variant \"quoridor\"]\n[Event \"Club\"]\n[Date \"2020-01-01\"]\n[South \"Ann\"]\n"
              "[Result \"*\"]\n[Weather \"fine\"]\n\n1. e2 2. e8 *\n");
}

TEST(Play, a_record_with_remarks_is_not_overwritten) {
    const Folder folder;
    const std::string saved = "[Variant \"quoridor\"]\n\n1. e2! {well} *\n";
    folder.write("game.rec", saved);
    const Finished run = tablier_in(folder.path(), "play --resume game.rec", "e8\n");
    EXPECT_TRUE(has(run.out, "remarks")) << run.out;
    EXPECT_TRUE(has(run.out, "The game was not saved."));
    EXPECT_EQ(folder.read("game.rec"), saved);
}

TEST(Play, resumes_records_in_other_notations) {
    const Folder folder;
    folder.write("game.rec", "[Variant \"quoridor\"]\n[Notation \"glendenning\"]\n\n1. e8 *\n");
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --resume game.rec", "position\n").out,
                    "e2/10 e9/10 - N"));
}

TEST(Play, other_files_are_not_overwritten_unasked) {
    const Folder folder;
    folder.write("mine.txt", "precious");
    const Finished started = tablier_in(folder.path(), "play quoridor --save mine.txt");
    EXPECT_EQ(started.exit_code, 2);
    EXPECT_TRUE(has(started.err, "\"mine.txt\" exists; go on with it by --resume"));
    tablier_in(folder.path(), "play quoridor", "save mine.txt\nno\n");
    EXPECT_EQ(folder.read("mine.txt"), "precious");
    const Finished twice = tablier_in(folder.path(), "play quoridor",
                                      "save mine.txt\nyes\ne2\nsave mine.txt\nposition\n");
    EXPECT_TRUE(has(folder.read("mine.txt"), "1. e2")) << "asked only once: " << twice.out;
}

TEST(Play, counts_one_move_in_the_singular) {
    const std::string one = "play quoridor --moves e2";
    EXPECT_TRUE(has(tablier(one, "moves d9\n").out, "\n1 move\n"));
    EXPECT_TRUE(has(tablier(one + " --lang fr", "coups zz\n").out, "0 coup\n"));
}

TEST(Play, what_cannot_be_saved_or_opened_is_told) {
    const Finished run = tablier("play quoridor", "e2\nsave no/such/file\nopen missing\nsave\n");
    EXPECT_TRUE(has(run.out, "cannot write \"no/such/file\""));
    EXPECT_TRUE(has(run.out, "cannot read \"missing\""));
    EXPECT_TRUE(has(run.out, "Name a file"));
    EXPECT_TRUE(has(run.out, "The game was not saved."));
}

TEST(Play, resignation_and_agreement_are_confirmed) {
    EXPECT_TRUE(has(tablier("play quoridor", "resign\nyes\n").out, "North wins: resignation"));
    EXPECT_FALSE(has(tablier("play quoridor", "resign\nno\n").out, "wins"));
    EXPECT_TRUE(has(tablier("play quoridor", "draw\nyes\n").out, "Draw: "));
}

TEST(Play, cards_are_drawn_by_the_program) {
    const Finished run = tablier("play point --seed 3", "row:BBWWBBWWWWBB\nrow:WWBBWWBBWWBB\n");
    EXPECT_TRUE(has(run.out, "draw:")) << run.out;
    EXPECT_TRUE(has(run.out, "South> "));
}

TEST(Play, asks_which_game_if_none_is_named) {
    const Finished run = tablier("play", "chess\n1\nposition\n");
    EXPECT_TRUE(has(run.out, "Which game?"));
    EXPECT_TRUE(has(run.out, "unknown variant \"chess\""));
    EXPECT_TRUE(has(run.out, "e1/10 e9/10 - S"));
    EXPECT_EQ(tablier("play", "").exit_code, 0);
}

}  // namespace
}  // namespace tablier::app_test
