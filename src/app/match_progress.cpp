#include "app/match_progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <utility>

namespace tablier::app {
namespace {

using namespace std::chrono_literals;

constexpr auto between_lines_of_a_log = 15s;
constexpr auto between_changes_of_the_line = 200ms;

/// What fits on the terminal's line; a longer one would scroll.
std::string cut(const std::string& line) {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 2) return line;
    return line.substr(0, size.ws_col - 1);
}

}  // namespace

MatchProgress::MatchProgress(std::string label, int games)
    : label_(std::move(label)),
      games_(games),
      terminal_(isatty(STDERR_FILENO) == 1),
      next_(Clock::now()) {
    if (!terminal_) next_ += between_lines_of_a_log;
}

MatchProgress::~MatchProgress() {
    if (shown_ && terminal_) std::fprintf(stderr, "\r\x1b[K");
}

void MatchProgress::show(const arena::Standings& standings) {
    const bool last = standings.games() >= games_;
    if (Clock::now() < next_ && !(last && shown_)) return;
    shown_ = true;
    const std::string line = label_ + standings.line();
    if (terminal_) {
        next_ = Clock::now() + between_changes_of_the_line;
        std::fprintf(stderr, "\r\x1b[K%s", cut(line).c_str());
    } else {
        next_ = Clock::now() + between_lines_of_a_log;
        std::fprintf(stderr, "%s\n", line.c_str());
    }
    std::fflush(stderr);
}

}  // namespace tablier::app
