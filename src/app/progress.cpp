#include "app/progress.h"

#include <unistd.h>

#include <cstdio>

namespace tablier::app {

using namespace std::chrono_literals;

Progress::Progress(std::string what, std::uint64_t total)
    : what_(std::move(what)),
      total_(total),
      terminal_(isatty(STDERR_FILENO) == 1),
      next_(Clock::now() + 1s) {}

Progress::~Progress() {
    if (shown_) std::fprintf(stderr, "\r\x1b[K");
}

void Progress::advance(std::uint64_t steps) {
    const std::lock_guard lock(mutex_);
    done_ += steps;
    if (!terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + 200ms;
    shown_ = true;
    std::fprintf(stderr, "\r\x1b[K%s: %llu of %llu", what_.c_str(),
                 static_cast<unsigned long long>(done_), static_cast<unsigned long long>(total_));
    std::fflush(stderr);
}

}  // namespace tablier::app
