// Samples of the model: the features of every side of a position, and the result of its game.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "tablier/search/value.h"

namespace tablier::fit {

struct Sample {
    search::Chances result{};  ///< shares by number of side
    int mover = 0;             ///< the side to move
    float search = 0;          ///< its chance to win, as the player's search saw it
    float weight = 1;
    int game = 0;     ///< samples of one game share its result; they are next to each other
    float stage = 0;  ///< how much of the game was over, from 0 to 1
};

/// The features of sample n are values[(n * sides + side) * features + feature].
struct Samples {
    int sides = 2;
    int features = 0;
    std::vector<Sample> rows = {};
    std::vector<float> values = {};

    std::size_t size() const { return rows.size(); }
    std::span<const float> of(std::size_t row, int side) const {
        const auto width = std::size_t(features);
        return {values.data() + (row * std::size_t(sides) + std::size_t(side)) * width, width};
    }
    int games() const;
    /// Appends the rows of another set of the same shape.
    void append(const Samples& other);
};

struct Split {
    Samples fitted;
    Samples held_out;
};
/// Puts about this share of the games (never a part of one) aside.
Split split_by_game(const Samples& samples, double held_out);

/// Chances by number of side under the model.
search::Chances chances(const Samples& samples, std::size_t row, std::span<const double> weights);

/// What the model is fitted to: `result_share` of the game's result and the rest of what the search
/// thought. The search speaks of the mover only; what it leaves to the others is shared among them
/// as the model with the weights given would.
std::vector<search::Chances> targets(const Samples& samples, double result_share,
                                     std::span<const double> weights);

}  // namespace tablier::fit
