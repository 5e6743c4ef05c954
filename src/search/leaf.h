// How a tree search values the positions at its edge.
#pragma once

#include <algorithm>

#include "core/perft.h"
#include "search/mind.h"

namespace tablier::search {

/// By one random game: plain tree search needs to know nothing but the rules.
template <Game G>
class RandomPlayouts {
  public:
    using Game = G;
    static constexpr bool guides = false;
    static constexpr double curiosity = 1.41421356;  // UCB1's own

    explicit RandomPlayouts(const typename G::Rules& rules) : rules_(&rules) {}

    const typename G::Rules& rules() const { return *rules_; }
    Chances value(const typename G::Position& at, Random& random, std::uint64_t& nodes) {
        const Playout playout = play_randomly<G>(*rules_, at, random, {.max_plies = longest});
        nodes += playout.plies + 1;
        return shares_of(playout.outcome, G::table(*rules_));
    }

  private:
    static constexpr int longest = 300;  ///< moves; a longer random game says nothing
    const typename G::Rules* rules_;
};

/// By the evaluation. It also guides: the moves of a new node are all valued at once, and those not
/// worth trying are left out.
template <Mind M>
class Evaluated {
  public:
    using Game = typename M::Game;
    static constexpr bool guides = true;
    static constexpr double curiosity = [] {
        if constexpr (requires { M::curiosity; })
            return M::curiosity;
        else
            return 0.12;
    }();

    explicit Evaluated(const M& mind) : mind_(mind), sides_(Game::table(mind.rules()).sides()) {}

    const typename Game::Rules& rules() const { return mind_.rules(); }
    M& mind() { return mind_; }
    Chances value(const typename Game::Position& at, Random&, std::uint64_t& nodes) {
        ++nodes;
        if constexpr (Solves<M>) {
            if (const auto proof = mind_.solve(at)) {
                // A little less than a win at once, or a tree would never hurry to win.
                Chances won{};
                won[std::size_t(proof->side)] = 1.0F - 0.001F * float(std::min(proof->plies, 100));
                return won;
            }
        }
        return chances_of(mind_.strengths(at), sides_);
    }

  private:
    M mind_;
    int sides_;
};

}  // namespace tablier::search
