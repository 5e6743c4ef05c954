#include "app/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include "app/search_arguments.h"

namespace tablier::app {
namespace {

constexpr std::array end_signals{SIGINT, SIGTERM, SIGHUP};

std::atomic<int> last_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free);
/// Self-pipe from the handler, for poll: a signal just before the wait is not lost.
std::array<int, 2> ends_of_pipe{-1, -1};
std::array<struct sigaction, end_signals.size()> actions_before{};

void note_end(int signal) {
    const int error = errno;
    last_signal = signal;
    const char byte = 0;
    if (::write(ends_of_pipe[1], &byte, 1) < 0) {
        // The pipe is full, so it is readable already.
    }
    stop_search();
    errno = error;
}

}  // namespace

EndSignals::EndSignals() {
    last_signal = 0;
    if (::pipe2(ends_of_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    struct sigaction action {};
    action.sa_handler = note_end;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < end_signals.size(); ++i) {
        sigaction(end_signals[i], &action, &actions_before[i]);
        // Signals that are ignored (nohup, background of a script) stay ignored.
        if (actions_before[i].sa_handler == SIG_IGN)
            sigaction(end_signals[i], &actions_before[i], nullptr);
    }
}

EndSignals::~EndSignals() {
    if (ends_of_pipe[0] < 0) return;
    for (std::size_t i = 0; i < end_signals.size(); ++i)
        sigaction(end_signals[i], &actions_before[i], nullptr);
    last_signal = 0;
    for (int& end : ends_of_pipe) {
        ::close(end);
        end = -1;
    }
}

int EndSignals::received() {
    return last_signal;
}

int EndSignals::descriptor() {
    return ends_of_pipe[0];
}

}  // namespace tablier::app
