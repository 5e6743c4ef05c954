// Type-erased interface of an engine: it searches a position of any game and chooses a move, with
// moves as texts.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/search/control.h"
#include "tablier/search/limits.h"
#include "tablier/search/value.h"

namespace tablier::search {

/// A first move and the moves expected to follow it.
struct SearchLine {
    Score score = 0;                      ///< for the side of the player to move (see value.h)
    std::vector<std::string> moves = {};  ///< the first move, then its continuation
    /// Searched too little, or not at all, for a score that is comparable with other lines.
    bool shallow = false;

    double win() const { return win_chance(score); }
};

struct SearchResult {
    /// Best first, all of them searched alike; none by a player that does not search (`random`).
    std::vector<SearchLine> lines;
    int depth = 0;
    std::uint64_t nodes = 0;
    Milliseconds time{0};
    std::string move;  ///< the choice; on a lower level not always the best line's
};

/// A position to search, with the keys of earlier positions for repetitions.
struct SearchRequest {
    AnyPosition position;                ///< its actor is a seat
    std::vector<std::uint64_t> earlier;  ///< keys of the positions before it in this game
    std::vector<std::string> only = {};  ///< legal moves to choose among; empty: all
};

/// The number of lines that a search reports.
struct LineCounts {
    int lines = 1;  ///< best moves with comparable scores
    int candidates =
        0;  ///< least number of moves altogether; those beyond `lines` may be `shallow`

    /// Implicit: most callers give a number of lines.
    LineCounts(int number_of_lines, int number_of_candidates = 0)
        : lines(number_of_lines), candidates(number_of_candidates) {}
};

/// Called from the thread that called `think`.
using ProgressCallback = std::function<void(const SearchResult&)>;

/// One for each player of a game: it keeps its tables between the moves of a game. Not thread-safe:
/// one call at a time, which may use several threads inside.
class Engine {
  public:
    virtual ~Engine() = default;

    /// Discards all state: the next search depends on its arguments alone.
    virtual void new_game() = 0;

    /// Searches until a limit, a stop by `control`, or until further search cannot change the
    /// result. Always chooses a legal move, however early it is stopped. Limits of the engine's own
    /// (a level's) hold as well as those given. There may be fewer lines than asked for. `progress`
    /// gets better results on the way; it may be empty. `control` is used for one search only. With
    /// one thread and a limit of nodes or depth the result depends only on the arguments and on the
    /// searches since `new_game`.
    virtual SearchResult think(const SearchRequest& request, const Limits& limits,
                               const LineCounts& counts, Control& control,
                               const ProgressCallback& progress) = 0;
};

}  // namespace tablier::search
