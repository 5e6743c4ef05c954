// Progress line of a match between engines, on standard error.
#pragma once

#include <string>

#include "app/progress.h"
#include "arena/standings.h"

namespace tablier::app {

/// Not thread-safe.
class MatchProgress {
  public:
    /// `label` is put before every line.
    MatchProgress(std::string label, const ProgressArgument& argument);

    void show(const arena::Standings& standings);
    /// After the last game.
    void finish(const arena::Standings& standings);

  private:
    std::string label_;
    ProgressLine line_;
};

}  // namespace tablier::app
