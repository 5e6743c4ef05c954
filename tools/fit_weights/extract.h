// Plays kept games again and takes samples of their positions with the features of a mind.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "played_game.h"
#include "samples.h"
#include "search/evaluator.h"
#include "search/worker_threads.h"
#include "tablier/game_adapter.h"

namespace tablier::fit {

/// Which positions of a game become samples.
struct Choice {
    int every = 1;  ///< one of so many
    int skip = 0;   ///< none of the first so many moves: a set-up that features say nothing about
    /// None of drawn games: where weak players repeat moves, a draw says little about positions.
    bool only_decided = false;
};

struct Extraction {
    Samples samples;
    /// How far the mind's evaluate are at most from the sum of weights and features they should
    /// be; what is common to all sides does not count.
    double largest_discrepancy = 0;
    std::uint64_t positions = 0;  ///< with a seat to move, quiet or not
};

namespace detail {

/// Whether an evaluation is what the search would use here: neither a tactical position, nor one
/// that the mind solves. What the player has proven by search stays: seen from the end of another
/// search, the evaluation must say who wins there, and threats matter nowhere more.
template <class M>
bool worth_learning_from(M& evaluator, const typename M::Game::Position& at) {
    if constexpr (search::SolvesPositions<M>)
        if (evaluator.solve(at)) return false;
    if constexpr (search::DetectsQuiescence<M>) {
        const auto moves = std::make_unique<MovesOf<typename M::Game>>();
        if (evaluator.quiescence(at, *moves) != search::Quiescence::Quiet) return false;
    }
    return true;
}

/// The difference between what the mind says and its own features, relative to side 0.
template <class M>
double discrepancy(M& evaluator, const typename M::Game::Position& at, const Samples& samples) {
    const search::Strengths evaluate = evaluator.evaluate(at);
    double largest = 0;
    double of_first = 0;
    for (int side = 0; side < samples.sides; ++side) {
        const auto features = samples.of(samples.size() - 1, side);
        double sum = 0;
        for (std::size_t i = 0; i < features.size(); ++i)
            sum += double(evaluator.weights()[i]) * double(features[i]);
        const double difference = double(evaluate[std::size_t(side)]) - sum;
        if (side == 0) of_first = difference;
        largest = std::max(largest, std::abs(difference - of_first));
    }
    return largest;
}

template <search::Fittable M>
Result<Extraction> extract_game(const AnyGame& game, M& evaluator, const PlayedGame& played,
                                int number, const Choice& choice) {
    const Seating table = game.seating();
    Extraction found;
    Samples& samples = found.samples;
    samples.sides = table.sides();
    samples.features = int(M::feature_names.size());

    // Only what came after the last random move led to the result.
    auto first = std::size_t(choice.skip);
    for (std::size_t i = 0; i < played.plies.size(); ++i)
        if (played.plies[i].origin == Ply::Origin::Random) first = std::max(first, i + 1);

    if (choice.only_decided && played.result[0] == 1.0F / float(samples.sides)) return found;

    AnyPosition position = game.start();
    int candidates = number;  // so that games begin at different places when only some are kept
    for (std::size_t i = 0; i < played.plies.size(); ++i) {
        const Ply& ply = played.plies[i];
        const Actor actor = position.actor();
        if (ply.origin == Ply::Origin::Searched && i >= first && is_seat(actor)) {
            ++found.positions;
            const auto& at = *position_of<typename M::Game>(position);
            if (++candidates % choice.every == 0 && worth_learning_from(evaluator, at)) {
                samples.rows.push_back({.result = played.result,
                                        .mover = table.side[std::size_t(index(seat_of(actor)))],
                                        .search = float(search::win_chance(ply.score)),
                                        .game = number,
                                        .stage = float(i) / float(played.plies.size())});
                for (int side = 0; side < samples.sides; ++side) {
                    const typename M::Weights features = evaluator.features(at, side);
                    samples.values.insert(samples.values.end(), features.begin(), features.end());
                }
                found.largest_discrepancy =
                    std::max(found.largest_discrepancy, discrepancy(evaluator, at, samples));
            }
        }
        if (!position.play(ply.move))
            return fail("game " + std::to_string(number + 1) + ", move " + std::to_string(i + 1) +
                        ": " + in_quotes(ply.move) + " is not legal");
    }
    // Positions of one game share one result: ten times as many do not say ten times as much.
    for (Sample& sample : samples.rows)
        sample.weight = float(1 / std::sqrt(double(samples.rows.size())));
    return found;
}

}  // namespace detail

/// Samples of all games, in their order. The error names the game whose moves are not legal.
template <search::Fittable M>
Result<Extraction> extract(const AnyGame& game, const M& evaluator,
                           const std::vector<PlayedGame>& games, const Choice& choice,
                           int threads) {
    std::vector<std::optional<Result<Extraction>>> parts(games.size());
    std::atomic<std::size_t> next{0};
    search::run_on_threads(threads, [&](int) {
        M own = evaluator;
        while (true) {
            const std::size_t number = next++;
            if (number >= games.size()) return;
            parts[number] = detail::extract_game(game, own, games[number], int(number), choice);
        }
    });
    Extraction all;
    all.samples.sides = game.seating().sides();
    all.samples.features = int(M::feature_names.size());
    for (const auto& part : parts) {
        if (!*part) return std::unexpected(part->error());
        all.samples.append((*part)->samples);
        all.positions += (*part)->positions;
        all.largest_discrepancy = std::max(all.largest_discrepancy, (*part)->largest_discrepancy);
    }
    return all;
}

}  // namespace tablier::fit
