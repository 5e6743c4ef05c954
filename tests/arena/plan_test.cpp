#include "arena/plan.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::arena {
namespace {

Plan plan_of(std::string_view spec, std::vector<std::string> players) {
    Plan plan;
    plan.game = *make_game(spec);
    for (const std::string& player : players) plan.contestants.push_back(*parse_contestant(player));
    make_names_distinct(plan.contestants);
    return plan;
}

TEST(Rotation, gives_every_contestant_every_side_once) {
    for (const char* spec : {"quoridor", "superpion-3", "quoridor-4", "intercept-teams"}) {
        Plan plan = plan_of(spec, {});
        for (int i = 0; i < plan.sides(); ++i)
            plan.contestants.push_back(*parse_contestant("random"));
        std::set<std::pair<int, std::size_t>> seen;
        for (int rotation = 0; rotation < plan.rotations(); ++rotation)
            for (int side = 0; side < plan.sides(); ++side)
                seen.insert({side, plan.contestant_on(side, rotation)});
        EXPECT_EQ(int(seen.size()), plan.sides() * plan.sides()) << spec;
    }
}

TEST(Rotation, of_one_against_the_rest_gives_the_one_every_side) {
    const Plan plan = plan_of("quoridor-4", {"level3", "uct"});
    ASSERT_TRUE(plan.one_against_the_rest());
    for (int rotation = 0; rotation < 4; ++rotation)
        for (int side = 0; side < 4; ++side)
            EXPECT_EQ(plan.contestant_on(side, rotation), side == rotation ? 0U : 1U);
    EXPECT_DOUBLE_EQ(plan.par(0), 0.25);
    EXPECT_DOUBLE_EQ(plan.par(1), 0.75);
}

TEST(Contestants, must_fit_the_table) {
    const auto fits = [](const char* spec, std::size_t count) {
        return check_contestants(**make_game(spec), count).has_value();
    };
    EXPECT_TRUE(fits("quoridor", 2));
    EXPECT_TRUE(fits("superpion-teams", 2));
    EXPECT_TRUE(fits("superpion-3", 2));
    EXPECT_TRUE(fits("superpion-3", 3));
    EXPECT_TRUE(fits("quoridor-4", 4));
    EXPECT_FALSE(fits("quoridor", 1));
    EXPECT_FALSE(fits("quoridor", 3));
    EXPECT_FALSE(fits("superpion-teams", 4));
    EXPECT_FALSE(fits("quoridor-4", 3));
}

TEST(Opening, depends_on_its_number_and_the_seed_only) {
    Plan plan = plan_of("superpion", {"random", "uct"});
    plan.random_plies = 6;
    EXPECT_EQ(plan.opening(3), plan.opening(3));
    EXPECT_NE(plan.opening(3), plan.opening(4));
    EXPECT_EQ(plan.opening(3).moves.size(), 6U);
    Plan other = plan;
    other.seed = 2;
    EXPECT_NE(plan.opening(3), other.opening(3));
}

TEST(Opening, never_ends_the_game) {
    Plan plan = plan_of("quoridor:size=3,walls=0", {"random", "uct"});
    plan.random_plies = 50;
    for (int i = 0; i < 20; ++i)
        EXPECT_FALSE(match_of_opening(plan.game, plan.opening(i)).over()) << i;
}

TEST(Opening, counts_moves_of_seats_only) {
    const auto game = *make_game("point");
    // Two rows, six cards dealt, a card drawn, and one use or drop.
    const Opening opening = make_opening(game, {}, 3, 7);
    EXPECT_EQ(opening.moves.size(), 3U + 7U);
}

TEST(Opening, given_lines_are_used_in_turn) {
    Plan plan = plan_of("quoridor", {"random", "uct"});
    plan.lines = {{"e2"}, {"d1", "e8"}, {"f1"}};
    std::map<std::string, int> seen;
    for (int i = 0; i < 6; ++i) ++seen[plan.opening(i).moves.front()];
    EXPECT_EQ(seen, (std::map<std::string, int>{{"e2", 2}, {"d1", 2}, {"f1", 2}}));
    plan.random_plies = 2;
    EXPECT_EQ(plan.opening(0).moves.size(), plan.opening(3).moves.size());
    EXPECT_NE(plan.opening(0), plan.opening(3)) << "random moves follow the line";
}

TEST(OpeningFile, numbers_and_comments_are_skipped) {
    const auto game = *make_game("quoridor");
    const auto lines = parse_openings(game, "# balanced\n0.51 e2 e8\r\n\n  e2 e8 e3h\n");
    ASSERT_TRUE(lines) << lines.error().message;
    EXPECT_EQ(*lines, (std::vector<std::vector<std::string>>{{"e2", "e8"}, {"e2", "e8", "e3h"}}));
}

TEST(OpeningFile, errors_name_the_line) {
    const auto game = *make_game("quoridor:size=3,walls=0");
    const auto message = [&](std::string_view text) {
        const auto lines = parse_openings(game, text);
        return lines ? std::string() : lines.error().message;
    };
    EXPECT_EQ(message("b2\n\nb9\n").substr(0, 8), "line 3: ");
    EXPECT_NE(message("b2 c3 b3").find("over"), std::string::npos);
    EXPECT_NE(message("# nothing\n"), "");
}

/// The cards drawn in a game of random moves by other players.
std::vector<std::string> cards_drawn(const GamePtr& game, std::uint64_t chance_seed,
                                     std::uint64_t who, std::size_t number) {
    Match match(game);
    Random random(who);
    std::vector<std::string> cards;
    while (cards.size() < number && !match.over()) {
        const bool chance = match.actor() == Actor::Chance;
        const std::string move =
            chance ? draw_from_seed(match, chance_seed) : match.position().random_move(random);
        EXPECT_TRUE(match.play(move));
        if (chance) cards.push_back(move);
    }
    return cards;
}

TEST(Luck, gives_the_same_cards_whoever_plays) {
    const auto game = *make_game("point");
    // As long as the deck is not shuffled again: 64 cards.
    const auto cards = cards_drawn(game, 5, 1, 60);
    EXPECT_EQ(cards, cards_drawn(game, 5, 2, 60));
    EXPECT_NE(cards, cards_drawn(game, 6, 1, 60));
}

TEST(Luck, draws_by_weight) {
    const auto game = *make_game(
        "point:deck=WB=BWW+WB=BWW+WB=BWW+BB=WWW+BB=WWW+BB=WWW+BB=WWW+BB=WWW"
        "+BB=WWW+BB=WWW+BB=WWW+BB=WWW");
    std::map<std::string, int> first;
    for (std::uint64_t chance_seed = 0; chance_seed < 4000; ++chance_seed)
        ++first[cards_drawn(game, chance_seed, 1, 1).front()];
    EXPECT_NEAR(first["draw:WB=BWW"], 1000, 150);  // more than five standard deviations
}

TEST(PlanText, differs_where_games_would) {
    const Plan plan = plan_of("quoridor", {"level1", "level2"});
    Plan other = plan;
    EXPECT_EQ(plan_text(plan), plan_text(other));
    other.games = 500;
    EXPECT_EQ(plan_text(plan), plan_text(other)) << "a match may be made longer";
    other.seed = 9;
    EXPECT_NE(plan_text(plan), plan_text(other));
    other = plan;
    other.lines = {{"e2"}};
    EXPECT_NE(plan_text(plan), plan_text(other));
    other = plan;
    other.conditions.limits.nodes = 5;
    EXPECT_NE(plan_text(plan), plan_text(other));
}

}  // namespace
}  // namespace tablier::arena
