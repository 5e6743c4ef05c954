// Perft (the number of leaves of the game tree) and random playouts, over the playing half of a
// game.
#pragma once

#include <cstdint>
#include <memory>

#include "tablier/game.h"
#include "tablier/playout.h"

namespace tablier {

/// The number of leaves `depth` moves below the position: 1 if the game is over or depth is 0.
/// The last ply is counted, not played. Chance outcomes count as moves, without weights.
template <Game G>
std::uint64_t perft(const typename G::Rules& rules, const typename G::Position& position,
                    int depth) {
    if (depth == 0 || G::actor(rules, position) == Actor::Nobody) return 1;
    if constexpr (CountsMoves<G>)
        if (depth == 1) return G::count(rules, position);
    MovesOf<G> moves;
    G::generate(rules, position, moves);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const typename G::Move& move : moves) {
        typename G::Position next = position;
        G::play(rules, next, move);
        leaves += perft<G>(rules, next, depth - 1);
    }
    return leaves;
}

/// One random game from `position` to its end or a limit. Positions may repeat.
template <Game G>
Playout play_randomly(const typename G::Rules& rules, typename G::Position position, Random& random,
                      const PlayoutLimits& limits) {
    const auto scratch = std::make_unique<MovesOf<G>>();
    Playout result;
    int turns = 0;
    while (true) {
        const Actor actor = G::actor(rules, position);
        if (actor == Actor::Nobody) {
            result.outcome = G::outcome(rules, position);
            return result;
        }
        if ((limits.max_turns > 0 && turns >= limits.max_turns) ||
            (limits.max_plies > 0 && result.plies >= std::uint64_t(limits.max_plies))) {
            result.outcome = G::stopped(rules, position, EndReason::TurnLimit);
            return result;
        }
        if (is_seat(actor)) {
            ++result.choices;
            if (limits.count_branching)
                result.branching += count_moves<G>(rules, position, *scratch);
        }
        const typename G::Move move = sample_move<G>(rules, position, random, *scratch);
        turns += G::ends_turn(rules, position, move);
        G::play(rules, position, move);
        ++result.plies;
    }
}

}  // namespace tablier
