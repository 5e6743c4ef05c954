// Records written and opened again.
#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

class EveryRecord : public EveryVariant {};

TEST_P(EveryRecord, opens_as_the_match_it_was_written_from) {
    host_.play_on(table_, 25);
    host_.ask("leave", table_, "S", "flag");
    const std::string written = host_.record(table_);
    const json::object opened = host_.ask("open-record", written);
    ASSERT_TRUE(opened.contains("table")) << opened;
    const int again = int(opened.at("table").as_int64());
    EXPECT_EQ(host_.state(again), host_.state(table_));
    EXPECT_EQ(host_.record(again), written);
    EXPECT_EQ(text_of(opened.at("tags").at("Variant")), GetParam());
    EXPECT_EQ(opened.at("notes").as_array().size(),
              host_.state(table_).at("entries").as_array().size());
}

INSTANTIATE_TEST_SUITE_P(All, EveryRecord, testing::ValuesIn(variant_names()), variant_test_name);

TEST(RecordCalls, tags_are_written_and_read) {
    const Host host;
    const int table = host.open("quoridor:size=5");
    ASSERT_TRUE(host.play(table, "c2"));
    const json::object written = host.ask("record", table, "Event", "A \"long\" evening", "South",
                                          "Zoé", "North", "", "Odd");
    const std::string text = text_of(written.at("record"));
    EXPECT_EQ(text.find("[North"), std::string::npos) << "an empty value is left out";
    EXPECT_EQ(text.find("Odd"), std::string::npos) << "a name without value is left out";
    const json::object opened = host.ask("open-record", text);
    ASSERT_TRUE(opened.contains("tags")) << opened;
    EXPECT_EQ(text_of(opened.at("tags").at("Event")), "A \"long\" evening");
    EXPECT_EQ(text_of(opened.at("tags").at("South")), "Zoé");
    EXPECT_EQ(text_of(opened.at("tags").at("Options")), "size=5");
}

TEST(RecordCalls, tags_that_no_record_can_hold_are_errors) {
    const Host host;
    const int table = host.open("quoridor");
    EXPECT_NE(host.error("record", table, "not a name", "x"), "");
    EXPECT_NE(host.error("record", table, "", "x"), "");
    EXPECT_NE(host.error("record", table, "Event", "two\nlines"), "");
    EXPECT_NE(host.error("record", table, "Event", "\xff"), "");
    EXPECT_FALSE(host.record(table).empty());
}

TEST(RecordCalls, notes_are_comments_and_marks_without_numbers_for_programs) {
    const Host host;
    const json::object opened = host.ask("open-record",
                                         "[Variant \"quoridor\"]\n\n1. e2 ! {a good start} "
                                         "{[%eval +0.3]} 2. e8 3. e3 ?? 4. e7 {well} *\n");
    ASSERT_TRUE(opened.contains("notes")) << opened;
    EXPECT_EQ(texts_of(opened.at("notes")),
              (std::vector<std::string>{"! a good start", "", "??", "well"}));
}

TEST(RecordCalls, a_position_is_kept) {
    const Host host;
    const int played = host.open("quoridor");
    host.play_on(played, 6);
    const std::string position = text_of(host.state(played).at("position"));
    const int table = int(host.ask("open", "quoridor", position).at("table").as_int64());
    host.play_on(table, 3);
    const json::object opened = host.ask("open-record", host.record(table));
    EXPECT_EQ(text_of(opened.at("tags").at("Position")), position);
    EXPECT_EQ(host.state(int(opened.at("table").as_int64())), host.state(table));
}

TEST(RecordCalls, what_is_no_record_is_an_error_that_says_where) {
    const Host host;
    for (const char* bad :
         {"", "nonsense", "[Variant \"chess\"]\n\n*\n", "[Variant \"quoridor\"]\n\n1. e3 *\n",
          "[Variant \"quoridor\"]\n[Options \"size=4\"]\n\n*\n",
          "[Variant \"quoridor\"]\n[Position \"x\"]\n\n*\n", "[Variant \"quoridor\"]\n\n1. e2 {",
          "[Variant \"quoridor\"]\n\n1. e2 \xff *\n"})
        EXPECT_NE(host.error("open-record", bad), "") << bad;
    EXPECT_NE(host.error("open-record", "[Variant \"quoridor\"]\n\n1. e2 e3 *\n").find("line 3"),
              std::string::npos);
    EXPECT_EQ(
        host.error("open-record", "[Variant \"quoridor\"]\n[Notation \"upper-left\"]\n\n1. e8 *\n"),
        "line 2, column 1: the moves are in the notation \"upper-left\", which only an import "
        "reads");
    EXPECT_EQ(host.open("quoridor"), 1) << "what failed has opened nothing";
}

}  // namespace
}  // namespace tablier::bindings_test
