#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "played_game.h"
#include "weights_file.h"

namespace tablier::fit {
namespace {

using testing::HasSubstr;
using Origin = Ply::Origin;

TEST(GameLog, ReadsBackWhatItWrote) {
    const GameLog log{.spec = "point:bank=box",
                      .player = "search:nodes=2000",
                      .games = {{.result = {1.0F / 3, 1.0F / 3, 1.0F / 3, 0},
                                 .plies = {{.move = "draw:WB=BWW", .origin = Origin::Chance},
                                           {.move = "a1-b2", .score = -1234},
                                           {.move = "c3", .origin = Origin::Random}}},
                                {.result = {0, 1, 0, 0}}}};
    const auto read = parse_log(log_text(log));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, log);
}

TEST(GameLog, SaysWhatIsWrong) {
    const std::string head = "tablier self-play 1 quoridor search\n";
    const auto message = [&](const std::string& text) {
        const auto read = parse_log(text);
        return read ? "" : read.error().message;
    };
    EXPECT_EQ(message(head), "");
    EXPECT_THAT(message(""), HasSubstr("not a file of self-play games"));
    EXPECT_THAT(message(head + "1,0 e2 5\nx e2 5\n"), HasSubstr("line 3"));
    EXPECT_THAT(message(head + "1,0,0,0,0 e2 5\n"), HasSubstr("no result"));
    EXPECT_THAT(message(head + "1,1 e2 5\n"), HasSubstr("no result"));
    EXPECT_THAT(message(head + "nan,1 e2 5\n"), HasSubstr("no result"));
    EXPECT_THAT(message(head + "1,-1,1\n"), HasSubstr("no result"));
    EXPECT_THAT(message(head + "1,0 e2\n"), HasSubstr("neither a score"));
    EXPECT_THAT(message(head + "1,0 e2 5x\n"), HasSubstr("neither a score"));
    EXPECT_THAT(message(head + "\n"), HasSubstr("line 2"));
}

TEST(WeightsFile, IsAListToInclude) {
    const std::vector<std::string_view> names{"steps", "walls", "nothing"};
    const std::vector<double> values{-0.12344, 12.5, -0.00001};
    EXPECT_EQ(weights_text("how\nmade \\", names, values),
              "// how made /\n"
              "    -0.1234F,  // steps\n"
              "    12.5000F,  // walls\n"
              "    0.0000F,  // nothing\n");
}

}  // namespace
}  // namespace tablier::fit
