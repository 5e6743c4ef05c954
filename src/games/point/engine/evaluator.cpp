#include "games/point/engine/evaluator.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace tablier::point {
namespace {

using search::not_worth_trying;
using search::Strengths;
using Weights = Evaluator::Weights;

constexpr Weights two_players{
#include "games/point/engine/weights/point.inc"
#include "tablier/elementary.h"
};
constexpr Weights three_players{
#include "games/point/engine/weights/point-3.inc"
};
constexpr Weights four_players{
#include "games/point/engine/weights/point-4.inc"
};
constexpr Weights two_teams{
#include "games/point/engine/weights/point-teams.inc"
};

/// In turns, of both partners together.
constexpr float least_gain_of_a_swap = 0.25F;
/// Of the 924 rows to choose from.
constexpr std::size_t rows_worth_trying = 8;

const Weights& fitted_weights(const Rules& rules) {
    if (rules.teams) return two_teams;
    switch (rules.seating.players()) {
        case 2:
            return two_players;
        case 3:
            return three_players;
        default:
            return four_players;
    }
}

/// Of equal ones the first: with a deck that fits no row all are equal.
void keep_best(std::span<int> ratings, std::size_t count) {
    if (ratings.size() <= count) return;
    std::vector<int> sorted(ratings.begin(), ratings.end());
    std::ranges::sort(sorted, std::greater{});
    const int lowest = sorted[count - 1];
    auto equals_kept =
        std::ranges::count(sorted.begin(), sorted.begin() + std::ptrdiff_t(count), lowest);
    for (int& rating : ratings)
        if (rating < lowest || (rating == lowest && equals_kept-- <= 0)) rating = not_worth_trying;
}

}  // namespace

Evaluator::Evaluator(const Rules& rules)
    : rules_(&rules), weights_(fitted_weights(rules)), analyser_(rules) {}

Weights Evaluator::features(const Position& at, int side) {
    if (colours_known(*rules_, at)) return features_with_colours(at, side);
    // P-R9: the lots may fall either way, and black then begins.
    Weights mean{};
    for (Seat black : lots_seats) {
        Position drawn = at;
        drawn.black = black;
        drawn.turn = black;
        const Weights values = features_with_colours(drawn, side);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += values[i] / float(lots_seats.size());
    }
    return mean;
}

Weights Evaluator::features_with_colours(const Position& at, int side) {
    enum : std::size_t { ToMove, Plan, Finishes, NearToMove, Slower, Lacking, Pure, Stopped };
    Weights sum{};
    float slower = 0;
    for (Seat seat : all_seats) {
        const auto place = std::size_t(index(seat));
        if (!rules_->seating.seats.contains(seat) || rules_->seating.side[place] != side) continue;
        const SeatAnalysis analysis = analyser_.of(at, seat);
        sum[Plan] += analysis.plan;
        sum[Finishes] += analysis.finishes;
        if (at.turn == seat) {
            sum[ToMove] += 1.0F;
            sum[NearToMove] += exponential(-analysis.plan / 2.0F);
        }
        if (!rules_->teams) continue;
        const Colour collects = collected(*rules_, at, seat);
        slower = std::max(slower, analysis.plan);
        sum[Pure] += at.rows[place].holds_only(collects);
        sum[Stopped] += at.stopped.contains(seat);
    }
    if (rules_->teams) {
        sum[Slower] = slower;
        sum[Lacking] = float(missing_pawns(at, side));
    }
    return sum;
}

Strengths Evaluator::evaluate(const Position& at) {
    Strengths strengths{};
    for (int side = 0; side < rules_->seating.sides(); ++side) {
        if (!(rules_->seating.seats_of_side(side) & at.retired).empty()) {
            strengths[std::size_t(side)] = -30.0F;
            continue;
        }
        const Weights values = features(at, side);
        for (std::size_t i = 0; i < values.size(); ++i)
            strengths[std::size_t(side)] += weights_[i] * values[i];
    }
    return strengths;
}

void Evaluator::rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int) {
    for (std::size_t i = 0; i < moves.size(); ++i) ratings[i] = rating(at, moves[i]);
    if (at.stage == Stage::Row) keep_best(ratings, rows_worth_trying);
}

int Evaluator::rating(const Position& at, Move move) const {
    switch (move.kind) {
        case MoveKind::Row:
            return row_rating(at, Row(move.blacks, start_length));
        case MoveKind::Use:
        case MoveKind::Take: {
            const Reading& reading = rules_->cards[move.card].readings[move.reading];
            Row row = at.rows[std::size_t(index(at.turn))];
            row.exchange(reading, move.start);
            return row_rating(at, row);
        }
        case MoveKind::Swap:
            return swap_rating(at, move);
        case MoveKind::Stop:
            return missing_pawns(at, rules_->seating.side[std::size_t(index(at.turn))]) == 0
                       ? 0
                       : not_worth_trying;
        default:
            return -1000;
    }
}

int Evaluator::missing_pawns(const Position& at, int side) const {
    int own = 0;
    for (Seat seat : all_seats)
        if (rules_->seating.seats_of_side(side).contains(seat))
            own += at.rows[std::size_t(index(seat))].count(collected(*rules_, at, seat));
    return std::max(0, team_goal - own);
}

int Evaluator::row_rating(const Position& at, Row row) const {
    const auto turns = [&](Colour colour) { return analyser_.rows(colour).turns(row); };
    if (!colours_known(*rules_, at))
        return -int(50.0F * (turns(Colour::Black) + turns(Colour::White)));
    return -int(100.0F * turns(collected(*rules_, at, at.turn)));
}

int Evaluator::swap_rating(const Position& at, Move move) const {
    const Seat partner = rules_->partner(at.turn);
    const float gain =
        analyser_.gain(at, at.turn, move.other) + analyser_.gain(at, partner, move.card) -
        analyser_.gain(at, at.turn, move.card) - analyser_.gain(at, partner, move.other);
    return gain > least_gain_of_a_swap ? int(100.0F * gain) - 500 : not_worth_trying;
}

}  // namespace tablier::point
