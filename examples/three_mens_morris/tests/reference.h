// A second implementation of rules.md, to check the first: slow and literal, with a map of the
// board, and no code of the game.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace reference {

struct Board {
    std::map<std::string, char> men;  ///< 'w' or 'b' by the name of the point
    std::map<char, int> in_hand{{'w', 3}, {'b', 3}};
    char to_move = 'w';
};

bool is_over(const Board& board, bool anywhere);
std::vector<std::string> legal_moves(const Board& board, bool anywhere);
void play(Board& board, const std::string& move);
long perft(const Board& board, bool anywhere, int depth);

}  // namespace reference
