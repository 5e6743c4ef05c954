// The real program at a pseudo-terminal.
#pragma once

#include <sys/types.h>

#include <string>

namespace tablier::app_test {

/// `tablier ARGUMENTS` in a folder. After 60 seconds it is stopped.
class TerminalSession {
  public:
    /// `before` is a shell's command, as "ulimit -f 1;", and `environment` what env takes: "-u
    /// HOME".
    TerminalSession(const std::string& folder, const std::string& arguments,
                    const std::string& before = "", const std::string& environment = "");
    /// Kills what still runs.
    ~TerminalSession();
    TerminalSession(const TerminalSession&) = delete;
    TerminalSession& operator=(const TerminalSession&) = delete;

    void type(const std::string& text) const;
    /// Reads on until this stands on what was written after the last thing waited for. False if it
    /// does not come within 20 seconds or before the end.
    bool wait_for(const std::string& text);
    /// SIGTERM, SIGKILL, …
    void send(int signal) const;
    /// As when the window is closed: the program is sent SIGHUP and has no terminal any more.
    void close_terminal();
    /// Reads what is still written. The exit code, or minus the signal that ended the program.
    int wait_for_end();
    /// All that was written so far.
    const std::string& screen() const { return screen_; }
    /// The text after the last one waited for.
    std::string unread() const { return screen_.substr(seen_); }
    /// Whether the terminal shows what is typed and reads lines, as a shell leaves it.
    bool is_as_usual() const;

  private:
    bool read_more(int milliseconds);

    int terminal_ = -1;
    pid_t program_ = -1;
    std::string screen_;
    std::size_t seen_ = 0;
};

}  // namespace tablier::app_test
