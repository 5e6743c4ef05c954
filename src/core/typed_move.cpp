#include "tablier/typed_move.h"

#include <algorithm>

namespace tablier {
namespace {

bool is_capital(char letter) {
    return letter >= 'A' && letter <= 'Z';
}
char lower_case(char letter) {
    return is_capital(letter) ? char(letter - 'A' + 'a') : letter;
}
char capital(char letter) {
    return letter >= 'a' && letter <= 'z' ? char(letter - 'a' + 'A') : letter;
}

bool same_but_for_capitals(std::string_view one, std::string_view other) {
    return std::ranges::equal(one, other, {}, lower_case, lower_case);
}

/// All small; behind a colon capital where moves are so ("row:BBWW…").
std::string as_moves_are_written(const std::vector<std::string>& moves, std::string_view text) {
    const auto has_capital = [](const std::string& move) {
        return std::ranges::any_of(move, is_capital);
    };
    const bool capitals = std::ranges::any_of(moves, has_capital);
    const std::size_t colon = capitals ? text.find(':') : std::string_view::npos;
    std::string written;
    for (std::size_t i = 0; i < text.size(); ++i)
        written += i > colon ? capital(text[i]) : lower_case(text[i]);
    return written;
}

}  // namespace

std::string typed_move(const AnyPosition& position, std::string_view text) {
    const std::vector<std::string> moves = position.legal_moves();
    if (std::ranges::binary_search(moves, text)) return std::string(text);
    const auto meant = [&](const std::string& move) { return same_but_for_capitals(move, text); };
    const auto move = std::ranges::find_if(moves, meant);
    if (move != moves.end() && std::find_if(move + 1, moves.end(), meant) == moves.end())
        return *move;
    return as_moves_are_written(moves, text);
}

}  // namespace tablier
