// Builds the search that settings ask for, for the mind of one game. Included once for each game,
// in a file of its own: the templates are large.
#pragma once

#include <algorithm>
#include <memory>

#include "engines/engine_settings.h"
#include "search/alpha_beta.h"
#include "search/engine_adapter.h"
#include "search/expectation.h"
#include "search/greedy.h"
#include "search/max_n.h"
#include "search/random_player.h"
#include "search/tree_search.h"
#include "tablier/game_adapter.h"

namespace tablier::engines {

template <search::Evaluator M>
using SearcherPtr = std::unique_ptr<search::Searcher<typename M::Game>>;

/// Megabytes, where the settings do not say. A table replaces what it keeps; a tree keeps every
/// node, and when it is full the search ends. (The plain `uct` goes on, and has what it always
/// had.)
inline int memory_of_table(const EngineSettings& settings) {
    return settings.hash_mb.value_or(usual_table_mb);
}
inline int memory_of_tree(const EngineSettings& settings) {
    return settings.hash_mb.value_or(usual_tree_mb);
}

/// The mind of the game, with the weights that the settings ask for.
template <search::Evaluator M>
M make_evaluator(const typename M::Game::Rules& rules, const EngineSettings& settings) {
    M evaluator(rules);
    if constexpr (search::Fittable<M>) {
        typename M::Weights weights = evaluator.weights();
        if (settings.weights.size() == weights.size()) {
            std::ranges::copy(settings.weights, weights.begin());
            evaluator.set_weights(weights);
        }
    }
    return evaluator;
}

/// The fixed yardsticks; null for the engine itself.
template <search::Evaluator M>
SearcherPtr<M> make_baseline(const typename M::Game::Rules& rules, const EngineSettings& settings) {
    using G = typename M::Game;
    switch (settings.kind) {
        case EngineSettings::Kind::Random:
            return std::make_unique<search::RandomPlayer<G>>(settings.seed);
        case EngineSettings::Kind::Greedy:
            return std::make_unique<search::Greedy<M>>(make_evaluator<M>(rules, settings),
                                                       settings.seed);
        case EngineSettings::Kind::Uct:
            return std::make_unique<search::TreeSearch<search::RandomPlayouts<G>>>(
                search::RandomPlayouts<G>(rules), settings.threads, memory_of_table(settings),
                settings.seed);
        case EngineSettings::Kind::Search:
            break;
    }
    return nullptr;
}

template <search::Evaluator M, search::Guidance by>
SearcherPtr<M> make_tree(const typename M::Game::Rules& rules, const EngineSettings& settings) {
    using Guide = search::Evaluated<M, by>;
    return std::make_unique<search::TreeSearch<Guide>>(Guide(make_evaluator<M>(rules, settings)),
                                                       settings.threads, memory_of_tree(settings),
                                                       settings.seed);
}

/// For games without draws of cards. `best` is used where the settings leave the choice.
template <search::Evaluator M>
Result<SearcherPtr<M>> make_searcher(const typename M::Game::Rules& rules,
                                     const EngineSettings& settings, Method best) {
    if (auto baseline = make_baseline<M>(rules, settings)) return baseline;
    const auto alpha_beta = [&](search::Rivals rivals) {
        return std::make_unique<search::AlphaBeta<M>>(make_evaluator<M>(rules, settings),
                                                      settings.threads, memory_of_table(settings),
                                                      rivals);
    };
    const Method method = settings.method == Method::Best ? best : settings.method;
    switch (method) {
        case Method::AlphaBeta:
            if (M::Game::seating(rules).sides() > 2)
                return fail(
                    "method: alphabeta is for two sides; here: paranoid, brs, maxn, tree, puct",
                    "method : alphabeta est pour deux camps ; ici : paranoid, brs, maxn, tree, "
                    "puct");
            [[fallthrough]];
        case Method::Paranoid:
            return alpha_beta(search::Rivals::Paranoid);
        case Method::BestReply:
            return alpha_beta(search::Rivals::BestReply);
        case Method::MaxN:
            return std::make_unique<search::MaxN<M>>(make_evaluator<M>(rules, settings));
        case Method::Expectation:
            return fail("method: expect is for games with draws of cards",
                        "method : expect est pour les jeux où l'on tire des cartes");
        case Method::RatedTree:
            return make_tree<M, search::Guidance::Ratings>(rules, settings);
        case Method::Best:
        case Method::Tree:
            break;
    }
    return make_tree<M, search::Guidance::Values>(rules, settings);
}

/// For games with draws of cards.
template <search::Evaluator M>
Result<SearcherPtr<M>> make_chance_searcher(const typename M::Game::Rules& rules,
                                            const EngineSettings& settings, Method best) {
    if (auto baseline = make_baseline<M>(rules, settings)) return baseline;
    const Method method = settings.method == Method::Best ? best : settings.method;
    if (method == Method::Expectation)
        return std::make_unique<search::Expectation<M>>(make_evaluator<M>(rules, settings),
                                                        M::Game::seating(rules), settings.threads);
    if (method == Method::RatedTree)
        return make_tree<M, search::Guidance::Ratings>(rules, settings);
    if (method != Method::Tree)
        return fail("method: games with draws of cards have tree, puct, expect",
                    "method : les jeux où l'on tire des cartes ont tree, puct, expect");
    return make_tree<M, search::Guidance::Values>(rules, settings);
}

/// A thinker of the searcher, or why there is none.
template <search::Evaluator M>
Result<std::unique_ptr<search::Engine>> make_engine_adapter(const GamePtr& game,
                                                            const EngineSettings& settings,
                                                            Result<SearcherPtr<M>> searcher) {
    if (!searcher) return std::unexpected(searcher.error());
    return std::make_unique<search::EngineAdapter<typename M::Game>>(game, std::move(*searcher),
                                                                     settings.limits);
}

}  // namespace tablier::engines
