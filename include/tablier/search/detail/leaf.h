// Leaf evaluators of the tree search: random playouts, or the evaluation of the game.
#pragma once

#include <algorithm>
#include <vector>

#include "tablier/perft.h"
#include "tablier/search/evaluator.h"

namespace tablier::search {

/// Selection of the moves to try at a new node.
enum class Guidance {
    None,     ///< each is tried once before any is tried again
    Values,   ///< all of them are valued at once
    Ratings,  ///< moves rated higher are tried earlier and oftener
};

/// By one random game: plain tree search needs to know nothing but the rules.
template <Game G>
class RandomPlayouts {
  public:
    using Game = G;
    static constexpr Guidance guidance = Guidance::None;
    static constexpr double exploration = 1.41421356;  // UCB1's own

    explicit RandomPlayouts(const typename G::Rules& rules) : rules_(&rules) {}

    const typename G::Rules& rules() const { return *rules_; }
    Chances value(const typename G::Position& at, Random& random, std::uint64_t& nodes,
                  MovesOf<G>&) {
        const Playout playout = play_randomly<G>(*rules_, at, random, {.max_plies = longest});
        nodes += playout.plies + 1;
        return shares_of(playout.outcome, G::seating(*rules_));
    }

  private:
    static constexpr int longest = 300;  ///< moves; a longer random game says nothing
    const typename G::Rules* rules_;
};

/// By the evaluation. It also guides; moves that the evaluator finds not worth trying are left out.
template <Evaluator E, Guidance by>
class Evaluated {
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
    /// A move rated so much higher is tried e times as often at first.
    static constexpr double rating_unit = 200.0;
    /// How much worse than its node a move is thought to be until it is tried.
    static constexpr double first_play_reduction = 0.1;

    explicit Evaluated(const E& evaluator)
        : evaluator_(evaluator), seating_(Game::seating(evaluator.rules())) {}

    const typename Game::Rules& rules() const { return evaluator_.rules(); }
    E& evaluator() { return evaluator_; }

    Chances value(const Position& at, Random&, std::uint64_t& nodes, MovesOf<Game>& scratch) {
        ++nodes;
        if constexpr (DetectsQuiescence<E> && RatesMoves<E>)
            return settled_value(at, scratch);
        else
            return static_value(at);
    }

  private:
    static constexpr int longest_settling = 8;

    Chances static_value(const Position& at) {
        if constexpr (SolvesPositions<E>) {
            if (const auto proof = evaluator_.solve(at)) {
                // A little less than a win at once, or a tree would never hurry to win.
                Chances won{};
                won[std::size_t(proof->side)] = 1.0F - 0.001F * float(std::min(proof->plies, 100));
                return won;
            }
        }
        return chances_of(evaluator_.evaluate(at), seating_.sides());
    }

    /// Where moves are compulsory, the best-looking ones are played until the position is quiet.
    Chances settled_value(Position at, MovesOf<Game>& scratch) {
        for (int plies = 0; plies < longest_settling; ++plies) {
            scratch.clear();
            if (evaluator_.quiescence(at, scratch) != Quiescence::Compelled || scratch.empty())
                break;
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
