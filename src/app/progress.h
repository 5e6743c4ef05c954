// Progress lines of long work, on standard error.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace tablier::app {

/// --progress: tell of progress even if standard error is no terminal.
struct ProgressArgument {
    bool always = false;

    void add_to(CLI::App& command);
};

/// One line that is written over, at a terminal. Elsewhere nothing, or with --progress a line now
/// and then, for logs.
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
    /// The last line of a log; nothing at a terminal, where the line goes away.
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

    /// `detail` is put behind the line; 0 steps show that work goes on.
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
