// Descriptor of Point's picture.
#include <array>

#include "games/point/picture/boards.h"
#include "games/point/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::point {
namespace {

using draw::StockForm;
using draw::Symbols;

constexpr std::array pieces{
    draw::PieceStyle{black_shape, {"black", "noir"}},
    draw::PieceStyle{white_shape, {"white", "blanc"}},
};

constexpr std::array stocks{
    draw::StockStyle{
        .kind = black_stock,
        .name = {"black", "noirs"},
        .form = StockForm::Pieces,
        .symbol = [](Symbols& symbols, std::optional<Seat>) { return pawn(symbols, true); },
        .sign = "● B",
        .ascii_sign = "B"},
    draw::StockStyle{
        .kind = white_stock,
        .name = {"white", "blancs"},
        .form = StockForm::Pieces,
        .symbol = [](Symbols& symbols, std::optional<Seat>) { return pawn(symbols, false); },
        .sign = "○ W",
        .ascii_sign = "W"},
    draw::StockStyle{
        .kind = deck_stock,
        .name = {"deck", "pioche"},
        .form = StockForm::Pile,
        .symbol = [](Symbols& symbols, std::optional<Seat>) { return card_back(symbols); }},
    draw::StockStyle{
        .kind = discarded_stock,
        .name = {"out of play", "hors du jeu"},
        .form = StockForm::Pile,
        .symbol = [](Symbols& symbols, std::optional<Seat>) { return card_back(symbols); },
        .scattered = true},
};

/// "WB=BWW" as circles.
std::string circles(std::string_view card) {
    std::string text;
    for (char letter : card) text += letter == 'B' ? "●" : letter == 'W' ? "○" : "=";
    return text;
}

constexpr draw::CardStyle cards{
    .width = card_width, .height = card_height, .draw = draw_card, .signs = circles};

constexpr auto terminal_boards = draw::list_terminal_boards<terminal_board, low_terminal_board>();

std::string symbol(Symbols& symbols, const ScenePiece& piece) {
    return pawn(symbols, piece.shape == black_shape);
}

}  // namespace

const draw::GamePicture& picture_part() {
    static constexpr draw::GamePicture part{.game = "point",
                                            .pieces = pieces,
                                            .piece_symbol = symbol,
                                            .svg_board = svg_board,
                                            .terminal_boards = terminal_boards,
                                            .wide_board = true,
                                            .stocks = stocks,
                                            .cards = &cards};
    return part;
}

}  // namespace tablier::point
