// `tablier play`: moves and commands as input.
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

TEST(Play, moves_may_be_typed_in_capitals) {
    EXPECT_TRUE(
        has(tablier("play quoridor --moves 'E2 E8'", "A3H\nposition\n").out, "e2/9 e8/10 a3h N"));
}

TEST(Play, lists_moves_and_helps) {
    const Finished run = tablier("play quoridor", "moves e1\nhelp\nposition\n");
    EXPECT_TRUE(has(run.out, "e1h")) << run.out;
    EXPECT_FALSE(has(run.out, "e2h"));
    EXPECT_TRUE(has(run.out, "take your move back"));
    EXPECT_TRUE(has(run.out, "e1/10 e9/10 - S"));
    EXPECT_EQ(run.exit_code, 0) << "the end of input leaves the table";
}

TEST(Play, speaks_french) {
    const Finished run = tablier("play quoridor --lang fr", "e9\ncoups e1\naide\nquitter\n");
    EXPECT_TRUE(has(run.out, "la case est occupée par Nord")) << run.out;
    EXPECT_TRUE(has(run.out, "reprendre votre coup"));
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
    EXPECT_TRUE(has(run.out, "revanche, nouvelle ou quitter> ")) << run.out;
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
    EXPECT_TRUE(has(run.out, "is saved as a game of its own")) << run.out;
    EXPECT_EQ(folder.read("game.rec"), saved);
    const Finished own = tablier_in(folder.path(), "play --resume", "position\n");
    EXPECT_TRUE(has(own.out, "e2/10 e8/10 - S")) << own.out << own.err;
    const Finished nowhere = tablier_in(folder.path(), "play --resume game.rec --no-save", "e8\n");
    EXPECT_TRUE(has(nowhere.out, "moves are not saved: use save FILE")) << nowhere.out;
    EXPECT_TRUE(has(nowhere.out, "The game was not saved."));
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
    const Finished run =
        tablier("play quoridor --no-save", "e2\nsave no/such/file\nopen missing\nsave\n");
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

TEST(Play, S_R11_an_agreed_end_of_Superpion_is_counted) {
    const Finished run = tablier("play superpion-2", "stop\nyes\n");
    EXPECT_TRUE(has(run.out, "Does every side agree to stop here and count the points?"));
    EXPECT_TRUE(has(run.out, "share the win: by agreement (Blue and Red 60,")) << run.out;
    EXPECT_TRUE(has(tablier("play superpion --lang fr", "nulle\noui\n").out, "d'un commun accord"));
    EXPECT_TRUE(has(tablier("play superpion-2 --level 1", "draw\nquit\n").out,
                    "The engine wants to play on."));
}

TEST(Play, cards_are_drawn_by_the_program) {
    const Finished run = tablier("play point --seed 3", "row:BBWWBBWWWWBB\nrow:WWBBWWBBWWBB\n");
    EXPECT_TRUE(has(run.out, "South: draws ")) << run.out;
    EXPECT_TRUE(has(run.out, "North: draws ")) << run.out;
    EXPECT_FALSE(has(run.out, "draw:")) << run.out;
    EXPECT_TRUE(has(run.out, "South> "));
}

TEST(Play, asks_which_game_if_none_is_named) {
    const Finished run = tablier("play", "chess\n1\n11\n0\nposition\n");
    EXPECT_TRUE(has(run.out, "Which game?"));
    EXPECT_TRUE(has(run.out, "unknown variant \"chess\""));
    EXPECT_TRUE(has(run.out, "e1/10 e9/10 - S"));
    EXPECT_TRUE(has(run.out, "Against the computer?"));
    EXPECT_EQ(tablier("play", "").exit_code, 0);
    EXPECT_EQ(tablier("play", "1\n").exit_code, 0);
    EXPECT_TRUE(has(tablier("play --lang fr", "1\n\n").out, "Contre l'ordinateur ?"));
}

TEST(Play, engines_answer) {
    const Finished run = tablier("play quoridor:size=5 --level 1", "c2\nquit\n");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out, "North: ")) << run.out;
    const Finished north = tablier("play quoridor:size=5 --level 2 --seat N", "quit\n");
    EXPECT_TRUE(has(north.out, "South: ")) << north.out;
    EXPECT_TRUE(has(north.out, "North> "));
}

TEST(Play, engines_play_among_themselves_to_the_end) {
    const Finished run = tablier(
        "play quoridor:size=3,walls=0 --engine S=greedy --engine N=search:nodes=100", "quit\n");
    EXPECT_TRUE(has(run.out, "wins: goal reached")) << run.out;
    EXPECT_TRUE(has(run.out, "rematch, new or quit> "));
}

TEST(Play, an_engine_leads_all_seats_of_its_player) {
    const Finished run = tablier("play superpion-2 --engine y=random", "moves\nquit\n");
    EXPECT_TRUE(has(run.out, "Blue> ")) << run.out;
    const Finished first = tablier("play superpion-2 --engine b=random", "quit\n");
    EXPECT_TRUE(has(first.out, "Blue: ")) << first.out;
}

TEST(Play, undo_goes_back_to_the_persons_turn) {
    const Finished run =
        tablier("play quoridor --level 1", "undo\ne2\nundo\nposition\nredo\nposition\nquit\n");
    EXPECT_TRUE(has(run.out, "There is no move to take back.")) << run.out;
    EXPECT_TRUE(has(run.out, "e1/10 e9/10 - S"));
    EXPECT_TRUE(has(run.out, "e2/10 ")) << "both moves came back";
    const Finished engine_first = tablier("play quoridor --level 1 --seat N", "undo\nquit\n");
    EXPECT_TRUE(has(engine_first.out, "There is no move to take back.")) << engine_first.out;
}

TEST(Play, who_sits_where_is_saved) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor --level 1 --names Ada --save game.rec", "e2\n");
    const std::string saved = folder.read("game.rec");
    EXPECT_TRUE(has(saved, "[South \"Ada\"]")) << saved;
    EXPECT_TRUE(has(saved, "[North \"Tablier level1\"]")) << saved;
    EXPECT_TRUE(has(saved, "[NorthEngine \"level1\"]")) << saved;
    const Finished resumed = tablier_in(folder.path(), "play --resume game.rec", "quit\n");
    EXPECT_EQ(folder.read("game.rec"), saved) << "nothing was played";
    EXPECT_TRUE(has(resumed.out, "Ada (South)> "));
    const Finished opened =
        tablier_in(folder.path(), "play point --seed 1", "open game.rec\nf2\nd2\nquit\n");
    EXPECT_TRUE(has(opened.out, "North: ")) << opened.out;
}

TEST(Play, hints_and_chances_in_both_languages) {
    const std::string race = "play quoridor --position 'e8/0 a5/0 - S'";
    const Finished run = tablier(race, "hint\neval\neval\nquit\n");
    EXPECT_TRUE(has(run.out, "Hint: e9 (wins in 1)")) << run.out;
    EXPECT_TRUE(has(run.out, "Chances: South wins in 1, North loses in 1")) << run.out;
    EXPECT_TRUE(has(run.out, "The chances are no longer shown."));
    const Finished french = tablier(race + " --lang fr", "conseil\nestimation\ne9\nquit\n");
    EXPECT_TRUE(has(french.out, "Conseil : e9 (gain en 1)")) << french.out;
    EXPECT_TRUE(has(french.out, "Chances : Sud gain en 1, Nord perte en 1")) << french.out;
}

TEST(Play, engines_agree_to_no_draw) {
    EXPECT_TRUE(has(tablier("play quoridor --level 1", "draw\nquit\n").out,
                    "The engine declines the draw."));
}

TEST(Play, an_engine_that_thinks_can_be_seen_at_a_terminal) {
    const Finished run = tablier_at_terminal(
        "play quoridor --engine N=search:movetime=100000,nodes=20000", "e2\nquit\n");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_TRUE(has(run.out, "is thinking…")) << run.out;
}

}  // namespace
}  // namespace tablier::app_test
