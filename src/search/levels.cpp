#include "tablier/search/levels.h"

#include "tablier/search/engine_settings.h"

namespace tablier::search {
namespace {

constexpr Milliseconds max_move_time{850};
/// So many would not fit into a small tree.
constexpr std::uint64_t many_nodes = 5'000;

}  // namespace

Level level_of(const LevelTable& table, int number, bool uses_tree_search) {
    Level level;
    level.limits.movetime = max_move_time;
    if (number == highest_level) {
        level.threads = 2;
        level.hash_mb = uses_tree_search ? default_tree_mb : default_table_mb;
        return level;
    }
    const LevelSettings& settings = table[std::size_t(number - lowest_level)];
    level.limits.nodes = settings.nodes;
    level.limits.depth = settings.depth;
    level.slack = settings.slack;
    level.candidates = settings.candidates;
    if (uses_tree_search && settings.nodes >= many_nodes) level.hash_mb = default_table_mb;
    return level;
}

}  // namespace tablier::search
