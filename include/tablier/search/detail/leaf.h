// Leaf evaluators of the tree search: random playouts, or the evaluation of the game.
#pragma once

#include <algorithm>
#include <vector>

#include "tablier/perft.h"
#include "tablier/search/evaluator.h"

namespace tablier::search {

/// Selection of the moves to try at a new node.
enum class Guidance {
    None,     ///< UCB1: each move is tried once before any is tried again
    Values,   ///< all moves are evaluated when a node is expanded
    Ratings,  ///< PUCT: priors from the move ratings
};

/// Evaluates a leaf by one random game: plain UCT needs the rules only.
template <Game G>
class RandomPlayouts {
  public:
    using Game = G;
    static constexpr Guidance guidance = Guidance::None;
    static constexpr double exploration = 1.41421356;  // sqrt(2), as in UCB1

    explicit RandomPlayouts(const typename G::Rules& rules) : rules_(&rules) {}

    const typename G::Rules& rules() const { return *rules_; }
    Chances value(const typename G::Position& at, Random& random, std::uint64_t& nodes,
                  MovesOf<G>&) {
        const Playout playout =
            play_randomly<G>(*rules_, at, random, {.max_plies = max_playout_moves});
        nodes += playout.plies + 1;
        return shares_of(playout.outcome, G::seating(*rules_));
    }

  private:
    static constexpr int max_playout_moves = 300;  ///< longer random games carry no information
    const typename G::Rules* rules_;
};

/// Evaluates a leaf by the evaluator, which also guides the selection; moves rated
/// `not_worth_trying` are left out.
template <Evaluator E, Guidance by>
class StaticEvaluation {
  public:
    using Game = typename E::Game;
    using Position = typename Game::Position;
    static constexpr Guidance guidance = by;
    static constexpr double exploration = [] {
        if constexpr (by == Guidance::Ratings)
            return 0.6;
        else if constexpr (requires { E::exploration; })
            return E::exploration;
        else
            return 0.12;
    }();
    /// A move rated higher by this has a prior e times as large.
    static constexpr double rating_unit = 200.0;
    /// First play urgency: an untried move is assumed to be this much worse than its node.
    static constexpr double first_play_reduction = 0.1;

    explicit StaticEvaluation(const E& evaluator)
        : evaluator_(evaluator), seating_(Game::seating(evaluator.rules())) {}

    const typename Game::Rules& rules() const { return evaluator_.rules(); }
    E& evaluator() { return evaluator_; }

    Chances value(const Position& at, Random&, std::uint64_t& nodes, MovesOf<Game>& scratch) {
        ++nodes;
        if constexpr (DetectsQuiescence<E> && RatesMoves<E>)
            return quiescent_value(at, scratch);
        else
            return static_value(at);
    }

  private:
    static constexpr int max_quiescence_plies = 8;

    Chances static_value(const Position& at) {
        if constexpr (SolvesPositions<E>) {
            if (const auto proof = evaluator_.solve(at)) {
                // Slightly less than an immediate win, so that the search prefers short wins.
                Chances won{};
                won[std::size_t(proof->side)] = 1.0F - 0.001F * float(std::min(proof->plies, 100));
                return won;
            }
        }
        return chances_of(evaluator_.evaluate(at), seating_.sides());
    }

    /// Plays the best-rated compulsory moves until the position is quiet, and evaluates that.
    Chances quiescent_value(Position at, MovesOf<Game>& scratch) {
        for (int plies = 0; plies < max_quiescence_plies; ++plies) {
            scratch.clear();
            if (evaluator_.quiescence(at, scratch) != Quiescence::Forced || scratch.empty()) break;
            ratings_.assign(scratch.size(), 0);
            evaluator_.rate(at, scratch, ratings_, 0);
            const auto best = std::ranges::max_element(ratings_) - ratings_.begin();
            Game::play(rules(), at, scratch[std::size_t(best)]);
            if (Game::actor(rules(), at) == Actor::Nobody)
                return shares_of(Game::outcome(rules(), at), seating_);
        }
        return static_value(at);
    }

    E evaluator_;
    Seating seating_;
    std::vector<int> ratings_;
};

}  // namespace tablier::search
