// Evaluator of Superpion: features, quiescence, move ratings.
#include "games/superpion/engine/evaluator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "games/superpion/rules/score.h"
#include "random_positions.h"

namespace tablier::superpion {
namespace {

using superpion::Bits;
using superpion::Cell;
using superpion::Move;
using superpion::Moves;
using superpion::Position;
using superpion::Rules;
using superpion::Superpion;
using superpion::Way;

float value(const superpion::Features& features, superpion::Feature feature) {
    return features[std::size_t(feature)];
}

GamePtr game_of(std::string_view name) {
    for (const Variant& variant : superpion::variants())
        if (variant.name == name) return *variant.make(variant, Options(variant.options));
    return nullptr;
}
const Rules& rules_of(const GamePtr& game) {
    return *rules_of<Superpion>(*game);
}

/// Whether a piece can take that one, cell by cell.
bool takes_as_walked(const Position& at, Cell from, Cell victim) {
    for (Way way : superpion::diagonal_ways) {
        Cell over = superpion::next_cell(from, way);
        if (at.superpions.has(from))
            while (over != superpion::no_cell && !at.occupied().has(over))
                over = superpion::next_cell(over, way);
        if (over != victim) continue;
        const Cell landing = superpion::next_cell(over, way);
        if (landing != superpion::no_cell && !at.occupied().has(landing)) return true;
    }
    return false;
}

/// Pieces of a colour that some other colour in play can take, by the colour that comes first: the
/// number before this colour's own turn, and the number only after it.
std::pair<int, int> attacked_as_walked(const Rules& rules, const Position& at, Seat colour) {
    std::pair<int, int> counts;
    superpion::for_each(at.of(colour), [&](int victim) {
        bool own_turn_passed = false;
        for (int step = 0; step < seat_count; ++step) {
            const Seat other = Seat((index(at.to_move) + step) % seat_count);
            own_turn_passed = own_turn_passed || other == colour;
            if (!rules.plays(other) || at.retired.contains(other) ||
                !rules.adverse[std::size_t(index(colour))].contains(other))
                continue;
            bool takes = false;
            superpion::for_each(at.of(other), [&](int from) {
                takes = takes || takes_as_walked(at, Cell(from), Cell(victim));
            });
            if (!takes) continue;
            ++(own_turn_passed ? counts.second : counts.first);
            return;
        }
    });
    return counts;
}

TEST(SuperpionEvaluator, StrengthsAreWeightsTimesFeatures) {
    for_positions_of_random_games(2, [](const Rules& rules, const Position& at) {
        superpion::Evaluator evaluator(rules);
        const search::Strengths strengths = evaluator.evaluate(at);
        for (int side = 0; side < rules.seating.sides(); ++side) {
            const auto features = evaluator.features(at, side);
            float sum = 0;
            for (std::size_t i = 0; i < features.size(); ++i)
                sum += evaluator.weights()[i] * features[i];
            ASSERT_NEAR(strengths[std::size_t(side)], sum, 1e-3);
        }
    });
}

TEST(SuperpionEvaluator, CountsPointsAndAttacksAsThePlainWayDoes) {
    for_positions_of_random_games(4, [](const Rules& rules, const Position& at) {
        const superpion::FeatureReader reader(rules);
        const auto features = reader.read(at);
        const float emptiness = 1.0F - float(at.occupied().count()) / 60.0F;
        for (int side = 0; side < rules.seating.sides(); ++side) {
            const SeatSet colours = rules.seating.seats_of_side(side).without(at.retired);
            if (colours.empty()) continue;
            std::pair<int, int> attacked;
            for (Seat colour : all_seats) {
                if (!colours.contains(colour)) continue;
                const auto [soon, later] = attacked_as_walked(rules, at, colour);
                attacked.first += soon;
                attacked.second += later;
            }
            const auto& own = features[std::size_t(side)];
            const float points = float(superpion::points_of_side(rules, at, side)) / 10.0F;
            ASSERT_NEAR(value(own, superpion::Feature::PointsLate), points * emptiness, 1e-4);
            ASSERT_EQ(value(own, superpion::Feature::AttackedSoon), float(attacked.first))
                << superpion::position_text(at) << " side " << side;
            ASSERT_EQ(value(own, superpion::Feature::AttackedLater), float(attacked.second))
                << superpion::position_text(at) << " side " << side;
        }
    });
}

TEST(SuperpionEvaluator, IsForcedExactlyWhereThereAreCaptures) {
    for_positions_of_random_games(4, [](const Rules& rules, const Position& at) {
        superpion::Evaluator evaluator(rules);
        Moves all;
        superpion::generate(rules, at, all);
        Moves forcing;
        const search::Quiescence quiescence = evaluator.quiescence(at, forcing);
        if (all[0].captures()) {
            ASSERT_EQ(quiescence, search::Quiescence::Forced);
            ASSERT_TRUE(std::ranges::equal(all, forcing));
        } else {
            ASSERT_EQ(quiescence, search::Quiescence::Quiet);
        }
    });
}

TEST(SuperpionEvaluator, LeavesOutOnlyCapsOfMovesThatStayWithAnother) {
    for_positions_of_random_games(4, [](const Rules& rules, const Position& at) {
        superpion::Evaluator evaluator(rules);
        Moves moves;
        superpion::generate(rules, at, moves);
        std::vector<int> ratings(moves.size());
        evaluator.rate(at, moves, ratings, 1);
        using Displacement = std::tuple<Cell, Cell, std::uint64_t, std::uint64_t>;
        std::map<Displacement, int> kept;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Move& move = moves[i];
            ASSERT_LT(evaluator.slot(at, move), superpion::Evaluator::history_slots);
            kept[{move.from, move.to, move.captured.low, move.captured.high}] +=
                ratings[i] > search::not_worth_trying;
        }
        for (const auto& [displacement, count] : kept) ASSERT_EQ(count, 1);
    });
}

TEST(SuperpionEvaluator, ASideThatLeftHasNoChance) {
    const GamePtr game = game_of("superpion");
    const Rules& rules = rules_of(game);
    superpion::Evaluator evaluator(rules);
    Position position = superpion::start(rules);
    superpion::retire(rules, position, {Seat::West});
    const auto chances = search::chances_of(evaluator.evaluate(position), 4);
    EXPECT_LT(chances[1], 1e-3);
    EXPECT_GT(chances[0], 0.2);
}

/// The camps are the same but for a turn of the board.
TEST(SuperpionEvaluator, AtTheStartOnlyTheTurnTellsSidesApart) {
    const GamePtr game = game_of("superpion");
    const Rules& rules = rules_of(game);
    const superpion::FeatureReader reader(rules);
    const auto features = reader.read(superpion::start(rules));
    for (std::size_t i = 0; i < superpion::feature_count; ++i) {
        if (superpion::Feature(i) == superpion::Feature::Tempo) continue;
        for (std::size_t side = 1; side < 4; ++side)
            EXPECT_EQ(features[side][i], features[0][i]) << superpion::feature_name_list[i];
    }
    EXPECT_EQ(value(features[0], superpion::Feature::Tempo), 2);
}

/// Symmetry that lets the search try one cap only, with reserves apart (S-R12) and together.
TEST(SuperpionEvaluator, BetweenTwoSidesEveryCapIsWorthTheSame) {
    int choices = 0;
    for_positions_of_random_games(6, [&](const Rules& rules, const Position& at) {
        if (rules.seating.sides() != 2) return;
        const int mover = rules.seating.side[std::size_t(index(at.to_move))];
        Moves moves;
        superpion::generate(rules, at, moves);
        std::map<std::tuple<Cell, Cell, std::uint64_t, std::uint64_t>, int> leads;
        for (const Move& move : moves) {
            if (!move.cap) continue;
            Position after = at;
            superpion::play(rules, after, move);
            const int lead = superpion::points_of_side(rules, after, mover) -
                             superpion::points_of_side(rules, after, 1 - mover);
            const auto [known, fresh] = leads.try_emplace(
                {move.from, move.to, move.captured.low, move.captured.high}, lead);
            choices += !fresh;
            ASSERT_EQ(lead, known->second) << superpion::position_text(at);
        }
    });
    EXPECT_GT(choices, 0);
}

TEST(SuperpionEvaluator, PrefersTheCapThatCountsDouble) {
    const GamePtr game = game_of("superpion");
    const Rules& rules = rules_of(game);
    // Blue's pawn n5 promotes at p5; Black holds a blue, a red and a black pawn.
    const auto at = superpion::parse_position(
        rules, "5/5/y4/r7/8/8/8/8/8/8/8/6b1/8/5/5/5 -/-/-/b1r1k1 b - 0 -");
    ASSERT_TRUE(at) << at.error().message;
    EXPECT_EQ(best_cap(rules, *at, superpion::cell_at(*superpion::parse_square("p5"))),
              Seat::South);
}

}  // namespace
}  // namespace tablier::superpion
