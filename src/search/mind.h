// What a search knows of a game beyond its rules. Each game has one type of its own for this (in
// src/engines); a learned network is one more such type.
#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "tablier/game.h"
#include "search/value.h"

namespace tablier::search {

/// An object for each searching thread, made from the rules, copyable; it may keep caches.
/// `strengths` is only asked where the game goes on.
template <class M>
concept Mind = Game<typename M::Game> && std::copy_constructible<M> &&
    requires(M& mind, const typename M::Game::Position& at) {
    { mind.rules() } -> std::same_as<const typename M::Game::Rules&>;
    { mind.strengths(at) } -> std::same_as<Strengths>;
};

/// Rates all legal moves at once: the higher, the earlier it is looked at, and the better it is
/// thought to be. A move rated `not_worth_trying` is left out (at least one must stay). `depth` is
/// what is left to search.
inline constexpr int not_worth_trying = -1'000'000;
template <class M>
concept RatesMoves = Mind<M> &&
    requires(M& mind, const typename M::Game::Position& at,
             std::span<const typename M::Game::Move> moves, std::span<int> ratings, int depth) {
    { mind.rate(at, moves, ratings, depth) } -> std::same_as<void>;
};

/// Numbers moves below `history_slots`, so that a search can remember which were good elsewhere.
template <class M>
concept NumbersMoves = Mind<M> &&
    requires(M& mind, const typename M::Game::Position& at, typename M::Game::Move move) {
    { M::history_slots } -> std::convertible_to<int>;
    { mind.slot(at, move) } -> std::convertible_to<int>;
};

/// Whether the strengths of a position can be trusted as they are.
enum class Unrest {
    Quiet,      ///< they can
    Tempting,   ///< the moves given should be looked at; the mover may do something else
    Compelled,  ///< the moves given are all there are, or ignoring them would be wrong
};
template <class M>
concept FeelsUnrest = Mind<M> &&
    requires(M& mind, const typename M::Game::Position& at, MovesOf<typename M::Game>& moves) {
    { mind.unrest(at, moves) } -> std::same_as<Unrest>;
};

/// A position whose result is known without search: `side` wins after `plies` more moves if
/// everybody plays perfectly.
struct Proof {
    int side = 0;
    int plies = 0;
    bool operator==(const Proof&) const = default;
};
template <class M>
concept Solves = Mind<M> && requires(M& mind, const typename M::Game::Position& at) {
    { mind.solve(at) } -> std::same_as<std::optional<Proof>>;
};

/// Lets the player to move do nothing, where that is worse than the best move almost always: a
/// search then tries it first, to see how far ahead the player is. False where it should not.
template <class M>
concept CanPass = Mind<M> && requires(M& mind, typename M::Game::Position& position) {
    { mind.pass(position) } -> std::same_as<bool>;
};

/// An evaluation that is a weighted sum of features of each side, so that a tool can fit the
/// weights: strengths(at)[side] is the sum of weights()[i] * features(at, side)[i].
template <class M>
concept Fittable = Mind<M> &&
    requires(M& mind, const typename M::Game::Position& at, const typename M::Weights& weights) {
    { M::feature_names.size() } -> std::convertible_to<std::size_t>;
    { mind.features(at, 0) } -> std::same_as<typename M::Weights>;
    { mind.weights() } -> std::same_as<const typename M::Weights&>;
    { mind.set_weights(weights) } -> std::same_as<void>;
};

}  // namespace tablier::search
