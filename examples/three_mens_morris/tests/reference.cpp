#include "tests/reference.h"

#include <algorithm>
#include <cstdlib>

namespace reference {
namespace {

const std::vector<std::string> points{"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"};

/// "Lines join neighbouring points of a column or rank, and the centre with the four corners."
bool joined(const std::string& from, const std::string& to) {
    const int across = std::abs(from[0] - to[0]);
    const int up = std::abs(from[1] - to[1]);
    if (across + up == 1) return true;
    return across == 1 && up == 1 && (from == "b2" || to == "b2");
}

/// M3
bool has_three_in_a_row(const Board& board, char colour) {
    const std::vector<std::vector<std::string>> threes{
        {"a1", "a2", "a3"}, {"b1", "b2", "b3"}, {"c1", "c2", "c3"}, {"a1", "b1", "c1"},
        {"a2", "b2", "c2"}, {"a3", "b3", "c3"}, {"a1", "b2", "c3"}, {"a3", "b2", "c1"}};
    return std::ranges::any_of(threes, [&](const auto& three) {
        return std::ranges::all_of(three, [&](const std::string& point) {
            return board.men.contains(point) && board.men.at(point) == colour;
        });
    });
}

/// M1 and M2, as if the game went on.
std::vector<std::string> moves(const Board& board, bool anywhere) {
    std::vector<std::string> found;
    for (const std::string& to : points) {
        if (board.men.contains(to)) continue;
        if (board.in_hand.at(board.to_move) > 0) {
            found.push_back(to);
            continue;
        }
        for (const auto& [from, colour] : board.men)
            if (colour == board.to_move && (anywhere || joined(from, to)))
                found.push_back(from + "-" + to);
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace

bool is_over(const Board& board, bool anywhere) {
    return has_three_in_a_row(board, 'w') || has_three_in_a_row(board, 'b') ||
           moves(board, anywhere).empty();  // M4
}

std::vector<std::string> legal_moves(const Board& board, bool anywhere) {
    return is_over(board, anywhere) ? std::vector<std::string>{} : moves(board, anywhere);
}

void play(Board& board, const std::string& move) {
    if (move.size() == 2)
        --board.in_hand[board.to_move];
    else
        board.men.erase(move.substr(0, 2));
    board.men[move.substr(move.size() - 2)] = board.to_move;
    board.to_move = board.to_move == 'w' ? 'b' : 'w';
}

/// Lines of play of that length; a game that is over counts as one.
long perft(const Board& board, bool anywhere, int depth) {
    const auto legal = legal_moves(board, anywhere);
    if (depth == 0 || legal.empty()) return 1;
    long lines = 0;
    for (const std::string& move : legal) {
        Board after = board;
        play(after, move);
        lines += perft(after, anywhere, depth - 1);
    }
    return lines;
}

}  // namespace reference
