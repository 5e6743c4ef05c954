// The legal moves of a position as paths of clicks.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>

#include "core/game.h"

namespace tablier {

/// How many of the touched places, from the first on, begin the path of some legal move.
template <Game G>
std::size_t clicks_followed(const typename G::Rules& rules, const typename G::Position& position,
                            std::span<const std::string> touched) {
    const auto moves = std::make_unique<MovesOf<G>>();
    G::generate(rules, position, *moves);
    std::size_t most = 0;
    for (const auto& move : *moves) {
        const auto path = G::clicks(rules, position, move);
        const auto [in_path, in_touched] = std::ranges::mismatch(path, touched);
        most = std::max(most, std::size_t(in_touched - touched.begin()));
    }
    return most;
}

}  // namespace tablier
