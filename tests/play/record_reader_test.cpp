// Well-formed records, as data.
#include "tablier/play/record_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tablier {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Record read(std::string_view text) {
    auto record = read_record(text);
    EXPECT_TRUE(record) << record.error().text();
    return record ? *record : Record{};
}

Record read_moves(std::string_view moves) {
    return read("[Variant \"toy\"]\n\n" + std::string(moves));
}

RecordEntry move(std::string text, std::optional<int> number = {},
                 std::vector<Annotation> annotations = {}) {
    return {.what = RecordMove{.text = std::move(text), .number = number},
            .annotations = std::move(annotations)};
}

TEST(Reader, tags_are_kept_in_order_with_unknown_ones) {
    const Record record = read(
        "[Variant \"toy\"]\n"
        "[Options \"seats=3\"]\n"
        "[Opening-Book_2 \"Zürich, 1re ronde\"]\n"
        "[South \"A \\\"B\\\" \\\\ C\"]\n"
        "[West \"\"]\n"
        "\n*\n");
    EXPECT_THAT(record.tags,
                ElementsAre(RecordTag{"Variant", "toy"}, RecordTag{"Options", "seats=3"},
                            RecordTag{"Opening-Book_2", "Zürich, 1re ronde"},
                            RecordTag{"South", "A \"B\" \\ C"}, RecordTag{"West", ""}));
    EXPECT_EQ(record.value("Options"), "seats=3");
    EXPECT_EQ(record.value("Nothing"), "");
    EXPECT_EQ(record.spec(), "toy:seats=3");
    EXPECT_EQ(record.result, "*");
    EXPECT_THAT(record.line.entries, IsEmpty());
}

TEST(Reader, white_space_around_tags_is_free) {
    const Record record = read("\n  [ Variant\t\"toy\" ]  \r\n[Result \"*\"]\n*");
    EXPECT_THAT(record.tags, ElementsAre(RecordTag{"Variant", "toy"}, RecordTag{"Result", "*"}));
}

TEST(Reader, a_byte_order_mark_is_skipped) {
    EXPECT_EQ(read("\xEF\xBB\xBF[Variant \"toy\"]\n*").value("Variant"), "toy");
}

TEST(Reader, lines_that_begin_with_a_hash_are_skipped) {
    const Record record = read("# a file\n[Variant \"toy\"]\n#[Event \"x\"]\n1. up\n# ( { *\nup *");
    EXPECT_THAT(record.tags, SizeIs(1));
    EXPECT_THAT(record.line.entries, ElementsAre(move("up", 1), move("up")));
}

TEST(Reader, moves_numbers_and_results) {
    const Record record = read_moves("1. d3:f5:h7=y 2.g1-g5r*e5 use:WWB=BW@3\n\t\r\n12. pass S+N");
    EXPECT_THAT(record.line.entries, ElementsAre(move("d3:f5:h7=y", 1), move("g1-g5r*e5", 2),
                                                 move("use:WWB=BW@3"), move("pass", 12)));
    EXPECT_EQ(record.result, "S+N");
}

TEST(Reader, every_form_of_result) {
    for (const char* result : {"*", "draw", "S", "k", "S+N", "b+r+y+k"})
        EXPECT_EQ(read_moves(result).result, result);
}

TEST(Reader, events) {
    const Record record = read_moves("up !resign:S !flag:W !gone:k !draw *");
    EXPECT_THAT(
        record.line.entries,
        ElementsAre(move("up"), RecordEntry{.what = RecordDeparture{"S", Leaving::Resigned}},
                    RecordEntry{.what = RecordDeparture{"W", Leaving::Flag}},
                    RecordEntry{.what = RecordDeparture{"k", Leaving::Gone}},
                    RecordEntry{.what = EndAgreed{}}));
}

TEST(Reader, glyphs_attached_or_apart) {
    const Record record = read_moves("a1! a2? a3 !! a4?? a5 !? a6?! a7$14 a8 $0 $255 *");
    const int numbers[] = {1, 2, 3, 4, 5, 6, 14};
    ASSERT_THAT(record.line.entries, SizeIs(8));
    for (int i = 0; i < 7; ++i)
        EXPECT_THAT(record.line.entries[i].annotations, ElementsAre(Annotation(Glyph{numbers[i]})));
    EXPECT_THAT(record.line.entries[7].annotations,
                ElementsAre(Annotation(Glyph{0}), Annotation(Glyph{255})));
}

TEST(Reader, comments_are_verbatim) {
    const Record record =
        read_moves("{before} {}\nup{a\n  b\t\r\n# no } up {\\} \\\\ \\n é 中 ( [%eval +0.35]} *");
    EXPECT_THAT(record.line.before, ElementsAre(Comment{"before"}, Comment{""}));
    EXPECT_THAT(record.line.entries,
                ElementsAre(move("up", {}, {Comment{"a\n  b\t\r\n# no "}}),
                            move("up", {}, {Comment{"} \\ \\n é 中 ( [%eval +0.35]"}})));
}

TEST(Reader, variations_keep_their_order_among_the_annotations) {
    const Record record = read_moves("1. up {a} (1. down (stay) {b} up) $3 ({c} stay) 2. up *");
    const RecordLine inner{{}, {move("stay")}};
    const RecordLine first{{}, {move("down", 1, {inner, Comment{"b"}}), move("up")}};
    const RecordLine second{{Comment{"c"}}, {move("stay")}};
    EXPECT_THAT(record.line.entries,
                ElementsAre(move("up", 1, {Comment{"a"}, first, Glyph{3}, second}), move("up", 2)));
}

TEST(Reader, fifty_nested_variations_are_allowed) {
    std::string text = "up";
    for (int i = 0; i < 50; ++i) text += " (up";
    read_moves(text + std::string(50, ')') + " *");
}

TEST(Reader, many_games_in_one_file) {
    const ReadRecords read = read_records(
        "[Variant \"toy\"]\n\nup *\n\n[Variant \"toy\"]\n[Round \"2\"]\ndraw\n# between\n"
        "[Variant \"quoridor\"]\n*");
    EXPECT_THAT(read.errors, IsEmpty());
    ASSERT_THAT(read.records, SizeIs(3));
    EXPECT_EQ(read.records[1].value("Round"), "2");
    EXPECT_EQ(read.records[2].value("Variant"), "quoridor");
}

TEST(Reader, an_empty_file_has_no_games) {
    for (const char* text : {"", " \n\n", "# only a note", "\xEF\xBB\xBF"}) {
        const ReadRecords read = read_records(text);
        EXPECT_THAT(read.records, IsEmpty());
        EXPECT_THAT(read.errors, IsEmpty());
    }
}

TEST(Reader, places_count_characters_and_not_bytes) {
    const Record record = read("[Variant \"toy\"]\n  [Event \"é\"]\n{é中\né}up\n 12.  up *\n");
    EXPECT_EQ(record.tags[1].place.line, 2);
    EXPECT_EQ(record.tags[1].place.column, 3);
    const RecordEntry& first = record.line.entries[0];
    EXPECT_EQ(first.place.line, 4);
    EXPECT_EQ(first.place.column, 3);
    const RecordEntry& second = record.line.entries[1];
    EXPECT_EQ(second.place.line, 5);
    EXPECT_EQ(second.place.column, 7);
    EXPECT_EQ(std::get<RecordMove>(second.what).number_place.column, 2);
    EXPECT_EQ(record.result_place.column, 10);
}

}  // namespace
}  // namespace tablier
