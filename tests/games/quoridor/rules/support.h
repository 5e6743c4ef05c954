// Shared by the tests of Quoridor: construction of rules and positions.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "games/quoridor/rules/variants.h"
#include "tablier/any_game.h"

namespace tablier::quoridor {

/// "quoridor:size=5,walls=3" without the catalog.
inline GamePtr make(std::string_view spec) {
    const std::size_t colon = spec.find(':');
    for (const Variant& variant : variants()) {
        if (variant.name != spec.substr(0, colon)) continue;
        Options options(variant.options);
        if (colon != std::string_view::npos) {
            const auto set = set_options(options, spec.substr(colon + 1), nullptr);
            EXPECT_TRUE(set) << set.error().message;
        }
        return variant.make(variant, options).value();
    }
    ADD_FAILURE() << "no variant " << spec;
    return nullptr;
}

/// The position after these moves, all of which must be legal.
inline AnyPosition after(std::string_view spec, const std::string& moves) {
    AnyPosition position = make(spec)->start();
    std::istringstream words(moves);
    for (std::string move; words >> move;) EXPECT_TRUE(position.play(move)) << move;
    return position;
}

inline AnyPosition at(std::string_view spec, std::string_view position_text) {
    auto position = make(spec)->parse_position(position_text);
    if (!position) ADD_FAILURE() << position_text << ": " << position.error().message;
    return position.value();
}

/// The pawn moves among the legal moves, joined by spaces.
inline std::string pawn_moves(const AnyPosition& position) {
    std::string out;
    for (const std::string& move : position.legal_moves())
        if (move.back() != 'h' && move.back() != 'v') out += (out.empty() ? "" : " ") + move;
    return out;
}

inline bool is_legal(const AnyPosition& position, std::string_view move) {
    const auto moves = position.legal_moves();
    return std::ranges::find(moves, move) != moves.end();
}

}  // namespace tablier::quoridor
