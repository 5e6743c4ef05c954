// Shared by the tests of Superpion: construction of rules and positions.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/superpion/rules/explain.h"
#include "games/superpion/rules/explain_clicks.h"
#include "games/superpion/rules/superpion.h"
#include "games/superpion/rules/variants.h"
#include "tablier/random.h"

namespace tablier::superpion {

inline const Variant& variant_named(std::string_view name) {
    for (const Variant& variant : variants())
        if (variant.name == name) return variant;
    ADD_FAILURE() << "no variant " << name;
    return variants()[0];
}

/// The rules of "superpion-3:neutral=b".
inline Rules rules_of(std::string_view spec) {
    const std::size_t colon = spec.find(':');
    const Variant& variant = variant_named(spec.substr(0, colon));
    Options options(variant.options);
    if (colon != std::string_view::npos) {
        const auto set = set_options(options, spec.substr(colon + 1),
                                     [](std::string_view) -> Result<std::string> { return ""; });
        EXPECT_TRUE(set) << spec;
    }
    return *make_rules(variant.name, options);
}

inline std::vector<std::string> legal_texts(const Rules& rules, const Position& position) {
    Moves moves;
    EXPECT_TRUE(generate(rules, position, moves));
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(move_text(position, move));
    std::ranges::sort(texts);
    return texts;
}

/// Plays a move by its text; false if it is not legal.
inline bool play_text(const Rules& rules, Position& position, std::string_view text) {
    Moves moves;
    generate(rules, position, moves);
    for (const Move& move : moves) {
        if (move_text(position, move) != text) continue;
        const bool ends = ends_turn(rules, position, move);
        play(rules, position, move);
        EXPECT_EQ(ends, position.displaced == no_cell) << text;
        return true;
    }
    return false;
}

/// A position given by its pieces: "b d1" is a blue pawn, "Ry e4" a red superpion with a yellow
/// cap. Reserves, colour to move, displaced piece, quiet displacements and retired colours as in
/// a position's text.
struct Arrangement {
    std::vector<std::string> pieces;
    std::string reserves = "-/-/-/-";
    std::string to_move = "b";
    std::string displaced = "-";
    int quiet = 0;
    std::string retired = "-";

    std::string text() const {
        for (const std::string& piece : pieces) {
            const auto square = parse_square(piece.substr(piece.find(' ') + 1));
            EXPECT_TRUE(square && cell_at(*square) != no_cell) << piece;
        }
        std::string out;
        for (int rank = board_size - 1; rank >= 0; --rank) {
            std::string cells;
            for (int file = 0; file < board_size; ++file) {
                if (cell_at({file, rank}) == no_cell) continue;
                const std::string here = square_name({file, rank});
                const auto piece = std::ranges::find_if(pieces, [&](const std::string& word) {
                    return word.substr(word.find(' ') + 1) == here;
                });
                if (piece != pieces.end())
                    cells += piece->substr(0, piece->find(' '));
                else if (!cells.empty() && cells.back() >= '1' && cells.back() <= '9')
                    ++cells.back();
                else
                    cells += '1';
            }
            out += (out.empty() ? "" : "/") + cells;
        }
        return out + " " + reserves + " " + to_move + " " + displaced + " " +
               std::to_string(quiet) + " " + retired;
    }
};

inline Position set_up(const Rules& rules, const Arrangement& setup) {
    const auto position = parse_position(rules, setup.text());
    EXPECT_TRUE(position) << (position ? "" : position.error().message) << "\n" << setup.text();
    return position ? *position : start(rules);
}

}  // namespace tablier::superpion
