// Play of the engine in positions where weak programs err: won races, walls in the opening, pawns
// face to face.
#include <gtest/gtest.h>

#include "games/quoridor/engine/race.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/support.h"
#include "tablier/search/make_engine.h"

namespace tablier::quoridor {
namespace {

std::unique_ptr<search::Engine> player(const GamePtr& game, std::string_view settings) {
    return search::make_engine(game, search::parse_engine(settings).value()).value();
}

std::string choice(search::Engine& engine, const AnyPosition& position,
                   const std::vector<std::uint64_t>& earlier = {}) {
    search::Control control;
    return engine.think({position, earlier}, {}, 1, control, {}).move;
}

std::string choice(std::string_view spec, std::string_view text, std::string_view settings) {
    const AnyPosition position = quoridor::at(spec, text);
    return choice(*player(quoridor::make(spec), settings), position);
}

TEST(QuoridorPlay, WinsARaceInAsFewMovesAsCanBe) {
    // Random walls, none left in hand; the engine runs against a defence that is perfect.
    using Game = quoridor::Quoridor<7>;
    const GamePtr game = quoridor::make("quoridor:size=7,walls=6");
    const quoridor::Rules rules{{Seat::South, Seat::North}, 6, quoridor::BehindPawn::Block};
    const auto engine = player(game, "search:nodes=3000");
    Random random(5);
    int races = 0;
    while (races < 12) {
        auto at = Game::start(rules);
        while (!Game::outcome(rules, at).over &&
               at.walls_left[0] + at.walls_left[std::size_t(index(Seat::North))] > 0)
            Game::play(rules, at, Game::sample(rules, at, random));
        if (Game::outcome(rules, at).over) continue;
        RaceTable<7> table;
        table.begin(at);
        const auto left = [&](const quoridor::Position<7>& p) {
            return table.moves_left(p.pawn[0], p.pawn[std::size_t(index(Seat::North))],
                                    p.to_move == Seat::South);
        };
        const auto length = left(at);
        if (!length || *length % 2 == 0 || *length < 5) continue;  // the mover wins, but not soon
        ++races;
        engine->new_game();
        int played = 0;
        for (; !Game::outcome(rules, at).over && played <= *length; ++played) {
            MovesOf<Game> moves;
            Game::generate(rules, at, moves);
            quoridor::Move best = moves[0];
            int longest = -1;
            const std::string text =
                played % 2 == 0
                    ? choice(*engine, game->parse_position(Game::position_text(rules, at)).value())
                    : "";
            for (const quoridor::Move move : moves) {
                if (played % 2 == 0) {
                    if (Game::move_text(rules, at, move) == text) best = move;
                    continue;
                }
                auto next = at;
                Game::play(rules, next, move);
                const int rest = left(next).value_or(0);
                if (rest > longest) {
                    longest = rest;
                    best = move;
                }
            }
            Game::play(rules, at, best);
        }
        EXPECT_TRUE(Game::outcome(rules, at).over);
        EXPECT_LE(played, *length) << Game::position_text(rules, at);
    }
}

TEST(QuoridorPlay, RunsHomeWhenNobodyCanStopIt) {
    // Three steps ahead, the other one has no walls: no wall of one's own is needed.
    EXPECT_EQ(choice("quoridor", "d6/3 f5/0 - S", "search:nodes=5000"), "d7");
}

TEST(QuoridorPlay, DoesNotWasteWallsInTheOpening) {
    const GamePtr game = quoridor::make("quoridor");
    const auto engine = player(game, "search:nodes=5000");
    AnyPosition position = game->start();
    for (int ply = 0; ply < 4; ++ply) {
        const std::string move = choice(*engine, position);
        EXPECT_EQ(move.size(), 2U) << "a wall on ply " << ply << ": " << move;
        ASSERT_TRUE(position.play(move));
    }
}

TEST(QuoridorPlay, TakesAJump) {
    EXPECT_EQ(choice("quoridor", "e4/10 e5/10 - S", "search:nodes=5000"), "e6");
}

TEST(QuoridorPlay, DoesNotGiveAJumpAway) {
    // Whoever steps next to the other pawn lets it jump.
    EXPECT_NE(choice("quoridor", "e4/10 e6/10 - S", "search:nodes=5000"), "e5");
    EXPECT_NE(choice("quoridor:walls=0", "e4/0 e6/0 - S", "search:nodes=5000"), "e5");
}

}  // namespace
}  // namespace tablier::quoridor
