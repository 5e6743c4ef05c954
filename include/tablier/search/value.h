// Values of a position: strengths, chances and scores, and the conversions between them.
//
// Each side has a strength, in logits. A side's chance to win is the softmax of the strengths; with
// two sides that is the logistic function of their difference. Evaluations are fitted to results of
// games by exactly this model, so a score always means a chance.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "tablier/elementary.h"
#include "tablier/outcome.h"
#include "tablier/seat.h"

namespace tablier::search {

/// By number of side.
using Strengths = std::array<float, seat_count>;
/// Expected shares of the win by number of side; they add up to 1.
using Chances = std::array<float, seat_count>;

/// The log-odds of one camp against the rest, in thousandths. Proven results lie beyond every
/// evaluation: `proven_win - n` is a win after n more moves of the record.
using Score = int;
inline constexpr Score proven_win = 30'000;
inline constexpr int max_proof_length = 5'000;
inline constexpr Score max_evaluation = proven_win - max_proof_length - 1;
inline constexpr Score infinite_score = 32'000;

constexpr Score win_in(int plies) {
    return proven_win - std::min(plies, max_proof_length);
}
constexpr Score loss_in(int plies) {
    return -win_in(plies);
}
constexpr bool is_proven(Score score) {
    return score > max_evaluation || score < -max_evaluation;
}
/// Moves until the proven end.
constexpr int proof_length(Score score) {
    return proven_win - (score < 0 ? -score : score);
}

inline Score to_score(float logit) {
    return std::clamp(int(std::lround(logit * 1000.0F)), -max_evaluation, max_evaluation);
}
inline double win_chance(Score score) {
    if (is_proven(score)) return score > 0 ? 1.0 : 0.0;
    return 1.0 / (1.0 + exponential(-double(score) / 1000.0));
}

inline Chances chances_of(const Strengths& strengths, int sides) {
    const float most = *std::max_element(strengths.begin(), strengths.begin() + sides);
    Chances chances{};
    float sum = 0;
    for (int i = 0; i < sides; ++i)
        sum += chances[std::size_t(i)] = exponential(strengths[std::size_t(i)] - most);
    for (int i = 0; i < sides; ++i) chances[std::size_t(i)] /= sum;
    return chances;
}

/// The log-odds of one side against all others together.
inline float log_odds(const Strengths& strengths, int side, int sides) {
    if (sides == 2) return strengths[std::size_t(side)] - strengths[std::size_t(1 - side)];
    float most = -1e9F;
    for (int i = 0; i < sides; ++i)
        if (i != side) most = std::max(most, strengths[std::size_t(i)]);
    float sum = 0;
    for (int i = 0; i < sides; ++i)
        if (i != side) sum += exponential(strengths[std::size_t(i)] - most);
    return strengths[std::size_t(side)] - most - logarithm(sum);
}

/// Value of the end of a game: the winning sides share the win; a draw is shared by all.
inline Chances shares_of(const Outcome& outcome, const Seating& seating) {
    Chances shares{};
    const int sides = seating.sides();
    int winning = 0;
    for (int side = 0; side < sides; ++side)
        winning += !(seating.seats_of_side(side) & outcome.winners).empty();
    for (int side = 0; side < sides; ++side) {
        const bool wins = !(seating.seats_of_side(side) & outcome.winners).empty();
        shares[std::size_t(side)] = winning == 0 ? 1.0F / float(sides)
                                    : wins       ? 1.0F / float(winning)
                                                 : 0.0F;
    }
    return shares;
}

}  // namespace tablier::search
