// Child process that exchanges lines through pipes. The process is not trusted: it may exit, hang,
// flood or send garbage. All waits are bounded and can be cancelled.
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

    /// Why a line was not received or not sent.
    enum class IoError {
        Ended,      ///< the process has ended, or has closed its output
        TimeOut,    ///< the deadline has passed
        Cancelled,  ///< `cancel` was requested meanwhile
        TooLong,    ///< the line exceeds the limit
    };

    /// Runs a shell command line in a process group of its own, so that it does not get Ctrl-C from
    /// our terminal. Its standard error is added to the file `stderr_file`, or dropped if that is
    /// empty.
    static Result<std::unique_ptr<ChildProcess>> start(const std::string& command,
                                                       const std::string& stderr_file);

    /// Kills the process group, unless the process has ended.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    /// Sends a line; the end of line is added.
    std::expected<void, IoError> send(std::string_view line, Clock::time_point deadline,
                                      const std::stop_token& cancel);
    /// The next line, without its end.
    std::expected<std::string, IoError> receive(Clock::time_point deadline,
                                                const std::stop_token& cancel);

    /// Closes the process's input and waits for it to end.
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
    std::size_t looked_ = 0;  ///< bytes of `unread_` known to hold no end of line
};

}  // namespace tablier::arena
