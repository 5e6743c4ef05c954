// Descriptor of Quoridor's picture.
#include <array>

#include "games/quoridor/picture/boards.h"
#include "games/quoridor/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::quoridor {
namespace {

constexpr std::array pieces{draw::PieceStyle{pawn_shape, {"pawn", "pion"}}};

constexpr std::array stocks{
    draw::StockStyle{
        .kind = wall_stock,
        .name = {"walls", "barrières"},
        .form = draw::StockForm::Bars,
        .bar_paint = [](draw::Symbols& symbols) { return wall_paint(symbols, false); }},
};

constexpr auto terminal_boards = draw::list_terminal_boards<terminal_board, low_terminal_board>();

std::string symbol(draw::Symbols& symbols, const ScenePiece& piece) {
    return turned_pawn(symbols, piece.seat);
}

}  // namespace

const draw::GamePicture& picture_part() {
    static constexpr draw::GamePicture part{.game = "quoridor",
                                            .pieces = pieces,
                                            .piece_symbol = symbol,
                                            .svg_board = svg_board,
                                            .terminal_boards = terminal_boards,
                                            .stocks = stocks};
    return part;
}

}  // namespace tablier::quoridor
