#include "self_play.h"
#include "softmax_fit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "extract.h"
#include "fit/toy_evaluator.h"
#include "tablier/play/match.h"
#include "tablier/search/detail/engine_adapter.h"
#include "tablier/search/detail/random_player.h"

namespace tablier::fit {
namespace {

using testing::HasSubstr;
using Origin = Ply::Origin;

MakePlayer random_player(const GamePtr& game) {
    return [game](std::uint64_t seed) -> Result<std::unique_ptr<search::Engine>> {
        return std::make_unique<search::EngineAdapter<toy::Toy>>(
            game, std::make_unique<search::RandomPlayer<toy::Toy>>(seed), search::Limits{});
    };
}

std::vector<PlayedGame> games_of(const GamePtr& game, const SelfPlay& options) {
    auto games = play_games(game, random_player(game), options, [] {});
    EXPECT_TRUE(games) << games.error().message;
    return games ? *games : std::vector<PlayedGame>{};
}

int count(const PlayedGame& game, Origin origin) {
    return int(std::ranges::count(game.plies, origin, &Ply::origin));
}

/// Answers with a fixed score and the move "up".
class FixedPlayer final : public search::Engine {
  public:
    explicit FixedPlayer(search::Score score, std::string move = "up")
        : score_(score), move_(std::move(move)) {}
    void new_game() override {}
    search::SearchResult think(const search::SearchRequest&, const search::Limits&,
                               const search::LineCounts&, search::Control&,
                               const search::ProgressCallback&) override {
        return {.lines = {{.score = score_, .moves = {move_}}}, .move = move_};
    }

  private:
    search::Score score_;
    std::string move_;
};

MakePlayer fixed_player(search::Score score, const std::string& move = "up") {
    return [=](std::uint64_t) -> Result<std::unique_ptr<search::Engine>> {
        return std::make_unique<FixedPlayer>(score, move);
    };
}

TEST(SelfPlay, GamesAreTheSameWithAnyNumberOfThreads) {
    const GamePtr game = toy::game("toy:seats=3,max_turns=200");
    const SelfPlay alone{.games = 40, .threads = 1, .seed = 7, .random_plies = 3};
    SelfPlay together = alone;
    together.threads = 4;
    const auto games = games_of(game, alone);
    EXPECT_EQ(games, games_of(game, together));
    SelfPlay others = alone;
    others.seed = 8;
    EXPECT_NE(games, games_of(game, others));
    EXPECT_NE(games[0], games[1]);
}

TEST(SelfPlay, EveryGameReplaysToItsResult) {
    const GamePtr game = toy::game("toy:seats=4,dice=on,max_turns=60");
    for (const PlayedGame& played : games_of(game, {.games = 30})) {
        Match match(game);
        for (const Ply& ply : played.plies) {
            EXPECT_EQ(match.actor() == Actor::Chance, ply.origin == Origin::Chance);
            ASSERT_TRUE(match.play(ply.move));
        }
        ASSERT_TRUE(match.over());
        EXPECT_EQ(played.result, search::shares_of(match.outcome(), game->seating()));
    }
}

TEST(SelfPlay, RandomMovesStandAtTheBeginning) {
    const GamePtr game = toy::game("toy:goal=50,repetition=1000,max_turns=40");
    std::array<int, 4> games_with{};
    for (const PlayedGame& played : games_of(game, {.games = 200, .random_plies = 3})) {
        const int random = count(played, Origin::Random);
        ASSERT_LE(random, 3);
        ++games_with[std::size_t(random)];
    }
    for (const int games : games_with) EXPECT_GT(games, 20);
}

TEST(SelfPlay, RandomMovesComeLaterOnRequest) {
    const GamePtr game = toy::game("toy:goal=50,repetition=1000,max_turns=100");
    int random = 0;
    for (const PlayedGame& played :
         games_of(game, {.games = 50, .random_plies = 0, .random_rate = 0.1}))
        random += count(played, Origin::Random);
    EXPECT_NEAR(random, 500, 100);
}

TEST(SelfPlay, AnIllegalMoveIsAnError) {
    const auto games = play_games(toy::game("toy"), fixed_player(0, "jump"),
                                  {.games = 3, .random_plies = 0}, [] {});
    ASSERT_FALSE(games);
    EXPECT_THAT(games.error().message, HasSubstr("jump"));
}

TEST(Extract, TakesPositionsAfterTheLastRandomMove) {
    const GamePtr game = toy::game("toy");
    const ToyEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const PlayedGame played{.result = {1, 0, 0, 0},
                            .plies = {{.move = "up", .score = 100},
                                      {.move = "stay", .origin = Origin::Random},
                                      {.move = "up", .score = 0},
                                      {.move = "stay", .score = -200},
                                      {.move = "up", .score = search::win_in(1)}}};
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator), {played}, {}, 1);
    ASSERT_TRUE(found);
    const Samples& samples = found->samples;
    ASSERT_EQ(samples.size(), 3);
    EXPECT_EQ(found->positions, 3);
    EXPECT_EQ(samples.rows[0].mover, 0);
    EXPECT_EQ(samples.rows[1].mover, 1);
    EXPECT_FLOAT_EQ(samples.rows[0].search, 0.5F);
    EXPECT_FLOAT_EQ(samples.rows[1].search, float(search::win_chance(-200)));
    EXPECT_FLOAT_EQ(samples.rows[0].weight, float(1 / std::sqrt(3.0)));
    EXPECT_EQ(samples.rows[2].search, 1);
    EXPECT_THAT(samples.of(0, 0), testing::ElementsAre(1, 1, 1));
    EXPECT_THAT(samples.of(1, 0), testing::ElementsAre(2, 0, 1));
    EXPECT_THAT(samples.of(1, 1), testing::ElementsAre(0, 1, 1));
    EXPECT_LT(found->max_discrepancy, 1e-6);

    const auto without_first =
        extract(*game, search::EvaluatorAdapter(evaluator), {played}, {.skip = 3}, 1);
    ASSERT_TRUE(without_first);
    ASSERT_EQ(without_first->samples.size(), 2);
    EXPECT_EQ(without_first->samples.rows[0].mover, 1);
}

TEST(Extract, KeepsOneOfSeveralOnRequest) {
    const GamePtr game = toy::game("toy:goal=50,repetition=1000,max_turns=100");
    const ToyEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const auto games = games_of(game, {.games = 20, .random_plies = 0});
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator), games, {.every = 5}, 2);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->samples.size() * 5, found->positions);
}

TEST(Extract, LeavesOutDrawnGamesOnRequest) {
    const GamePtr game = toy::game("toy");
    const ToyEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const PlayedGame won{.result = {0, 1}, .plies = {{.move = "up"}}};
    const PlayedGame drawn{.result = {0.5F, 0.5F}, .plies = {{.move = "up"}}};
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator), {drawn, won},
                               {.only_decided = true}, 1);
    ASSERT_TRUE(found);
    ASSERT_EQ(found->samples.size(), 1);
    EXPECT_EQ(found->samples.rows[0].game, 1);
    EXPECT_EQ(
        extract(*game, search::EvaluatorAdapter(evaluator), {drawn, won}, {}, 1)->samples.size(),
        2);
}

TEST(Extract, NamesTheGameWithAnIllegalMove) {
    const GamePtr game = toy::game("toy");
    const ToyEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator),
                               {{}, {.plies = {{.move = "jump"}}}}, {}, 1);
    ASSERT_FALSE(found);
    EXPECT_THAT(found.error().message, HasSubstr("game 2, move 1"));
}

/// Says something else than its features.
class DishonestEvaluator : public ToyEvaluator {
  public:
    using ToyEvaluator::ToyEvaluator;
    search::Strengths evaluate(const toy::Position& at) {
        search::Strengths strengths = ToyEvaluator::evaluate(at);
        strengths[1] += 0.5F;
        return strengths;
    }
};

TEST(Extract, FindsOutWhereStrengthsAreNotTheSumOfFeatures) {
    const GamePtr game = toy::game("toy");
    const DishonestEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator),
                               games_of(game, {.games = 3, .random_plies = 0}), {}, 1);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->max_discrepancy, 0.5, 1e-5);
}

TEST(Fitting, LearnsFromRandomPlayThatHigherCountsWin) {
    const GamePtr game = toy::game("toy:seats=3,repetition=1000");
    ToyEvaluator evaluator(*rules_of<toy::Toy>(*game));
    const auto games = games_of(game, {.games = 400, .random_plies = 0});
    const auto found = extract(*game, search::EvaluatorAdapter(evaluator), games, {}, 1);
    ASSERT_TRUE(found);
    const std::vector<double> given(evaluator.weights().begin(), evaluator.weights().end());
    const auto aims = targets(found->samples, 1.0, given);
    const Fit fit = fit_weights(found->samples, aims, given, {});
    EXPECT_GT(fit.weights[0].value, 5 * fit.weights[0].standard_error);
    EXPECT_GT(fit.weights[0].value, 0.2);
    EXPECT_FALSE(fit.weights[2].fitted);  // what all sides have in common cannot be learned
    EXPECT_FLOAT_EQ(float(fit.weights[2].value), 0.3F);
}

}  // namespace
}  // namespace tablier::fit
