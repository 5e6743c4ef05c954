// The positions that `tablier bench` thinks about: for each variant the start (in Point: a first
// card on offer), the middle and the late part of a game.
#pragma once

#include <span>
#include <string_view>

namespace tablier::app {

struct BenchPosition {
    std::string_view variant;
    std::string_view text;
};

std::span<const BenchPosition> bench_positions();

}  // namespace tablier::app
