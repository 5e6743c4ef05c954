// Signals that ask a person's session to end: Ctrl-C, SIGTERM, and SIGHUP when the terminal is
// closed. The program ends where it reads, with everything in order.
#pragma once

namespace tablier::app {

/// While it lives, these signals are noted. Only one at a time; where there is none, the functions
/// say that no signal has come, and signals do what they do otherwise.
class EndSignals {
  public:
    EndSignals();
    ~EndSignals();
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;

    /// The last one that came, or 0.
    static int received();
    /// Can be read from as soon as one has come; -1 where nothing is noted.
    static int descriptor();

    /// The program's exit code after such a signal.
    static int exit_code(int signal) { return 128 + signal; }
};

}  // namespace tablier::app
