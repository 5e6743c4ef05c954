#include "net/log.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace tablier::net {
namespace {

using testing::EndsWith;
using testing::MatchesRegex;

class LogTest : public testing::Test {
  protected:
    Log log(LogLevel level) {
        return {level, [this](const std::string& line) { said_ += line; }};
    }

    std::string said_;
};

TEST_F(LogTest, is_an_object_a_line) {
    log(LogLevel::Info)
        .info("made", {{"text", "a\"\n\xFFé"},
                       {"string", std::string("s")},
                       {"whole", std::size_t(7)},
                       {"number", 0.5},
                       {"truth", true}});
    EXPECT_THAT(said_, MatchesRegex("\\{\"time\":\"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:"
                                    "[0-9]{2}\\.[0-9]{3}Z\",\"level\":\"info\",\"event\":\"made\","
                                    ".*\n"));
    EXPECT_THAT(said_, EndsWith(",\"text\":\"a\\\"\\u000a?é\",\"string\":\"s\",\"whole\":7,"
                                "\"number\":0.5,\"truth\":true}\n"));
}

TEST_F(LogTest, says_no_more_than_is_wanted) {
    const auto say_all = [&](LogLevel level) {
        said_.clear();
        const Log some = log(level);
        some.error("e");
        some.info("i");
        some.request("r");
        return std::ranges::count(said_, '\n');
    };
    EXPECT_EQ(say_all(LogLevel::Off), 0);
    EXPECT_EQ(say_all(LogLevel::Errors), 1);
    EXPECT_EQ(say_all(LogLevel::Info), 2);
    EXPECT_EQ(say_all(LogLevel::Requests), 3);
    EXPECT_FALSE(log(LogLevel::Info).wants(LogLevel::Requests));
}

}  // namespace
}  // namespace tablier::net
