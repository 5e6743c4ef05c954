// What a search knows of a game beyond its rules. Each game has one type of its own for this (in
// src/engines); a learned network is one more such type.
#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "search/value.h"
#include "tablier/game.h"

namespace tablier::search {

/// An object for each searching thread, made from the rules, copyable; it may keep caches.
/// `evaluate` is only asked where the game goes on.
template <class M>
concept Evaluator = Game<typename M::Game> && std::copy_constructible<M> &&
    requires(M& evaluator, const typename M::Game::Position& at) {
    { evaluator.rules() } -> std::same_as<const typename M::Game::Rules&>;
    { evaluator.evaluate(at) } -> std::same_as<Strengths>;
};

/// Rates all legal moves at once: the higher, the earlier it is looked at, and the better it is
/// thought to be. A move rated `not_worth_trying` is left out (at least one must stay). `depth` is
/// what is left to search.
inline constexpr int not_worth_trying = -1'000'000;
template <class M>
concept RatesMoves = Evaluator<M> &&
    requires(M& evaluator, const typename M::Game::Position& at,
             std::span<const typename M::Game::Move> moves, std::span<int> ratings, int depth) {
    { evaluator.rate(at, moves, ratings, depth) } -> std::same_as<void>;
};

/// Numbers moves below `history_slots`, so that a search can remember which were good elsewhere.
template <class M>
concept NumbersMoves = Evaluator<M> &&
    requires(M& evaluator, const typename M::Game::Position& at, typename M::Game::Move move) {
    { M::history_slots } -> std::convertible_to<int>;
    { evaluator.slot(at, move) } -> std::convertible_to<int>;
};

/// Whether the evaluate of a position can be trusted as they are.
enum class Quiescence {
    Quiet,      ///< they can
    Tempting,   ///< the moves given should be looked at; the mover may do something else
    Compelled,  ///< the moves given are all there are, or ignoring them would be wrong
};
template <class M>
concept DetectsQuiescence = Evaluator<M> &&
    requires(M& evaluator, const typename M::Game::Position& at, MovesOf<typename M::Game>& moves) {
    { evaluator.quiescence(at, moves) } -> std::same_as<Quiescence>;
};

/// A position whose result is known without search: `side` wins after `plies` more moves if
/// everybody plays perfectly.
struct SolvedResult {
    int side = 0;
    int plies = 0;
    bool operator==(const SolvedResult&) const = default;
};
template <class M>
concept SolvesPositions = Evaluator<M> &&
    requires(M& evaluator, const typename M::Game::Position& at) {
    { evaluator.solve(at) } -> std::same_as<std::optional<SolvedResult>>;
};

/// Lets the player to move do nothing, where that is worse than the best move almost always: a
/// search then tries it first, to see how far ahead the player is. False where it should not.
template <class M>
concept CanPass = Evaluator<M> && requires(M& evaluator, typename M::Game::Position& position) {
    { evaluator.pass(position) } -> std::same_as<bool>;
};

/// An evaluation that is a weighted sum of features of each side, so that a tool can fit the
/// weights: evaluate(at)[side] is the sum of weights()[i] * features(at, side)[i].
template <class M>
concept Fittable = Evaluator<M> && requires(M& evaluator, const typename M::Game::Position& at,
                                            const typename M::Weights& weights) {
    { M::feature_names.size() } -> std::convertible_to<std::size_t>;
    { evaluator.features(at, 0) } -> std::same_as<typename M::Weights>;
    { evaluator.weights() } -> std::same_as<const typename M::Weights&>;
    { evaluator.set_weights(weights) } -> std::same_as<void>;
};

}  // namespace tablier::search
