// Where the lines of a session go.
#pragma once

#include <string>

namespace tablier::ugi {

/// Called from the thread that hands lines to the session and from the searching thread; each line
/// comes without its end.
class Output {
  public:
    virtual ~Output() = default;

    /// A line somebody waits for.
    virtual void reply(std::string line) = 0;
    /// A line that may be left out when nobody reads as fast as the engine thinks.
    virtual void info(std::string line) = 0;
};

/// "info string error …": the one form of everything that is wrong.
std::string error_line(std::string message);

}  // namespace tablier::ugi
