#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/html_report.h"
#include "arena/standings.h"
#include "arena/svg_plot.h"
#include "tablier/catalog.h"

namespace tablier::arena {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Plan two_players() {
    Plan plan;
    plan.game = *make_game("quoridor");
    plan.contestants = {*parse_contestant("<b>=level2"), *parse_contestant("level1")};
    plan.games = 4;
    return plan;
}

GameResult game_won_by_side(const Plan& plan, int number, int side) {
    GameResult game;
    game.number = number;
    for (int i = 0; i < plan.sides(); ++i)
        game.contestant[std::size_t(i)] = plan.contestant_on(i, plan.rotation_of(number));
    game.share[std::size_t(side)] = 1;
    game.result = side == 0 ? "S" : "N";
    game.reason = "goal";
    game.moves = 40 + number;
    game.times.resize(plan.contestants.size());
    return game;
}

TEST(Standings, count_whole_openings_for_the_estimate) {
    const Plan plan = two_players();
    Standings standings(plan);
    standings.add(game_won_by_side(plan, 0, 0));  // the first contestant wins as South …
    EXPECT_EQ(standings.of(0).wins, 1);
    EXPECT_EQ(standings.of(0).estimate.openings, 0);
    standings.add(game_won_by_side(plan, 1, 1));  // … and as North
    EXPECT_EQ(standings.of(0).wins, 2);
    EXPECT_EQ(standings.of(1).losses, 2);
    EXPECT_EQ(standings.of(0).estimate.openings, 1);
    EXPECT_DOUBLE_EQ(standings.of(0).estimate.share, 1);
    EXPECT_THAT(standings.line(), HasSubstr("2 of 4: +2 =0 -0"));
    EXPECT_THAT(standings.json(), HasSubstr("\"elo\": null")) << "JSON has no infinity";
}

TEST(HtmlReport, escapes_names_and_fetches_nothing) {
    const Plan plan = two_players();
    std::vector<GameResult> games{game_won_by_side(plan, 0, 0), game_won_by_side(plan, 1, 0)};
    games[0].faults.push_back({1, "illegal", "<script>alert(1)</script>"});
    const std::string page = html_report(plan, games);
    EXPECT_THAT(page, HasSubstr("&lt;b&gt;"));
    EXPECT_THAT(page, Not(HasSubstr("<b>")));
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
    EXPECT_THAT(page, HasSubstr("shortest 40, longest 41"));
}

TEST(HtmlReport, of_no_games_is_a_page_too) {
    EXPECT_THAT(html_report(two_players(), {}), HasSubstr("</html>"));
    EXPECT_THAT(html_report(two_players(), {}), Not(HasSubstr("nan")));
}

TEST(AxisSteps, are_round_and_reach_the_end) {
    EXPECT_THAT(axis_steps(100), ElementsAre(0, 20, 40, 60, 80, 100));
    EXPECT_THAT(axis_steps(11), ElementsAre(0, 5, 10, 15));
    EXPECT_THAT(axis_steps(4), ElementsAre(0, 1, 2, 3, 4));
    EXPECT_GE(axis_steps(0).back(), 0);
}

}  // namespace
}  // namespace tablier::arena
