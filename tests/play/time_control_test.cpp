#include "tablier/play/time_control.h"

#include <gtest/gtest.h>

namespace tablier {
namespace {

TEST(TimeControl, is_read_and_written) {
    const std::pair<const char*, TimeControl> cases[] = {
        {"none", NoClock{}},        {"10+5", GameClock{10, 5}}, {"0+30", GameClock{0, 30}},
        {"90+0", GameClock{90, 0}}, {"3d", DailyClock{3}},
    };
    for (const auto& [text, control] : cases) {
        const auto read = parse_time_control(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, control) << text;
        EXPECT_EQ(time_control_text(control), text);
    }
}

TEST(TimeControl, refuses_what_is_none) {
    for (const char* text : {"", "10", "+", "10+", "+5", "0+0", "-1+5", "10+-5", "010+5", "1e3+5",
                             "1000+0", "d", "0d", "100d", "3 d", "10 + 5", "None", "10+5 "})
        EXPECT_FALSE(parse_time_control(text)) << text;
    EXPECT_EQ(parse_time_control("fast").error().message,
              "a clock is \"none\", minutes and seconds per turn (\"10+5\") or days per turn "
              "(\"3d\"), not \"fast\"");
}

}  // namespace
}  // namespace tablier
