// Scene: a declarative description of a position for renderers. A game describes each position as a
// scene; terminal, SVG and web page draw scenes and know no rules. Kinds of cells, pieces and
// stocks are ids that the game chooses; its picture part (draw/game_picture.h) says how each is
// drawn.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/seat.h"
#include "tablier/text.h"

namespace tablier {

/// Id of a kind of cell, piece or stock, as JSON and SVG write it: small letters, digits and '-'.
/// Refers to a constant of the game, which lives as long as the program.
using SceneId = std::string_view;

/// Ground of an ordinary cell.
inline constexpr SceneId plain_ground = "plain";

/// A cell of the board's grid; x grows to the right, y upwards, both from 0.
struct SceneCell {
    std::string name;  ///< as in move texts: "e3"; unique in the scene
    int x = 0;
    int y = 0;
    SceneId ground = plain_ground;             ///< what the cell is made of or for
    std::optional<Seat> owner = std::nullopt;  ///< the seat whose goal, camp or row it belongs to
};

struct ScenePiece {
    SceneId shape;                            ///< kind of piece
    std::optional<Seat> seat = std::nullopt;  ///< the owner; none for pieces that belong to all
    int x = 0;
    int y = 0;
    int level = 0;  ///< 0 on the board, 1 on top of the piece at level 0 …
    std::optional<Seat> cap = std::nullopt;  ///< colour of the upper of two pieces that form one
    bool covered = false;                    ///< lies under another piece
    bool spent = false;                      ///< has moved in this turn and may not do so again
};

/// A wall over two cell edges in line. (x, y) is the cell at the bottom left of the 2 × 2 block
/// whose centre it crosses.
struct SceneWall {
    std::string name;
    int x = 0;
    int y = 0;
    bool horizontal = true;
};

/// A number of equal pieces, walls or cards that lie beside the board.
struct SceneStock {
    SceneId kind;
    std::optional<Seat> colour = std::nullopt;  ///< of pieces in a seat's colour
    int count = 0;
};

/// A card lying face up.
struct SceneCard {
    std::string name;      ///< the card's canonical name
    bool drawn = false;    ///< just drawn this turn
    bool offered = false;  ///< may be taken by the seat to move
};

/// Stocks and cards beside the board: those of one seat or, without a seat, those that belong to no
/// seat.
struct SceneTray {
    std::optional<Seat> seat = std::nullopt;
    Text title;
    bool to_move = false;
    bool out = false;  ///< retired, stopped, eliminated or not played
    std::vector<SceneStock> stocks = {};
    std::vector<SceneCard> cards = {};
    std::optional<SceneId> collects = std::nullopt;  ///< kind of piece that the seat collects
    std::vector<Text> notes = {};                    ///< short remarks: "23 points", "has stopped"
};

/// A place to highlight: the name of a cell or wall, or "card:" and the name of a card.
struct SceneMark {
    enum class Kind : std::uint8_t { LastMove, Choice, Hint };
    std::string place;
    Kind kind = Kind::LastMove;
};

/// One step of the animation of a move. The steps of a move are in the order of time; places are
/// named as in scenes and in paths of clicks.
struct SceneStep {
    enum class Kind : std::uint8_t {
        Travel,      ///< the topmost piece that is no ball goes from the first place through all
                     ///< others, each a landing; or a card goes from the first place to the last
        TravelBall,  ///< a ball goes: the places alternate between the piece that passes it and the
                     ///< cell it reaches
        TurnOver,    ///< the piece there shows its other face
        Remove,      ///< the piece there is taken off the board
        Place,       ///< a wall is set there; or the piece there gets a second one on top
        TurnCard,    ///< a card is turned by 180° before it is used
        Give,        ///< the pieces on these places go to the bank
        Take,        ///< pieces from the bank come to these places, as numbered afterwards
    };
    Kind kind = Kind::Travel;
    std::vector<std::string> places = {};

    bool operator==(const SceneStep&) const = default;
};

/// A whole position as a picture. Plain data: renderers check it and ignore what lies outside the
/// board, so that a scene from any source can be drawn.
struct Scene {
    std::string game;  ///< name of the game: chooses the picture part that draws it
    int columns = 0;
    int rows = 0;
    bool coordinates = true;       ///< files a, b, … and ranks 1, 2, … stand at the border
    Seat seen_from = Seat::South;  ///< whose side of the board lies at the bottom (draw/turn.h)
    std::vector<SceneCell> cells = {};
    std::vector<ScenePiece> pieces = {};
    std::vector<SceneWall> walls = {};
    std::vector<SceneTray> trays = {};
    std::vector<SceneMark> marks = {};
    Text status;  ///< one line: the seat to move and its choices, or the result
};

}  // namespace tablier
