#include "games/intercept/engine/evaluator.h"

#include "games/intercept/engine/win_in_one.h"
#include "tablier/random.h"

namespace tablier::intercept {

using namespace intercept;

namespace {

constexpr Features two_players{
#include "games/intercept/engine/weights/intercept.inc"
};
constexpr Features four_alone{
#include "games/intercept/engine/weights/intercept-4.inc"
};
constexpr Features two_teams{
#include "games/intercept/engine/weights/intercept-teams.inc"
};

const Features& weights_for(const Rules& rules) {
    if (rules.seating.sides() == 4) return four_alone;
    return rules.seating.seats.size() == 4 ? two_teams : two_players;
}

/// Strength of a side that has left, which cannot win any more.
constexpr float retired_strength = -30.0F;

Seat next_seat(const Rules& rules, const Position& at) {
    return next_clockwise(at.to_move, rules.seating.seats.without(at.retired));
}

}  // namespace

Evaluator::Evaluator(const Rules& rules)
    : rules_(&rules), weights_(weights_for(rules)), scratch_(std::make_unique<Moves>()) {}

Evaluator::Evaluator(const Evaluator& other)
    : rules_(other.rules_), weights_(other.weights_), scratch_(std::make_unique<Moves>()) {}

search::Strengths Evaluator::evaluate(const Position& at) {
    const auto features = features_of_sides(*rules_, at, analyse(at));
    search::Strengths strengths{};
    for (int side = 0; side < rules_->seating.sides(); ++side) {
        float& strength = strengths[std::size_t(side)];
        if (!(rules_->seating.seats_of_side(side) & at.retired).empty()) {
            strength = retired_strength;
            continue;
        }
        const Features& mine = features[std::size_t(side)];
        for (std::size_t i = 0; i < mine.size(); ++i) strength += weights_[i] * mine[i];
    }
    return strengths;
}

const BallAnalysis& Evaluator::analyse(const Position& at) {
    if (!analysed_ || *analysed_ != at) {
        analysed_ = at;
        analysis_.emplace(*rules_, at);
    }
    return *analysis_;
}

std::optional<search::SolvedResult> Evaluator::solve(const Position& at) {
    const auto side = [&](Seat seat) { return int(rules_->seating.side[index(seat)]); };
    if (win_in_one(*rules_, at)) return search::SolvedResult{.side = side(at.to_move), .plies = 1};
    if (threatened(at) && !can_parry(at))
        return search::SolvedResult{.side = side(next_seat(*rules_, at)), .plies = 2};
    return std::nullopt;
}

/// Only threats of the next player: others may parry those of later ones.
bool Evaluator::threatened(const Position& at) const {
    return win_threat(*rules_, at, next_seat(*rules_, at)).has_value();
}

bool Evaluator::parries(const Position& at, Move move) const {
    Position next = at;
    play(*rules_, next, move);
    return next.won || !win_in_one(*rules_, next);
}

bool Evaluator::can_parry(const Position& at) {
    scratch_->clear();
    generate(*rules_, at, *scratch_);
    // Moves of the ball are the most likely to parry.
    for (Move move : *scratch_)
        if (move.has_ball() && parries(at, move)) return true;
    for (Move move : *scratch_)
        if (!move.has_ball() && parries(at, move)) return true;
    return false;
}

search::Quiescence Evaluator::quiescence(const Position& at, Moves& moves) {
    if (!threatened(at)) return search::Quiescence::Quiet;
    generate(*rules_, at, moves);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (parries(at, moves[i])) moves[kept++] = moves[i];
    moves.resize_down(kept);
    return search::Quiescence::Forced;
}

void Evaluator::rate(const Position& at, std::span<const Move> moves, std::span<int> ratings,
                     int depth) {
    const BallAnalysis& analysis = analyse(at);
    const int mover = analysis.mover();
    const SideAnalysis& own = analysis.side(mover);
    const GoalRoad::KeyCells key = own.road.key_cells();
    const auto help = std::int16_t(own.road.turns() <= 2 ? 600 : 150);
    // The effect of one more pawn on the way home, and on the others' ways.
    std::array<std::array<std::int16_t, 256>, 2> worth{};
    for (int face = 0; face < 2; ++face) {
        key.helpful[face].for_each([&](Cell cell) { worth[face][cell.code] += help; });
        own.takes[face].for_each([&](Cell cell) { worth[face][cell.code] += 30; });
        neighbours(at.ball).for_each([&](Cell cell) { worth[face][cell.code] += 30; });
        ring(at.ball).for_each([&](Cell cell) { worth[face][cell.code] += 30; });
    }
    for (int side = 0; side < rules_->seating.sides(); ++side) {
        if (side == mover) continue;
        const GoalRoad& road = analysis.side(side).road;
        const auto bonus = std::int16_t(400 / road.turns());
        const Board needed = road.key_cells().needed;
        for (int face = 0; face < 2; ++face)
            needed.for_each([&](Cell cell) { worth[face][cell.code] += bonus; });
    }
    const Board& targets = rules_->targets[index(at.to_move)];
    const bool takes = analysis.holder() != mover;
    std::array<std::int8_t, 256> turns_from{};  // 0: not computed yet
    const auto turns = [&](Cell ball) {
        std::int8_t& known = turns_from[ball.code];
        if (known == 0) known = std::int8_t(own.road.turns(ball));
        return int(known);
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (move.is_pass()) continue;
        const bool was_passage = at.passages.contains(move.from());
        const Face face = move.is_double() ? move.face()
                          : was_passage    ? Face::Passage
                                           : Face::Repos;
        int rating =
            worth[std::size_t(face)][move.to().code] - worth[was_passage ? 0 : 1][move.from().code];
        rating += 5 * (distance(move.from(), at.ball) - distance(move.to(), at.ball));
        if (move.has_ball()) {
            if (targets.contains(move.ball())) {
                rating = 100'000;
            } else {
                rating += 100 * (own.road.turns() - turns(move.ball()));
                if (takes) rating += 300;
            }
        }
        ratings[i] = rating;
    }
    // A move that does not parry loses at once.
    if (depth > 0 && threatened(at) && can_parry(at))
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (!parries(at, moves[i])) ratings[i] = search::not_worth_trying;
}

bool Evaluator::pass(Position& position) const {
    if (threatened(position)) return false;
    position.to_move = next_seat(*rules_, position);
    return true;
}

int Evaluator::slot(const Position&, Move move) const {
    const std::uint64_t all = std::uint64_t(move.from().code) | std::uint64_t(move.to().code) << 8 |
                              std::uint64_t(move.ball().code) << 16 |
                              std::uint64_t(move.is_double() ? 1 + int(move.face()) : 0) << 24;
    return int(mix64(all) >> 50);
}

}  // namespace tablier::intercept
