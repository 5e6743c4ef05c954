// The concept every game satisfies: plain value types and pure functions. Search, perft and
// benchmarks are templates over it; AnyGame (any_game.h) is its type-erased face.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tablier/error.h"
#include "tablier/move_list.h"
#include "tablier/options.h"
#include "tablier/outcome.h"
#include "tablier/random.h"
#include "tablier/scene.h"
#include "tablier/seat.h"

namespace tablier {

template <class G>
using MovesOf = MoveList<typename G::Move, G::max_moves>;

/// A game is a type G with only static functions.
///
///   Rules      the variant with its options resolved; made once, shared, read only
///   Position   everything that decides how the game goes on; trivially copyable
///   Move       one entry of the record; small and trivially copyable
///
/// Functions that change nothing but their arguments; `position` must come from `start`, `play`,
/// `retire` or `parse_position` with the same rules:
///
///   start      the position before the first move
///   actor      who acts: a seat, chance, or nobody when the game is over
///   generate   appends all legal moves, each once (chance: the possible draws); none when over.
///              Allocates nothing.
///   play       plays one of these moves. Allocates nothing.
///   outcome    whether the game is over by its own rules (not by repetition or turn limit)
///   stopped    the outcome when a match rule or an agreement ends the game here: a draw, or
///              points where a game counts points
///   retire     seats leave the game (rules/README: leaving a game); they may be several
///   ends_turn  whether this move (of this position) completes a turn, for clocks and turn limits
///   weight     how many equally likely draws a chance move stands for (1 where there is no chance)
///   key        64 bits that are equal for positions that count as repetitions of each other
///
///   move_text       the one name of a move, as in the rules
///   position_text   one line, complete: parse_position gives back an equal position
///   parse_position  refuses what could not be played on from
///   explain         why a text is not a legal move; only called when it is not
///   clicks          the places a person touches for the move, in order (see below)
///   explain_clicks  why no legal move is begun by touching these places in this order; only called
///                   when none is, though all but the last of them begin one
///   story           what happens on the table when this legal move is played, step by step
///   scene           the picture of a position
///   table, seat_code, seat_name   who sits there and what they are called
///   has_chance      whether chance ever acts: cards or lots are drawn
///
/// A path of clicks names one move: no two legal moves of a position have the same. Its places are
///
///   "e3"           a cell of the scene; in Point "S3", a place in a row
///   "e3h"          a wall (Quoridor)
///   "card:WB=BWW"  a card, by its canonical name (Point)
///
/// and words for what is not on the board:
///
///   "pass"              there is no other move (Quoridor, Intercept)
///   "face:p", "face:r"  the double shows its passage or its repos face afterwards (Intercept)
///   "cap:b" … "cap:k"   the colour of a new superpion's second pawn (Superpion)
///   "drop"              the card touched before is dropped (Point)
///   "deck", "stop"      a card is drawn; the player stops (Point)
///   "lots:S", "lots:N"  lots name who is black (Point); nobody touches that
///
/// In Intercept the path of a turn without ball action begins that of the same turn with one.
/// Nowhere else does a path begin another.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::Position> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Position> && std::equality_comparable<typename G::Move> &&
    requires(const typename G::Rules& rules, typename G::Position& position,
             const typename G::Position& at, typename G::Move move, MovesOf<G>& moves,
             std::string_view text, std::span<const std::string> places, SeatSet seats, Seat seat,
             EndReason reason) {
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
    { G::position_text(rules, at) } -> std::same_as<std::string>;
    { G::parse_position(rules, text) } -> std::same_as<Result<typename G::Position>>;
    { G::explain(rules, at, text) } -> std::same_as<IllegalMove>;
    { G::clicks(rules, at, move) } -> std::same_as<std::vector<std::string>>;
    { G::explain_clicks(rules, at, places) } -> std::same_as<IllegalMove>;
    { G::story(rules, at, move) } -> std::same_as<std::vector<SceneStep>>;
    { G::scene(rules, at) } -> std::same_as<Scene>;
    { G::seating(rules) } -> std::same_as<Seating>;
    { G::has_chance(rules) } -> std::same_as<bool>;
    { G::seat_code(seat) } -> std::same_as<std::string>;
    { G::seat_name(seat) } -> std::same_as<Text>;
};

/// A game may know how many legal moves there are without listing them …
template <class G>
concept CountsMoves = requires(const typename G::Rules& rules, const typename G::Position& at) {
    { G::count(rules, at) } -> std::same_as<std::uint64_t>;
};

/// … and how to pick one of them, uniformly (chance: by weight), without listing them. There must
/// be at least one.
template <class G>
concept SamplesMoves = requires(const typename G::Rules& rules, const typename G::Position& at,
                                Random& random) {
    { G::sample(rules, at, random) } -> std::same_as<typename G::Move>;
};

/// A game may know seats that are out of it though nobody has left: those of sides that have
/// nothing left to play with. They are not asked whether the game shall end, but may still win by
/// points.
template <class G>
concept KnowsEliminated = requires(const typename G::Rules& rules, const typename G::Position& at) {
    { G::eliminated(rules, at) } -> std::same_as<SeatSet>;
};

/// `scratch` is for games that must list their moves: a list can be too large for the stack.
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

/// A random legal move: uniform for a seat, by weight for chance.
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
