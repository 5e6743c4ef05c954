// Settings of a built-in player and their text form: "level7", "search:nodes=20000,threads=2".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"
#include "tablier/search/levels.h"
#include "tablier/search/limits.h"

namespace tablier::search {

/// Search algorithms. The default of each variant was found by matches (docs/engine.md).
enum class Method : std::uint8_t {
    Best,        ///< the variant's default
    AlphaBeta,   ///< two sides: principal-variation search
    Paranoid,    ///< alpha-beta with all opponents as one
    BestReply,   ///< alpha-beta with one opponent answering at a time (BRS+)
    MaxN,        ///< each side maximises its own chance
    Tree,        ///< Monte Carlo tree search guided by the evaluation of every move
    RatedTree,   ///< Monte Carlo tree search guided by the ratings of moves (PUCT)
    Expectation  ///< games with chance: *-minimax, max^n over expectations
};

inline constexpr int default_table_mb = 64;
inline constexpr int default_tree_mb = 256;

struct EngineSettings {
    enum class Kind : std::uint8_t {
        Random,  ///< uniform over the legal moves
        Greedy,  ///< the best position after one move, by the evaluation
        Uct,     ///< plain tree search with random playouts
        Search,  ///< the engine
    };
    Kind kind = Kind::Search;
    std::optional<int> level = {};  ///< lowest_level to highest_level; only with Search
    Limits limits = {};             ///< the player's own: movetime, nodes, depth
    int threads = 1;
    /// Upper limit for `threads` and for the threads of a level; not part of the text form.
    int max_threads = 256;
    std::optional<int> hash_mb = {};  ///< none: the method's default
    Method method = Method::Best;
    std::uint64_t seed = 0;
    /// Replace the evaluation's weights, in the order of its features; for tools, not part of the
    /// text form.
    std::vector<float> weights = {};

    bool operator==(const EngineSettings&) const = default;
};

/// The players and the methods by name; the default is the first.
std::span<const std::string_view> player_names();
std::span<const std::string_view> method_names();

/// "random", "greedy", "uct", "search", "level7"; each may be followed by settings:
/// "uct:movetime=100", "search:nodes=20000,threads=2,method=maxn". The error names the fault and
/// the possible values.
Result<EngineSettings> parse_engine(std::string_view text);

/// Text that parse_engine reads back; settings at their defaults are left out.
std::string engine_text(const EngineSettings& settings);

/// For --help: all names and settings, in a few lines.
Text engine_help();

}  // namespace tablier::search
