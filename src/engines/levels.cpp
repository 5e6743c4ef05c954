#include "engines/levels.h"

#include <array>
#include <chrono>
#include <limits>

#include "engines/engine_settings.h"

namespace tablier::engines {
namespace {

using search::Milliseconds;

/// How a level below the highest plays. Depth means walks where a tree search plays, so there nodes
/// are the limit. Where depth is, nodes must suffice for the first ply: a search cut short there
/// knows nothing of its moves.
struct LevelSettings {
    std::uint64_t nodes;
    int depth;
    double slack;
    int candidates;
};
constexpr int all = std::numeric_limits<int>::max();
constexpr int any = 100;  ///< depth
using LevelTable = std::array<LevelSettings, 9>;

// Found by `tablier ladder` (docs/strength.md): where luck or drawn games bring players near each
// other, levels must differ more in how they play to differ in how often they win.
constexpr LevelTable quoridor{{{20'000, 1, 2.0, all},
                               {20'000, 1, 1.4, all},
                               {20'000, 1, 1.0, all},
                               {20'000, 1, 0.6, all},
                               {3'000, 2, 0.6, 12},
                               {6'000, 3, 0.45, 8},
                               {2'000, any, 0, 1},
                               {10'000, any, 0, 1},
                               {50'000, any, 0, 1}}};
constexpr LevelTable quoridor_four{{{400, any, 8.0, all},
                                    {400, any, 5.5, all},
                                    {400, any, 3.8, all},
                                    {400, any, 2.85, all},
                                    {400, any, 2.25, all},
                                    {400, any, 1.77, all},
                                    {400, any, 1.38, all},
                                    {600, any, 1.05, all},
                                    {800, any, 0.7, all}}};
constexpr LevelTable intercept{{{20'000, 1, 1.5, all},
                                {20'000, 1, 1.15, all},
                                {20'000, 1, 0.85, all},
                                {20'000, 1, 0.5, all},
                                {6'000, 2, 0.8, 12},
                                {6'000, 2, 0.35, 12},
                                {2'000, any, 0, 1},
                                {8'000, any, 0, 1},
                                {32'000, any, 0, 1}}};
constexpr LevelTable intercept_four{{{200, any, 1.7, all},
                                     {200, any, 1.42, all},
                                     {200, any, 1.25, all},
                                     {200, any, 1.12, all},
                                     {200, any, 1.0, all},
                                     {200, any, 0.86, all},
                                     {200, any, 0.73, all},
                                     {200, any, 0.4, all},
                                     {200, any, 0, 1}}};
constexpr LevelTable superpion_two{{{20'000, 1, 6.0, all},
                                    {20'000, 1, 2.5, all},
                                    {20'000, 1, 0.8, all},
                                    {1'000, 2, 1.0, all},
                                    {1'000, 2, 0.5, all},
                                    {2'000, 3, 0.35, 12},
                                    {800, any, 0, 1},
                                    {4'000, any, 0, 1},
                                    {25'000, any, 0, 1}}};
constexpr LevelTable superpion_more{{{200, any, 3.0, all},
                                     {200, any, 1.6, all},
                                     {200, any, 1.0, all},
                                     {200, any, 0.6, all},
                                     {400, any, 0.4, all},
                                     {600, any, 0.2, all},
                                     {1'200, any, 0, 1},
                                     {6'000, any, 0, 1},
                                     {50'000, any, 0, 1}}};

// More thinking is worth little beside the luck of the cards.
constexpr LevelTable by_slack(const std::array<double, 9>& slacks) {
    LevelTable table{};
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = {400, any, slacks[i], all};
    return table;
}
constexpr LevelTable point = by_slack({12.0, 6.3, 4.6, 3.6, 2.85, 2.25, 1.72, 1.22, 0.75});
/// Partners who play badly hardly ever finish, so that the lowest must already be more careful.
constexpr LevelTable point_teams = by_slack({4.0, 2.9, 2.3, 1.9, 1.6, 1.35, 1.1, 0.85, 0.6});

const LevelTable& level_table_of(const AnyGame& game) {
    const std::string& name = game.variant().game;
    const bool two_sides = game.seating().sides() == 2;
    if (name == "quoridor") return two_sides ? quoridor : quoridor_four;
    if (name == "superpion") return two_sides ? superpion_two : superpion_more;
    if (name == "point") return game.variant().name == "point-teams" ? point_teams : point;
    return two_sides ? intercept : intercept_four;
}

constexpr Milliseconds longest_thought{850};
/// So many would not fit into a small tree.
constexpr std::uint64_t many_nodes = 5'000;

}  // namespace

Level level_of(const AnyGame& game, int level) {
    Level result;
    result.limits.movetime = longest_thought;
    const LevelTable& table = level_table_of(game);
    const bool grows_tree = game.seating().sides() > 2 || game.variant().game == "point";
    if (std::size_t(level) > table.size()) {
        result.threads = 2;
        result.hash_mb = grows_tree ? usual_tree_mb : usual_table_mb;
        return result;
    }
    const LevelSettings& settings = table[std::size_t(level) - 1];
    result.limits.nodes = settings.nodes;
    result.limits.depth = settings.depth;
    result.slack = settings.slack;
    result.candidates = settings.candidates;
    if (grows_tree && settings.nodes >= many_nodes) result.hash_mb = usual_table_mb;
    return result;
}

}  // namespace tablier::engines
