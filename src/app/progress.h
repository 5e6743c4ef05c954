// Progress lines of long work, on standard error.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace tablier::app {

/// --progress: show progress even if standard error is no terminal.
struct ProgressArgument {
    bool always = false;

    void add_to(CLI::App& command);
};

/// At a terminal one line that is overwritten. Otherwise nothing, or with --progress a line at
/// intervals, for logs.
class ProgressLine {
  public:
    /// At a terminal the first line is shown after `delay`, so that quick work shows none.
    ProgressLine(const ProgressArgument& argument, std::chrono::milliseconds delay);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Whether it is time for the next line.
    bool due() const;
    void show(const std::string& line);
    /// Writes the last line of a log; at a terminal clears the line.
    void finish(const std::string& line);

  private:
    using Clock = std::chrono::steady_clock;
    enum class Style { None, Terminal, Log };

    Style style_;
    bool shown_ = false;
    Clock::time_point next_;
};

/// "perft: 12 of 131". Safe to call from several threads.
class Progress {
  public:
    Progress(std::string what, std::uint64_t total, const ProgressArgument& argument);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `detail` is appended to the line; 0 steps only update it.
    void advance(std::uint64_t steps = 1, const std::string& detail = "");

  private:
    std::string text() const;

    std::mutex mutex_;
    std::string what_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
    std::string detail_;
    ProgressLine line_;
};

}  // namespace tablier::app
