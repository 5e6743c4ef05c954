#include "games/quoridor/engine/evaluator.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/quoridor/engine/wall_effects.h"
#include "games/quoridor/rules/sizes.h"

namespace tablier::quoridor {
namespace {

// clang-format off
constexpr std::array<float, Evaluator<9>::feature_names.size()> two_player_weights{
#include "games/quoridor/engine/weights/quoridor.inc"
};
constexpr std::array<float, Evaluator<9>::feature_names.size()> four_player_weights{
#include "games/quoridor/engine/weights/quoridor-4.inc"
};
// clang-format on

/// The strength of a side that left the game.
constexpr float out_of_play = -30.0F;

template <int N>
int distance(int a, int b) {
    return std::abs(Board<N>::file(a) - Board<N>::file(b)) +
           std::abs(Board<N>::rank(a) - Board<N>::rank(b));
}

/// Move ratings for a step forward and for a step added to a rival's path, relative to the search's
/// own bonuses.
constexpr int rating_of_step = 300;
constexpr int rating_of_gain = 200;
/// From this depth on (the root of a search) no move is left out.
constexpr int search_everything = 100;

}  // namespace

template <int N>
Evaluator<N>::Evaluator(const Rules& rules)
    : rules_(rules),
      seating_(make_seating(rules.seats)),
      weights_(rules.seats.size() == 2 ? two_player_weights : four_player_weights) {}

template <int N>
auto Evaluator<N>::look(const Position& at) -> EvaluationTerms {
    const std::uint64_t walls = hash_of_walls(at);
    EvaluationTerms terms;
    terms.playing = at.playing(rules_);
    terms.to_move = at.to_move;
    Seat seat = at.to_move;
    for (int before = 0; before < terms.playing.size(); ++before) {
        const auto i = std::size_t(index(seat));
        terms.paths[i] = path_cache_.look(at, walls, seat);
        terms.walls[i] = at.walls_left[i];
        terms.wait[i] = float(before) / float(terms.playing.size());
        seat = next_clockwise(seat, terms.playing);
    }
    terms.jump = in_contact(at, at.to_move) && jumps_ahead(at);
    return terms;
}

template <int N>
bool Evaluator<N>::in_contact(const Position& at, Seat seat) const {
    const int pawn = at.pawn[std::size_t(index(seat))];
    for (Seat other : all_seats)
        if (other != seat && rules_.seats.contains(other) &&
            distance<N>(pawn, at.pawn[std::size_t(index(other))]) == 1)
            return true;
    return false;
}

template <int N>
bool Evaluator<N>::jumps_ahead(const Position& at) {
    const auto mover = std::size_t(index(at.to_move));
    ShortestPaths<N>& paths = paths_[mover];
    paths.look(OpenSteps<N>(at), at.pawn[mover], Board<N>::goal(at.to_move));
    for (auto to = pawn_destinations(rules_, at); to.any();)
        if (paths.steps_from(to.pop()) <= paths.steps() - 2) return true;
    return false;
}

template <int N>
auto Evaluator<N>::features_of(Seat seat, const EvaluationTerms& terms) -> Weights {
    const PathAnalysis& own = terms.paths[std::size_t(index(seat))];
    const int walls = terms.walls[std::size_t(index(seat))];
    const bool to_move = terms.to_move == seat;
    float rival_moves = N * N;
    int rival_walls = 0;
    for (Seat other : all_seats) {
        if (other == seat || !terms.playing.contains(other)) continue;
        const auto i = std::size_t(index(other));
        rival_moves = std::min(rival_moves, float(terms.paths[i].steps) + terms.wait[i]);
        rival_walls += terms.walls[i];
    }
    const int steps = own.steps;
    const float lead = rival_moves - float(steps) - terms.wait[std::size_t(index(seat))];
    const bool exposed = rival_walls > 0;
    return {
        float(steps),
        float(std::max(0, 4 - steps)),
        float(own.walled),
        to_move ? 1.0F : 0.0F,
        float(walls),
        walls > 0 ? 1.0F : 0.0F,
        walls > 1 ? 1.0F : 0.0F,
        float(walls) * std::min(std::ceil(rival_moves) - 1.0F, float(N)) / float(N),
        float(walls * std::min(steps, N)) / float(N),
        float(walls) / float(1 + rival_walls),
        exposed ? 0.0F : std::clamp(lead, -4.0F, 4.0F),
        std::clamp(lead, -6.0F, 6.0F) / float(1 + rival_walls),
        std::clamp(lead, -3.0F, 3.0F),
        float(own.choice),
        float(own.edges) / float(steps),
        exposed ? float(own.narrow) : 0.0F,
        exposed && own.single ? 1.0F : 0.0F,
        exposed ? float(own.cut) : 0.0F,
        float(own.cut * std::min(rival_walls, 4)),
        exposed && own.cut == 0 ? 1.0F : 0.0F,
        to_move && terms.jump ? 1.0F : 0.0F,
    };
}

template <int N>
search::Strengths Evaluator<N>::evaluate(const Position& at) {
    const EvaluationTerms terms = look(at);
    search::Strengths strengths{};
    for (Seat seat : all_seats) {
        if (!rules_.seats.contains(seat)) continue;
        float& strength = strengths[seating_.side[std::size_t(index(seat))]];
        strength = out_of_play;
        if (!terms.playing.contains(seat)) continue;
        strength = 0;
        const Weights features = features_of(seat, terms);
        for (std::size_t i = 0; i < features.size(); ++i) strength += weights_[i] * features[i];
    }
    return strengths;
}

template <int N>
auto Evaluator<N>::features(const Position& at, int side) -> Weights {
    const EvaluationTerms terms = look(at);
    for (Seat seat : all_seats)
        if (terms.playing.contains(seat) && seating_.side[std::size_t(index(seat))] == side)
            return features_of(seat, terms);
    return {};
}

template <int N>
void Evaluator<N>::rate(const Position& at, std::span<const Move> moves, std::span<int> ratings,
                        int depth) {
    const SeatSet playing = at.playing(rules_);
    const Seat mover = at.to_move;
    WallEffects<N> effects(at);
    for (Seat seat : all_seats) {
        const auto i = std::size_t(index(seat));
        if (playing.contains(seat))
            effects.add(paths_[i], at.pawn[i], Board<N>::goal(seat), seat == mover);
    }
    const ShortestPaths<N>& own = paths_[std::size_t(index(mover))];
    const auto to_nearest_rival = [&](int cell) {
        int nearest = 2 * N;
        for (Seat seat : all_seats)
            if (playing.contains(seat) && seat != mover)
                nearest = std::min(nearest, distance<N>(cell, at.pawn[std::size_t(index(seat))]));
        return nearest;
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (move.kind == Move::Kind::Pass) {
            ratings[i] = 0;
        } else if (move.kind == Move::Kind::Pawn) {
            ratings[i] = rating_of_step * (own.steps() - own.steps_from(move.cell));
        } else {
            const bool horizontal = move.kind == Move::Kind::HorizontalWall;
            const int gain = effects.gain(horizontal, move.cell);
            const bool in_the_way = effects.meets_theirs(horizontal, move.cell);
            const bool linked = effects.is_linked(horizontal, move.cell);
            const int near = to_nearest_rival(move.cell);
            // Walls that change no path, touch no other wall and are far from the pawns are rated
            // low.
            if (depth < search_everything && gain <= 0 && !in_the_way && !linked && near > 2)
                ratings[i] = search::not_worth_trying;
            else
                ratings[i] = rating_of_gain * gain - 20 - near + (in_the_way ? 15 : 0) -
                             (effects.meets_ours(horizontal, move.cell) ? 10 : 0) +
                             (linked ? 5 : 0);
        }
    }
}

template <int N>
std::optional<search::SolvedResult> Evaluator<N>::solve(const Position& at) {
    if (rules_.seats.size() != 2) return std::nullopt;
    const auto walls = [&](Seat seat) { return at.walls_left[std::size_t(index(seat))]; };
    const auto pawn = [&](Seat seat) { return int(at.pawn[std::size_t(index(seat))]); };
    if (walls(Seat::South) > 0 && walls(Seat::North) > 0) return std::nullopt;

    const OpenSteps<N> open(at);
    const Seat mover = at.to_move;
    const Seat other = mover == Seat::South ? Seat::North : Seat::South;
    for (Seat seat : {mover, other})
        paths_[std::size_t(index(seat))].look(open, pawn(seat), Board<N>::goal(seat));
    const auto steps = [&](Seat seat) { return paths_[std::size_t(index(seat))].steps(); };
    const bool mover_ahead = steps(mover) <= steps(other);
    const Seat ahead = mover_ahead ? mover : other;
    const Seat behind = mover_ahead ? other : mover;
    const auto proof = [&](Seat winner, int plies) {
        return search::SolvedResult{.side = seating_.side[std::size_t(index(winner))],
                                    .plies = plies};
    };
    // The winner of the race need not place the walls in hand.
    if (walls(behind) == 0 && paths_[std::size_t(index(ahead))].undisturbed(
                                  open, pawn(ahead), pawn(behind), !mover_ahead))
        return proof(ahead, 2 * steps(ahead) - (mover_ahead ? 1 : 0));
    if (walls(ahead) + walls(behind) > 0) return std::nullopt;
    RaceTable<N>* table = races_.find(at);
    if (table == nullptr) return std::nullopt;
    const auto moves =
        table->moves_left(pawn(Seat::South), pawn(Seat::North), mover == Seat::South);
    if (!moves) return std::nullopt;
    return proof(*moves % 2 == 1 ? mover : other, *moves);
}

template <int N>
bool Evaluator<N>::pass(Position& position) const {
    const Seat mover = position.to_move;
    const int pawn = position.pawn[std::size_t(index(mover))];
    if (position.walls_left[std::size_t(index(mover))] == 0) return false;
    // No null move if the pawns face each other: zugzwang is likely there.
    for (Seat seat : all_seats)
        if (seat != mover && rules_.seats.contains(seat) &&
            distance<N>(pawn, position.pawn[std::size_t(index(seat))]) <= 2)
            return false;
    position.to_move = next_clockwise(mover, position.playing(rules_));
    return true;
}

#define INSTANTIATE(N)                                                                      \
    template class Evaluator<N>;                                                            \
    static_assert(search::RatesMoves<Evaluator<N>> && search::NumbersMoves<Evaluator<N>> && \
                  search::SolvesPositions<Evaluator<N>> && search::CanPass<Evaluator<N>> && \
                  search::Fittable<Evaluator<N>>);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
