// Descriptor of a game's picture part: how its boards, pieces, cards and stocks are drawn, in SVG
// and as text. Pictures of games from outside the tree are added with `register_picture`.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tablier/compass.h"
#include "tablier/draw/scene_view.h"
#include "tablier/draw/seat_style.h"
#include "tablier/draw/svg_board.h"
#include "tablier/draw/terminal_board.h"
#include "tablier/error.h"

namespace tablier::draw {

/// A text in both languages for constant data.
struct StaticText {
    const char* en;
    const char* fr;

    Text text() const { return {en, fr}; }
};

struct PieceStyle {
    SceneId shape;
    StaticText name;  ///< for screen readers
};

/// Drawing of a stock beside the board.
enum class StockForm {
    Bars,    ///< side by side, one bar for each
    Pieces,  ///< one piece with the number
    Pile,    ///< a pile of cards with number and name
};

struct StockStyle {
    SceneId kind;
    StaticText name;
    StockForm form;
    /// Pieces, Pile: the id of the symbol of one piece or of a card's back; null for a number only.
    std::string (*symbol)(Symbols& symbols, std::optional<Seat> colour) = nullptr;
    /// Bars: the paint of one.
    std::string (*bar_paint)(Symbols& symbols) = nullptr;
    /// Pieces on the terminal; empty for the letter of the stock's colour.
    std::string_view sign = {};
    std::string_view ascii_sign = {};
    bool scattered = false;  ///< a faint, untidy pile (discarded cards)
};

/// Cards that lie face up.
struct CardStyle {
    double width;
    double height;
    /// Draws a card, its top left corner at (x, y). Its name may be any text.
    void (*draw)(SvgWriter& svg, Symbols& symbols, const SceneCard& card, Mark mark, double x,
                 double y);
    /// Text behind the name on a terminal that shows more than ASCII; may be null.
    std::string (*signs)(std::string_view name) = nullptr;
};

/// One for each game, with static lifetime. A built-in game defines it in `const draw::GamePicture&
/// <game>::picture_part()`. All functions are pure, accept any scene of the game, invalid ones
/// included, and may be called from several threads at once.
struct GamePicture {
    /// The game's name, as in `Scene::game` and the other parts of the game.
    std::string_view game;

    Text (*seat_name)(Seat seat) = compass_name;
    SeatStyles seats = compass_seat_styles;

    /// All kinds of pieces.
    std::span<const PieceStyle> pieces;
    /// The id of a symbol of the piece, whose shape is one of `pieces`, for a cell of 100 × 100.
    std::string (*piece_symbol)(Symbols& symbols, const ScenePiece& piece);

    /// Draws a board of at least one column and one row.
    BoardPicture (*svg_board)(const SceneView& view, bool coordinates, Symbols& symbols);
    /// The same as text: at least one, the most spacious first (see `list_terminal_boards`).
    std::span<const TerminalBoard> terminal_boards;
    /// Boards are wide and low: trays are drawn below them, not at their right.
    bool wide_board = false;

    std::span<const StockStyle> stocks = {};
    const CardStyle* cards = nullptr;  ///< null for a game without cards
};

/// The text boards of a picture part, for `GamePicture::terminal_boards`. WebAssembly modules are
/// built with TABLIER_NO_TERMINAL: without a reference in the descriptor the linker drops the text
/// boards.
template <TerminalBoard... boards>
constexpr auto list_terminal_boards() {
#ifdef TABLIER_NO_TERMINAL
    return std::array<TerminalBoard, 0>{};
#else
    return std::array{boards...};
#endif
}

/// Adds the picture of a game from outside the tree. Fails if there is one of that name. Must be
/// called before the first drawing and before other threads are started: it is not synchronised.
Result<void> register_picture(const GamePicture& picture);

/// The pictures of all games, in the order of the catalog.
std::span<const GamePicture* const> all_pictures();

/// Null for a game without a picture part.
const GamePicture* find_picture(std::string_view game);

bool has_piece(const GamePicture& picture, SceneId shape);

/// For games without a picture part: a plain grid with pieces as discs in their seats' colours.
const GamePicture& plain_picture();

/// The game's picture, or the plain one.
const GamePicture& picture_of(std::string_view game);

/// Names for people; "?" and "piece" for an unknown seat or shape.
Text seat_name(const GamePicture& picture, Seat seat);
Text piece_name(const GamePicture& picture, SceneId shape);

/// The style of a kind of stock; a plain number for an unknown kind.
const StockStyle& stock_style(const GamePicture& picture, SceneId kind);

/// The game's cards; blank ones for a game that has none.
const CardStyle& card_style(const GamePicture& picture);

/// As `GamePicture::piece_symbol`, but for any shape: a plain disc for an unknown one.
std::string piece_symbol(const GamePicture& picture, Symbols& symbols, const ScenePiece& piece);

/// Defined by the build: the games that TABLIER_GAMES lists, in that order.
std::span<const GamePicture* const> built_in_pictures();

}  // namespace tablier::draw
