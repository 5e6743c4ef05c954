// Signals that end an interactive session: Ctrl-C, SIGTERM, and SIGHUP when the terminal is closed.
// They act as the end of input, so that the program saves the game and cleans up.
#pragma once

namespace tablier::app {

/// Records these signals during its lifetime; at most one object at a time. Without an object the
/// functions report no signal, and signals have their default effect.
class EndSignals {
  public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    /// The last signal received, or 0.
    static int received();
    /// File descriptor that becomes readable when a signal arrives; -1 without an object.
    static int descriptor();

    /// The program's exit code after such a signal.
    static int exit_code(int signal) { return 128 + signal; }
};

}  // namespace tablier::app
