// Descriptor of Intercept's picture.
#include <array>

#include "games/intercept/picture/boards.h"
#include "games/intercept/scene_ids.h"
#include "tablier/draw/game_picture.h"

namespace tablier::intercept {
namespace {

constexpr std::array pieces{
    draw::PieceStyle{passage_shape, {"passage pawn (flat)", "pion passage (plat)"}},
    draw::PieceStyle{repos_shape, {"repos pawn (hollow)", "pion repos (creux)"}},
    draw::PieceStyle{double_passage_shape, {"double, passage up", "double côté passage"}},
    draw::PieceStyle{double_repos_shape, {"double, repos up", "double côté repos"}},
    draw::PieceStyle{ball_shape, {"ball", "boule"}},
};

constexpr auto terminal_boards =
    draw::list_terminal_boards<terminal_board, low_terminal_board, narrow_terminal_board>();

std::string symbol(draw::Symbols& symbols, const ScenePiece& piece) {
    return piece.shape == ball_shape ? ball(symbols) : pawn(symbols, piece.shape, piece.seat);
}

}  // namespace

const draw::GamePicture& picture_part() {
    static constexpr draw::GamePicture part{.game = "intercept",
                                            .pieces = pieces,
                                            .piece_symbol = symbol,
                                            .svg_board = svg_board,
                                            .terminal_boards = terminal_boards};
    return part;
}

}  // namespace tablier::intercept
