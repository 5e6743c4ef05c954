// Search arguments of sub-commands (--movetime, --engine, …), and Ctrl-C during a search.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>

#include "arena/contestant.h"
#include "tablier/any_game.h"
#include "tablier/search/engine.h"
#include "tablier/search/engine_settings.h"

namespace tablier::app {

/// --movetime, --nodes, --depth, --threads, --engine: the engine and its limits.
struct SearchArguments {
    std::optional<std::uint64_t> movetime;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<int> threads;
    std::string engine;

    void add_to(CLI::App& command);

    /// The limits given. Without any: those of the named engine, else `otherwise` for a move.
    search::Limits limits(search::Milliseconds otherwise, Lang lang = Lang::English) const;
    /// The external program if --engine names one. A UsageError if it is invalid.
    std::optional<arena::Contestant> program() const;
    /// A UsageError if there is no such engine.
    search::EngineSettings settings(Lang lang = Lang::English) const;
};

/// A UsageError if these settings do not fit the game.
std::unique_ptr<search::Engine> engine_or_usage_error(const GamePtr& game,
                                                      const search::EngineSettings& settings,
                                                      Lang lang = Lang::English);

/// Stops the search of the current StopOnInterrupt, if any. Async-signal-safe.
void stop_search();

/// During its lifetime Ctrl-C stops this search instead of the program. A second Ctrl-C goes to the
/// previous handler.
class StopOnInterrupt {
  public:
    explicit StopOnInterrupt(search::Control& control);
    ~StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;

    bool interrupted() const;

  private:
    void (*before_)(int);
};

/// "63 %", "wins in 5", "loses in 4", for the side of the player to move.
std::string score_in_words(search::Score score, Lang lang);

}  // namespace tablier::app
