// Records as text.
#include "tablier/play/record_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "tablier/play/record_reader.h"

namespace tablier {
namespace {

RecordEntry move(std::string text, std::optional<int> number = {},
                 std::vector<Annotation> annotations = {}) {
    return {.what = RecordMove{.text = std::move(text), .number = number},
            .annotations = std::move(annotations)};
}

Record record(std::vector<RecordEntry> entries) {
    Record made;
    made.set("Variant", "toy");
    made.line.entries = std::move(entries);
    return made;
}

std::string written(const Record& made) {
    const auto text = write_record(made);
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
}

std::string error_of(const Record& made) {
    const auto text = write_record(made);
    return text ? "no error" : text.error().message;
}

TEST(Writer, writes_everything_in_its_place) {
    const RecordLine variation{{Comment{"or"}}, {move("stay", 1, {Glyph{2}}), move("up")}};
    Record made = record({move("up", 1, {Glyph{1}, Glyph{4}, Glyph{20}, Comment{"a } \\ b"}}),
                          move("down", {}, {variation, Comment{"x"}}),
                          RecordEntry{.what = RecordDeparture{"S", Leaving::Flag}},
                          RecordEntry{.what = EndAgreed{}}});
    made.line.before = {Comment{"first"}};
    made.set("Event", "the \"big\" \\ one");
    made.set("Result", "draw");
    made.result = "draw";
    EXPECT_EQ(
        written(made),
        "[Variant \"toy\"]\n"
        "[Event \"the \\\"big\\\" \\\\ one\"]\n"
        "[Result \"draw\"]\n"
        "\n"
        "{first} 1. up! ?? $20 {a \\} \\\\ b} down ({or} 1. stay? up) {x} !flag:S !draw draw\n");
}

TEST(Writer, many_games_are_separated_by_an_empty_line) {
    const std::vector<Record> games{record({move("up")}), record({})};
    EXPECT_EQ(write_records(games).value_or(""),
              "[Variant \"toy\"]\n\nup *\n\n[Variant \"toy\"]\n\n*\n");
    EXPECT_EQ(write_records({}).value_or("x"), "");
}

int longest_line(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    int longest = 0;
    while (std::getline(lines, line)) {
        int characters = 0;
        for (char c : line) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        longest = std::max(longest, characters);
    }
    return longest;
}

TEST(Writer, lines_stay_below_100_columns) {
    RecordLine nested{{}, {move("deep")}};
    for (int i = 0; i < 49; ++i) nested = {{}, {move("deep", {}, {nested})}};
    for (int length = 2; length < 50; ++length) {
        std::vector<RecordEntry> entries;
        for (int i = 0; i < 50; ++i)
            entries.push_back(move(std::string(std::size_t(i % length + 2), 'm'), i));
        entries.push_back(move("last", {}, {nested, Comment{"é and 中 have one column each"}}));
        const Record made = record(entries);
        const std::string text = written(made);
        EXPECT_LE(longest_line(text), 99);
        EXPECT_GE(longest_line(text), 90) << "lines should be filled";
        EXPECT_EQ(*read_record(text), made);
    }
}

TEST(Writer, a_number_stays_with_its_move) {
    std::vector<RecordEntry> entries;
    for (int i = 0; i < 60; ++i) entries.push_back(move("abcdefg", i));
    std::istringstream lines(written(record(entries)));
    std::string line;
    while (std::getline(lines, line)) EXPECT_FALSE(line.ends_with('.')) << line;
}

TEST(Writer, comments_are_never_broken) {
    const std::string longer(150, 'x');
    const Record made = record({move("up", 1, {Comment{longer + " " + longer}}), move("up")});
    EXPECT_EQ(written(made), "[Variant \"toy\"]\n\n1. up\n{" + longer + " " + longer + "}\nup *\n");
    const Record lines = record({move("up", 1, {Comment{"a\nb"}}), move("up")});
    EXPECT_EQ(written(lines), "[Variant \"toy\"]\n\n1. up {a\nb} up *\n");
}

TEST(Writer, refuses_tags_that_could_not_be_read) {
    EXPECT_EQ(error_of(Record{}),
              "the first tag of a game must be Variant, with the name of a variant");
    Record made = record({});
    made.tags.push_back({"Bad Name", ""});
    EXPECT_EQ(error_of(made), "\"Bad Name\" cannot name a tag");
    made.tags.back() = {"South", "line\nend"};
    EXPECT_EQ(error_of(made), "tag South holds control characters or is not valid UTF-8");
    made.tags.back() = {"South", "\xFF"};
    EXPECT_EQ(error_of(made), "tag South holds control characters or is not valid UTF-8");
    made.tags.back() = {"Variant", "toy"};
    EXPECT_EQ(error_of(made), "tag Variant is given twice");
    made.tags.back() = {"Result", "S"};
    EXPECT_EQ(error_of(made), "the result is \"*\" but the tag Result says \"S\"");
    made.tags.pop_back();
    made.result = "nobody";
    EXPECT_EQ(error_of(made), "\"nobody\" is not a result");
    for (int i = 0; i < 100; ++i) made.tags.push_back({"T" + std::to_string(i), ""});
    EXPECT_EQ(error_of(made), "a game has too many tags");
}

TEST(Writer, refuses_moves_that_could_not_be_read) {
    for (const char* text : {"", "a b", "a{", "(a", "S", "S+N", "draw", "*", "12.", "3.up", "up!",
                             "é2", "a\"b", "a\\b", "#up", "$1", "a]", "a\n"})
        EXPECT_NE(error_of(record({move(text)})), "no error") << text;
    EXPECT_EQ(error_of(record({move("a b")})), "\"a b\" cannot stand in a record as a move");
    for (const char* text : {"12", "+1", "a.b", "SN", "drawn", "row:BW", "-", "**"})
        EXPECT_EQ(error_of(record({move(text)})), "no error") << text;
    EXPECT_EQ(error_of(record({move("up", -1)})), "a move's number is too large or negative");
}

TEST(Writer, refuses_annotations_that_could_not_be_read) {
    EXPECT_EQ(error_of(record({move("up", 1, {Glyph{256}})})), "there is no glyph $256");
    EXPECT_EQ(error_of(record({move("up", 1, {Glyph{-1}})})), "there is no glyph $-1");
    EXPECT_EQ(error_of(record({RecordEntry{.what = EndAgreed{}, .annotations = {Glyph{1}}}})),
              "a glyph must follow a move");
    EXPECT_EQ(error_of(record({RecordEntry{.what = EndAgreed{}, .annotations = {Glyph{9}}}})),
              "a glyph must follow a move");
    EXPECT_EQ(error_of(record({move("up", 1, {Comment{"\x01"}})})),
              "a comment holds control characters or is not valid UTF-8");
    EXPECT_EQ(error_of(record({move("up", 1, {RecordLine{}})})), "a variation has no moves");
    const RecordLine with_event{{}, {RecordEntry{.what = EndAgreed{}}}};
    EXPECT_EQ(error_of(record({move("up", 1, {with_event})})), "a variation holds moves only");
    RecordLine deep{{}, {move("up")}};
    for (int i = 0; i < 50; ++i) deep = {{}, {move("up", {}, {deep})}};
    EXPECT_EQ(error_of(record({move("up", {}, {deep})})), "variations are nested too deep");
    EXPECT_EQ(error_of(record({RecordEntry{.what = RecordDeparture{"", Leaving::Gone}}})),
              "\"\" cannot stand in a record as a seat");
    EXPECT_EQ(error_of(record({RecordEntry{.what = RecordDeparture{"S N", Leaving::Gone}}})),
              "\"S N\" cannot stand in a record as a seat");
}

}  // namespace
}  // namespace tablier
