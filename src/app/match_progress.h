// How a match stands, on standard error, while it goes on.
#pragma once

#include <chrono>
#include <string>

#include "arena/standings.h"

namespace tablier::app {

/// At a terminal one line that is written over; elsewhere a line now and then, for logs. Called by
/// one thread at a time.
class MatchProgress {
  public:
    /// `label` is put before every line.
    MatchProgress(std::string label, int games);
    ~MatchProgress();
    MatchProgress(const MatchProgress&) = delete;
    MatchProgress& operator=(const MatchProgress&) = delete;

    void show(const arena::Standings& standings);

  private:
    using Clock = std::chrono::steady_clock;
    std::string label_;
    int games_;
    bool terminal_;
    bool shown_ = false;
    Clock::time_point next_;
};

}  // namespace tablier::app
