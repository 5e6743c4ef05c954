#include "app/editing_signals.h"

#include <editline/readline.h>

#include <array>
#include <cstdio>

namespace tablier::app {
namespace {

constexpr std::array editing_signals{SIGTSTP, SIGCONT, SIGWINCH};

volatile std::sig_atomic_t stop_asked = 0;
volatile std::sig_atomic_t continued = 0;
volatile std::sig_atomic_t resized = 0;

std::array<struct sigaction, editing_signals.size()> handlers_before{};
sigset_t mask_before;
const sigset_t* waiting_mask = nullptr;

void note_change(int signal) {
    if (signal == SIGTSTP) stop_asked = 1;
    if (signal == SIGCONT) continued = 1;
    if (signal == SIGWINCH) resized = 1;
}

void put_handler(int signal, void (*handler)(int), struct sigaction* old) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, old);
}

void stop() {
    rl_deprep_terminal();
    put_handler(SIGTSTP, SIG_DFL, nullptr);
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, SIGTSTP);
    raise(SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &only, nullptr);  // stops here
    pthread_sigmask(SIG_BLOCK, &only, nullptr);
    put_handler(SIGTSTP, note_change, nullptr);
}

/// libedit draws the line where it believes the cursor to be: at the beginning.
void show_line_again() {
    std::fputc('\r', stdout);
    std::fflush(stdout);
    rl_forced_update_display();
}

}  // namespace

EditingSignals::EditingSignals() {
    for (auto* flag : {&stop_asked, &continued, &resized}) *flag = 0;
    sigset_t mask;
    sigemptyset(&mask);
    for (const int signal : editing_signals) sigaddset(&mask, signal);
    pthread_sigmask(SIG_BLOCK, &mask, &mask_before);
    waiting_mask = &mask_before;
    for (std::size_t i = 0; i < editing_signals.size(); ++i)
        put_handler(editing_signals[i], note_change, &handlers_before[i]);
    // Where no shell waits for it, the program cannot be stopped.
    if (handlers_before[0].sa_handler == SIG_IGN) sigaction(SIGTSTP, &handlers_before[0], nullptr);
}

EditingSignals::~EditingSignals() {
    for (std::size_t i = 0; i < editing_signals.size(); ++i)
        sigaction(editing_signals[i], &handlers_before[i], nullptr);
    waiting_mask = nullptr;
    pthread_sigmask(SIG_SETMASK, &mask_before, nullptr);
}

const sigset_t* EditingSignals::mask_to_wait_with() {
    return waiting_mask;
}

void EditingSignals::handle_pending() {
    if (stop_asked != 0) {
        stop_asked = 0;
        stop();
        continued = 1;
    }
    if (continued != 0) {
        continued = 0;
        rl_prep_terminal(1);
        show_line_again();
    }
    if (resized != 0) {
        resized = 0;
        rl_resize_terminal();
        show_line_again();
    }
}

}  // namespace tablier::app
