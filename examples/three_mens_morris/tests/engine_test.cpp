// The engine: it sees a win, stops one, and wins the game as South.
#include <gtest/gtest.h>

#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"

namespace tablier {
namespace {

std::string best_move(const Match& match, const search::EngineSettings& settings = {}) {
    const auto engine = search::make_engine(match.game_ptr(), settings).value();
    search::Control control;
    return engine->think(search_request_of(match), search::Limits{.nodes = 20'000}, 1, control, {})
        .move;
}

Match match_at(std::initializer_list<const char*> moves) {
    Match match(make_game("three_mens_morris").value());
    for (const char* move : moves) EXPECT_TRUE(match.play(move)) << move;
    return match;
}

TEST(Engine, completes_its_row) {
    EXPECT_EQ(best_move(match_at({"b2", "a1", "a2", "a3"})), "c2");
}

TEST(Engine, stops_the_other_row) {
    EXPECT_EQ(best_move(match_at({"a2", "b2", "a1"})), "a3");
}

TEST(Engine, wins_as_the_first_player_against_itself) {
    Match match = match_at({});
    while (!match.over()) ASSERT_TRUE(match.play(best_move(match)));
    EXPECT_EQ(match.outcome().winners, SeatSet{Seat::South});
}

}  // namespace
}  // namespace tablier
