// Endless game that needs no rules: both pawns move back and forth.
#pragma once

#include <array>
#include <string_view>

namespace tablier::load {

inline constexpr std::string_view endless_game = "quoridor:repetition=0,max_turns=0";

/// The move after this number of entries.
inline std::string_view walk(std::size_t entries) {
    static constexpr std::array<std::string_view, 4> moves{"e2", "e8", "e1", "e9"};
    return moves[entries % moves.size()];
}

}  // namespace tablier::load
