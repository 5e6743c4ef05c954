// Signals during line editing: suspend (Ctrl-Z), continue, and a change of the terminal's size.
#pragma once

#include <csignal>

namespace tablier::app {

/// Records these signals during its lifetime; at most one object at a time. libedit's own handlers
/// are not used: they would pass Ctrl-C and SIGTERM on to all processes of the terminal.
class EditingSignals {
  public:
    EditingSignals();
    ~EditingSignals();
    EditingSignals(const EditingSignals&) = delete;
    EditingSignals& operator=(const EditingSignals&) = delete;

    /// Signal mask for ppoll: the signals are delivered only while it waits, so that none is lost.
    static const sigset_t* mask_to_wait_with();
    /// Handles the recorded signals: suspends the process with the terminal in the shell's mode,
    /// and redraws the line when it continues.
    static void handle_pending();
};

}  // namespace tablier::app
