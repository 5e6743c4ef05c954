// A scene: what a position looks like, between the rules and the pictures. Each game describes its
// positions as scenes; the terminal, the SVG export and the page draw scenes and know no rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tablier/seat.h"
#include "tablier/text.h"

namespace tablier {

/// What a cell is made of.
enum class Ground : std::uint8_t {
    Plain,
    Light,  ///< the playable squares of a chequered board
    Dark,   ///< the squares of a chequered board that nobody uses
    Goal,   ///< a goal: an Arrivée (Intercept), a goal line's cell (Quoridor); `owner` says whose
    Approach,  ///< next to an Arrivée (Intercept's cells 1 to 5); `owner` as the Arrivée's
    Centre,    ///< where the ball starts (Intercept)
    Camp,      ///< a light cell of somebody's camp (Superpion)
    BackLine,  ///< a light cell where others are promoted (Superpion); `owner` is the camp
    Slot,      ///< a place in a row of pawns (Point)
};

/// A cell of the board's grid; x grows to the right, y upwards, both from 0.
struct SceneCell {
    std::string name;  ///< as in move texts: "e3"; in Point "S1" is the first pawn of South's row
    int x = 0;
    int y = 0;
    Ground ground = Ground::Plain;
    std::optional<Seat> owner = std::nullopt;
};

enum class Shape : std::uint8_t {
    Pawn,           ///< Quoridor's pawn
    Passage,        ///< Intercept: flat
    Repos,          ///< Intercept: hollow
    DoublePassage,  ///< Intercept: the double, flat face up
    DoubleRepos,    ///< Intercept: the double, hollow face up
    Ball,           ///< Intercept's ball
    Man,            ///< Superpion's pawn
    Superpion,      ///< two pawns high; `cap` is the colour of the upper one
    Black,          ///< Point's pawns
    White,
};

struct ScenePiece {
    Shape shape = Shape::Pawn;
    std::optional<Seat> seat = std::nullopt;  ///< whose; none for the ball and Point's pawns
    int x = 0;
    int y = 0;
    int level = 0;  ///< 0 on the board, 1 on top of the piece at level 0 …
    std::optional<Seat> cap = std::nullopt;  ///< colour of a superpion's upper pawn
    bool covered = false;                    ///< Intercept: lies under another pawn
    bool spent = false;                      ///< Superpion: already displaced in this turn
};

/// A wall over two cell edges in line. (x, y) is the cell at the bottom left of the 2 × 2 block
/// whose centre it crosses.
struct SceneWall {
    std::string name;
    int x = 0;
    int y = 0;
    bool horizontal = true;
};

/// So many things of one kind that lie beside the board.
struct SceneStock {
    enum class Kind : std::uint8_t { Walls, Pawns, BlackPawns, WhitePawns, Cards, DiscardedCards };
    Kind kind = Kind::Walls;
    std::optional<Seat> colour = std::nullopt;  ///< of Pawns (Superpion's reserves)
    int count = 0;
};

/// A card lying face up.
struct SceneCard {
    std::string name;      ///< canonical: "WB=BWW"
    bool drawn = false;    ///< just drawn this turn
    bool offered = false;  ///< dropped by the player before: may be taken
};

/// What lies in front of one seat, or (without seat) in the middle: bank and deck.
struct SceneTray {
    std::optional<Seat> seat = std::nullopt;
    Text title;
    bool to_move = false;
    bool out = false;  ///< retired, stopped, eliminated or not played
    std::vector<SceneStock> stocks = {};
    std::vector<SceneCard> cards = {};
    std::optional<Shape> collects = std::nullopt;  ///< Point: the pawns that win for the seat, if
                                                   ///< that is settled
    std::vector<Text> notes = {};                  ///< "collects black", "has stopped", "23 points"
};

/// A place to highlight: a cell's or wall's name.
struct SceneMark {
    enum class Kind : std::uint8_t { LastMove, Choice, Hint };
    std::string place;
    Kind kind = Kind::LastMove;
};

/// What happens on the table in one move, for whoever shows it: the steps of a story, in the order
/// of time. Places are named as in scenes and in the paths of clicks.
struct SceneStep {
    enum class Kind : std::uint8_t {
        Travel,  ///< the topmost piece but the ball on the first place goes over all places, each
                 ///< of them a landing; or a card goes from the first place to the last
        TravelBall,  ///< the ball does: the pawn that passes it on and the cell it comes to, in
                     ///< turn
        TurnOver,    ///< the double there shows its other face
        Remove,      ///< the piece there is taken off the board
        Place,       ///< a wall is set there; or the piece there gets a second pawn on top
        TurnCard,    ///< a card is turned by 180° before it is used
        Give,        ///< the pawns on these places go to the bank
        Take,        ///< pawns from the bank come to these places, as numbered afterwards
    };
    Kind kind = Kind::Travel;
    std::vector<std::string> places = {};

    bool operator==(const SceneStep&) const = default;
};

struct Scene {
    std::string game;  ///< "quoridor": chooses the material it is drawn with
    int columns = 0;
    int rows = 0;
    bool coordinates = true;       ///< files a, b, … and ranks 1, 2, … stand at the border
    Seat seen_from = Seat::South;  ///< whose side of the board lies at the bottom (see draw/turn.h)
    std::vector<SceneCell> cells = {};
    std::vector<ScenePiece> pieces = {};
    std::vector<SceneWall> walls = {};
    std::vector<SceneTray> trays = {};
    std::vector<SceneMark> marks = {};
    Text status;  ///< one line: who is to move and with what, or how it ended
};

}  // namespace tablier
