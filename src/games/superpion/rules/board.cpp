#include "games/superpion/rules/board.h"

#include "tablier/detail/small_sort.h"

namespace tablier::superpion {
namespace {

constexpr std::string_view letters = "bryk";

std::array<int, cell_numbers> make_text_order() {
    std::array<Cell, cell_numbers> cells{};
    for (int i = 0; i < cell_numbers; ++i) cells[i] = Cell(i);
    small_sort(cells, cell_name);
    std::array<int, cell_numbers> order{};
    for (int i = 0; i < cell_numbers; ++i) order[cells[i]] = i;
    return order;
}

}  // namespace

std::optional<Way> way_between(Cell from, Cell to) {
    for (int way = 0; way < way_count; ++way)
        if (ray(from, Way(way)).has(to)) return Way(way);
    return std::nullopt;
}

std::string square_name(Square at) {
    return char('a' + at.file) + std::to_string(at.rank + 1);
}

std::string cell_name(Cell cell) {
    return square_name(square_of(cell));
}

std::optional<Square> parse_square(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] > 'p') return std::nullopt;
    int rank = 0;
    for (char c : text.substr(1)) {
        if (c < '0' || c > '9' || (rank == 0 && c == '0')) return std::nullopt;
        rank = rank * 10 + (c - '0');
    }
    if (rank > board_size) return std::nullopt;
    return Square{text[0] - 'a', rank - 1};
}

int text_order(Cell cell) {
    static const std::array<int, cell_numbers> order = make_text_order();
    return order[cell];
}

char colour_letter(Seat colour) {
    return letters[index(colour)];
}

std::optional<Seat> parse_colour(char letter) {
    const std::size_t at = letters.find(letter);
    return at == std::string_view::npos ? std::nullopt : std::optional(Seat(at));
}

}  // namespace tablier::superpion
