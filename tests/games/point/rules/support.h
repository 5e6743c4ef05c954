// Shared by the tests of Point: rules from specs, moves by their texts.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/point/rules/explain.h"
#include "games/point/rules/explain_clicks.h"
#include "games/point/rules/point.h"
#include "games/point/rules/variants.h"

namespace tablier::point {

inline const Variant& variant_named(std::string_view name) {
    for (const Variant& variant : variants())
        if (variant.name == name) return variant;
    ADD_FAILURE() << "no variant " << name;
    return variants().front();
}

/// `deck` is cards separated by spaces, or "standard".
inline Result<Rules> try_rules(std::string_view variant, std::string deck = "standard",
                               std::string_view bank = "empty", std::string_view lots = "before") {
    std::ranges::replace(deck, ' ', '+');
    Options options(variant_named(variant).options);
    EXPECT_TRUE(options.set("deck", deck));
    EXPECT_TRUE(options.set("bank", bank));
    if (lots != "before") {
        EXPECT_TRUE(options.set("lots", lots));
    }
    return make_rules(variant, options);
}

inline Rules rules_of(std::string_view variant, std::string deck = "standard",
                      std::string_view bank = "empty", std::string_view lots = "before") {
    auto rules = try_rules(variant, std::move(deck), bank, lots);
    EXPECT_TRUE(rules) << (rules ? "" : rules.error().message);
    return *rules;
}

/// Two players, with lots for the colours after the deal (P-R9).
inline Rules rules_with_lots(std::string deck = "standard", std::string_view bank = "empty") {
    return rules_of("point", std::move(deck), bank, "after");
}

inline std::vector<Move> moves_of(const Rules& rules, const Position& position) {
    const auto list = std::make_unique<Moves>();
    generate(rules, position, *list);
    return {list->begin(), list->end()};
}

inline std::vector<std::string> legal(const Rules& rules, const Position& position) {
    std::vector<std::string> texts;
    for (Move move : moves_of(rules, position)) texts.push_back(move_text(rules, position, move));
    std::ranges::sort(texts);
    return texts;
}

/// The legal moves that begin with `verb`.
inline std::vector<std::string> legal(const Rules& rules, const Position& position,
                                      std::string_view verb) {
    std::vector<std::string> texts = legal(rules, position);
    std::erase_if(texts, [&](const std::string& text) { return !text.starts_with(verb); });
    return texts;
}

inline bool is_legal(const Rules& rules, const Position& position, std::string_view text) {
    return std::ranges::count(legal(rules, position), text) == 1;
}

/// Plays moves separated by spaces.
inline void play_all(const Rules& rules, Position& position, std::string_view texts) {
    while (!texts.empty()) {
        const std::string_view text = texts.substr(0, texts.find(' '));
        texts.remove_prefix(std::min(texts.size(), text.size() + 1));
        bool found = false;
        for (Move move : moves_of(rules, position)) {
            if (move_text(rules, position, move) != text) continue;
            found = true;
            play(rules, position, move);
            break;
        }
        ASSERT_TRUE(found) << text << " is not legal in " << position_text(rules, position) << ": "
                           << explain(rules, position, text).why.en;
    }
}

inline Position position_of(const Rules& rules, std::string_view text) {
    const auto position = parse_position(rules, text);
    EXPECT_TRUE(position) << (position ? "" : position.error().message) << "\nin " << text;
    return position ? *position : start(rules);
}

/// The error of a position's text, or "accepted".
inline std::string refusal(const Rules& rules, std::string_view text) {
    const auto position = parse_position(rules, text);
    return position ? "accepted" : position.error().message;
}

inline std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

}  // namespace tablier::point
