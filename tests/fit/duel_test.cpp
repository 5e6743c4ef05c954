#include "duel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/toy_game.h"

namespace tablier::fit {
namespace {

/// Always makes the same move.
class OneMove final : public search::Engine {
  public:
    explicit OneMove(std::string move) : move_(std::move(move)) {}
    void new_game() override {}
    search::SearchResult think(const search::SearchRequest&, const search::Limits&,
                               const search::LineCounts&, search::Control&,
                               const search::ProgressCallback&) override {
        return {.lines = {{.moves = {move_}}}, .move = move_};
    }

  private:
    std::string move_;
};

MakePlayer plays(const std::string& move) {
    return [=](std::uint64_t) -> Result<std::unique_ptr<search::Engine>> {
        return std::make_unique<OneMove>(move);
    };
}

TEST(Duel, TheBetterPlayerWinsFromEverySide) {
    const SelfPlay options{.games = 5, .threads = 2, .random_plies = 0};
    for (const char* spec : {"toy", "toy:seats=3", "toy:seats=4,teams=yes", "toy:dice=on"}) {
        const GamePtr game = toy::game(spec);
        const auto won = duel(game, plays("up"), plays("stay"), options, [] {});
        ASSERT_TRUE(won) << won.error().message;
        EXPECT_EQ(won->mean, 1) << spec;
        EXPECT_EQ(won->standard_error, 0);
        const auto lost = duel(game, plays("stay"), plays("up"), options, [] {});
        ASSERT_TRUE(lost);
        EXPECT_EQ(lost->mean, 0) << spec;
    }
}

TEST(Duel, EqualPlayersArePar) {
    const auto even = duel(toy::game("toy:seats=3"), plays("up"), plays("up"),
                           {.games = 3, .random_plies = 0}, [] {});
    ASSERT_TRUE(even);
    EXPECT_NEAR(even->mean, even->par, 1e-9);
    EXPECT_NEAR(even->par, 1.0 / 3, 1e-9);
}

TEST(Duel, AnIllegalMoveIsAnError) {
    const auto score =
        duel(toy::game("toy"), plays("jump"), plays("up"), {.games = 2, .random_plies = 0}, [] {});
    ASSERT_FALSE(score);
    EXPECT_THAT(score.error().message, testing::HasSubstr("jump"));
}

}  // namespace
}  // namespace tablier::fit
