// The type-erased face of a search: moves are texts, any game.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "search/control.h"
#include "search/limits.h"
#include "search/value.h"
#include "tablier/any_game.h"

namespace tablier::search {

struct ThoughtLine {
    Score score = 0;                      ///< for the side of the player to move (see value.h)
    std::vector<std::string> moves = {};  ///< the move itself first
    bool glanced = false;                 ///< see Line

    double win() const { return win_chance(score); }
};

struct SearchResult {
    /// Best first, all of them searched alike; none by a player that does not think (random moves).
    std::vector<ThoughtLine> lines;
    int depth = 0;
    std::uint64_t nodes = 0;
    Milliseconds time{0};
    std::string move;  ///< the choice; by a player of a lower level not always the best line's
};

/// A position to think about, and how it came about.
struct SearchRequest {
    AnyPosition position;                ///< its actor is a seat
    std::vector<std::uint64_t> earlier;  ///< keys of the positions before it in this game
    std::vector<std::string> only = {};  ///< legal moves to choose among; empty: all
};

/// How many moves a thought is to tell of.
struct Wanted {
    int lines = 1;    ///< the best moves, searched alike, so that their scores can be compared
    int glances = 0;  ///< moves to choose among, though some were hardly looked at

    /// Most callers want a number of lines.
    Wanted(int wanted_lines, int wanted_glances = 0)
        : lines(wanted_lines), glances(wanted_glances) {}
};

using ProgressCallback = std::function<void(const SearchResult&)>;

/// Somebody who can be asked for a move: one for each player of a game. One call at a time.
class Engine {
  public:
    virtual ~Engine() = default;

    virtual void new_game() = 0;
    /// See Searcher::search. Limits of the thinker's own (a level's) hold as well as those given.
    /// There may be fewer lines than are wanted.
    virtual SearchResult think(const SearchRequest& moment, const Limits& limits,
                               const Wanted& wanted, Control& control,
                               const ProgressCallback& sink) = 0;
};

}  // namespace tablier::search
