// Engine templates: the engine of a game from its evaluator, with the search that the settings ask
// for. The templates are large: include this once for each game, in a file of its own.
#pragma once

#include <algorithm>
#include <memory>

#include "tablier/search/detail/alpha_beta.h"
#include "tablier/search/detail/engine_adapter.h"
#include "tablier/search/detail/expectation.h"
#include "tablier/search/detail/greedy.h"
#include "tablier/search/detail/max_n.h"
#include "tablier/search/detail/random_player.h"
#include "tablier/search/detail/tree_search.h"
#include "tablier/search/engine_settings.h"
#include "tablier/typed_game.h"

namespace tablier::search {
namespace detail {

template <Evaluator E>
using SearcherPtr = std::unique_ptr<Searcher<typename E::Game>>;

/// Default memory in megabytes. A table replaces entries; a tree keeps every node, and the search
/// ends when it is full, so it gets more. (Plain `uct` goes on with a full tree, and keeps the
/// smaller size as a fixed reference.)
inline int memory_of_table(const EngineSettings& settings) {
    return settings.hash_mb.value_or(default_table_mb);
}
inline int memory_of_tree(const EngineSettings& settings) {
    return settings.hash_mb.value_or(default_tree_mb);
}

/// The evaluator, with the weights that the settings ask for.
template <Evaluator E>
E make_evaluator(const typename E::Game::Rules& rules, const EngineSettings& settings) {
    E evaluator(rules);
    if constexpr (Fittable<E>) {
        typename E::Weights weights = evaluator.weights();
        if (settings.weights.size() == weights.size()) {
            std::ranges::copy(settings.weights, weights.begin());
            evaluator.set_weights(weights);
        }
    }
    return evaluator;
}

/// Baseline players, fixed references for strength; null for the engine itself.
template <Evaluator E>
SearcherPtr<E> make_baseline(const typename E::Game::Rules& rules, const EngineSettings& settings) {
    using G = typename E::Game;
    switch (settings.kind) {
        case EngineSettings::Kind::Random:
            return std::make_unique<RandomPlayer<G>>(settings.seed);
        case EngineSettings::Kind::Greedy:
            return std::make_unique<Greedy<E>>(make_evaluator<E>(rules, settings), settings.seed);
        case EngineSettings::Kind::Uct:
            return std::make_unique<TreeSearch<RandomPlayouts<G>>>(
                RandomPlayouts<G>(rules), settings.threads, memory_of_table(settings),
                settings.seed);
        case EngineSettings::Kind::Search:
            break;
    }
    return nullptr;
}

template <Evaluator E, Guidance by>
SearcherPtr<E> make_tree(const typename E::Game::Rules& rules, const EngineSettings& settings) {
    using Guide = StaticEvaluation<E, by>;
    return std::make_unique<TreeSearch<Guide>>(Guide(make_evaluator<E>(rules, settings)),
                                               settings.threads, memory_of_tree(settings),
                                               settings.seed);
}

/// For games without draws of cards. `best` is used where the settings leave the choice.
template <Evaluator E>
Result<SearcherPtr<E>> make_searcher(const typename E::Game::Rules& rules,
                                     const EngineSettings& settings, Method best) {
    if (auto baseline = make_baseline<E>(rules, settings)) return baseline;
    const auto alpha_beta = [&](OpponentModel opponents) {
        return std::make_unique<AlphaBeta<E>>(make_evaluator<E>(rules, settings), settings.threads,
                                              memory_of_table(settings), opponents);
    };
    const Method method = settings.method == Method::Best ? best : settings.method;
    switch (method) {
        case Method::AlphaBeta:
            if (E::Game::seating(rules).sides() > 2)
                return fail(
                    "method: alphabeta is for two sides; here: paranoid, brs, maxn, tree, puct",
                    "method : alphabeta est pour deux camps ; ici : paranoid, brs, maxn, tree, "
                    "puct");
            [[fallthrough]];
        case Method::Paranoid:
            return alpha_beta(OpponentModel::Paranoid);
        case Method::BestReply:
            return alpha_beta(OpponentModel::BestReply);
        case Method::MaxN:
            return std::make_unique<MaxN<E>>(make_evaluator<E>(rules, settings));
        case Method::Expectation:
            return fail("method: expect is for games with draws of cards",
                        "method : expect est pour les jeux où l'on tire des cartes");
        case Method::RatedTree:
            return make_tree<E, Guidance::Ratings>(rules, settings);
        case Method::Best:
        case Method::Tree:
            break;
    }
    return make_tree<E, Guidance::Values>(rules, settings);
}

/// For games with draws of cards.
template <Evaluator E>
Result<SearcherPtr<E>> make_chance_searcher(const typename E::Game::Rules& rules,
                                            const EngineSettings& settings, Method best) {
    if (auto baseline = make_baseline<E>(rules, settings)) return baseline;
    const Method method = settings.method == Method::Best ? best : settings.method;
    if (method == Method::Expectation)
        return std::make_unique<Expectation<E>>(make_evaluator<E>(rules, settings),
                                                E::Game::seating(rules), settings.threads);
    if (method == Method::RatedTree) return make_tree<E, Guidance::Ratings>(rules, settings);
    if (method != Method::Tree)
        return fail("method: games with draws of cards have tree, puct, expect",
                    "method : les jeux où l'on tire des cartes ont tree, puct, expect");
    return make_tree<E, Guidance::Values>(rules, settings);
}

template <Evaluator E>
Result<std::unique_ptr<Engine>> adapt(const GamePtr& game, const EngineSettings& settings,
                                      Result<SearcherPtr<E>> searcher) {
    if (!searcher) return std::unexpected(searcher.error());
    return std::make_unique<EngineAdapter<typename E::Game>>(game, std::move(*searcher),
                                                             settings.limits);
}

}  // namespace detail

/// The engine of a game without chance. `game` must be of the evaluator's type; `best` is the
/// method where the settings leave the choice. The error says why the method does not fit.
template <Evaluator E>
Result<std::unique_ptr<Engine>> make_search_engine(const GamePtr& game,
                                                   const EngineSettings& settings, Method best) {
    const auto& rules = *rules_of<typename E::Game>(*game);
    return detail::adapt<E>(game, settings, detail::make_searcher<E>(rules, settings, best));
}

/// The same for a game with chance, which has other methods.
template <Evaluator E>
Result<std::unique_ptr<Engine>> make_chance_search_engine(const GamePtr& game,
                                                          const EngineSettings& settings,
                                                          Method best) {
    const auto& rules = *rules_of<typename E::Game>(*game);
    return detail::adapt<E>(game, settings, detail::make_chance_searcher<E>(rules, settings, best));
}

}  // namespace tablier::search
