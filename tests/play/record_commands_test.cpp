#include "tablier/play/record_commands.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>

namespace tablier {
namespace {

using std::chrono::milliseconds;

RecordEntry move_with(std::initializer_list<const char*> comments) {
    RecordEntry entry{.what = RecordMove{.text = "up"}};
    for (const char* comment : comments) entry.annotations.emplace_back(Comment{comment});
    return entry;
}

const std::string& comment_of(const RecordEntry& entry, std::size_t i) {
    return std::get<Comment>(entry.annotations[i]).text;
}

TEST(Commands, are_found_inside_comments) {
    EXPECT_EQ(command_in("good [%eval +0.35] move", "eval"), "+0.35");
    EXPECT_EQ(command_in("[%clk 0:09:58][%emt 0:00:02]", "emt"), "0:00:02");
    EXPECT_EQ(command_in("[%eval +0.35", "eval"), std::nullopt);
    EXPECT_EQ(command_in("[%evaluation 1]", "eval"), std::nullopt);
    EXPECT_EQ(command_in("", "eval"), std::nullopt);
}

TEST(Commands, times) {
    const RecordEntry entry = move_with({"[%clk 1:09:58] well played [%emt 0:00:02.25]"});
    EXPECT_EQ(clock_of(entry), milliseconds(4'198'000));
    EXPECT_EQ(elapsed_of(entry), milliseconds(2'250));
    EXPECT_EQ(clock_of(move_with({"[%clk soon]"})), std::nullopt);
}

TEST(Commands, a_value_that_is_set_stands_in_the_comment) {
    RecordEntry entry = move_with({});
    set_elapsed(entry, milliseconds(12'500));
    set_clock(entry, milliseconds(598'000));
    ASSERT_EQ(entry.annotations.size(), 1u);
    EXPECT_EQ(comment_of(entry, 0), "[%clk 0:09:58] [%emt 0:00:12.5]");
}

TEST(Commands, a_value_that_is_set_again_is_replaced_in_its_place) {
    RecordEntry entry = move_with({"first", "a [%eval +1] b"});
    set_eval(entry, -0.25);
    EXPECT_EQ(comment_of(entry, 0), "first");
    EXPECT_EQ(comment_of(entry, 1), "a [%eval -0.25] b");
}

TEST(Commands, every_finite_evaluation_is_kept_exactly) {
    for (const double eval : {0.1 + 0.2, 1e-300, -1e300, 0.0, 123456789.125}) {
        RecordEntry entry = move_with({"odd [%eval unclosed"});
        set_eval(entry, eval);
        const std::string text(command_in(comment_of(entry, 0), "eval").value_or(""));
        EXPECT_EQ(std::strtod(text.c_str(), nullptr), eval) << text;
    }
}

TEST(Commands, what_cannot_be_said_is_left_out) {
    RecordEntry entry = move_with({});
    set_eval(entry, std::numeric_limits<double>::infinity());
    set_eval(entry, std::numeric_limits<double>::quiet_NaN());
    set_clock(entry, milliseconds(-1));
    set_elapsed(entry, milliseconds(-1));
    EXPECT_TRUE(entry.annotations.empty());
}

TEST(TimeText, is_read_and_written) {
    const std::pair<const char*, long> cases[] = {
        {"0:00:00", 0},           {"0:00:00.001", 1},     {"0:00:01.5", 1'500},
        {"0:09:58", 598'000},     {"1:00:00", 3'600'000}, {"100:59:59.999", 363'599'999},
        {"72:00:00", 259'200'000}};
    for (const auto& [text, time] : cases) {
        EXPECT_EQ(time_text(milliseconds(time)), text);
        EXPECT_EQ(parse_time(text), milliseconds(time)) << text;
    }
    for (const char* bad : {"", ":", "0:0:0", "00:00", ":00:00", "0:60:00", "0:00:60", "0:00:00.",
                            "0:00:00.1234", "0:00:00,5", "-1:00:00", "0:+1:00", "0:00:0a",
                            "99999999999:00:00", "0:00:00.5x", "1:2:3:4"})
        EXPECT_EQ(parse_time(bad), std::nullopt) << bad;
}

}  // namespace
}  // namespace tablier
