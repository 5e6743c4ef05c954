// PresentableGame: a Game with its presentation half, texts and pictures for people: positions as
// text, scenes, steps of animation, paths of clicks, explanations of illegal moves.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"
#include "tablier/game.h"
#include "tablier/scene.h"
#include "tablier/text.h"

namespace tablier {

/// Further static functions of a game type G (game.h), under the same conditions:
///
///   position_text   one line, complete: `parse_position` gives back an equal position
///   parse_position  the position of a text, which is untrusted; an error where the text is none
///                   that a game can go on from
///   explain         why a text is not a legal move; it must not be one
///   clicks          the path of clicks of a move: the places a person touches, in order; at least
///                   one. Nobody touches a draw of chance: its text will do
///   explain_clicks  why touching these places in this order begins no legal move; called only
///                   when that is so, and all places but the last begin one; with any places when
///                   the game is over
///   story           the move as steps of an animation; none where no piece or card moves
///   scene           the position as a picture
///   seat_code, seat_name   the seat in moves and records, and for people
///
/// A path of clicks belongs to one move: no two legal moves of a position have the same. One may be
/// the beginning of another; the shorter move is then made by touching no more. Places are
///
///   "e3"           a cell of the scene, by its name
///   "e3h", "e3v"   a wall, by its name
///   "card:NAME"    a card, by its name
///
/// and words of the game for choices that are not on the board: "pass", "deck", "stop", "face:p".
template <class G>
concept PresentableGame = Game<G> &&
    requires(const typename G::Rules& rules, const typename G::Position& at, typename G::Move move,
             std::string_view text, std::span<const std::string> places, Seat seat) {
    { G::position_text(rules, at) } -> std::same_as<std::string>;
    { G::parse_position(rules, text) } -> std::same_as<Result<typename G::Position>>;
    { G::explain(rules, at, text) } -> std::same_as<IllegalMove>;
    { G::clicks(rules, at, move) } -> std::same_as<std::vector<std::string>>;
    { G::explain_clicks(rules, at, places) } -> std::same_as<IllegalMove>;
    { G::story(rules, at, move) } -> std::same_as<std::vector<SceneStep>>;
    { G::scene(rules, at) } -> std::same_as<Scene>;
    { G::seat_code(seat) } -> std::same_as<std::string>;
    { G::seat_name(seat) } -> std::same_as<Text>;
};

}  // namespace tablier
