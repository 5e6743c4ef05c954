#include "app/interruption.h"

#include <chrono>
#include <csignal>

namespace tablier::app {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void note(int) {
    interrupted = 1;
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
    interrupted = 0;
    for (const int signal : {SIGINT, SIGTERM}) set_handler(signal, note);
    watcher_ = std::jthread([this](const std::stop_token& done) {
        while (!done.stop_requested() && !source_.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (interrupted != 0) source_.request_stop();
        }
    });
}

Interruption::~Interruption() {
    for (const int signal : {SIGINT, SIGTERM}) set_handler(signal, SIG_DFL);
}

}  // namespace tablier::app
