// The terminal while a line is edited: Ctrl-Z, going on after it, another size.
#pragma once

#include <csignal>

namespace tablier::app {

/// While it lives, these signals are noted. libedit's own handlers are not used: they would pass
/// Ctrl-C and SIGTERM on to all processes of the terminal. Only one at a time.
class EditingSignals {
  public:
    EditingSignals();
    ~EditingSignals();
    EditingSignals(const EditingSignals&) = delete;
    EditingSignals& operator=(const EditingSignals&) = delete;

    /// To wait with (ppoll): the signals come only then, so that none is missed.
    static const sigset_t* mask_to_wait_with();
    /// Does what was asked for: stops, with the terminal as the shell knows it, and shows the line
    /// again when it goes on.
    static void handle_pending();
};

}  // namespace tablier::app
