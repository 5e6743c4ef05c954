// Rules and positions of Point for tests of its evaluator.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/point/rules/point.h"
#include "tablier/catalog.h"
#include "tablier/typed_game.h"

namespace tablier::point {

/// A game with its rules; keep it as long as the rules are used.
struct PointTable {
    explicit PointTable(const std::string& spec) : game(*make_game(spec)) {}

    const point::Rules& rules() const { return *rules_of<point::Point>(*game); }
    point::Position at(const std::string& text) const {
        const auto position = point::parse_position(rules(), text);
        EXPECT_TRUE(position) << text << ": " << (position ? "" : position.error().message);
        return position ? *position : point::start(rules());
    }
    /// Some random moves into a game; over if that is how it went.
    point::Position after_moves(int moves, std::uint64_t seed) const {
        Random random(seed);
        point::Position position = point::start(rules());
        for (int i = 0; i < moves && point::actor(position) != Actor::Nobody; ++i)
            point::play(rules(), position, point::sample(rules(), position, random));
        return position;
    }

    GamePtr game;
};

inline point::Row row(const std::string& pawns) {
    std::uint64_t blacks = 0;
    for (std::size_t i = 0; i < pawns.size(); ++i)
        if (pawns[i] == 'B') blacks |= std::uint64_t{1} << i;
    return {blacks, int(pawns.size())};
}

}  // namespace tablier::point
