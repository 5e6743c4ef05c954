// Line input from standard input, with editing and completion at a terminal.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablier::app {

/// Completions of a line, given its beginning.
using Completions = std::function<std::vector<std::string>(std::string_view beginning)>;

/// Lines from standard input. At a terminal they can be edited, earlier lines come back with the
/// arrow keys and Tab completes; otherwise (a pipe, a file) lines are just read.
class LineInput {
  public:
    explicit LineInput(Completions completions);
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    /// The next line without spaces around it; none at the end of input, or when a signal asks the
    /// program to end (EndSignals). An unfinished line at a terminal is then dropped.
    std::optional<std::string> read(const std::string& prompt);

  private:
    bool terminal_;
};

}  // namespace tablier::app
