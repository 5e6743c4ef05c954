// A line on a person's terminal that shows how far long work has come.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace tablier::app {

/// Writes to standard error, only if it is a terminal, at most five times a second, from the
/// second second on. Safe to call from several threads.
class Progress {
  public:
    Progress(std::string what, std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void advance(std::uint64_t steps = 1);

  private:
    using Clock = std::chrono::steady_clock;
    std::mutex mutex_;
    std::string what_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
    bool terminal_;
    bool shown_ = false;
    Clock::time_point next_;
};

}  // namespace tablier::app
