#include "games/intercept/rules/turn_text.h"

namespace tablier::intercept {
namespace {

std::string tidied(std::string_view text) {
    std::string tidy;
    for (char c : text) {
        if (c == ' ' || c == '\t') continue;
        tidy += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    }
    return tidy;
}

bool take(std::string_view& rest, char wanted) {
    if (rest.empty() || rest.front() != wanted) return false;
    rest.remove_prefix(1);
    return true;
}

}  // namespace

std::optional<TurnText> read_turn(std::string_view text) {
    const std::string tidy = tidied(text);
    TurnText turn;
    if (tidy == "pass") {
        turn.pass = true;
        return turn;
    }
    std::string_view rest = tidy;
    const std::optional<Cell> from = take_cell(rest);
    if (!from) return std::nullopt;
    turn.from = *from;
    if (take(rest, '-')) {
        turn.to = take_cell(rest);
        if (!turn.to) return std::nullopt;
    }
    if (take(rest, 'p')) {
        turn.face = Face::Passage;
    } else if (take(rest, 'r')) {
        turn.face = Face::Repos;
    }
    if (!turn.to && !turn.face) return std::nullopt;
    if (take(rest, '*')) {
        turn.ball = take_cell(rest);
        if (!turn.ball) return std::nullopt;
    }
    return rest.empty() ? std::optional(turn) : std::nullopt;
}

std::optional<std::string> cell_off_board(std::string_view text) {
    const std::string tidy = tidied(text);
    const auto in = [](char c, char low, char high) { return c >= low && c <= high; };
    // With every cell replaced by one of the board, a turn remains.
    std::string turn;
    std::optional<std::string> found;
    for (std::size_t at = 0; at < tidy.size();) {
        std::size_t end = at + 1;
        while (end < tidy.size() && in(tidy[end], '0', '9')) ++end;
        const std::string word = tidy.substr(at, end - at);
        const bool cell = in(word[0], 'a', 'z') && word.size() > 1;
        turn += cell ? "a1" : word;
        if (cell && !found && !parse_cell(word)) found = word;
        at = end;
    }
    return read_turn(turn) ? found : std::nullopt;
}

}  // namespace tablier::intercept
