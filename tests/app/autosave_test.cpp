// Autosave of terminal games, for every way in which the program can end.
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "app/program.h"
#include "app/terminal_session.h"

namespace tablier::app_test {
namespace {

namespace fs = std::filesystem;

constexpr const char* ctrl_c = "\x03";
constexpr const char* ctrl_d = "\x04";

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string games_folder(const Folder& folder) {
    return folder.path() + "/data/tablier/games";
}

/// The names of the stored files, in order.
std::vector<std::string> stored(const Folder& folder) {
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& each : fs::directory_iterator(games_folder(folder), none))
        names.push_back(each.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::string content(const Folder& folder, const std::string& name) {
    return folder.read("data/tablier/games/" + name);
}

void put(const Folder& folder, const std::string& name, const std::string& text) {
    fs::create_directories(games_folder(folder));
    folder.write("data/tablier/games/" + name, text);
}

std::string without_ending(const std::string& file) {
    return file.substr(0, file.rfind('.'));
}

/// The only stored game holds these moves, and `--resume` shows this position.
void expect_stored(const Folder& folder, const std::string& moves, const std::string& position) {
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_TRUE(has(content(folder, files.front()), moves)) << content(folder, files.front());
    const Finished resumed = tablier_in(folder.path(), "play --resume", "position\n");
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_TRUE(has(resumed.out, position)) << resumed.out;
}

TEST(Autosave, ctrl_c_with_a_half_typed_line_loses_nothing) {
    const Folder folder;
    TerminalSession session(folder.path(), "play quoridor");
    session.type("e2\r");
    ASSERT_TRUE(session.wait_for("North> ")) << session.screen();
    session.type("e8");
    ASSERT_TRUE(session.wait_for("e8"));
    session.type(ctrl_c);
    EXPECT_EQ(session.wait_for_end(), 128 + SIGINT) << session.screen();
    EXPECT_TRUE(has(session.screen(), "The game is saved in " + games_folder(folder)));
    EXPECT_TRUE(has(session.screen(), "To go on with it: tablier play --resume\r\n"));
    EXPECT_TRUE(session.is_as_usual());
    expect_stored(folder, "1. e2 *", "e2/10 e9/10 - N");
}

TEST(Autosave, quit_and_the_end_of_input_lose_nothing) {
    for (const char* last : {"quit\r", ctrl_d}) {
        const Folder folder;
        TerminalSession session(folder.path(), "play quoridor --lang fr");
        session.type("e2\r");
        ASSERT_TRUE(session.wait_for("Nord> ")) << session.screen();
        session.type(last);
        EXPECT_EQ(session.wait_for_end(), 0) << session.screen();
        EXPECT_TRUE(has(session.screen(), "Pour la reprendre : tablier play --resume"));
        EXPECT_TRUE(session.is_as_usual());
        expect_stored(folder, "1. e2 *", "e2/10 e9/10 - N");
    }
}

TEST(Autosave, signals_lose_nothing) {
    for (const int signal : {SIGTERM, SIGHUP, SIGKILL}) {
        const Folder folder;
        TerminalSession session(folder.path(), "play quoridor");
        session.type("e2\r");
        ASSERT_TRUE(session.wait_for("North> ")) << session.screen();
        session.type("e");
        session.send(signal);
        const bool killed = signal == SIGKILL;
        EXPECT_EQ(session.wait_for_end(), killed ? -SIGKILL : 128 + signal) << session.screen();
        EXPECT_EQ(has(session.screen(), "The game is saved in "), !killed);
        expect_stored(folder, "1. e2 *", "e2/10 e9/10 - N");
    }
}

TEST(Autosave, a_closed_terminal_loses_nothing) {
    const Folder folder;
    TerminalSession session(folder.path(), "play quoridor");
    session.type("e2\r");
    ASSERT_TRUE(session.wait_for("North> ")) << session.screen();
    session.close_terminal();
    EXPECT_GE(session.wait_for_end(), 0) << "it ended by itself";
    expect_stored(folder, "1. e2 *", "e2/10 e9/10 - N");
}

TEST(Autosave, ctrl_c_stops_an_engine_that_thinks_and_a_second_one_ends) {
    const Folder folder;
    TerminalSession session(folder.path(), "play quoridor --engine N=search:movetime=100000");
    session.type("e2\r");
    ASSERT_TRUE(session.wait_for("is thinking… ")) << session.screen();
    session.type(ctrl_c);
    ASSERT_TRUE(session.wait_for("South> ")) << session.screen();
    session.type(ctrl_c);
    EXPECT_EQ(session.wait_for_end(), 128 + SIGINT);
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_TRUE(has(content(folder, files.front()), "1. e2 2. ")) << "the engine has moved";
}

TEST(Autosave, an_engine_that_thinks_is_ended_by_sigterm_and_thinks_again_later) {
    const Folder folder;
    TerminalSession session(folder.path(), "play quoridor --engine N=search:movetime=100000");
    session.type("e2\r");
    ASSERT_TRUE(session.wait_for("is thinking… ")) << session.screen();
    session.send(SIGTERM);
    EXPECT_EQ(session.wait_for_end(), 128 + SIGTERM);
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_TRUE(has(content(folder, files.front()), "1. e2 *")) << content(folder, files.front());
    TerminalSession again(folder.path(), "play --resume");
    EXPECT_TRUE(again.wait_for("is thinking… ")) << again.screen();
}

TEST(Autosave, engines_go_on_at_their_level_and_in_the_same_file) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor:size=5 --names Ada --engine N=level2", "c2\nquit\n");
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    const Finished run = tablier_in(folder.path(), "play --resume", "moves\nundo\nb1\nquit\n");
    EXPECT_TRUE(has(run.out, "Ada (South)> ")) << run.out;
    EXPECT_TRUE(has(run.out, "North (N): Tablier level2")) << run.out;
    EXPECT_TRUE(has(run.out, "North: ")) << run.out;
    EXPECT_EQ(stored(folder), files);
    EXPECT_TRUE(has(content(folder, files.front()), "[NorthEngine \"level2\"]"));
    EXPECT_TRUE(has(content(folder, files.front()), "1. b1 2. "));
}

TEST(Autosave, cards_go_on_by_the_seed_that_was_named) {
    const std::string rows = "row:BBWWBBWWWWBB\nrow:WWBBWWBBWWBB\n";
    const Folder at_once;
    const Folder with_pause;
    tablier_in(at_once.path(), "play point --seed 3", rows);
    tablier_in(with_pause.path(), "play point --seed 3", rows.substr(0, rows.find('\n') + 1));
    const auto files = stored(with_pause);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_FALSE(has(content(with_pause, files.front()), "draw:"));
    tablier_in(with_pause.path(), "play --resume", rows.substr(rows.find('\n') + 1));
    EXPECT_TRUE(has(content(with_pause, files.front()), "draw:"));
    EXPECT_EQ(content(with_pause, files.front()), content(at_once, stored(at_once).front()));
}

TEST(Autosave, nothing_is_kept_of_a_game_that_was_not_played) {
    const Folder folder;
    EXPECT_FALSE(has(tablier_in(folder.path(), "play quoridor", "help\nquit\n").out, "is saved"));
    tablier_in(folder.path(), "play quoridor --no-save", "e2\nquit\n");
    EXPECT_TRUE(stored(folder).empty());
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --list").out, "No games."));
    const Finished resumed = tablier_in(folder.path(), "play --resume");
    EXPECT_EQ(resumed.exit_code, 1);
    EXPECT_TRUE(has(resumed.err, "there is no unfinished game to go on with")) << resumed.err;
}

TEST(Autosave, no_game_overwrites_another) {
    const Folder folder;
    for (int i = 0; i < 3; ++i) tablier_in(folder.path(), "play quoridor", "e2\n");
    EXPECT_EQ(stored(folder).size(), 3U);
}

TEST(Autosave, what_happens_beside_the_moves_is_stored) {
    const Folder folder;
    tablier_in(folder.path(), "play quoridor-4", "e2\nresign\nyes\nquit\n");
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    EXPECT_TRUE(has(content(folder, files.front()), "1. e2 !resign:W *"));
    tablier_in(folder.path(), "play --resume", "undo\ndraw\nyes\nquit\n");
    EXPECT_TRUE(has(content(folder, files.front()), "1. e2 !draw draw")) << "and nothing undone";
    EXPECT_EQ(tablier_in(folder.path(), "play --resume").exit_code, 1) << "it is finished";
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --list").out, "; finished"));
}

TEST(Autosave, the_end_of_a_game_names_only_its_file) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "play quoridor", "e2\ndraw\nyes\nquit\n");
    EXPECT_TRUE(has(run.out, "The game is saved in ")) << run.out;
    EXPECT_FALSE(has(run.out, "To go on")) << run.out;
}

TEST(Autosave, where_nothing_can_be_saved_it_is_said_once_and_play_goes_on) {
    struct Case {
        std::string home, why;
    };
    for (const Case& each :
         {Case{"HOME=/dev/null", "création impossible du dossier \"/dev/null/.local"},
          Case{"-u HOME", "il n'y a pas de dossier personnel"}}) {
        const Folder folder;
        TerminalSession session(folder.path(), "play quoridor --lang fr", "",
                                "-u XDG_DATA_HOME " + each.home);
        session.type("e2\re8\rposition\r");
        ASSERT_TRUE(session.wait_for("e2/10 e8/10 - S")) << session.screen();
        // Before the prompt the terminal is not in its hands yet, and the end of input would be
        // lost.
        ASSERT_TRUE(session.wait_for("Sud> ")) << session.screen();
        session.type(ctrl_d);
        EXPECT_EQ(session.wait_for_end(), 0);
        const std::string& screen = session.screen();
        const std::string once = "La partie ne peut pas être enregistrée : " + each.why;
        EXPECT_TRUE(has(screen, once)) << screen;
        EXPECT_EQ(screen.find(once), screen.rfind(once)) << "only once";
        EXPECT_TRUE(has(screen, "La partie n'a pas été enregistrée : " + each.why)) << screen;
    }
}

TEST(Autosave, who_quits_a_game_that_cannot_be_saved_is_asked) {
    const Folder folder;
    folder.write("data", "no folder");
    TerminalSession session(folder.path(), "play quoridor");
    session.type("e2\r");
    ASSERT_TRUE(session.wait_for("The game cannot be saved: ")) << session.screen();
    ASSERT_TRUE(session.wait_for("North> "));
    session.type("quit\r");
    ASSERT_TRUE(session.wait_for("Leave it all the same? (yes/no) ")) << session.screen();
    session.type("no\r");
    ASSERT_TRUE(session.wait_for("North> "));
    fs::remove(folder.path() + "/data");
    session.type("e8\r");
    ASSERT_TRUE(session.wait_for("The game is being saved again.")) << session.screen();
    session.type("quit\r");
    EXPECT_EQ(session.wait_for_end(), 0);
    expect_stored(folder, "1. e2 2. e8 *", "e2/10 e8/10 - S");
}

TEST(Autosave, a_full_disk_leaves_what_was_there) {
    const Folder folder;
    // Long names leave little room for moves.
    const std::string names = std::string(180, 'a') + "," + std::string(180, 'b');
    TerminalSession session(folder.path(), "play quoridor --names " + names,
                            "prlimit --fsize=512 --pid $$;");
    for (const char* row : {"a1 c1 e1 g1", "b2 d2 f2 h2", "a3 c3 e3 g3", "b4 d4 f4 h4"}) {
        std::istringstream walls(row);
        for (std::string wall; walls >> wall;) session.type(wall + "h\r");
    }
    ASSERT_TRUE(session.wait_for("The game cannot be saved: ")) << session.screen();
    ASSERT_TRUE(session.wait_for("File too large")) << session.screen();
    session.type("position\r");
    ASSERT_TRUE(session.wait_for("h2h.h4h S")) << session.screen();
    session.type(ctrl_c);
    EXPECT_EQ(session.wait_for_end(), 128 + SIGINT);
    EXPECT_TRUE(has(session.screen(), "The game was not saved: ")) << session.screen();
    EXPECT_TRUE(has(session.screen(), "As it was before, it is in ")) << session.screen();
    EXPECT_EQ(stored(folder).size(), 1U) << "no partial file is left";
    const Finished resumed = tablier_in(folder.path(), "play --resume", "position\nquit\n");
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
}

TEST(Autosave, a_damaged_game_is_named_left_alone_and_passed_over) {
    const Folder folder;
    put(folder, "good.rec", "[Variant \"quoridor\"]\n\n1. e2 *\n");
    const std::string damaged = "[Variant \"quoridor\"]\n\n1. e2 2. e2 *\n";
    put(folder, "bad.rec", damaged);
    put(folder, "worse.rec", "[Variant \"quor");
    put(folder, "unborn.rec", "");
    const Finished run = tablier_in(folder.path(), "play --resume", "position\n");
    EXPECT_TRUE(has(run.out, "e2/10 e9/10 - N")) << run.out << run.err;
    EXPECT_TRUE(has(run.err, "bad.rec: line 3, column 10: ")) << run.err;
    EXPECT_TRUE(has(run.err, "worse.rec: line 1, column ")) << run.err;
    EXPECT_TRUE(has(run.err, "tablier play --delete bad")) << run.err;
    EXPECT_FALSE(has(run.err, "unborn")) << run.err;
    EXPECT_EQ(content(folder, "bad.rec"), damaged);
    const Finished list = tablier_in(folder.path(), "play --list");
    EXPECT_TRUE(has(list.out, "bad\n    cannot be opened: ")) << list.out;
    const Finished named = tablier_in(folder.path(), "play --resume bad");
    EXPECT_EQ(named.exit_code, 2);
    EXPECT_TRUE(has(named.err, "line 3, column 10: ")) << named.err;
    tablier_in(folder.path(), "play --delete good");
    EXPECT_EQ(tablier_in(folder.path(), "play --resume").exit_code, 1) << "only damaged ones";
    EXPECT_EQ(content(folder, "bad.rec"), damaged);
}

TEST(Autosave, a_game_that_another_terminal_plays_is_not_taken_over) {
    const Folder folder;
    TerminalSession first(folder.path(), "play quoridor");
    first.type("e2\r");
    ASSERT_TRUE(first.wait_for("North> ")) << first.screen();
    const auto files = stored(folder);
    ASSERT_EQ(files.size(), 1U);
    const std::string name = without_ending(files.front());

    const Finished none = tablier_in(folder.path(), "play --resume", "e8\n");
    EXPECT_EQ(none.exit_code, 1) << none.out;
    EXPECT_TRUE(has(none.err, name + "\" is being played in another terminal")) << none.err;
    for (const std::string& command : {"play --resume " + name, "play --delete " + name}) {
        const Finished refused = tablier_in(folder.path(), command, "e8\n");
        EXPECT_EQ(refused.exit_code, 1) << command;
        EXPECT_TRUE(has(refused.err, "is being played in another terminal")) << refused.err;
    }
    const std::string file = games_folder(folder) + "/" + files.front();
    const Finished other = tablier_in(folder.path(), "play quoridor",
                                      "open " + name + "\nd1\nsave " + file + "\nyes\nquit\n");
    EXPECT_TRUE(has(other.out, "is being played in another terminal")) << other.out;
    EXPECT_FALSE(has(other.out, "Saved in")) << other.out;
    EXPECT_EQ(stored(folder).size(), 2U) << "each has a file of its own";

    // The file is replaced after each move, and stays readable by its owner only.
    first.type("e8\r");
    ASSERT_TRUE(first.wait_for("South> "));
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --resume " + name).err, "another terminal"));
    first.send(SIGKILL);
    first.wait_for_end();
    const Finished now = tablier_in(folder.path(), "play --resume " + name, "position\n");
    EXPECT_TRUE(has(now.out, "e2/10 e8/10 - S")) << now.err;
}

TEST(Autosave, a_list_tells_what_is_being_played) {
    const Folder folder;
    put(folder, "one.rec", "[Variant \"quoridor\"]\n\n1. e2 *\n");
    TerminalSession session(folder.path(), "play --resume");
    ASSERT_TRUE(session.wait_for("quoridor; South, North; 1 move; ")) << session.screen();
    ASSERT_TRUE(session.wait_for("North> ")) << session.screen();
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --list").out, "; being played\n"));
    EXPECT_FALSE(has(tablier_in(folder.path(), "play", "").out, "unfinished"));
    session.type("quit\r");
    session.wait_for_end();
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --list").out, "; unfinished\n"));
    EXPECT_TRUE(has(tablier_in(folder.path(), "play", "").out,
                    "1 unfinished game: tablier play --resume\n"));
}

TEST(Autosave, among_several_games_one_is_chosen) {
    const Folder folder;
    put(folder, "one.rec", "[Variant \"quoridor\"]\n[South \"Ada\"]\n\n1. e2 *\n");
    put(folder, "two.rec", "[Variant \"quoridor\"]\n[Options \"size=5\"]\n\n1. c2 2. c4 *\n");
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(games_folder(folder) + "/one.rec", now - std::chrono::hours(1));
    fs::last_write_time(games_folder(folder) + "/two.rec", now);
    TerminalSession session(folder.path(), "play --resume");
    ASSERT_TRUE(session.wait_for("  1  quoridor:size=5; South, North; 2 moves; "))
        << session.screen();
    ASSERT_TRUE(session.wait_for("  2  quoridor; Ada, North; 1 move; ")) << session.screen();
    ASSERT_TRUE(session.wait_for("Which game? ")) << session.screen();
    session.type("3\r2\r");
    ASSERT_TRUE(session.wait_for("North> ")) << session.screen();
    session.type("e8\r");
    ASSERT_TRUE(session.wait_for("Ada (South)> ")) << session.screen();
    session.type("quit\r");
    EXPECT_EQ(session.wait_for_end(), 0);
    EXPECT_TRUE(has(content(folder, "one.rec"), "1. e2 2. e8 *"));
    TerminalSession last(folder.path(), "play --resume --lang fr");
    ASSERT_TRUE(last.wait_for("  1  quoridor; Ada, Nord; 2 coups; ")) << last.screen();
    last.type(ctrl_c);
    EXPECT_EQ(last.wait_for_end(), 128 + SIGINT);
    EXPECT_TRUE(last.is_as_usual());
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --resume", "position\n").out, "e2/10 e8/10"))
        << "without a terminal, the last one";
}

TEST(Autosave, the_choice_fits_the_window) {
    const Folder folder;
    put(folder, "one.rec", "[Variant \"quoridor\"]\n[South \"Ada\"]\n\n1. e2 *\n");
    put(folder, "two.rec", "[Variant \"superpion-super2\"]\n\n1. d3-d5 *\n");
    TerminalSession session(folder.path(), "play --resume", "stty rows 24 cols 40;");
    ASSERT_TRUE(session.wait_for("Which game? ")) << session.screen();
    std::istringstream lines(session.screen());
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 41U) << line;
    EXPECT_TRUE(has(session.screen(), "\n     ")) << session.screen();
    session.type(ctrl_c);
    session.wait_for_end();
}

TEST(Autosave, the_choice_of_a_game_to_begin_fits_the_window) {
    const Folder folder;
    TerminalSession session(folder.path(), "play --lang fr", "stty rows 24 cols 40;");
    ASSERT_TRUE(session.wait_for("Quel jeu ? ")) << session.screen();
    EXPECT_TRUE(has(session.screen(), "point-3            Point à trois")) << session.screen();
    EXPECT_FALSE(has(session.screen(), "Quoridor, quatre")) << session.screen();
    EXPECT_TRUE(has(session.screen(), " 10  superpion-super2")) << session.screen();
    session.type(ctrl_c);
    session.wait_for_end();
}

TEST(Autosave, games_are_listed_and_deleted_by_name) {
    const Folder folder;
    tablier_in(folder.path(), "play intercept --names Ada,Ben", "moves\nquit\n");
    put(folder, "one.rec", "[Variant \"quoridor\"]\n\n1. e2 *\n");
    put(folder, "note.txt", "mine");
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --list").out, "one\n    quoridor; South, Nor"));
    const Finished wrong = tablier_in(folder.path(), "play --delete one two");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_TRUE(has(wrong.err, "there is no stored game \"two\"")) << wrong.err;
    for (const char* name : {"../games/one", "note.txt", "note", ".."})
        EXPECT_EQ(tablier_in(folder.path(), "play --delete " + std::string(name)).exit_code, 2);
    EXPECT_EQ(stored(folder), (std::vector<std::string>{"note.txt", "one.rec"}))
        << "all names are looked at before anything is deleted";
    EXPECT_TRUE(has(tablier_in(folder.path(), "play --delete one").out, "Deleted: one\n"));
    EXPECT_EQ(stored(folder), std::vector<std::string>{"note.txt"});
}

TEST(Autosave, a_file_that_cannot_be_made_is_told_before_the_game) {
    const Finished folder = tablier("play quoridor --save no/such/game.rec", "e2\n");
    EXPECT_EQ(folder.exit_code, 2);
    EXPECT_TRUE(has(folder.err, "--save: there is no folder \"no/such\"")) << folder.err;
    EXPECT_EQ(folder.out, "");
    EXPECT_TRUE(has(tablier("play --save no/game.rec", "1\n0\n").err, "no folder \"no\""));
    const Finished made = tablier("play quoridor --save /proc/game.rec", "e2\n");
    EXPECT_EQ(made.exit_code, 2);
    EXPECT_TRUE(has(made.err, "--save: cannot make \"/proc/game.rec\"")) << made.err;
    const Folder here;
    tablier_in(here.path(), "play chess --save game.rec");
    EXPECT_FALSE(fs::exists(here.path() + "/game.rec")) << "no game, no file";
}

TEST(Autosave, a_file_of_its_own_is_the_only_place) {
    const Folder folder;
    const Finished run = tablier_in(folder.path(), "play quoridor --save 'my game.rec'", "e2\n");
    EXPECT_TRUE(has(run.out, "tablier play --resume 'my game.rec'")) << run.out;
    EXPECT_TRUE(stored(folder).empty());
    fs::create_symlink("my game.rec", folder.path() + "/link");
    tablier_in(folder.path(), "play --resume link", "e8\n");
    EXPECT_TRUE(fs::is_symlink(folder.path() + "/link"));
    EXPECT_TRUE(has(folder.read("my game.rec"), "1. e2 2. e8 *"));
    EXPECT_TRUE(stored(folder).empty());
}

TEST(Autosave, save_without_a_name_and_open_keep_both_games) {
    const Folder folder;
    folder.write("other.rec", "[Variant \"quoridor\"]\n\n1. d1 *\n");
    const Finished run =
        tablier_in(folder.path(), "play quoridor", "e2\nsave\nopen other.rec\ne8\nquit\n");
    EXPECT_TRUE(has(run.out, "Saved in " + games_folder(folder))) << run.out;
    EXPECT_TRUE(has(run.out, "The game is saved in " + games_folder(folder))) << run.out;
    EXPECT_TRUE(has(folder.read("other.rec"), "1. d1 2. e8 *")) << folder.read("other.rec");
    expect_stored(folder, "1. e2 *", "e2/10 e9/10 - N");
}

}  // namespace
}  // namespace tablier::app_test
