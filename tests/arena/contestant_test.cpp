#include "arena/contestant.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/conditions.h"
#include "arena/external_player.h"
#include "tablier/catalog.h"

namespace tablier::arena {
namespace {

using testing::HasSubstr;

Contestant read(std::string_view text) {
    auto contestant = parse_contestant(text);
    EXPECT_TRUE(contestant) << text << ": " << contestant.error().message;
    return contestant.value_or(Contestant{});
}

TEST(ContestantText, reads_back) {
    for (const char* text :
         {"random", "level5", "uct:movetime=100", "cmd:./engine --fast 'a b'",
          "cmd[movetime=50,nodes=7,depth=3,notation=glendenning,option.Hash=64]:/opt/e:x=1"})
        EXPECT_EQ(contestant_text(read(text)), text);
}

TEST(ContestantText, may_begin_with_a_name) {
    EXPECT_EQ(read("ours=search:movetime=100").name, "ours");
    EXPECT_EQ(read("search:movetime=100").name, "search:movetime=100");
    EXPECT_EQ(read("cmd:DEBUG=1 ./engine").name, "DEBUG=1");
    EXPECT_EQ(read("cmd:/opt/bin/engine --fast").name, "engine");
    EXPECT_EQ(read("theirs=cmd[movetime=5]:x").name, "theirs");
    EXPECT_EQ(std::get<ExternalSettings>(read("theirs=cmd:x y").player).command, "x y");
}

TEST(ContestantText, errors_say_what_there_is) {
    const auto message = [](std::string_view text) {
        const auto contestant = parse_contestant(text);
        return contestant ? std::string() : contestant.error().message;
    };
    EXPECT_THAT(message("levl5"), HasSubstr("cmd:COMMAND LINE"));
    EXPECT_THAT(message("cmd:"), HasSubstr("command line"));
    EXPECT_THAT(message("cmd:  "), HasSubstr("command line"));
    EXPECT_THAT(message("cmd[hash=1]:x"), HasSubstr("option.NAME"));
    EXPECT_THAT(message("cmd[movetime=0]:x"), HasSubstr("from 1 to"));
    EXPECT_THAT(message("cmd[movetime=1:x"), HasSubstr("]:"));
    EXPECT_THAT(message("cmd[notation=chess]:x"), HasSubstr("glendenning"));
    EXPECT_THAT(message("a\nb=random"), HasSubstr("name"));
    EXPECT_THAT(message("cmd:a\nb"), HasSubstr("control"));
    EXPECT_THAT(message("=random"), HasSubstr("name"));
}

TEST(ContestantNames, are_made_distinct) {
    std::vector<Contestant> three{read("random"), read("random"), read("random")};
    make_names_distinct(three);
    EXPECT_EQ(three[0].name, "random");
    EXPECT_EQ(three[1].name, "random (2)");
    EXPECT_EQ(three[2].name, "random (3)");
}

TEST(Conditions, own_limits_come_first) {
    Conditions conditions;
    conditions.limits.movetime = Milliseconds(70);
    EXPECT_EQ(conditions.limits_of(read("search")).movetime, Milliseconds(70));
    EXPECT_EQ(conditions.limits_of(read("cmd[nodes=5]:x")),
              (search::Limits{.movetime = {}, .nodes = 5}));
    EXPECT_EQ(conditions.limits_of(read("level3")), search::Limits{});
    EXPECT_EQ(conditions.movetime_of(read("search:movetime=30")), Milliseconds(30));
    EXPECT_EQ(conditions.movetime_of(read("level3")), std::nullopt);
    EXPECT_EQ(Conditions{}.limits_of(read("uct")).movetime, Milliseconds(100))
        << "nobody thinks for ever";
}

TEST(ClockText, is_minutes_and_seconds) {
    EXPECT_EQ(*parse_clock("5+3"), (search::ClockTime{Milliseconds(300'000), Milliseconds(3000)}));
    EXPECT_EQ(*parse_clock("0.05+0.1"), (search::ClockTime{Milliseconds(3000), Milliseconds(100)}));
    EXPECT_EQ(parse_clock("1")->increment, Milliseconds(0));
    EXPECT_EQ(clock_text(*parse_clock("0.5+0.1")), "0.5+0.1");
    for (const char* wrong : {"", "+", "0+0", "-1+5", "5+", "x", "5+3s", "1e9", "99999"})
        EXPECT_FALSE(parse_clock(wrong)) << wrong;
}

TEST(GoLine, names_clocks_in_order_of_play) {
    const auto game = *make_game("quoridor");
    search::Limits limits;
    limits.clocks[std::size_t(index(Seat::South))] = {Milliseconds(1000), Milliseconds(10)};
    limits.clocks[std::size_t(index(Seat::North))] = {Milliseconds(2000), Milliseconds(20)};
    EXPECT_EQ(go_line(limits, *game), "go p1time 1000 p1inc 10 p2time 2000 p2inc 20");
    EXPECT_EQ(go_line({.movetime = Milliseconds(5)}, *game), "go movetime 5");
    EXPECT_EQ(go_line({.movetime = {}, .nodes = 7, .depth = 3}, *game), "go nodes 7 depth 3");
}

TEST(PositionLine, tells_moves_draws_and_departures) {
    Match point(*make_game("point"));
    EXPECT_EQ(position_line(point, {}), "position startpos");
    ASSERT_TRUE(point.play("row:BBBBBBWWWWWW") && point.play("row:BBBBBBWWWWWW"));
    ASSERT_TRUE(point.play("draw:WB=BWW"));
    EXPECT_EQ(position_line(point, {}),
              "position startpos moves row:BBBBBBWWWWWW row:BBBBBBWWWWWW draw:WB=BWW");
    Match four(*make_game("quoridor-4"));
    ASSERT_TRUE(four.play("e2") && four.retire(Seat::West, Leaving::Gone));
    EXPECT_EQ(position_line(four, {}), "position startpos moves e2 !gone:W");
}

TEST(PositionLine, speaks_the_programs_notation) {
    Match match(*make_game("quoridor"));
    ASSERT_TRUE(match.play("e2") && match.play("e8") && match.play("a1h"));
    EXPECT_EQ(position_line(match, {.command = "x", .notation = "glendenning"}),
              "position startpos moves e8 e2 a8h");
}

}  // namespace
}  // namespace tablier::arena
