#include "app/interruption.h"

#include <atomic>
#include <chrono>
#include <csignal>

namespace tablier::app {
namespace {

/// Set by the signal handler, on any thread, and read by the watcher thread.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void note(int) {
    interrupted = true;
}

void set_handler(int signal, void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = static_cast<int>(SA_RESETHAND);  // the second signal ends the program
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

}  // namespace

Interruption::Interruption() {
    interrupted = false;
    for (const int signal : {SIGINT, SIGTERM}) set_handler(signal, note);
    watcher_ = std::jthread([this](const std::stop_token& done) {
        while (!done.stop_requested() && !source_.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (interrupted) source_.request_stop();
        }
    });
}

Interruption::~Interruption() {
    for (const int signal : {SIGINT, SIGTERM}) set_handler(signal, SIG_DFL);
}

}  // namespace tablier::app
