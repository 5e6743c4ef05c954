// Input and output of a typed search: the task, and the lines found so far.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "tablier/game.h"
#include "tablier/search/limits.h"
#include "tablier/search/value.h"

namespace tablier::search {

/// One of the best moves and what is expected to follow.
template <Game G>
struct Line {
    Score score = 0;                        ///< for the side of the player to move
    std::vector<typename G::Move> moves{};  ///< the move itself first
    /// Searched too little, or not at all, for a score that is comparable with other lines.
    bool shallow = false;
};

template <Game G>
struct SearchOutcome {
    std::vector<Line<G>> lines;  ///< best first; one at least once a search has ended
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// A position to search. Its actor is a seat.
template <Game G>
struct Task {
    const typename G::Rules& rules;
    typename G::Position position;
    /// Keys of the positions before this one that could come back.
    std::vector<std::uint64_t> earlier;
    /// The game ends at this many occurrences of a position; 0: never (the match rule is off).
    int repetition = 3;
    /// The number of best moves wanted, each with its own line and a comparable score.
    int lines = 1;
    /// The least number of moves to list; those beyond `lines` may be `shallow`.
    int candidates = 0;
    /// Legal moves to choose among; empty: all.
    std::vector<typename G::Move> only = {};

    bool allows(const typename G::Move& move) const {
        return only.empty() || std::ranges::find(only, move) != only.end();
    }
};

template <Game G>
using ProgressSink = std::function<void(const SearchOutcome<G>&)>;

}  // namespace tablier::search
