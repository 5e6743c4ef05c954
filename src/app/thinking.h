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

/// --movetime, --nodes, --depth, --threads, --engine: who thinks and for how long.
struct ThinkingArguments {
    std::optional<std::uint64_t> movetime;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<int> threads;
    std::string engine;

    void add_to(CLI::App& command);

    /// The limits given; without any, `otherwise` for a move, unless the engine named has its own.
    search::Limits limits(search::Milliseconds otherwise, Lang lang = Lang::English) const;
    /// The other program that is to think, if --engine names one. A UsageError if it is wrong.
    std::optional<arena::Contestant> program() const;
    /// A UsageError if there is no such engine.
    search::EngineSettings settings(Lang lang = Lang::English) const;
};

/// A UsageError if these settings do not fit the game.
std::unique_ptr<search::Engine> engine_or_usage_error(const GamePtr& game,
                                                      const search::EngineSettings& settings,
                                                      Lang lang = Lang::English);

/// Stops the search that a StopOnInterrupt watches, if any. A signal's handler may call it.
void stop_thinking();

/// While it lives, Ctrl-C stops this search instead of the program. A second one is passed on to a
/// handler that was there before.
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
