// Interface for the output lines of a UGI session.
#pragma once

#include <string>

namespace tablier::ugi {

/// Called from the thread that hands lines to the session and from the searching thread; each line
/// comes without its end.
class Output {
  public:
    virtual ~Output() = default;

    /// A line that the host waits for.
    virtual void reply(std::string line) = 0;
    /// A line that may be dropped if the host reads too slowly.
    virtual void info(std::string line) = 0;
};

/// "info string error …": the form of all error messages.
std::string error_line(std::string message);

}  // namespace tablier::ugi
