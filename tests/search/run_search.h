// Searches of any engine in tests.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tablier/search/make_engine.h"

namespace tablier::search_test {

inline GamePtr game(const std::string& spec) {
    auto made = make_game(spec);
    EXPECT_TRUE(made) << (made ? "" : made.error().message);
    return *made;
}

inline std::unique_ptr<search::Engine> engine_for(const GamePtr& game, const std::string& engine) {
    const auto settings = search::parse_engine(engine);
    EXPECT_TRUE(settings) << engine;
    auto made = search::make_engine(game, *settings);
    EXPECT_TRUE(made) << engine << ": " << (made ? "" : made.error().message);
    return made ? std::move(*made) : nullptr;
}

/// A position some random moves into a game, with a seat to move.
inline Match some_match(const GamePtr& game, std::uint64_t seed, int decisions) {
    Random random(seed);
    Match match(game);
    while (!match.over() && (decisions > 0 || match.actor() == Actor::Chance)) {
        if (match.actor() != Actor::Chance) --decisions;
        EXPECT_TRUE(match.play(match.position().random_move(random)));
    }
    return match;
}

inline search::SearchRequest request(const Match& match) {
    search::SearchRequest request{match.position(), {}};
    for (std::size_t i = 0; i < match.history().size(); ++i)
        request.earlier.push_back(match.position_after(i).key());
    return request;
}

inline search::SearchResult think(search::Engine& engine, const Match& match,
                                  const search::Limits& limits = {}, int lines = 1) {
    search::Control control;
    return engine.think(request(match), limits, lines, control, {});
}

inline std::vector<std::string> all_variants() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    return names;
}

inline std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    const auto is_letter_or_digit = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    std::ranges::replace_if(name, std::not_fn(is_letter_or_digit), '_');
    return name;
}

}  // namespace tablier::search_test
