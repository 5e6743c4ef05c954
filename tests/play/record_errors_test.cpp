// Malformed records: messages and places of errors.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tablier/play/record_reader.h"

namespace tablier {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

std::string error_of(std::string_view text) {
    const auto record = read_record(text);
    return record ? "no error" : record.error().text();
}

/// The moves stand from line 2 on.
std::string error_in_moves(std::string_view moves) {
    return error_of("[Variant \"toy\"]\n" + std::string(moves));
}

TEST(BadTags, the_first_is_missing_or_not_variant) {
    EXPECT_EQ(error_of(""), "line 1, column 1: there is no game here");
    EXPECT_EQ(error_of("\n up *"), "line 2, column 2: a game begins with its tag [Variant \"…\"]");
    EXPECT_EQ(error_of("[Event \"x\"]\n[Variant \"toy\"]\n*"),
              "line 1, column 1: the first tag of a game must be Variant");
}

TEST(BadTags, the_variant_is_not_a_name) {
    EXPECT_EQ(error_of("[Variant \"toy:seats=3\"]\n*"),
              "line 1, column 1: \"toy:seats=3\" is not the name of a variant; options belong "
              "into the tag Options");
    EXPECT_EQ(error_of("[Variant \"\"]\n*"),
              "line 1, column 1: \"\" is not the name of a variant; options belong into the tag "
              "Options");
}

TEST(BadTags, the_form_is_wrong) {
    const std::string name =
        "a tag's name is made of letters, digits, '-' and '_' and begins with a letter";
    EXPECT_EQ(error_in_moves("[2nd \"x\"]"), "line 2, column 2: " + name);
    EXPECT_EQ(error_in_moves("[ \"x\"]"), "line 2, column 3: " + name);
    EXPECT_EQ(error_in_moves("[É \"x\"]"), "line 2, column 2: " + name);
    EXPECT_EQ(error_in_moves("[" + std::string(65, 'a') + " \"x\"]"), "line 2, column 2: " + name);
    EXPECT_EQ(error_in_moves("[Event x]"),
              "line 2, column 8: the value of tag Event must stand in quotation marks");
    EXPECT_EQ(error_in_moves("[Event"),
              "line 2, column 7: the value of tag Event must stand in quotation marks");
    EXPECT_EQ(error_in_moves("[Event \"x\ny\"]"),
              "line 2, column 8: the value of tag Event has no closing quotation mark on its line");
    EXPECT_EQ(error_in_moves("[Event \"x"),
              "line 2, column 8: the value of tag Event has no closing quotation mark on its line");
    EXPECT_EQ(error_in_moves("[Event \"x\""), "line 2, column 11: tag Event must end with ']'");
    EXPECT_EQ(error_in_moves("[Event \"x\"] [Site \"y\"]"),
              "line 2, column 13: each tag stands on a line of its own");
}

TEST(BadTags, the_value_is_wrong) {
    EXPECT_EQ(error_in_moves("[Event \"a\\n\"]"),
              "line 2, column 10: in a tag's value only \\\" and \\\\ may follow a backslash");
    EXPECT_EQ(error_in_moves("[Event \"é\x01\"]"),
              "line 2, column 10: control characters are not allowed in a tag's value");
    EXPECT_EQ(error_in_moves("[Event \"a\tb\"]"),
              "line 2, column 10: control characters are not allowed in a tag's value");
    EXPECT_EQ(error_in_moves("[Event \"a\xC2\x85\"]"),
              "line 2, column 10: control characters are not allowed in a tag's value");
    EXPECT_EQ(error_in_moves("[Event \"a\x7F\"]"),
              "line 2, column 10: control characters are not allowed in a tag's value");
    EXPECT_EQ(error_in_moves("[Result \"won\"]"),
              "line 2, column 1: \"won\" is not a result; results are like \"S\", \"S+N\", "
              "\"draw\" and \"*\"");
}

TEST(BadTags, given_twice) {
    EXPECT_EQ(error_in_moves("[Event \"x\"]\n [Event \"y\"]\n*"),
              "line 3, column 2: tag Event is given twice");
}

TEST(BadTags, too_many) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "[T" + std::to_string(i) + " \"\"]\n";
    EXPECT_EQ(error_in_moves(text), "line 101, column 1: a game has at most 100 tags");
}

TEST(BadText, invalid_utf8_everywhere) {
    for (const char* bad :
         {"\x80", "\xC0\x80", "\xC3", "\xE4\xB8", "\xED\xA0\x80", "\xF4\x90\x80\x80",
          "\xE0\x80\x80", "\xFF", "\xC3(", "\xF0\x80\x80\x80"}) {
        const std::string text = bad;
        EXPECT_EQ(error_in_moves("{é" + text + "} *"), "line 2, column 3: this is not valid UTF-8");
        EXPECT_EQ(error_in_moves("[Event \"é" + text + "\"]\n*"),
                  "line 2, column 10: this is not valid UTF-8");
        EXPECT_EQ(error_in_moves("up " + text + " *"), "line 2, column 4: this is not valid UTF-8");
    }
}

TEST(BadMoves, no_result) {
    const std::string no_result =
        "the game before has no result at its end (\"*\" if it is not finished)";
    EXPECT_EQ(error_in_moves(""), "line 2, column 1: " + no_result);
    EXPECT_EQ(error_in_moves("1. up\n"), "line 3, column 1: " + no_result);
    EXPECT_EQ(error_in_moves("1. up\n[Variant \"toy\"]\n*"), "line 3, column 1: " + no_result);
    EXPECT_EQ(error_in_moves("[Variant \"toy\"]\n*"), "line 2, column 1: " + no_result);
}

TEST(BadMoves, the_result_disagrees_with_its_tag) {
    EXPECT_EQ(error_of("[Variant \"toy\"]\n[Result \"S\"]\n1. up N"),
              "line 3, column 7: the game ends with \"N\" but its tag Result says \"S\"");
}

TEST(BadMoves, text_after_the_result) {
    EXPECT_EQ(error_in_moves("1. up * 2. up *"),
              "line 2, column 9: a game begins with its tag [Variant \"…\"]");
    EXPECT_EQ(error_in_moves("*\n[Variant \"toy\"]\n*"),
              "line 3, column 1: a second game begins here; only one is expected");
}

TEST(BadMoves, unexpected_characters) {
    EXPECT_EQ(error_in_moves("up \" *"), "line 2, column 4: unexpected \"\"\"");
    EXPECT_EQ(error_in_moves("up ] *"), "line 2, column 4: unexpected \"]\"");
    EXPECT_EQ(error_in_moves("up [Event \"x\"] *"), "line 2, column 4: unexpected \"[\"");
    EXPECT_EQ(error_in_moves("up } *"), "line 2, column 4: unexpected \"}\"");
    EXPECT_EQ(error_in_moves("up ) *"), "line 2, column 4: unexpected \")\"");
    EXPECT_EQ(error_in_moves("up ; *"), "line 2, column 4: unexpected \";\"");
    EXPECT_EQ(error_in_moves("up #x *"), "line 2, column 4: unexpected \"#\"");
    EXPECT_EQ(error_in_moves("{é} é2 *"), "line 2, column 5: unexpected \"é\"");
    EXPECT_EQ(error_in_moves(std::string_view("up \0 *", 6)),
              "line 2, column 4: unexpected \"\\x00\"");
}

TEST(BadMoves, comments) {
    EXPECT_EQ(error_in_moves("up {a\n b * "),
              "line 2, column 4: this comment is not closed by '}'");
    EXPECT_EQ(error_in_moves("{a\\} *"), "line 2, column 1: this comment is not closed by '}'");
    EXPECT_EQ(error_in_moves("{a\n\x1B[0m} *"),
              "line 3, column 1: control characters are not allowed in a comment");
}

TEST(BadMoves, variations) {
    EXPECT_EQ(error_in_moves("(up) *"), "line 2, column 1: a variation must follow a move");
    EXPECT_EQ(error_in_moves("up ((up)) *"), "line 2, column 5: a variation must follow a move");
    EXPECT_EQ(error_in_moves("up ( {x}) *"), "line 2, column 4: this variation has no moves");
    EXPECT_EQ(error_in_moves("up (up\n"), "line 2, column 4: this variation is not closed by ')'");
    EXPECT_EQ(error_in_moves("up (up *"),
              "line 2, column 8: a variation has no result; is a ')' missing?");
    EXPECT_EQ(error_in_moves("up (up !draw) *"), "line 2, column 8: a variation holds moves only");
    std::string deep = "up";
    for (int i = 0; i < 51; ++i) deep += "(up";
    EXPECT_EQ(error_in_moves(deep + std::string(51, ')') + " *"),
              "line 2, column 153: variations may be nested at most 50 deep");
}

TEST(BadMoves, glyphs) {
    EXPECT_EQ(error_in_moves("up $256 *"), "line 2, column 4: a glyph's number is $0 to $255");
    EXPECT_EQ(error_in_moves("up $ *"), "line 2, column 4: a glyph's number is $0 to $255");
    EXPECT_EQ(error_in_moves("up $99999999999 *"),
              "line 2, column 4: a glyph's number is $0 to $255");
    EXPECT_EQ(error_in_moves("! up *"), "line 2, column 1: a glyph must follow a move");
    EXPECT_EQ(error_in_moves("$1 up *"), "line 2, column 1: a glyph must follow a move");
    EXPECT_EQ(error_in_moves("!draw ! draw"), "line 2, column 7: a glyph must follow a move");
    EXPECT_EQ(error_in_moves("up!!! *"),
              "line 2, column 3: unknown glyph \"!!!\"; glyphs are ! ? !! ?? !? ?! and stand after "
              "a move");
    EXPECT_EQ(error_in_moves("up ?down *"),
              "line 2, column 4: unknown glyph \"?\"; glyphs are ! ? !! ?? !? ?! and stand after "
              "a move");
}

TEST(BadMoves, events) {
    const std::string events = "; events are !resign:S !flag:S !gone:S !draw";
    EXPECT_EQ(error_in_moves("up !win:S *"), "line 2, column 4: unknown event \"!win:S\"" + events);
    EXPECT_EQ(error_in_moves("!resign *"), "line 2, column 1: unknown event \"!resign\"" + events);
    EXPECT_EQ(error_in_moves("!resign: *"),
              "line 2, column 1: unknown event \"!resign:\"" + events);
    EXPECT_EQ(error_in_moves("!draw:S *"), "line 2, column 1: unknown event \"!draw:S\"" + events);
}

TEST(BadMoves, numbers) {
    EXPECT_EQ(error_in_moves("1. *"), "line 2, column 4: a number must be followed by its move");
    EXPECT_EQ(error_in_moves("1. 2. up *"),
              "line 2, column 4: a number must be followed by its move");
    EXPECT_EQ(error_in_moves("1. !draw *"),
              "line 2, column 4: a number must be followed by its move");
    EXPECT_EQ(error_in_moves("1. {c} up *"),
              "line 2, column 4: a number must be followed by its move");
    EXPECT_EQ(error_in_moves("1."), "line 2, column 3: a number must be followed by its move");
    EXPECT_EQ(error_in_moves("1000000000. up *"), "line 2, column 1: this number is too large");
    EXPECT_EQ(error_in_moves("1." + std::string(201, 'a') + " *"),
              "line 2, column 3: no move is as long as this");
}

TEST(Recovery, goes_on_at_the_next_game) {
    const ReadRecords read = read_records(
        "[Variant \"toy\"]\n[Round \"1\"]\nup *\n"
        "[Variant \"toy\"]\n[Round \"2\"]\nup (\n"
        "[Variant \"toy\"]\n[Round \"3\"]\nup {\n\n"
        "[Variant \"toy\"]\n[Round \"4\"]\nup\n"
        "[Variant toy]\n[Round \"5\"]\nup *\n"
        "[Variants \"toy\"]\n*\n"
        "rubbish\n"
        "[Variant \"toy\"]\n[Round \"6\"]\nup *\n");
    ASSERT_THAT(read.records, SizeIs(2));
    EXPECT_EQ(read.records[0].value("Round"), "1");
    EXPECT_EQ(read.records[1].value("Round"), "6");
    std::vector<std::pair<int, int>> places;
    for (const RecordError& error : read.errors)
        places.emplace_back(error.place.line, error.place.column);
    EXPECT_THAT(places,
                ElementsAre(std::pair(6, 4), std::pair(9, 4), std::pair(14, 1), std::pair(14, 10)));
}

TEST(Recovery, after_an_unclosed_comment_later_games_without_comments_are_read) {
    const ReadRecords read = read_records(
        "[Variant \"toy\"]\n{open\n[Variant \"toy\"]\nup *\n[Variant \"toy\"]\n{open too *\n");
    EXPECT_THAT(read.records, SizeIs(1));
    EXPECT_THAT(read.errors, SizeIs(2));
}

TEST(Recovery, takes_linear_time) {
    // With quadratic reading these would not end within the patience of anyone.
    for (const char* part : {"[Variant \"toy\"]\n{", "[Variant \"toy\"]\nup (", "[Variant",
                             "[Variant \"toy\"]\n{\\}", "(", "[", "{", "\n#", "up (up) ", "1. "}) {
        std::string text = "[Variant \"toy\"]\n";
        for (int i = 0; i < 100'000; ++i) text += part;
        read_records(text);
    }
}

}  // namespace
}  // namespace tablier
