// Child process with lines through pipes. It may exit, hang, flood or send anything; waits are
// bounded and can be cancelled.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <chrono>
#include <expected>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::arena {

class ChildProcess {
  public:
    using Clock = std::chrono::steady_clock;

    /// Why no line came, or none could be sent.
    enum class IoError {
        Ended,      ///< the program is gone, or has closed its output
        TimeOut,    ///< the deadline has passed
        Cancelled,  ///< `cancel` was requested meanwhile
        TooLong,    ///< a line without end
    };

    /// Runs a shell command line in a process group of its own, so that a Ctrl-C at our terminal is
    /// ours alone. Its standard error is added to the file `stderr_file`, or dropped if that is
    /// empty.
    static Result<std::unique_ptr<ChildProcess>> start(const std::string& command,
                                                       const std::string& stderr_file);

    /// Kills the program with all that it has started, if it has not ended by itself.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Sends a line; the end of line is added.
    std::expected<void, IoError> send(std::string_view line, Clock::time_point deadline,
                                      const std::stop_token& cancel);
    /// The next line, without its end.
    std::expected<std::string, IoError> receive(Clock::time_point deadline,
                                                const std::stop_token& cancel);

    /// Closes the program's input and gives it so long to end by itself.
    void end_within(std::chrono::milliseconds time);

    /// How it ended: "exited with code 3", "was killed by signal 11 (Segmentation fault)"; empty if
    /// it is still running a moment after having closed its output.
    std::string ending();

  private:
    ChildProcess(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

    bool ended();
    bool ended_within(std::chrono::milliseconds time);

    pid_t pid_;
    int to_;
    int from_;
    siginfo_t end_{};  ///< filled in once the program has ended
    std::string unread_;
    std::size_t looked_ = 0;  ///< so much of `unread_` holds no end of line
};

}  // namespace tablier::arena
