// Interface of a search of one game: alpha-beta, tree search, … or a random choice.
#pragma once

#include "tablier/search/control.h"
#include "tablier/search/detail/search_outcome.h"

namespace tablier::search {

/// Keeps its tables between the moves of a game. Not thread-safe: one search at a time, which may
/// use several threads inside.
template <Game G>
class Searcher {
  public:
    virtual ~Searcher() = default;

    /// Discards all state: the next search depends on its arguments alone.
    virtual void new_game() = 0;

    /// Searches until a limit, a stop, or until further search cannot change the result. Always
    /// returns a legal first move, however early it is stopped. Calls `progress` with better
    /// outcomes on the way, from the calling thread. With one thread and a limit of nodes or depth
    /// the result depends only on the task and on the searches since `new_game`.
    virtual SearchOutcome<G> search(const Task<G>& task, const Limits& limits, Control& control,
                                    const ProgressSink<G>& progress) = 0;
};

}  // namespace tablier::search
