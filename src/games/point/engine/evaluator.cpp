#include "games/point/engine/evaluator.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace tablier::engines {
namespace {

using point::Colour;
using point::MoveKind;
using point::Position;
using point::Row;
using point::Rules;
using search::not_worth_trying;
using search::Strengths;
using Weights = PointEvaluator::Weights;

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

PointEvaluator::PointEvaluator(const Rules& rules)
    : rules_(&rules), weights_(fitted_weights(rules)), outlooks_(rules) {}

Weights PointEvaluator::features(const Position& at, int side) {
    if (point::colours_known(*rules_, at)) return features_with_colours(at, side);
    // P-R9: the lots may fall either way, and black then begins.
    Weights mean{};
    for (Seat black : point::lots_seats) {
        Position drawn = at;
        drawn.black = black;
        drawn.turn = black;
        const Weights values = features_with_colours(drawn, side);
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] += values[i] / float(point::lots_seats.size());
    }
    return mean;
}

Weights PointEvaluator::features_with_colours(const Position& at, int side) {
    enum : std::size_t { ToMove, Plan, Finishes, NearToMove, Slower, Lacking, Pure, Stopped };
    Weights sum{};
    float slower = 0;
    for (Seat seat : all_seats) {
        const auto place = std::size_t(index(seat));
        if (!rules_->seating.seats.contains(seat) || rules_->seating.side[place] != side) continue;
        const SeatOutlook outlook = outlooks_.of(at, seat);
        sum[Plan] += outlook.plan;
        sum[Finishes] += outlook.finishes;
        if (at.turn == seat) {
            sum[ToMove] += 1.0F;
            sum[NearToMove] += exponential(-outlook.plan / 2.0F);
        }
        if (!rules_->teams) continue;
        const Colour collects = point::collected(*rules_, at, seat);
        slower = std::max(slower, outlook.plan);
        sum[Pure] += at.rows[place].holds_only(collects);
        sum[Stopped] += at.stopped.contains(seat);
    }
    if (rules_->teams) {
        sum[Slower] = slower;
        sum[Lacking] = float(missing_pawns(at, side));
    }
    return sum;
}

Strengths PointEvaluator::evaluate(const Position& at) {
    Strengths evaluate{};
    for (int side = 0; side < rules_->seating.sides(); ++side) {
        if (!(rules_->seating.seats_of_side(side) & at.retired).empty()) {
            evaluate[std::size_t(side)] = -30.0F;
            continue;
        }
        const Weights values = features(at, side);
        for (std::size_t i = 0; i < values.size(); ++i)
            evaluate[std::size_t(side)] += weights_[i] * values[i];
    }
    return evaluate;
}

void PointEvaluator::rate(const Position& at, std::span<const point::Move> moves,
                          std::span<int> ratings, int) {
    for (std::size_t i = 0; i < moves.size(); ++i) ratings[i] = rating(at, moves[i]);
    if (at.stage == point::Stage::Row) keep_best(ratings, rows_worth_trying);
}

int PointEvaluator::rating(const Position& at, point::Move move) const {
    switch (move.kind) {
        case MoveKind::Row:
            return row_rating(at, Row(move.blacks, point::start_length));
        case MoveKind::Use:
        case MoveKind::Take: {
            const point::Reading& reading = rules_->cards[move.card].readings[move.reading];
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

int PointEvaluator::missing_pawns(const Position& at, int side) const {
    int own = 0;
    for (Seat seat : all_seats)
        if (rules_->seating.seats_of_side(side).contains(seat))
            own += at.rows[std::size_t(index(seat))].count(point::collected(*rules_, at, seat));
    return std::max(0, point::team_goal - own);
}

int PointEvaluator::row_rating(const Position& at, Row row) const {
    const auto turns = [&](Colour colour) { return outlooks_.rows(colour).turns(row); };
    if (!point::colours_known(*rules_, at))
        return -int(50.0F * (turns(Colour::Black) + turns(Colour::White)));
    return -int(100.0F * turns(point::collected(*rules_, at, at.turn)));
}

int PointEvaluator::swap_rating(const Position& at, point::Move move) const {
    const Seat partner = rules_->partner(at.turn);
    const float gain =
        outlooks_.gain(at, at.turn, move.other) + outlooks_.gain(at, partner, move.card) -
        outlooks_.gain(at, at.turn, move.card) - outlooks_.gain(at, partner, move.other);
    return gain > least_gain_of_a_swap ? int(100.0F * gain) - 500 : not_worth_trying;
}

}  // namespace tablier::engines
