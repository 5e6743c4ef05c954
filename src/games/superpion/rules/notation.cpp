#include "games/superpion/rules/notation.h"

#include "games/superpion/rules/landings.h"

namespace tablier::superpion {
namespace {

std::string board_text(const Position& position) {
    std::string out;
    for (int rank = board_size - 1; rank >= 0; --rank) {
        int empty = 0;
        const auto end_run = [&] {
            if (empty > 0) out += std::to_string(empty);
            empty = 0;
        };
        for (int file = 0; file < board_size; ++file) {
            const Cell cell = cell_at({file, rank});
            if (cell == no_cell) continue;
            const std::optional<Seat> colour = position.colour_at(cell);
            if (!colour) {
                ++empty;
                continue;
            }
            end_run();
            const char letter = colour_letter(*colour);
            if (position.superpions.has(cell)) {
                out += char(letter - 'a' + 'A');
                out += colour_letter(position.cap_at(cell));
            } else {
                out += letter;
            }
        }
        end_run();
        if (rank > 0) out += '/';
    }
    return out;
}

std::string reserve_text(const Reserve& reserve) {
    std::string out;
    for (Seat colour : all_seats) {
        const int pawns = reserve[index(colour)];
        if (pawns > 0) out += colour_letter(colour) + std::to_string(pawns);
    }
    return out.empty() ? "-" : out;
}

std::string colours_text(SeatSet colours) {
    std::string out;
    for (Seat colour : all_seats)
        if (colours.contains(colour)) out += colour_letter(colour);
    return out.empty() ? "-" : out;
}

}  // namespace

std::string move_text(const Position& position, const Move& move) {
    std::string text = cell_name(move.from);
    if (move.captures()) {
        for (Cell cell : landing_cells(position, move)) text += ":" + cell_name(cell);
    } else {
        text += "-" + cell_name(move.to);
    }
    if (move.cap) {
        text += '=';
        text += colour_letter(*move.cap);
    }
    return text;
}

std::string position_text(const Position& position) {
    std::string text = board_text(position) + " ";
    for (Seat camp : all_seats) {
        if (camp != Seat::South) text += '/';
        text += reserve_text(position.reserves[index(camp)]);
    }
    text += ' ';
    text += position.over() ? '-' : colour_letter(position.to_move);
    text += ' ';
    text += position.displaced == no_cell ? "-" : cell_name(position.displaced);
    text += ' ' + std::to_string(position.quiet) + ' ';
    text += colours_text(position.retired);
    return text;
}

}  // namespace tablier::superpion
