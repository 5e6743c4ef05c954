#include "games/intercept/rules/cell.h"

namespace tablier::intercept {
namespace {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

std::string cell_name(Cell cell) {
    return char('a' + cell.x()) + std::to_string(cell.y() + 1);
}

std::optional<Cell> take_cell(std::string_view& text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + board_size) return std::nullopt;
    if (!is_digit(text[1]) || text[1] == '0') return std::nullopt;
    int rank = text[1] - '0';
    std::size_t length = 2;
    if (text.size() > 2 && is_digit(text[2])) {
        rank = rank * 10 + (text[2] - '0');
        length = 3;
    }
    if (rank > board_size || (text.size() > length && is_digit(text[length]))) return std::nullopt;
    const Cell cell = Cell::at(text[0] - 'a', rank - 1);
    text.remove_prefix(length);
    return cell;
}

std::optional<Cell> parse_cell(std::string_view name) {
    const std::optional<Cell> cell = take_cell(name);
    return name.empty() ? cell : std::nullopt;
}

}  // namespace tablier::intercept
