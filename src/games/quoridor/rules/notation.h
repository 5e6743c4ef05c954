// Quoridor's texts: cells, moves and positions.
//
// Position text, fields separated by one space:
//   one field a seat in order of play   e1/10     cell of the pawn, walls left;
//                                       e1/10!    the same for a retired seat
//   the walls, sorted, joined by dots   c4v.e3h   or - for none
//   the seat to move                    S
// Example: "e2/10 e8/9 e3h S". The board's size comes from the options.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/quoridor/rules/moves.h"
#include "games/quoridor/rules/view.h"
#include "tablier/error.h"

namespace tablier::quoridor {

std::string cell_text(CellName cell);

/// Reads a cell name ("e3", "m13") at the start of `text` and removes it; files a to z, ranks 1 to
/// 99. Nothing is removed if there is none.
std::optional<CellName> take_cell(std::string_view& text);

std::string move_text(int size, Move move);
std::string position_text(const Rules& rules, const View& view);

/// Checks everything but the paths to the goals.
Result<View> parse_view(const Rules& rules, int size, std::string_view text);
Error no_way_error(SeatSet without_way);

template <int N>
std::string move_text(Move move) {
    return move_text(N, move);
}
template <int N>
std::string position_text(const Rules& rules, const Position<N>& position) {
    return position_text(rules, View::of(position));
}
template <int N>
Result<Position<N>> parse_position(const Rules& rules, std::string_view text) {
    const auto view = parse_view(rules, N, text);
    if (!view) return std::unexpected(view.error());
    const Position<N> position = view->template position<N>();
    const SeatSet shut_in = without_way(rules, position);
    if (!shut_in.empty()) return std::unexpected(no_way_error(shut_in));
    return position;
}

}  // namespace tablier::quoridor
