// Commands of the terminal game besides moves: explanations, levels, new games, lots.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/program.h"
#include "app/terminal_session.h"

namespace tablier::app_test {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t number = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++number;
    return number;
}

TEST(Table, help_shows_how_each_kind_of_move_is_typed) {
    const auto help = [](const std::string& variant) {
        return tablier("play " + variant, "?\nq\n").out;
    };
    EXPECT_TRUE(has(help("quoridor"), "e3h  ")) << help("quoridor");
    EXPECT_TRUE(has(help("quoridor"), "e2  ")) << help("quoridor");
    EXPECT_TRUE(has(help("intercept"), "c1-c2*g5  "));
    EXPECT_TRUE(has(help("superpion"), "n9-p9=y  "));
    EXPECT_TRUE(has(help("point"), "row:BBWWBBWWWWBB  "));
    EXPECT_TRUE(has(help("point-teams"), "swap:"));
    EXPECT_FALSE(has(help("point"), "swap:"));
}

TEST(Table, short_words_and_capitals_are_understood) {
    for (const char* word : {"q", "exit", "QUIT", "quitter"}) {
        const Finished run = tablier("play quoridor", std::string(word) + "\nposition\n");
        EXPECT_FALSE(has(run.out, "e1/10")) << word;
    }
    EXPECT_TRUE(has(tablier("play quoridor --position 'e8/0 a5/0 - S'", "h\nq\n").out, "Hint: e9"));
}

TEST(Table, rules_are_told_with_what_is_in_force) {
    const Finished run = tablier("play quoridor:walls=7", "rules\nq\n");
    EXPECT_TRUE(has(run.out, "1. Aim")) << run.out;
    EXPECT_TRUE(has(run.out, "Walls for each player: 7"));
    EXPECT_TRUE(has(run.out, "(Q-R2): blocks the jump's direction"));
    const Finished one = tablier("play intercept --lang fr", "règles 1\nregles 99\nq\n");
    EXPECT_TRUE(has(one.out, "1. But du jeu")) << one.out;
    EXPECT_FALSE(has(one.out, "2. "));
    EXPECT_TRUE(has(one.out, "règles 1 à règles"));
}

TEST(Table, why_tells_what_forbids_a_move_and_what_does_not) {
    const Finished run = tablier("play quoridor", "why e5\nwhy E2\nwhy\nq\n");
    EXPECT_TRUE(has(run.out, "e5: too far from e1")) << run.out;
    EXPECT_TRUE(has(run.out, "e2 is a legal move"));
    EXPECT_TRUE(has(run.out, "why e5"));
    const Finished cell = tablier("play intercept", "why b1\nwhy b13\nq\n");
    EXPECT_TRUE(has(cell.out, "The piece on b1 can move, for example b1-")) << cell.out;
    EXPECT_TRUE(has(cell.out, "b13: ")) << cell.out;
}

TEST(Table, unknown_words_get_a_suggestion) {
    const Finished run = tablier("play quoridor", "hlep\nxyzzy\nq\n");
    EXPECT_TRUE(has(run.out, "did you mean \"help\"?")) << run.out;
    EXPECT_TRUE(has(run.out, "\"xyzzy\" is neither a move nor a word of the table; help"));
    EXPECT_TRUE(has(tablier("play quoridor --lang fr", "anuler\nq\n").out,
                    "vouliez-vous dire \"annuler\" ?"));
    EXPECT_FALSE(has(tablier("play quoridor-4", "pass\nq\n").out, "neither a move"));
}

TEST(Table, levels_change_during_the_game_and_are_saved) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "play quoridor --level 1 --save game.rec",
                                    "e2\nlevel N 2\nlevel\nlevel Q 3\nlevel N 99\nq\n");
    EXPECT_TRUE(has(run.out, "North (N): Tablier level2")) << run.out;
    EXPECT_TRUE(has(run.out, "a seat and a level are needed"));
    EXPECT_TRUE(has(folder.read("game.rec"), "[NorthEngine \"level2\"]"));
    EXPECT_TRUE(has(folder.read("game.rec"), "[North \"Tablier level2\"]"));
    tablier_in(folder.path(), "play --resume game.rec", "level N 0\ne3\nq\n");
    EXPECT_FALSE(has(folder.read("game.rec"), "Engine")) << folder.read("game.rec");
    EXPECT_FALSE(has(folder.read("game.rec"), "Tablier"));
}

TEST(Table, seats_may_be_typed_in_small_letters_and_capitals) {
    const Finished run = tablier("play superpion --engine B=random --level 1 --seat Y --no-save",
                                 "level r 2\nlevel K 0\nlevel q 3\nlevel n 3\n");
    EXPECT_TRUE(has(run.out, "Red (r): Tablier level2")) << run.out << run.err;
    EXPECT_TRUE(has(run.out, "Black (k): a person"));
    EXPECT_TRUE(has(run.out, "Yellow (y): a person"));
    EXPECT_TRUE(has(run.out,
                    "\"q 3\": a seat and a level are needed, as in level k 5; "
                    "seats: b, r, y, k"));
    EXPECT_TRUE(has(tablier("play quoridor --level 1 --seat n", "level\n").out,
                    "South (S): Tablier level1"));
}

TEST(Table, yes_may_be_typed_in_capitals) {
    for (const char* yes : {"Y", "Yes", "OUI"})
        EXPECT_TRUE(has(tablier("play quoridor", "resign\n" + std::string(yes) + "\n").out,
                        "North wins: resignation"))
            << yes;
}

TEST(Table, whoever_saves_nothing_is_not_asked_before_another_game) {
    const Finished run =
        tablier("play quoridor --no-save", "e2\nnew\nposition\nd1\nrematch\nposition\n");
    EXPECT_EQ(count(run.out, "e1/10 e9/10 - S"), 2U) << run.out;
}

TEST(Table, cards_dealt_together_are_told_together) {
    const Finished run =
        tablier("play point --seed 3 --no-save --lang fr", "row:BBWWBBWWBBWW\nrow:BBWWBBWWWWBB\n");
    EXPECT_TRUE(has(run.out, "Nord : pioche WW=BBB, WW=BBB, WB=WWB")) << run.out;
    EXPECT_FALSE(has(run.out, "; pioche")) << run.out;
}

TEST(Table, who_has_left_is_not_told_of_all_that_follows) {
    const Finished run = tablier(
        "play quoridor-4:size=5,walls=0 --engine W=random --engine N=random --engine E=random",
        "resign\nyes\n");
    const std::string last = run.out.substr(run.out.rfind("South – out"));
    EXPECT_TRUE(has(last, "Another game?")) << run.out;
    EXPECT_EQ(count(last, "goes to"), 1U) << last;
}

TEST(Table, a_new_game_and_a_rematch_are_offered_at_the_end) {
    const Finished over = tablier("play quoridor:size=3,walls=0 --names Ada,Ben",
                                  "a1\nb2\na2\nb1\nrematch\nposition\nnew point\nq\n");
    EXPECT_TRUE(has(over.out, "Ben (North) wins: goal reached")) << over.out;
    EXPECT_TRUE(has(over.out, "Another game? rematch"));
    EXPECT_TRUE(has(over.out, "rematch, new or quit> "));
    EXPECT_TRUE(has(over.out, "Ben (South)> ")) << "the seats have changed";
    EXPECT_TRUE(has(over.out, "b1/0 b3/0 - S"));
    EXPECT_TRUE(has(over.out, "South chooses a row"));
}

TEST(Table, every_game_of_a_session_is_saved_for_itself) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor --names Ada,Ben", "e2\nnew\nd1\nrematch\nf1\nq\n");
    const Finished list = tablier_in(folder.path(), "play --list");
    EXPECT_EQ(count(list.out, "unfinished"), 3U) << list.out;
    EXPECT_EQ(count(list.out, "Ben, Ada"), 1U) << list.out;
}

TEST(Table, an_engine_goes_on_in_another_game) {
    const Finished run = tablier("play quoridor --level 1 --names Ada", "new quoridor-4\nq\n");
    EXPECT_TRUE(has(run.out, "South (S): Ada\n")) << run.out;
    EXPECT_TRUE(has(run.out, "East (E): Tablier level1"));
    const Finished wrong = tablier("play quoridor", "new chess\nposition\nq\n");
    EXPECT_TRUE(has(wrong.out, "chess")) << wrong.out;
    EXPECT_TRUE(has(wrong.out, "e1/10 e9/10 - S"));
}

TEST(Table, every_rivals_move_is_told_and_marked) {
    const Finished run = tablier("play quoridor-4 --colour never", "d1\na4\nd9\ni6\nq\n");
    const std::string last = run.out.substr(run.out.rfind("South to move"));
    EXPECT_TRUE(has(last, "West: goes to a4")) << last;
    EXPECT_TRUE(has(last, "North: goes to d9"));
    EXPECT_TRUE(has(last, "East: goes to i6"));
    EXPECT_FALSE(has(last, "South: "));
    for (const char* pawn : {"[W]", "[N]", "[E]", "(S)"}) EXPECT_TRUE(has(last, pawn)) << pawn;
}

TEST(Table, both_displacements_of_superpion_are_told_as_one_turn) {
    const Finished run = tablier("play superpion-3", "d3-d5\nf3-f5\nq\n");
    EXPECT_TRUE(has(run.out, "Blue: d3-d5; f3-f5")) << run.out;
}

TEST(Table, names_are_given_by_player_or_by_seat) {
    const Finished players = tablier("play superpion-2 --names Ada,Ben", "q\n");
    EXPECT_TRUE(has(players.out, "Ada (Red)")) << players.out;
    EXPECT_TRUE(has(players.out, "Ben (Black)"));
    const Finished seats = tablier("play superpion-2 --names Ada,Ben,Cleo,Dan", "q\n");
    EXPECT_TRUE(has(seats.out, "Ben (Red)")) << seats.out;
}

TEST(Lots, people_change_places_and_the_record_says_so) {
    bool changed = false;
    bool stayed = false;
    for (int seed = 0; seed < 16 && !(changed && stayed); ++seed) {
        const Folder folder;
        const Finished run = tablier_in(
            folder.path(),
            "play quoridor --names Ada,Ben --lots --save g.rec --seed " + std::to_string(seed),
            "e2\nq\n");
        EXPECT_TRUE(has(run.out, "Lots were drawn for the seats:")) << run.out;
        EXPECT_TRUE(has(folder.read("g.rec"), "[Lots \"S+N\"]")) << folder.read("g.rec");
        const bool ben_begins = has(folder.read("g.rec"), "[South \"Ben\"]");
        EXPECT_EQ(has(run.out, "South (S): Ben"), ben_begins) << run.out;
        changed = changed || ben_begins;
        stayed = stayed || !ben_begins;
        const Finished resumed = tablier_in(folder.path(), "play --resume g.rec", "e8\nq\n");
        EXPECT_FALSE(has(resumed.out, "Lots were drawn")) << "once is enough";
        EXPECT_TRUE(has(folder.read("g.rec"), "[Lots \"S+N\"]")) << "and is kept";
        EXPECT_EQ(has(folder.read("g.rec"), "[South \"Ben\"]"), ben_begins);
    }
    EXPECT_TRUE(changed);
    EXPECT_TRUE(stayed);
}

TEST(Lots, engines_take_part_if_told) {
    bool first = false;
    bool second = false;
    for (int seed = 0; seed < 16 && !(first && second); ++seed) {
        const Finished run = tablier(
            "play quoridor --names Ada --level 1 --lots all --seed " + std::to_string(seed), "q\n");
        EXPECT_TRUE(has(run.out, "Lots were drawn")) << run.out << run.err;
        (has(run.out, "South (S): Ada") ? first : second) = true;
    }
    EXPECT_TRUE(first && second);
    const Finished alone = tablier("play quoridor --names Ada --level 1 --lots", "q\n");
    EXPECT_EQ(alone.exit_code, 2);
    EXPECT_TRUE(has(alone.err, "--lots all")) << alone.err;
    const Finished nameless = tablier("play quoridor --lots --lang fr", "q\n");
    EXPECT_EQ(nameless.exit_code, 2);
    EXPECT_TRUE(has(nameless.err, "nommez les personnes")) << nameless.err;
}

TEST(Lots, are_drawn_again_for_a_rematch) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "play quoridor --names Ada,Ben --lots",
                                    "e2\nrematch\nd1\nnew\nf1\nq\n");
    EXPECT_EQ(count(run.out, "Lots were drawn"), 3U) << run.out;
}

TEST(Lots, are_drawn_again_after_a_game_that_was_saved) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor --names Ada,Ben --lots --save g.rec", "e2\nq\n");
    const Finished resumed =
        tablier_in(folder.path(), "play --resume g.rec", "rematch\ne2\nnew\ne2\nq\n");
    EXPECT_EQ(count(resumed.out, "Lots were drawn"), 2U) << resumed.out;
    const Finished opened = tablier_in(folder.path(), "play quoridor", "open g.rec\nrematch\nq\n");
    EXPECT_EQ(count(opened.out, "Lots were drawn"), 1U) << opened.out;
    tablier_in(folder.path(), "play quoridor --names Ada --level 1 --lots all --save e.rec",
               "e2\nq\n");
    const Finished engine = tablier_in(folder.path(), "play --resume e.rec", "rematch\nq\n");
    EXPECT_EQ(count(engine.out, "Lots were drawn"), 1U) << engine.out << engine.err;
}

TEST(Lots, can_be_wished_for_at_the_table) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "play quoridor --names Ada,Ben",
                                    "lots\nrematch\nd1\nlots off\nrematch\nq\n");
    EXPECT_TRUE(has(run.out, "Lots are drawn for the seats of the games that follow")) << run.out;
    EXPECT_EQ(count(run.out, "Lots were drawn"), 1U) << run.out;
    EXPECT_TRUE(has(run.out, "No lots are drawn")) << run.out;
    const Finished alone = tablier_in(folder.path(), "play quoridor --names Ada --level 1",
                                      "lots\nLOTS all\nrematch\nq\n");
    EXPECT_TRUE(has(alone.out, "between two people or more")) << alone.out;
    EXPECT_EQ(count(alone.out, "Lots were drawn"), 1U) << alone.out;
    const Finished french =
        tablier_in(folder.path(), "play quoridor --lang fr", "tirage\ntirage demain\nq\n");
    EXPECT_TRUE(has(french.out, "nommez les personnes")) << french.out;
    EXPECT_TRUE(has(french.out, "tirage, tirage tous ou tirage non")) << french.out;
}

TEST(Screen, a_locale_without_utf8_gets_ascii) {
    const Folder folder;
    TerminalSession plain(folder.path(), "play intercept --lang fr --level 1", "",
                          "LC_ALL=C TERM=dumb");
    plain.type("aide\n");
    plain.type("q\n");
    plain.wait_for_end();
    EXPECT_TRUE(has(plain.screen(), "a cote d'une Arrivee")) << plain.screen();
    for (const char each : plain.screen()) {
        ASSERT_TRUE(static_cast<unsigned char>(each) < 0x80) << plain.screen();
        ASSERT_NE(each, '\x1b') << "no colours: " << plain.screen();
    }
}

TEST(Screen, a_locale_without_utf8_gets_ascii_from_every_command) {
    const Folder folder;
    for (const char* arguments :
         {"explain quoridor e5 --lang fr", "games intercept", "help play --lang fr",
          "play --help --lang fr", "play quoridro --lang fr", "play quoridor --levl --lang fr"}) {
        TerminalSession plain(folder.path(), arguments, "", "LC_ALL=C");
        plain.wait_for_end();
        EXPECT_GT(plain.screen().size(), 20U) << arguments;
        EXPECT_TRUE(std::ranges::none_of(plain.screen(), [](char each) {
            return static_cast<unsigned char>(each) >= 0x80;
        })) << plain.screen();
    }
}

TEST(Screen, the_result_of_a_game_stays_in_sight) {
    const Folder folder;
    int offered = 0;
    for (int rows = 8; rows <= 17; ++rows) {
        TerminalSession session(folder.path(),
                                "play quoridor:size=3,walls=0 --moves 'a1 b2 a2 b1' --no-save",
                                "stty rows " + std::to_string(rows) + " cols 80;");
        ASSERT_TRUE(session.wait_for("North wins: goal reached")) << session.screen();
        const std::size_t result = session.screen().size() - session.unread().size();
        ASSERT_TRUE(session.wait_for("rematch, new or quit> ")) << session.screen();
        EXPECT_LT(count(session.screen().substr(result), "\n"), std::size_t(rows))
            << session.screen();
        offered += has(session.screen(), "Another game?");
        session.type("q\n");
        session.wait_for_end();
    }
    EXPECT_GT(offered, 0) << "where there is room";
    EXPECT_LT(offered, 10);
}

TEST(Screen, what_an_engine_thinks_stays_on_one_line) {
    const Folder folder;
    TerminalSession session(folder.path(),
                            "play quoridor --position 'e8/0 a5/0 - S' --lang fr --no-save",
                            "stty rows 24 cols 30;");
    ASSERT_TRUE(session.wait_for("Sud> "));
    session.type("h\n");
    ASSERT_TRUE(session.wait_for("Conseil")) << session.screen();
    const std::string& screen = session.screen();
    const std::string wipe = "\r\x1b[K";
    std::size_t lines = 0;
    for (std::size_t at = screen.find(wipe); at != std::string::npos; ++lines) {
        const std::size_t next = screen.find(wipe, at + 1);
        if (next == std::string::npos) break;
        const std::string line = screen.substr(at + wipe.size(), next - at - wipe.size());
        const auto columns =
            std::ranges::count_if(line, [](char each) { return (each & 0xC0) != 0x80; });
        EXPECT_LT(columns, 30) << line;
        at = next;
    }
    EXPECT_GE(lines, 1U) << screen;
    session.type("q\n");
    session.wait_for_end();
}

TEST(Screen, the_language_is_that_of_the_locale) {
    const Folder folder;
    for (const char* locale :
         {"LANG=fr_FR.UTF-8", "LC_ALL=fr_CH.UTF-8 LANG=en_GB.UTF-8", "LC_MESSAGES=fr"}) {
        TerminalSession french(folder.path(), "play quoridor", "", locale);
        EXPECT_TRUE(french.wait_for("À Sud de jouer")) << french.screen();
        french.type("q\n");
        french.wait_for_end();
    }
    TerminalSession english(folder.path(), "play quoridor", "",
                            "LC_ALL=en_GB.UTF-8 LANG=fr_FR.UTF-8");
    EXPECT_TRUE(english.wait_for("South to move")) << english.screen();
    english.type("q\n");
    english.wait_for_end();
}

TEST(Screen, long_pages_wait_for_enter) {
    const Folder folder;
    TerminalSession session(folder.path(), "play point", "stty rows 24 cols 60;", "");
    ASSERT_TRUE(session.wait_for("South> "));
    session.type("help\n");
    EXPECT_TRUE(session.wait_for("-- Enter: more, q: enough -- ")) << session.screen();
    session.type("\n");
    EXPECT_TRUE(session.wait_for("South> ")) << session.screen();
    session.type("q\n");
    EXPECT_EQ(session.wait_for_end(), 0);
}

TEST(Table, a_move_that_is_a_word_as_well_is_the_move) {
    const char* const pure =
        "play point-teams --no-save --position 'choice S S:BBBBBBBBBBBB:BB=BBB+BB=BBW+BB=BWB "
        "W:WWWWWWWWWBBB:BB=BWW+BB=WBB+BB=WBW N:BBBBBBWWWWWW:BB=WWB+BB=WWW+BW=BBB "
        "E:WWWWWWWWWBBB:BW=BBW+BW=BWB+BW=BWW offer:- drawn:- swaps:0 out:-'";
    for (const char* typed : {"stop", "STOP"}) {
        const Finished run = tablier(pure, std::string(typed) + "\nq\n");
        EXPECT_FALSE(has(run.out, "Does every side agree")) << run.out;
        EXPECT_TRUE(has(run.out, "South: stops")) << run.out;
    }
    const Finished early = tablier("play point-teams --no-save", "stop\nq\n");
    EXPECT_FALSE(has(early.out, "Does every side agree")) << "nor where it is not legal";
    EXPECT_TRUE(has(tablier("play point --no-save", "stop\nq\n").out, "Does every side agree"))
        << "without partners nobody stops";
}

TEST(Table, another_program_plays_a_seat) {
    const Folder folder;
    const std::string engine = "N=guest=cmd[nodes=20]:" TABLIER_PROGRAM " engine";
    const Finished run = tablier_in(
        folder.path(), "play quoridor --engine '" + engine + "' --save game.rec", "e2\nlevel\nq\n");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_TRUE(has(run.out, "North (N): guest")) << run.out;
    const std::string record = folder.read("game.rec");
    EXPECT_TRUE(has(record, "1. e2 2. ")) << record;
    EXPECT_TRUE(has(record, "[North \"guest\"]")) << record;
    EXPECT_FALSE(has(record, "NorthEngine")) << "whoever opens a record must not start programs";
    EXPECT_FALSE(has(record, "cmd")) << record;
}

TEST(Table, the_game_waits_for_a_program_that_fails) {
    const Finished run =
        tablier("play quoridor --engine 'N=cmd:exit 3' --no-save",
                "e2\nlevel N cmd[nodes=20]:" TABLIER_PROGRAM " engine\nposition\nq\nyes\n");
    EXPECT_TRUE(has(run.out, "plays no move: exited with code 3")) << run.out;
    EXPECT_TRUE(has(run.out, "Enter asks it again")) << run.out;
    EXPECT_TRUE(has(run.out, "North: ")) << "the other program has moved\n" << run.out;
    const Finished wrong = tablier("play quoridor --engine N=cmd:");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_TRUE(has(wrong.err, "a command line must follow")) << wrong.err;
}

}  // namespace
}  // namespace tablier::app_test
