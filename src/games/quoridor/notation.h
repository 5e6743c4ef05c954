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

#include "core/error.h"
#include "games/quoridor/position.h"

namespace tablier::quoridor {

/// A cell on some board, file and rank from 0.
struct CellName {
    int file = 0;
    int rank = 0;
};

std::string cell_text(CellName cell);

/// Reads a cell name ("e3", "m13") at the start of `text` and removes it; files a to z, ranks 1 to
/// 99. Nothing is removed if there is none.
std::optional<CellName> take_cell(std::string_view& text);

template <int N>
std::string cell_text(int cell) {
    return cell_text({Board<N>::file(cell), Board<N>::rank(cell)});
}

template <int N>
std::string move_text(Move move);

template <int N>
std::string position_text(const Rules& rules, const Position<N>& position);

template <int N>
Result<Position<N>> parse_position(const Rules& rules, std::string_view text);

}  // namespace tablier::quoridor
