#include "ugi/line_splitter.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace tablier::ugi {
namespace {

struct Splitter {
    LineSplitter splitter{5};
    std::vector<std::string> lines;
    int too_long = 0;

    bool feed(std::string_view bytes) {
        return splitter.feed(
            bytes, [&](std::string_view line) { return take(line); }, [&] { ++too_long; });
    }
    bool take(std::string_view line) {
        lines.emplace_back(line);
        return line != "end";
    }
};

TEST(LineSplitter, puts_pieces_together) {
    Splitter s;
    EXPECT_TRUE(s.feed("a\nb"));
    EXPECT_TRUE(s.feed("c\n\nd"));
    EXPECT_THAT(s.lines, testing::ElementsAre("a", "bc", ""));
    s.splitter.finish([&](std::string_view line) { return s.take(line); });
    EXPECT_EQ(s.lines.back(), "d");
}

TEST(LineSplitter, skips_what_is_too_long_and_goes_on) {
    Splitter s;
    EXPECT_TRUE(s.feed("123456"));
    EXPECT_TRUE(s.feed("789"));
    EXPECT_TRUE(s.feed("0\n12345\n"));
    EXPECT_THAT(s.lines, testing::ElementsAre("12345"));
    EXPECT_EQ(s.too_long, 1);
}

TEST(LineSplitter, ends_when_told) {
    Splitter s;
    EXPECT_FALSE(s.feed("a\nend\nb\n"));
    EXPECT_THAT(s.lines, testing::ElementsAre("a", "end"));
}

}  // namespace
}  // namespace tablier::ugi
