// Full-strength engine for hints and evaluations in the terminal game.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tablier/any_game.h"
#include "tablier/play/match.h"
#include "tablier/search/engine.h"

namespace tablier::app {

class Adviser {
  public:
    static constexpr search::Milliseconds time_for_a_hint{1000};
    static constexpr search::Milliseconds time_for_an_evaluation{300};

    explicit Adviser(GamePtr game) : game_(std::move(game)) {}

    /// Searches a position where a seat is to move; Ctrl-C makes it answer at once.
    Result<search::SearchResult> advise(const Match& match, int lines, search::Milliseconds time,
                                        const search::ProgressCallback& sink);

  private:
    GamePtr game_;
    std::unique_ptr<search::Engine> engine_;  ///< created at the first search
};

/// The best move, its chance, why it is good, what is expected to follow, and the next best move.
std::vector<std::string> advice_in_words(const search::SearchResult& result, const Match& match,
                                         Lang lang);

/// "Chances: South 63 %, North 37 %"; of more than two sides only that of the side to move is
/// known.
std::string chances_in_words(const search::SearchResult& result, const Match& match, Lang lang);

}  // namespace tablier::app
