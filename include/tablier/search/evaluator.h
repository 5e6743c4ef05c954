// Concepts of an evaluator: the static evaluation of one game's positions, and optional knowledge
// of its moves (ratings, quiescence, solved positions). Searches are templates over them.
#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "tablier/game.h"
#include "tablier/search/value.h"

namespace tablier::search {

/// Static evaluation. An evaluator is made from the rules, which outlive it and its copies. It is
/// copied for each searching thread, so it may keep caches without locks. All functions get
/// positions in which the game goes on and a seat is to act; none may allocate in the usual case,
/// since searches call them at every node.
template <class E>
concept Evaluator = Game<typename E::Game> && std::copy_constructible<E> &&
    requires(E& evaluator, const typename E::Game::Position& at) {
    { evaluator.rules() } -> std::same_as<const typename E::Game::Rules&>;
    { evaluator.evaluate(at) } -> std::same_as<Strengths>;
};

/// Move ordering: `rate` gives each of the legal moves a rating, 0 before. A move with a higher
/// rating is searched earlier, and by a tree search more often. Moves rated `not_worth_trying` are
/// skipped; at least one must not be. `depth` is the remaining depth.
inline constexpr int not_worth_trying = -1'000'000;
template <class E>
concept RatesMoves = Evaluator<E> &&
    requires(E& evaluator, const typename E::Game::Position& at,
             std::span<const typename E::Game::Move> moves, std::span<int> ratings, int depth) {
    { evaluator.rate(at, moves, ratings, depth) } -> std::same_as<void>;
};

/// History heuristic: numbers moves from 0 to below `history_slots`, so that a search can count how
/// often each was good in other positions.
template <class E>
concept NumbersMoves = Evaluator<E> &&
    requires(E& evaluator, const typename E::Game::Position& at, typename E::Game::Move move) {
    { E::history_slots } -> std::convertible_to<int>;
    { evaluator.slot(at, move) } -> std::convertible_to<int>;
};

/// Quiescence: whether the evaluation of a position can be trusted. `quiescence` fills `moves`,
/// which is empty before, with the moves to search unless the position is quiet.
enum class Quiescence {
    Quiet,   ///< the evaluation can be trusted
    Noisy,   ///< the moves given should be searched; the mover may also play another move (stand
             ///< pat)
    Forced,  ///< no stand pat: the moves given are all legal ones, or the only ones that parry a
             ///< threat
};
template <class E>
concept DetectsQuiescence = Evaluator<E> &&
    requires(E& evaluator, const typename E::Game::Position& at, MovesOf<typename E::Game>& moves) {
    { evaluator.quiescence(at, moves) } -> std::same_as<Quiescence>;
};

/// A result known without search: `side` wins after `plies` more moves with perfect play.
struct SolvedResult {
    int side = 0;
    int plies = 0;
    bool operator==(const SolvedResult&) const = default;
};
template <class E>
concept SolvesPositions = Evaluator<E> &&
    requires(E& evaluator, const typename E::Game::Position& at) {
    { evaluator.solve(at) } -> std::same_as<std::optional<SolvedResult>>;
};

/// Null move: `pass` gives the turn to the next player. Returns false, and changes nothing, where
/// passing could be better than every move (zugzwang).
template <class E>
concept CanPass = Evaluator<E> && requires(E& evaluator, typename E::Game::Position& position) {
    { evaluator.pass(position) } -> std::same_as<bool>;
};

/// Weights to fit: evaluate(at)[side] is the sum of weights()[i] * features(at, side)[i].
template <class E>
concept Fittable = Evaluator<E> && requires(E& evaluator, const typename E::Game::Position& at,
                                            const typename E::Weights& weights) {
    { E::feature_names.size() } -> std::convertible_to<std::size_t>;
    { evaluator.features(at, 0) } -> std::same_as<typename E::Weights>;
    { evaluator.weights() } -> std::same_as<const typename E::Weights&>;
    { evaluator.set_weights(weights) } -> std::same_as<void>;
};

}  // namespace tablier::search
