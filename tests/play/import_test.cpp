// Import of pasted games: results, notes and errors.
#include "tablier/play/import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tablier/play/record_check.h"
#include "tablier/play/record_writer.h"

namespace tablier {
namespace {

using testing::HasSubstr;

/// The moves and events of a game, without numbers; or the error.
std::string moves(const Imported& game) {
    if (!game) return game.error().error.text();
    std::string text;
    for (const RecordEntry& entry : game->record.line.entries) {
        if (!text.empty()) text += ' ';
        if (const auto* move = std::get_if<RecordMove>(&entry.what))
            text += move->text;
        else
            text += std::holds_alternative<EndAgreed>(entry.what) ? "!draw" : "!leaves";
    }
    return text;
}
std::string moves(std::string_view text, std::string_view variant = "quoridor") {
    return moves(import_game(text, {.variant = variant}));
}
std::string error(std::string_view text, std::string_view variant = "quoridor",
                  Lang lang = Lang::English) {
    const Imported game = import_game(text, {.variant = variant});
    if (game) ADD_FAILURE() << text << " was understood as " << moves(game);
    return game ? "" : game.error().error.text(lang);
}
/// All notes on a text, one on each line.
std::string notes(std::string_view text, std::string_view variant = "") {
    const Imported game = import_game(text, {.variant = variant});
    if (!game) return game.error().error.text();
    std::string told;
    for (const ImportNote& note : game->notes)
        told += RecordError{note.place, Error(note.words)}.text() + "\n";
    return told;
}
std::string tag(std::string_view text, std::string_view name) {
    const Imported game = import_game(text);
    return game ? std::string(game->record.value(name)) : game.error().error.text();
}

constexpr const char* four = "e2 e8 e3 e7";

TEST(Import, results_may_be_written_in_capitals_and_with_words_behind_them) {
    for (const char* text : {"e2 e8 Draw", "e2 e8 DRAW.", "e2 e8 drawn", "e2 e8 Draw by agreement",
                             "e2 e8 1/2-1/2, agreed", "1. e2 e8 Draw agreed\n"})
        EXPECT_EQ(moves(text), "e2 e8 !draw") << text;
    for (const char* text : {"e2 e8 1:0", "e2 e8 1-0 Black resigns", "e2 e8 1-0, on time.\n"})
        EXPECT_EQ(moves(text), "e2 e8 !leaves") << text;
    const Imported game = import_game("e2 e8 0-1 White resigns", {.variant = "quoridor"});
    ASSERT_TRUE(game);
    EXPECT_THAT(*write_record(game->record), HasSubstr("{White resigns}"));
    EXPECT_THAT(error("e2 e8 1-0 e3"), HasSubstr("the game has ended with \"1-0\""));
    EXPECT_THAT(error("e2 e8 1-0\nhello"), HasSubstr("line 2, column 1"));
}

TEST(Import, a_forbidden_step_is_no_result) {
    EXPECT_THAT(error("1. N S 2. N S 3. 3e 6d 4. N"), HasSubstr("N (e4): a wall stands between"));
    EXPECT_EQ(moves("1. N S 2. N S 3. 3e 6d N"), "e2 e8 e3 e7 e3h d6h !leaves");
}

TEST(Import, lines_before_the_moves_may_name_the_players) {
    const char* text =
        "White: Ann (1500)\nblack : Bo\nDate: 2024-3-1\nGame: Quoridor\n\n1. e2 e8 1-0\n";
    EXPECT_EQ(tag(text, "South"), "Ann (1500)");
    EXPECT_EQ(tag(text, "North"), "Bo");
    EXPECT_EQ(tag(text, "Date"), "2024-03-01");
    EXPECT_EQ(tag(text, "Variant"), "quoridor");
    EXPECT_EQ(import_games(std::string(text) + text, {}).size(), 2U);
    EXPECT_EQ(moves("White: e2\nBlack: e8\nWhite: e3"), "e2 e8 e3");
    EXPECT_EQ(moves("White: N\nBlack: S"), "e2 e8");
    EXPECT_EQ(moves("White: he3\nBlack: e8\nWhite: resigns"), "e3h e8 !leaves");
    EXPECT_EQ(moves("South: row:BBWWBBWWWWBB", "point"), "row:BBWWBBWWWWBB");
}

TEST(Import, dates_need_no_zeros) {
    EXPECT_EQ(tag("[Date \"2024.3.1\"]\ne2 e8", "Date"), "2024-03-01");
    EXPECT_EQ(tag("[Date \"2024/12/31\"]\ne2 e8", "Date"), "2024-12-31");
    EXPECT_THAT(notes("[Date \"1.3.2024\"]\ne2 e8"), HasSubstr("the tag Date is left out"));
}

TEST(Import, reads_bare_lists_however_they_are_separated) {
    for (const char* text :
         {"e2 e8 e3 e7", "e2, e8, e3, e7", "e2,e8,e3,e7", "e2\ne8\ne3\ne7\n", "e2\te8\r\ne3\re7",
          "e2; e8; e3; e7", "[\"e2\", \"e8\", \"e3\", \"e7\"]", "['e2','e8','e3','e7']",
          "| e2 | e8 |\n| e3 | e7 |", "> e2 e8\n> e3 e7", "e2 - e8 - e3 - e7", "E2 E8 E3 E7",
          "<p>e2 e8<br/>e3&nbsp;e7</p>", "<td>e2</td><td>e8</td>\n<td>e3</td><td>e7</td>",
          "{\"id\": 7, \"moves\": [\"e2\", \"e8\", \"e3\", \"e7\"], \"winner\": null}",
          "{ \"history\": \"e2 e8 e3 e7\" }",
          "{\"moves\": [[\"e2\", \"e8\"], [\"e3\", \"e7\"]], \"variant\": \"quoridor\"}"})
        EXPECT_EQ(moves(text), four) << text;
}

TEST(Import, a_semicolon_after_a_space_parts_moves_or_begins_a_comment) {
    EXPECT_EQ(moves("e2 ; e8 ; e3 ; e7"), four);
    EXPECT_EQ(moves("1) e2, e8 ; 2) e3, e7"), four);
    EXPECT_EQ(moves("1. e2 ; a good 2. one\n1... e8 ; 2. d2 is bad\n2. e3 e7"), four);
    EXPECT_EQ(moves("; 1. d2 d8\n1. e2 e8 2. e3 e7"), four);
}

TEST(Import, words_before_numbers_are_skipped) {
    for (const char* text :
         {"Move 1: e2\nMove 2: e8\nMove 3: e3\nMove 4: e7", "Turn 1: e2 e8\nTurn 2: e3 e7",
          "Coup 1 : e2, coup 2 : e8, coup 3 : e3, coup 4 : e7", "No. 1 e2 e8 No. 2 e3 e7",
          "#1 e2 e8\n#2 e3 e7", "Player 1: e2\nPlayer 2: e8\nPlayer 1: e3\nPlayer 2: e7"}) {
        EXPECT_EQ(moves(text), four) << text;
        EXPECT_EQ(notes(text, "quoridor"), "") << text;
    }
}

TEST(Import, numbers_may_count_turns_or_rounds_or_be_left_out) {
    for (const char* text : {"1. e2 2. e8 3. e3 4. e7", "1. e2 e8 2. e3 e7", "1.e2 e8 2.e3 e7",
                             "1. e2 1... e8 2. e3 e7", "1) e2 e8 2) e3 e7", "1.) e2 e8 2.) e3 e7",
                             "(1) e2 e8 (2) e3 e7", "1: e2 e8 2: e3 e7", "1 e2 e8\n2 e3 e7",
                             "1. e2 … e8 2. e3 e7", "1-e2 e8 2-e3 e7", "1.e2 1...e8 2.e3 2...e7",
                             "**1.** e2 e8 **2.** e3 e7", "| 1 | e2 | e8 |\n| 2 | e3 | e7 |"}) {
        EXPECT_EQ(moves(text), four) << text;
        EXPECT_THAT(notes(text, "quoridor"), testing::Not(HasSubstr("number"))) << text;
    }
}

TEST(Import, says_where_numbers_count_neither) {
    EXPECT_THAT(notes("1. e2 e8 2. e3 e7 4. e4", "quoridor"),
                HasSubstr("line 1, column 19: the numbers count neither turns nor rounds"));
    EXPECT_EQ(moves("1. e2 e8 2. e3 e7 4. e4"), "e2 e8 e3 e7 e4");
}

TEST(Import, the_numbers_of_its_record_count_turns) {
    const Imported game = import_game("1. e2 e8 2. e3 e7");
    EXPECT_THAT(*write_record(game->record), HasSubstr("1. e2 2. e8 3. e3 4. e7 *"));
}

TEST(Import, undoes_what_other_programs_put_in_the_place_of_plain_characters) {
    for (const char* text :
         {"\xEF\xBB\xBF"
          "e2 e8 e3 e7",                                          // byte order mark
          "e2\u00A0e8\u202Fe3\u3000e7",                           // spaces of other kinds
          "\uFF45\uFF12 \uFF45\uFF18 \uFF45\uFF13 \uFF45\uFF17",  // full-width
          "1\uFF0E e2 e8 2\uFF0E e3 e7", "e2\u200B e8\u200D e3 e7\uFE0F", "1. e2 e8 2. e3 e7\u2026",
          "\u2659e2 \u265Fe8 \u2659e3 \u265Fe7", "\u201Ce2\u201D \u2018e8\u2019 \u00ABe3\u00BB e7",
          "\u2022 e2\n\u2022 e8\n\u2022 e3\n\u2022 e7", "e1\u2013e2 e9\u2192e8 e2\u2212e3 e8->e7",
          "e2 \u2714 e8 \U0001F600 e3 e7"})
        EXPECT_EQ(moves(text), four) << text;
    EXPECT_EQ(moves("e2 e8 \u00BD\u2013\u00BD"), "e2 e8 !draw");
}

TEST(Import, columns_count_the_characters_that_were_pasted) {
    EXPECT_THAT(error("1\uFF0E e2\u200B e8 \u00BD e5"), HasSubstr("line 1, column 13"));
    EXPECT_THAT(error("e2\r\ne8\re3\n\n  e5"), HasSubstr("line 5, column 3"));
}

TEST(Import, results_decide_games_that_the_moves_do_not_end) {
    EXPECT_EQ(moves("1. e2 e8 0-1"), "e2 e8 !leaves");
    EXPECT_EQ(import_game("e2 e8 0-1")->record.result, "N");
    EXPECT_EQ(import_game("e2 e8 1-0")->record.result, "S");
    EXPECT_EQ(import_game("e2 e8 N", {.variant = "quoridor"})->record.result, "N");
    EXPECT_EQ(moves("e2 e8 1/2-1/2"), "e2 e8 !draw");
    EXPECT_EQ(moves("e2 e8 draw"), "e2 e8 !draw");
    EXPECT_EQ(moves("e2 e8 *"), "e2 e8");
    EXPECT_EQ(import_game("[Result \"1-0\"]\ne2 e8")->record.result, "S");
    EXPECT_EQ(tag("[Variant \"quoridor\"]\n[Reason \"flag\"]\n[Result \"0-1\"]\ne2 e8", "Reason"),
              "flag");
    EXPECT_THAT(notes("e2 e8 0-1"), HasSubstr("line 1, column 7: the moves do not end the game"));
    // Three sides: all others have left.
    const Imported four_players = import_game("e2 b5 e8 h5 W", {.variant = "quoridor-4"});
    EXPECT_EQ(four_players->record.result, "W");
}

TEST(Import, words_say_who_gives_up_or_wins) {
    const auto result = [](std::string_view text, std::string_view variant = "quoridor") {
        const Imported game = import_game(text, {.variant = variant});
        return game ? game->record.result : game.error().error.text();
    };
    EXPECT_EQ(result("e2 e8 White resigns"), "N");
    EXPECT_EQ(result("e2 e8 Noirs abandonnent."), "S");
    EXPECT_EQ(result("e2 e8 e3 resigns"), "S") << "North was to move";
    EXPECT_EQ(result("N S N X"), "S");
    EXPECT_EQ(result("e2 e8 North wins"), "N");
    EXPECT_EQ(result("e2 e8 sud gagne"), "S");
    EXPECT_EQ(moves("e2 b5 e8 h5 e3 resigns e7 g5", "quoridor-4"), "e2 b5 e8 h5 e3 !leaves e7 g5");
    for (const char* text : {"e2 e8 White resigns! {too early} ", "e2 e8 North wins ; too early"}) {
        const Imported game = import_game(text, {.variant = "quoridor"});
        ASSERT_TRUE(game) << text;
        EXPECT_THAT(write_record(game->record).value_or(""), HasSubstr("{too early}")) << text;
    }
    EXPECT_THAT(error("e2 e8 White resigns e3"), HasSubstr("line 1, column 21: e3"));
}

TEST(Import, a_result_may_stand_before_the_moves) {
    EXPECT_EQ(import_game("Result: 0-1\n1. e2 e8")->record.result, "N");
    EXPECT_EQ(import_game("0-1\n1. e2 e8 1-0")->record.result, "S") << "the last word";
    EXPECT_THAT(error("e2 e8 1-0 e3"), HasSubstr("the game has ended with \"1-0\""));
}

TEST(Import, S_R11_an_agreed_end_is_counted_unless_the_text_calls_it_a_draw) {
    const ImportOptions superpion{.variant = "superpion"};
    EXPECT_EQ(import_game("d3-d5 !draw", superpion)->record.result, "b+r+y+k");
    EXPECT_EQ(import_game("d3-d5 !draw b+r+y+k", superpion)->record.result, "b+r+y+k");
    EXPECT_EQ(import_game("d3-d5 !draw draw", superpion)->record.result, "draw");
    EXPECT_EQ(import_game("d3-d5 draw", superpion)->record.result, "draw");
}

TEST(Import, results_that_are_not_those_of_the_moves_are_told) {
    const char* south_wins = "e2 d9 e3 d8 e4 d7 e5 d6 e6 d5 e7 d4 e8 d3 e9";
    EXPECT_EQ(import_game(std::string(south_wins) + " 1-0")->record.result, "S");
    EXPECT_EQ(notes(std::string(south_wins) + " 1-0", "quoridor"), "");
    EXPECT_THAT(notes(std::string(south_wins) + " 0-1"), HasSubstr("the text says \"0-1\", but"));
    EXPECT_EQ(import_game(std::string(south_wins) + " 0-1")->record.result, "S");
    EXPECT_THAT(notes("e2 b5 e8 h5 1-0", "quoridor-4"), HasSubstr("says nothing in this game"));
}

TEST(Import, keeps_comments_glyphs_and_variations) {
    const Imported game = import_game(
        "{before} 1. e2! {good} e8 ; to the end\n2. e3 $6 (2. d2 d8 (2... e7?)) e7 # not here\n"
        "% nor here\n3. e4 // and this");
    const std::string text = *write_record(game->record);
    for (const char* kept : {"{before} 1. e2!", "{good}", "{to the end}", "3. e3?! (d2 d8 (e7?))",
                             "{not here}", "{and this}"})
        EXPECT_THAT(text, HasSubstr(kept));
    EXPECT_THAT(text, testing::Not(HasSubstr("nor")));
}

TEST(Import, a_variation_that_cannot_be_read_becomes_a_comment) {
    const Imported game = import_game("1. e2 (1. e5 is too far) e8");
    EXPECT_EQ(moves(game), "e2 e8");
    EXPECT_THAT(*write_record(game->record), HasSubstr("{(1. e5 is too far)}"));
    const Imported control = import_game("1. e2 (1. e5 is\x12 too far) e8");
    EXPECT_THAT(*write_record(control->record), HasSubstr("{(1. e5 is too far)}"));
}

TEST(Import, skips_times_and_signs_beside_the_moves) {
    for (const char* text :
         {"1. e2 0:05 e8 0:07 2. e3 12s e7 1:02:03.5", "e2 (0:05) e8 (12.5s) e3 (=) e7",
          "e2 [%clk 0:09:58] e8 e3 e7", "e2+ e8# e3! e7?!", "e2 \u00B1 e8 \u221E e3 = e7 -+",
          "e2 (+0.35) e8 (-0.2) e3 [+1.2] e7", "e2 0.35 e8 -12 e3 52% e7 +3",
          "White: e2 Black: e8 White: e3 Black: e7", "~~e2~~ `e8` **e3** _e7_"})
        EXPECT_EQ(moves(text), four) << text;
}

TEST(Import, tags_are_kept_and_put_in_order) {
    const char* text =
        "[Event \"Club \u00E9vening\"]\n[White \"Ann\"]\n[Black \"Bo\"]\n[Date \"2024.03.01\"]\n"
        "[TimeControl \"600+5\"]\n[Site Lyon]\n\n1. e2 e8 *";
    const Imported game = import_game(text);
    ASSERT_TRUE(game) << game.error().error.text();
    EXPECT_EQ(game->record.tags.front().name, "Variant");
    EXPECT_EQ(tag(text, "Event"), "Club \u00E9vening");
    EXPECT_EQ(tag(text, "South"), "Ann");
    EXPECT_EQ(tag(text, "North"), "Bo");
    EXPECT_EQ(tag(text, "Date"), "2024-03-01");
    EXPECT_EQ(tag(text, "TimeControl"), "600+5");
    EXPECT_EQ(tag(text, "Site"), "Lyon");
    EXPECT_THAT(notes("[Date \"last week\"]\ne2 e8"), HasSubstr("line 1, column 1: the tag Date"));
}

TEST(Import, the_variant_comes_from_a_tag_the_caller_or_the_moves) {
    EXPECT_EQ(tag("[Variant \"Quoridor-4\"]\ne2 b5", "Variant"), "quoridor-4");
    EXPECT_EQ(tag("[Variant \"Quoridor, two players\"]\ne2", "Variant"), "quoridor");
    EXPECT_EQ(tag("[Game \"Quoridor\"]\ne2 e8", "Variant"), "quoridor");
    EXPECT_EQ(tag("[Variant \"quoridor\"]\n[Options \"size=5\"]\nc2 c4", "Options"), "size=5");
    EXPECT_EQ(import_game("c2 c4", {.variant = "quoridor:size=5"})->record.value("Options"),
              "size=5");
    const Imported guessed = import_game("1. e2 e8 2. e3 e7");
    EXPECT_TRUE(guessed->variant_guessed);
    EXPECT_THAT(notes("1. e2 e8"), HasSubstr("taken to be Quoridor, two players"));
    EXPECT_FALSE(import_game("e2 e8", {.variant = "quoridor"})->variant_guessed);
    EXPECT_EQ(tag("1. e2 b5 e8 h5 2. e3", "Variant"), "quoridor-4");
    EXPECT_THAT(error("[Variant \"chess\"]\n1. e4", ""),
                HasSubstr("line 1, column 1: unknown variant \"chess\""));
}

TEST(Import, where_several_games_are_possible_they_are_named) {
    const Imported game = import_game("e2");
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().variants, (std::vector<std::string>{"quoridor", "quoridor-4"}));
    EXPECT_THAT(game.error().error.text(), HasSubstr("say which one it is"));
    // The numbers tell how many play.
    EXPECT_EQ(tag("1. e2 1. b5", "Variant"), "quoridor-4");
}

TEST(Import, finds_out_how_quoridor_is_written) {
    const auto notation = [](std::string_view text) {
        const Imported game = import_game(text, {.variant = "quoridor"});
        return game ? game->notation : game.error().error.text();
    };
    EXPECT_EQ(notation("e2 e8 e3h"), "official");
    EXPECT_EQ(notation("e8 e2 e6h"), "glendenning");
    EXPECT_EQ(notation("e2 e8 h e3 e7"), "prefix");
    EXPECT_EQ(notation("e2 e8 e9h"), "upper-left");
    EXPECT_EQ(notation("e2 e8 i3h"), "lower-right");
    EXPECT_EQ(notation("e2 e8 i9h"), "upper-right");
    EXPECT_EQ(notation("N S 3e c4"), "lines");
    EXPECT_EQ(moves("e8 e2 e6h"), "e2 e8 e3h");
    EXPECT_EQ(moves("N S N S 3e c4"), "e2 e8 e3 e7 e3h c4v");
    EXPECT_EQ(moves("[Notation \"glendenning\"]\n[Variant \"quoridor\"]\n e6h"), "e3h");
    EXPECT_EQ(moves(import_game("[Notation \"glendenning\"]\n e6h e3v", {.variant = "quoridor"})),
              "e3h e6v");
    EXPECT_EQ(moves(import_game("e6h e3v", {.variant = "quoridor", .notation = "glendenning"})),
              "e3h e6v");
    EXPECT_THAT(notes("e8 e2 e6h"), HasSubstr("the moves are in the notation glendenning"));
    EXPECT_THAT(notes("e2 e8 e3h"), HasSubstr("read as official; read as upper-left"));
    EXPECT_THAT(error("[Notation \"klingon\"]\ne2"),
                HasSubstr("line 1, column 1: unknown notation"));
}

TEST(Import, other_games_are_read_whatever_their_capitals_and_signs) {
    EXPECT_EQ(moves("1. D3-D5", "superpion"), "d3-d5");
    EXPECT_EQ(moves("d3d5", "superpion"), "d3-d5");
    EXPECT_EQ(moves("B1-C2", "intercept"), "b1-c2");
    EXPECT_EQ(moves("Row:bbwwbbwwwwbb", "point"), "row:BBWWBBWWWWBB");
}

TEST(Import, errors_name_the_place_and_the_rule) {
    EXPECT_EQ(error("1. e2 e8\n2. e5 e7"),
              "line 2, column 4: e5: too far from e2: a pawn moves one step or jumps one pawn "
              "(Quoridor, pawn move)");
    EXPECT_THAT(error("e2 e8 e3 hello"), HasSubstr("line 1, column 10: hello"));
    EXPECT_THAT(error("e2 e8 {oops"), HasSubstr("line 1, column 7: this comment is not closed"));
    EXPECT_THAT(error("e2 (e3"), HasSubstr("line 1, column 4: this variation is not closed"));
    EXPECT_THAT(error("e2 $999"), HasSubstr("column 4: a glyph's number"));
    EXPECT_THAT(error("[Event \"x\ne2"), HasSubstr("line 1, column 1: tag Event is not closed"));
    EXPECT_THAT(error("e2 1-0 e8"), HasSubstr("column 8: the game has ended with \"1-0\""));
    EXPECT_THAT(error("99999999999. e2"), HasSubstr("column 1: this number is too large"));
    EXPECT_THAT(error("!leave:S"), HasSubstr("unknown event"));
    EXPECT_THAT(error("!resign:X"), HasSubstr("nobody plays as \"X\""));
    EXPECT_EQ(error(""), "line 1, column 1: there is no game here");
    EXPECT_THAT(error("hello world", ""), HasSubstr("no game begins with \"hello\""));
    EXPECT_THAT(error("e2 e8 e5", "quoridor", Lang::French), HasSubstr("ligne 1, colonne 7 : e5"));
    // The written and the meant move differ.
    EXPECT_THAT(
        moves(import_game("e8 e2 e6h e6v", {.variant = "quoridor", .notation = "glendenning"})),
        HasSubstr("e6v (e3v): it crosses"));
}

TEST(Import, of_all_readings_the_one_that_goes_furthest_says_what_is_wrong) {
    EXPECT_THAT(error("e8 e2 e7 e3 e6 e9", ""), HasSubstr("column 16: e9 (e1)"));
    EXPECT_EQ(import_game("e2 e8 e3 e5").error().moves_before, 3);
}

TEST(Import, the_legal_part_can_be_kept) {
    const Imported game = import_game("1. e2 e8 2. e3 e5 3. e4 1-0",
                                      {.variant = "quoridor", .keep_legal_part = true});
    EXPECT_EQ(moves(game), "e2 e8 e3");
    EXPECT_EQ(game->record.result, "*");
    ASSERT_FALSE(game->notes.empty());
    EXPECT_THAT(game->notes.front().words.en,
                HasSubstr("only what stands before this is kept: e5"));
    EXPECT_EQ(game->notes.front().place.column, 16);
    EXPECT_EQ(moves(import_game("e2 e8 {oops", {.variant = "quoridor", .keep_legal_part = true})),
              "e2 e8");
}

TEST(Import, our_own_records_come_back_as_they_are) {
    const char* text =
        "[Variant \"quoridor\"]\n[South \"Ann\"]\n[Clock \"5+3\"]\n[Result \"N\"]\n[Reason "
        "\"resignation\"]\n\n1. e2! {a \\} [%clk 0:04:58]} (d1 {x} e8) 2. e8 !resign:S N\n";
    const Imported game = import_game(text);
    ASSERT_TRUE(game) << game.error().error.text();
    EXPECT_EQ(*write_record(game->record), text);
    EXPECT_TRUE(game->notes.empty());
}

TEST(Import, a_text_may_hold_many_games) {
    const auto games = import_games(
        "[Event \"A\"]\n\n1. e2 e8 1-0\n\n[Event \"B\"]\n\n1. e2 e8 2. e5 *\n\n[Event \"C\"]\n\n1. "
        "d1 *",
        {.variant = "quoridor"});
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0]->record.value("Event"), "A");
    EXPECT_THAT(games[1].error().error.text(), HasSubstr("line 7, column 13"));
    EXPECT_EQ(moves(games[2]), "d1");
    EXPECT_THAT(moves(import_game("e2 *\n[Event \"B\"]\ne2 *")), HasSubstr("more than one game"));
}

}  // namespace
}  // namespace tablier
