// Game: the playing half of a game, a type of plain values and pure functions. Search, perft,
// random playouts and benchmarks are templates over it. The presentation half, texts and pictures
// for people, is in presentation.h; AnyGame (any_game.h) is the type-erased form of both.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>

#include "tablier/move_list.h"
#include "tablier/outcome.h"
#include "tablier/random.h"
#include "tablier/seat.h"

namespace tablier {

// Defined in scene.h; declared here for games that declare both halves in one type.
struct Scene;
struct SceneStep;

template <class G>
using MovesOf = MoveList<typename G::Move, G::max_moves>;

/// A game is a type G with only static functions and these types:
///
///   Rules      the variant with its options resolved; made once, shared, read only
///   Position   everything that decides how the game goes on; trivially copyable
///   Move       one entry of the record; small and trivially copyable
///
/// The functions change nothing but their arguments and may be called from several threads at once.
/// `position` must come from `start`, `play`, `retire` or `parse_position` (presentation.h) with
/// the same rules, and `move` from `generate` or `sample` for this position:
///
///   start       the position before the first move
///   actor       the next to act: a seat, chance, or nobody when the game is over
///   generate    appends all legal moves, each once (at a chance node: the possible draws), and
///               none when the game is over. Allocates nothing.
///   play        plays a move. Allocates nothing.
///   outcome     whether the game is over by its own rules (not by repetition or turn limit)
///   stopped     the outcome if a match rule or an agreement ends the game here: a draw, or points
///               in a game that counts points
///   retire      the players of these seats leave the game: they neither act nor win any more, and
///               with one side left the game is over
///   ends_turn   whether the move completes a turn, for clocks and turn limits
///   weight      the number of equally likely draws that a chance move stands for; 1 for a
///               move of a seat
///   key         64 bits that are equal for positions that count as repetitions of each other
///   move_text   the name of the move: unique among the legal moves of the position, without spaces
///   seating     the seats, sides and players
///   has_chance  whether chance ever acts
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::Position> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Position> && std::equality_comparable<typename G::Move> &&
    requires(const typename G::Rules& rules, typename G::Position& position,
             const typename G::Position& at, typename G::Move move, MovesOf<G>& moves,
             SeatSet seats, EndReason reason) {
    { G::start(rules) } -> std::same_as<typename G::Position>;
    { G::actor(rules, at) } -> std::same_as<Actor>;
    { G::generate(rules, at, moves) } -> std::same_as<void>;
    { G::play(rules, position, move) } -> std::same_as<void>;
    { G::outcome(rules, at) } -> std::same_as<Outcome>;
    { G::stopped(rules, at, reason) } -> std::same_as<Outcome>;
    { G::retire(rules, position, seats) } -> std::same_as<void>;
    { G::ends_turn(rules, at, move) } -> std::same_as<bool>;
    { G::weight(rules, at, move) } -> std::same_as<int>;
    { G::key(rules, at) } -> std::same_as<std::uint64_t>;
    { G::move_text(rules, at, move) } -> std::same_as<std::string>;
    { G::seating(rules) } -> std::same_as<Seating>;
    { G::has_chance(rules) } -> std::same_as<bool>;
};

/// Optional: the number of legal moves, without listing them.
template <class G>
concept CountsMoves = requires(const typename G::Rules& rules, const typename G::Position& at) {
    { G::count(rules, at) } -> std::same_as<std::uint64_t>;
};

/// Optional: picks a legal move, uniformly for a seat and by weight for chance, without listing
/// them. There must be at least one.
template <class G>
concept SamplesMoves = requires(const typename G::Rules& rules, const typename G::Position& at,
                                Random& random) {
    { G::sample(rules, at, random) } -> std::same_as<typename G::Move>;
};

/// Optional: seats that are out of the game although no player has left: those of sides with
/// nothing left to play with. They are not asked whether the game shall end, but may still win by
/// points.
template <class G>
concept KnowsEliminated = requires(const typename G::Rules& rules, const typename G::Position& at) {
    { G::eliminated(rules, at) } -> std::same_as<SeatSet>;
};

/// The number of legal moves. `scratch` is used by games that must list their moves: a list can be
/// too large for the stack.
template <Game G>
std::uint64_t count_moves(const typename G::Rules& rules, const typename G::Position& position,
                          MovesOf<G>& scratch) {
    if constexpr (CountsMoves<G>) {
        return G::count(rules, position);
    } else {
        scratch.clear();
        G::generate(rules, position, scratch);
        return scratch.size();
    }
}

/// A random legal move: uniform for a seat, by weight for chance. The game must not be over.
template <Game G>
typename G::Move sample_move(const typename G::Rules& rules, const typename G::Position& position,
                             Random& random, MovesOf<G>& scratch) {
    if constexpr (SamplesMoves<G>) {
        return G::sample(rules, position, random);
    } else {
        scratch.clear();
        G::generate(rules, position, scratch);
        if (G::actor(rules, position) != Actor::Chance)
            return scratch[random.below(std::uint32_t(scratch.size()))];
        std::uint32_t draws = 0;
        for (const typename G::Move& move : scratch)
            draws += std::uint32_t(G::weight(rules, position, move));
        std::uint32_t left = random.below(draws);
        std::size_t at = 0;
        while (left >= std::uint32_t(G::weight(rules, position, scratch[at])))
            left -= std::uint32_t(G::weight(rules, position, scratch[at++]));
        return scratch[at];
    }
}
template <Game G>
typename G::Move sample_move(const typename G::Rules& rules, const typename G::Position& position,
                             Random& random) {
    const auto scratch = std::make_unique<MovesOf<G>>();
    return sample_move<G>(rules, position, random, *scratch);
}

}  // namespace tablier
