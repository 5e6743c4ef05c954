// Shared by the fuzz targets: choice of a variant, and a check that stops the fuzzer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "tablier/catalog.h"

namespace tablier::fuzz {

/// The first byte of the input chooses a variant (the letter b the first, c the second …); the rest
/// is left in `text`.
inline const GamePtr& choose_game(const std::uint8_t* data, std::size_t size,
                                  std::string_view& text) {
    static const std::vector<GamePtr> games = [] {
        std::vector<GamePtr> all;
        for (const Variant* variant : catalog()) all.push_back(make_game(variant->name).value());
        return all;
    }();
    text = {reinterpret_cast<const char*>(data), size};
    if (size == 0) return games.front();
    text.remove_prefix(1);
    return games[data[0] % games.size()];
}

inline void must(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "must hold: %s\n", what);
    std::abort();
}

/// Checks that a refusal has a text in each language.
inline void must_say_why(const Text& words) {
    must(!words.en.empty() && !words.fr.empty(), "a refusal has a message in both languages");
    must(words.en != words.fr, "a message in French is no English one");
}

}  // namespace tablier::fuzz
