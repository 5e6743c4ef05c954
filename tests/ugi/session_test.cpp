// Answers of a session to each command.
#include "ugi/session.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

#include "ugi/go_command.h"
#include "ugi/test_session.h"

namespace tablier::ugi_test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Session, introduces_itself_and_is_ready) {
    TestSession engine;
    EXPECT_EQ(engine.ask("ugi"), "id name Tablier");
    std::string last;
    int options = 0;
    while (last != "ugiok") {
        last = engine.output.next().value_or("ugiok");
        options += last.starts_with("option name ");
    }
    EXPECT_EQ(options, 9);
    EXPECT_EQ(engine.ask("isready"), "readyok");
}

TEST(Session, plays_a_legal_move_within_every_kind_of_limit) {
    TestSession engine;
    for (const char* go :
         {"go nodes 50", "go depth 1", "go movetime 1", "go p1time 1 p2time 1",
          "go p1time -5 p2time 100 p1inc 1", "go movetime 0", "go p2time 9 p2inc 9 nodes 10"}) {
        const std::string best = engine.ask(go);
        ASSERT_THAT(best, StartsWith("bestmove ")) << go;
        EXPECT_EQ(engine.ask("query legal " + best.substr(9)), "response true") << go;
    }
}

TEST(Session, plays_every_variant_at_any_level_by_every_player) {
    for (const Variant* variant : catalog()) {
        TestSession engine;
        engine.tell("setoption name Variant value " + variant->name);
        EXPECT_EQ(engine.ask("query variant"), "response " + variant->name);
        if (engine.ask("query actor") == "response chance") continue;
        for (const char* option : {"name Level value 1", "name Level value 0",
                                   "name Player value random", "name Player value greedy"}) {
            engine.tell(std::string("setoption ") + option);
            const std::string best = engine.ask("go nodes 30");
            ASSERT_THAT(best, StartsWith("bestmove ")) << variant->name << " " << option;
            EXPECT_EQ(engine.ask("query legal " + best.substr(9)), "response true");
        }
    }
}

TEST(Session, goes_on_after_stop_with_the_next_search) {
    TestSession engine;
    engine.tell("go infinite");
    engine.tell("stop");
    engine.tell("position startpos moves e2");
    engine.tell("go infinite");
    EXPECT_THAT(*engine.output.next_answer(), StartsWith("bestmove "));
    EXPECT_EQ(engine.ask("isready"), "readyok");
    EXPECT_THAT(engine.ask("stop"), StartsWith("bestmove "));
}

TEST(Session, an_infinite_search_answers_only_when_it_is_stopped) {
    TestSession engine("quoridor:size=3,walls=0");  // nothing is left to find out at once
    engine.tell("go infinite nodes 5");
    for (int i = 0; i < 50; ++i) {  // the search is over long before the last of these
        EXPECT_EQ(engine.ask("isready"), "readyok");
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_THAT(engine.ask("go nodes 5"), HasSubstr("error go: a search is going on"));
    EXPECT_THAT(engine.ask("stop"), StartsWith("bestmove "));
    engine.tell("stop");
    engine.tell("ponderhit");
    EXPECT_EQ(engine.ask("isready"), "readyok") << "stop and ponderhit have nothing to say";
}

TEST(Session, pondering_answers_after_ponderhit_or_stop) {
    TestSession engine;
    engine.tell("position startpos moves e2");
    engine.tell("go ponder nodes 20");
    EXPECT_EQ(engine.ask("isready"), "readyok");
    EXPECT_THAT(engine.ask("ponderhit"), StartsWith("bestmove "));
    engine.tell("go ponder p1time 1000 p2time 1000");
    EXPECT_THAT(engine.ask("stop"), StartsWith("bestmove "));
}

TEST(Session, the_search_keeps_its_game_when_the_table_changes) {
    TestSession engine;
    engine.tell("go infinite");
    engine.tell("setoption name Variant value superpion-3");
    engine.tell("uginewgame");
    engine.tell("setoption name Threads value 2");
    EXPECT_EQ(engine.ask("query variant"), "response superpion-3");
    const std::string best = engine.ask("stop");
    engine.tell("setoption name Variant value quoridor");
    EXPECT_EQ(engine.ask("query legal " + best.substr(9)), "response true") << best;
}

TEST(Session, a_search_that_is_left_still_answers) {
    CollectedOutput output;
    {
        ugi::Session session(test_context("quoridor"), output);
        session.execute("go infinite");
        EXPECT_FALSE(session.execute("quit"));
    }
    EXPECT_THAT(*output.next_answer(), StartsWith("bestmove "));
}

TEST(Session, who_cannot_move_gets_no_move) {
    TestSession engine("quoridor:size=3,walls=0");
    engine.tell("position startpos moves b2 b1");
    EXPECT_THAT(engine.ask("go nodes 1"), HasSubstr("error go: the game is over"));
    EXPECT_EQ(*engine.output.next(), "bestmove (none)");
    engine.tell("setoption name Variant value point");
    engine.tell("position startpos moves row:BBWWBBWWWWBB row:WWBBWWBBWWBB");
    EXPECT_EQ(engine.ask("query actor"), "response chance");
    EXPECT_THAT(engine.ask("go nodes 1"), HasSubstr("error go: chance is to draw"));
    EXPECT_EQ(*engine.output.next(), "bestmove (none)");
}

TEST(Session, a_wrong_position_changes_nothing) {
    TestSession engine;
    engine.tell("position startpos moves e2 e8");
    const std::string before = engine.ask("query fen");
    for (const auto& [line, complaint] :
         {std::pair("position", "must be startpos or fen"),
          {"position here", "must be startpos or fen"},
          {"position startpos e2", "\"e2\" instead of moves"},
          {"position fen", "the position is missing"},
          {"position fen nonsense S", "position fen: "},
          {"position startpos moves e2 e8 e3 e5", "move 4, \"e5\": "},
          {"position startpos moves e2 e8 !gone:X", "move 3, \"!gone:X\": no such event"},
          {"position startpos moves e2 !", "move 2, \"!\": no such event"}}) {
        EXPECT_THAT(engine.ask(line), HasSubstr(complaint)) << line;
        EXPECT_EQ(engine.ask("query fen"), before) << line;
    }
    engine.tell("position   fen  " + before.substr(9) + "  moves   e3");
    EXPECT_EQ(engine.ask("query fen"), "response e3/10 e8/10 - N");
    engine.tell("position startpos");
    EXPECT_EQ(engine.ask("query p1turn"), "response true");
}

TEST(Session, players_may_leave_in_the_list_of_moves) {
    TestSession engine("quoridor-4");
    engine.tell("position startpos moves e2 !gone:W e8");
    EXPECT_EQ(engine.ask("query actor"), "response E");
    engine.tell("position startpos moves e2 !gone:W !flag:N !resign:E");
    EXPECT_EQ(engine.ask("query outcome"), "response S resignation");
}

TEST(Session, repetition_is_counted_over_the_whole_list) {
    TestSession engine;
    std::string moves = "position startpos moves";
    for (int i = 0; i < 2; ++i) {
        EXPECT_EQ(engine.ask("query outcome"), "response *");
        moves += " e2 e8 e1 e9";
        engine.tell(moves);
    }
    EXPECT_THAT(engine.ask("query outcome"), StartsWith("response draw repetition"));
}

TEST(Session, wrong_options_are_named) {
    TestSession engine;
    for (const auto& [line, complaint] :
         {std::pair("setoption", "expected setoption name NAME value VALUE"),
          {"setoption name", "expected setoption name NAME value VALUE"},
          {"setoption name value 3", "expected setoption name NAME value VALUE"},
          {"setoption name Threads", "Threads: \"\" is not a whole number from 1 to 256"},
          {"setoption name threads value 0", "threads: \"0\" is not a whole number from 1 to 256"},
          {"setoption name Hash value 4096", "from 1 to 1024"},
          {"setoption name Hash value -1", "from 1 to 1024"},
          {"setoption name Level value 11", "from 0 to 10"},
          {"setoption name Lines value 99999999999999999999", "from 1 to 500"},
          {"setoption name Seed value 1.5", "Seed: \"1.5\" is not a whole number"},
          {"setoption name Ponder value yes", "neither true nor false"},
          {"setoption name Player value fish", "values: search, random, greedy, uct"},
          {"setoption name Method value best,threads=9", "values: best, alphabeta"},
          {"setoption name Variant value chess", "unknown variant \"chess\""},
          {"setoption name Variant value quoridor:size=4", "values: 3 to 13, odd"},
          {"setoption name Colour value red", "unknown option \"Colour\"; options: Variant"}})
        EXPECT_THAT(engine.ask(line), HasSubstr(complaint)) << line;
}

TEST(Session, wrong_limits_are_named_and_answered) {
    TestSession engine;
    for (const auto& [line, complaint] :
         {std::pair("go movetime", "movetime needs a number"),
          {"go movestogo", "movestogo needs a number"},
          {"go movetime soon", "\"soon\" is not a whole number"},
          {"go movetime -1", "\"-1\" is not a whole number"},
          {"go nodes 0", "\"0\" is not a whole number"},
          {"go nodes 99999999999999999999999", "is not a whole number"},
          {"go depth 1e3", "\"1e3\" is not a whole number"},
          {"go p1time x", "go p1time: \"x\""}}) {
        EXPECT_THAT(engine.ask(line), HasSubstr(complaint));
        EXPECT_EQ(*engine.output.next(), "bestmove (none)") << line;
    }
}

TEST(Session, ignores_words_of_go_that_mean_nothing_as_UCI_asks) {
    TestSession engine;
    EXPECT_THAT(engine.ask("go fast nodes 20"), HasSubstr("info string go: ignored \"fast\""));
    EXPECT_THAT(*engine.output.next_answer(), StartsWith("bestmove e"));
    for (const char* go :
         {"go wtime 60000 btime 60000 winc 10 binc 10 movestogo 40 nodes 20", "go nodes 20 mate 3"})
        EXPECT_THAT(engine.ask(go), StartsWith("bestmove ")) << go;
    EXPECT_THAT(engine.ask("go p3time 100 nodes 20"), HasSubstr("ignored \"p3time\", \"100\""));
    EXPECT_THAT(*engine.output.next_answer(), StartsWith("bestmove "));
}

TEST(Session, the_clocks_of_chess_are_those_of_the_first_two_seats) {
    const Match match(*make_game("quoridor"));
    const std::vector<std::string_view> chess{"wtime", "9", "winc", "1", "btime", "8"};
    const std::vector<std::string_view> own{"p1time", "9", "p1inc", "1", "p2time", "8"};
    EXPECT_EQ(*ugi::parse_go(chess, match), *ugi::parse_go(own, match));
}

TEST(Session, searchmoves_are_the_moves_to_choose_among) {
    TestSession engine;
    EXPECT_EQ(engine.ask("go searchmoves d1 nodes 200"), "bestmove d1");
    EXPECT_EQ(engine.ask("go nodes 200 searchmoves F1"), "bestmove f1");
    EXPECT_THAT(engine.ask("go searchmoves e5 d1 nodes 200"), HasSubstr("ignored \"e5\""));
    EXPECT_EQ(*engine.output.next_answer(), "bestmove d1");
    EXPECT_THAT(engine.ask("go searchmoves e5 nodes 200"), HasSubstr("ignored \"e5\""));
    EXPECT_THAT(*engine.output.next_answer(), StartsWith("bestmove "));
}

TEST(Session, skips_what_it_does_not_know_before_a_command) {
    TestSession engine;
    EXPECT_THAT(engine.ask("joho isready"), HasSubstr("unknown command \"joho\""));
    EXPECT_EQ(*engine.output.next_answer(), "readyok");
}

TEST(Session, moves_may_be_written_in_capitals) {
    TestSession engine;
    engine.tell("position startpos moves E2 e8 E3H");
    EXPECT_EQ(engine.ask("query fen"), "response e2/9 e8/10 e3h N");
    EXPECT_EQ(engine.ask("query legal E7"), "response true");
}

TEST(Session, a_limit_of_nodes_is_kept) {
    TestSession engine;
    engine.tell("go nodes 500");
    std::string before;
    for (std::string line = *engine.output.next(); !line.starts_with("bestmove");
         line = *engine.output.next())
        before = line;
    const std::size_t at = before.find(" nodes ");
    ASSERT_NE(at, std::string::npos) << before;
    EXPECT_LE(std::stoi(before.substr(at + 7)), 510) << before;
}

TEST(Session, d_draws_the_board_for_people) {
    TestSession engine;
    engine.tell("position startpos moves e2");
    std::string drawn = engine.ask("d") + "\n";
    for (std::string line; !line.starts_with("fen "); drawn += line + "\n")
        line = engine.output.next().value_or("fen ");
    EXPECT_THAT(drawn, HasSubstr("North to move"));
    EXPECT_THAT(drawn, HasSubstr("fen e2/10 e9/10 - N"));
    EXPECT_THAT(drawn, testing::Not(HasSubstr("\x1b[")));
}

TEST(Session, several_lines_are_reported_when_asked_for) {
    TestSession engine;
    engine.tell("setoption name Lines value 3");
    engine.tell("go nodes 3000");
    int highest = 0;
    while (const auto line = engine.output.next()) {
        if (line->starts_with("bestmove")) break;
        for (int k = 1; k <= 3; ++k)
            if (line->find(" multipv " + std::to_string(k) + " ") != std::string::npos)
                highest = std::max(highest, k);
    }
    EXPECT_GE(highest, 1);
}

TEST(Session, garbage_is_answered_with_one_error_line) {
    TestSession engine;
    const std::string binary("\x00\xFF\x1B[2J\x7F no \xC3(", 14);
    for (const std::string& line :
         {std::string("fly"), binary, std::string("GO nodes 1"), std::string(100'000, 'x'),
          std::string("query"), std::string("query weather"), std::string("query legal")}) {
        const std::string answer = engine.ask(line);
        EXPECT_THAT(answer, StartsWith("info string error "));
        EXPECT_LT(answer.size(), 1000u);
        for (char c : answer) EXPECT_GE(static_cast<unsigned char>(c), 32) << answer;
    }
    engine.tell("");
    engine.tell(" \t \r");
    EXPECT_EQ(engine.ask("isready\r"), "readyok");
}

TEST(Session, a_flood_of_commands_is_survived) {
    TestSession engine;
    for (int i = 0; i < 300; ++i) {
        engine.tell("position startpos moves e2");
        engine.tell("go infinite");
        engine.tell("go nodes 1");
        engine.tell("ponderhit");
        engine.tell("setoption name Lines value " + std::to_string(1 + i % 4));
        engine.tell("uginewgame");
        engine.tell("isready");
        engine.tell("stop");
    }
    EXPECT_FALSE(engine.session.execute("quit"));
    int answers = 0;
    int ready = 0;
    for (const std::string& line : engine.output.rest()) {
        answers += line.starts_with("bestmove ");
        ready += line == "readyok";
    }
    EXPECT_EQ(ready, 300);
    EXPECT_GE(answers, 299) << "the last one may still be on its way";
}

}  // namespace
}  // namespace tablier::ugi_test
