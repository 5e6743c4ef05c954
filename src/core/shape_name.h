// The names of pieces' shapes, for pictures and programs.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "tablier/scene.h"

namespace tablier {

inline constexpr std::array<std::string_view, 10> shape_names{
    "pawn", "passage", "repos",     "double-passage", "double-repos",
    "ball", "man",     "superpion", "black",          "white"};

/// A shape from nowhere is just a "piece".
constexpr std::string_view shape_name(Shape shape) {
    const auto at = std::size_t(shape);
    return at < shape_names.size() ? shape_names[at] : "piece";
}

constexpr std::optional<Shape> shape_of_name(std::string_view name) {
    for (std::size_t i = 0; i < shape_names.size(); ++i)
        if (shape_names[i] == name) return Shape(i);
    return std::nullopt;
}

}  // namespace tablier
