// Descriptor of Superpion's picture.
#include <array>

#include "games/superpion/picture/boards.h"
#include "games/superpion/rules/colours.h"
#include "games/superpion/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::superpion {
namespace {

constexpr std::array pieces{
    draw::PieceStyle{man_shape, {"pawn", "pion"}},
    draw::PieceStyle{superpion_shape, {"superpion", "superpion"}},
};

constexpr std::array stocks{
    draw::StockStyle{.kind = reserve_stock,
                     .name = {"reserve", "réserve"},
                     .form = draw::StockForm::Pieces,
                     .symbol = draughtsman},
};

constexpr auto terminal_boards =
    draw::list_terminal_boards<terminal_board, narrow_terminal_board>();

std::string symbol(draw::Symbols& symbols, const ScenePiece& piece) {
    return piece.shape == superpion_shape ? superpion_piece(symbols, piece.seat, piece.cap)
                                          : draughtsman(symbols, piece.seat);
}

}  // namespace

const draw::GamePicture& picture_part() {
    static constexpr draw::GamePicture part{.game = "superpion",
                                            .seat_name = colour_name,
                                            .seats = colour_styles,
                                            .pieces = pieces,
                                            .piece_symbol = symbol,
                                            .svg_board = svg_board,
                                            .terminal_boards = terminal_boards,
                                            .stocks = stocks};
    return part;
}

}  // namespace tablier::superpion
