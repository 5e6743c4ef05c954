#include "games/quoridor/engine/evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

namespace tablier::quoridor {
namespace {

using quoridor::BehindPawn;
using quoridor::Board;
using quoridor::Move;
using quoridor::Rules;

const SeatSet two{Seat::South, Seat::North};
const SeatSet four{Seat::South, Seat::West, Seat::North, Seat::East};

/// Every position of some random games; in games of four one seat leaves on the way.
template <int N, class Visit>
void each_position(const Rules& rules, int games, const Visit& visit) {
    using Game = quoridor::Quoridor<N>;
    Random random(10 * N + std::uint64_t(rules.seats.size()));
    for (int game = 0; game < games; ++game) {
        auto at = Game::start(rules);
        for (int ply = 0; ply < 80 && !Game::outcome(rules, at).over; ++ply) {
            visit(at);
            if (ply == 20 && rules.seats.size() == 4) {
                Game::retire(rules, at, {at.to_move});
                continue;
            }
            Game::play(rules, at, Game::sample(rules, at, random));
        }
    }
}

template <class Check>
void on_all_boards(const Check& check) {
    const auto with_rules = [&](auto size) {
        constexpr int N = decltype(size)::value;
        check.template operator()<N>(Rules{two, N, BehindPawn::Block});
        check.template operator()<N>(Rules{four, N / 2, BehindPawn::Sidestep});
    };
    with_rules(std::integral_constant<int, 3>());
    with_rules(std::integral_constant<int, 5>());
    with_rules(std::integral_constant<int, 9>());
    with_rules(std::integral_constant<int, 13>());
}

TEST(QuoridorEvaluator, StrengthsAreWeightedSumsOfFeatures) {
    on_all_boards([]<int N>(const Rules& rules) {
        quoridor::Evaluator<N> evaluator(rules);
        each_position<N>(rules, 3, [&](const auto& at) {
            const auto strengths = evaluator.evaluate(at);
            const Seating seating = quoridor::make_seating(rules.seats);
            for (Seat seat : all_seats) {
                if (!at.playing(rules).contains(seat)) continue;
                const int side = seating.side[std::size_t(index(seat))];
                const auto features = evaluator.features(at, side);
                float sum = 0;
                for (std::size_t i = 0; i < features.size(); ++i)
                    sum += evaluator.weights()[i] * features[i];
                ASSERT_NEAR(strengths[std::size_t(side)], sum, 1e-3);
            }
        });
    });
}

TEST(QuoridorEvaluator, OneWhoLeftHasNoChance) {
    const Rules rules{four, 5, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    auto at = quoridor::start<9>(rules);
    quoridor::retire(rules, at, {Seat::West});
    const auto chances = search::chances_of(evaluator.evaluate(at), 4);
    EXPECT_LT(chances[1], 1e-6F);
    EXPECT_GT(chances[0], 0.1F);
}

/// The board turned by half, the players with it.
template <int N>
quoridor::Position<N> turned(const quoridor::Position<N>& at) {
    const auto turn_walls = [](auto walls) {
        typename Board<N>::Cells out;
        while (walls.any()) {
            const int cell = walls.pop();
            out.set(Board<N>::cell(N - 2 - Board<N>::file(cell), N - 2 - Board<N>::rank(cell)));
        }
        return out;
    };
    auto out = at;
    out.horizontal = turn_walls(at.horizontal);
    out.vertical = turn_walls(at.vertical);
    for (int seat = 0; seat < seat_count; ++seat) {
        const auto from = std::size_t((seat + 2) % seat_count);
        out.pawn[std::size_t(seat)] = std::uint8_t(N * N - 1 - at.pawn[from]);
        out.walls_left[std::size_t(seat)] = at.walls_left[from];
    }
    out.to_move = Seat((index(at.to_move) + 2) % seat_count);
    return out;
}

TEST(QuoridorEvaluator, SeesTheSameFromBothSidesOfTheTable) {
    const Rules rules{two, 8, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    each_position<9>(rules, 5, [&](const auto& at) {
        const auto here = evaluator.evaluate(at);
        const auto there = evaluator.evaluate(turned(at));
        ASSERT_NEAR(here[0], there[1], 1e-3);
        ASSERT_NEAR(here[1], there[0], 1e-3);
        // New evaluators, since the number of requests matters (RaceTables).
        ASSERT_EQ(quoridor::Evaluator<9>(rules).solve(at).has_value(),
                  quoridor::Evaluator<9>(rules).solve(turned(at)).has_value());
    });
}

template <int N>
std::vector<int> ratings_of(quoridor::Evaluator<N>& evaluator, const quoridor::Position<N>& at,
                            int depth, MovesOf<quoridor::Quoridor<N>>& moves) {
    quoridor::generate(evaluator.rules(), at, moves);
    std::vector<int> ratings(moves.size(), -7);
    evaluator.rate(at, moves, ratings, depth);
    return ratings;
}

TEST(QuoridorEvaluator, LeavesOutOnlyWallsAndNeverAtTheRoot) {
    on_all_boards([]<int N>(const Rules& rules) {
        quoridor::Evaluator<N> evaluator(rules);
        each_position<N>(rules, 2, [&](const auto& at) {
            MovesOf<quoridor::Quoridor<N>> moves;
            const auto deep = ratings_of<N>(evaluator, at, 1000, moves);
            ASSERT_EQ(std::ranges::count(deep, search::not_worth_trying), 0);
            moves.clear();
            const auto shallow = ratings_of<N>(evaluator, at, 1, moves);
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (moves[i].kind == Move::Kind::Pawn) {
                    ASSERT_NE(shallow[i], search::not_worth_trying);
                }
            }
        });
    });
}

TEST(QuoridorEvaluator, NumbersMovesApart) {
    const Rules rules{two, 10, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    each_position<9>(rules, 2, [&](const auto& at) {
        MovesOf<quoridor::Quoridor<9>> moves;
        quoridor::generate(rules, at, moves);
        std::set<int> slots;
        for (const Move move : moves) slots.insert(evaluator.slot(at, move));
        ASSERT_EQ(slots.size(), moves.size());
        ASSERT_GE(*slots.begin(), 0);
        ASSERT_LT(*slots.rbegin(), quoridor::Evaluator<9>::history_slots);
    });
    EXPECT_LT(evaluator.slot(quoridor::start<9>(rules), {Move::Kind::Pass, 0}),
              quoridor::Evaluator<9>::history_slots);
}

int rating_of(quoridor::Evaluator<9>& evaluator, const quoridor::Position<9>& at,
              const std::string& text) {
    MovesOf<quoridor::Quoridor<9>> moves;
    const auto ratings = ratings_of<9>(evaluator, at, 3, moves);
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (quoridor::move_text<9>(moves[i]) == text) return ratings[i];
    ADD_FAILURE() << text << " is not legal";
    return 0;
}

quoridor::Position<9> position(const Rules& rules, std::string_view text) {
    return quoridor::parse_position<9>(rules, text).value();
}

TEST(QuoridorEvaluator, LooksFirstAtStepsForwardAndWallsThatHurt) {
    const Rules rules{two, 10, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    // North stands in a lane one cell wide: a wall across it costs more than one anywhere else.
    const auto at = position(rules, "c3/8 e6/8 d4v.d6v.e4v.e6v S");
    EXPECT_GT(rating_of(evaluator, at, "c4"), rating_of(evaluator, at, "b3"));
    EXPECT_GT(rating_of(evaluator, at, "b3"), rating_of(evaluator, at, "c2"));
    EXPECT_GT(rating_of(evaluator, at, "e5h"), rating_of(evaluator, at, "f5h"));
    EXPECT_EQ(rating_of(evaluator, at, "h1h"), search::not_worth_trying);
    // The same for a jump: it is worth two steps.
    const auto face_to_face = position(rules, "e4/8 e5/8 - S");
    EXPECT_GT(rating_of(evaluator, face_to_face, "e6"), rating_of(evaluator, at, "c4"));
}

TEST(QuoridorEvaluator, PassesOnlyWhereThatSaysSomething) {
    const Rules rules{two, 10, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    auto at = quoridor::start<9>(rules);
    const auto before = at;
    ASSERT_TRUE(evaluator.pass(at));
    EXPECT_EQ(at.to_move, Seat::North);
    at.to_move = Seat::South;
    EXPECT_EQ(at, before);

    auto face_to_face = position(rules, "e4/8 e6/8 - S");
    EXPECT_FALSE(evaluator.pass(face_to_face)) << "having to step next to the other pawn is bad";
    auto without_walls = position(rules, "e2/0 e8/8 - S");
    EXPECT_FALSE(evaluator.pass(without_walls));
}

TEST(QuoridorEvaluator, JumpsAreSeenByThePlayerToMove) {
    const Rules rules{two, 10, BehindPawn::Block};
    quoridor::Evaluator<9> evaluator(rules);
    const auto jump = std::ranges::find(quoridor::Evaluator<9>::feature_names, "jump") -
                      quoridor::Evaluator<9>::feature_names.begin();
    const auto jumps = [&](std::string_view text, int side) {
        return evaluator.features(position(rules, text), side)[std::size_t(jump)] > 0;
    };
    EXPECT_TRUE(jumps("e4/8 e5/8 - S", 0));
    EXPECT_FALSE(jumps("e4/8 e5/8 - S", 1));
    EXPECT_TRUE(jumps("e4/8 e5/8 - N", 1));
    EXPECT_FALSE(jumps("e4/8 e6/8 - S", 0));
    EXPECT_FALSE(jumps("e4/8 e5/8 e4h S", 0)) << "a wall stands between them";
}

}  // namespace
}  // namespace tablier::quoridor
