#include "engines/levels.h"

#include <array>
#include <chrono>
#include <limits>

namespace tablier::engines {
namespace {

using search::Milliseconds;

/// Nodes and readiness for weaker moves by level. The highest level has no limit but time.
struct Rung {
    std::uint64_t nodes;
    int depth;
    double temperature;
    int candidates;
};
constexpr int all_moves = std::numeric_limits<int>::max();
constexpr std::array<Rung, 9> rungs{{
    {400, 1, 0.30, all_moves},
    {400, 1, 0.15, all_moves},
    {400, 1, 0.07, all_moves},
    {800, 1, 0.02, all_moves},
    {3'000, 2, 0.03, 8},
    {6'000, 3, 0.015, 5},
    {10'000, 100, 0.0, 1},
    {35'000, 100, 0.0, 1},
    {120'000, 100, 0.0, 1},
}};

constexpr Milliseconds longest_thought{850};

}  // namespace

Level level_of(const AnyGame&, int level) {
    Level result;
    result.limits.movetime = longest_thought;
    if (std::size_t(level) > rungs.size()) {
        result.threads = 2;
        result.hash_mb = 64;
        return result;
    }
    const Rung& rung = rungs[std::size_t(level) - 1];
    result.limits.nodes = rung.nodes;
    result.limits.depth = rung.depth;
    result.temperature = rung.temperature;
    result.candidates = rung.candidates;
    return result;
}

}  // namespace tablier::engines
