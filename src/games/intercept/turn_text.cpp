#include "games/intercept/turn_text.h"

#include <string>

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

}  // namespace tablier::intercept
