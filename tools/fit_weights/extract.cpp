#include "extract.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <optional>
#include <string>

#include "tablier/search/detail/worker_threads.h"
#include "tablier/search/value.h"

namespace tablier::fit {
namespace {

/// The difference between the strengths and the weighted features, relative to side 0.
double discrepancy(search::AnyEvaluator& evaluator, const AnyPosition& at, const Samples& samples) {
    const search::Strengths strengths = evaluator.evaluate(at);
    const std::vector<float> weights = evaluator.weights();
    double largest = 0;
    double of_first = 0;
    for (int side = 0; side < samples.sides; ++side) {
        const auto features = samples.of(samples.size() - 1, side);
        double sum = 0;
        for (std::size_t i = 0; i < features.size(); ++i)
            sum += double(weights[i]) * double(features[i]);
        const double difference = double(strengths[std::size_t(side)]) - sum;
        if (side == 0) of_first = difference;
        largest = std::max(largest, std::abs(difference - of_first));
    }
    return largest;
}

/// Positions are used where the search would use the evaluation: neither tactical nor solved. What
/// the player has proven by search stays: seen from the end of another search, the evaluation must
/// tell the winner there, and threats matter nowhere more.
Result<Extraction> extract_game(const AnyGame& game, search::AnyEvaluator& evaluator,
                                const PlayedGame& played, int number, const Choice& choice) {
    const Seating seating = game.seating();
    Extraction found;
    Samples& samples = found.samples;
    samples.sides = seating.sides();
    samples.features = int(evaluator.feature_names().size());

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
            if (++candidates % choice.every == 0 && evaluator.is_quiet(position)) {
                samples.rows.push_back({.result = played.result,
                                        .mover = seating.side[std::size_t(index(seat_of(actor)))],
                                        .search = float(search::win_chance(ply.score)),
                                        .game = number,
                                        .stage = float(i) / float(played.plies.size())});
                for (int side = 0; side < samples.sides; ++side) {
                    const std::vector<float> features = evaluator.features(position, side);
                    samples.values.insert(samples.values.end(), features.begin(), features.end());
                }
                found.max_discrepancy =
                    std::max(found.max_discrepancy, discrepancy(evaluator, position, samples));
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

}  // namespace

Result<Extraction> extract(const AnyGame& game, const search::AnyEvaluator& evaluator,
                           const std::vector<PlayedGame>& games, const Choice& choice,
                           int threads) {
    std::vector<std::optional<Result<Extraction>>> parts(games.size());
    std::atomic<std::size_t> next{0};
    search::run_on_threads(threads, [&](int) {
        const std::unique_ptr<search::AnyEvaluator> own = evaluator.clone();
        while (true) {
            const std::size_t number = next++;
            if (number >= games.size()) return;
            parts[number] = extract_game(game, *own, games[number], int(number), choice);
        }
    });
    Extraction all;
    all.samples.sides = game.seating().sides();
    all.samples.features = int(evaluator.feature_names().size());
    for (const auto& part : parts) {
        if (!*part) return std::unexpected(part->error());
        all.samples.append((*part)->samples);
        all.positions += (*part)->positions;
        all.max_discrepancy = std::max(all.max_discrepancy, (*part)->max_discrepancy);
    }
    return all;
}

}  // namespace tablier::fit
