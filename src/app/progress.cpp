#include "app/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/language.h"

namespace tablier::app {
namespace {

using namespace std::chrono_literals;

constexpr auto between_lines_of_a_log = 15s;
constexpr auto between_changes_of_the_line = 200ms;

/// Whether standard error is a terminal that can clear a line.
bool line_can_be_wiped() {
    const char* kind = std::getenv("TERM");
    return isatty(STDERR_FILENO) == 1 && kind != nullptr && std::string_view(kind) != "dumb";
}

/// The line cut to the terminal's width, between characters; a longer one would scroll.
std::string cut(const std::string& line) {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 2) return line;
    std::size_t end = 0;
    for (int columns = size.ws_col; end < line.size(); ++end)
        if ((static_cast<unsigned char>(line[end]) & 0xC0) != 0x80 && --columns == 0) break;
    return line.substr(0, end);
}

}  // namespace

void ProgressArgument::add_to(CLI::App& command) {
    command.add_flag("--progress", always,
                     said({"Tell of progress on stderr even if that is no terminal",
                           "Indiquer l'avancement sur stderr même si ce n'est pas un terminal"}));
}

ProgressLine::ProgressLine(const ProgressArgument& argument, std::chrono::milliseconds delay)
    : style_(line_can_be_wiped() ? Style::Terminal
             : argument.always   ? Style::Log
                                 : Style::None),
      next_(Clock::now()) {
    if (style_ == Style::Terminal) next_ += delay;
    if (style_ == Style::Log) next_ += between_lines_of_a_log;
}

ProgressLine::~ProgressLine() {
    if (shown_ && style_ == Style::Terminal) std::fprintf(stderr, "\r\x1b[K");
}

bool ProgressLine::due() const {
    return style_ != Style::None && Clock::now() >= next_;
}

void ProgressLine::show(const std::string& line) {
    if (style_ == Style::Terminal) {
        shown_ = true;
        next_ = Clock::now() + between_changes_of_the_line;
        std::fprintf(stderr, "\r\x1b[K%s", cut(line).c_str());
    } else if (style_ == Style::Log) {
        next_ = Clock::now() + between_lines_of_a_log;
        std::fprintf(stderr, "%s\n", line.c_str());
    }
    std::fflush(stderr);
}

void ProgressLine::finish(const std::string& line) {
    if (style_ == Style::Log) show(line);
}

Progress::Progress(std::string what, std::uint64_t total, const ProgressArgument& argument)
    : what_(std::move(what)), total_(total), line_(argument, 1s) {}

Progress::~Progress() {
    line_.finish(text());
}

void Progress::advance(std::uint64_t steps, const std::string& detail) {
    const std::lock_guard lock(mutex_);
    done_ += steps;
    detail_ = detail;
    if (line_.due()) line_.show(text());
}

std::string Progress::text() const {
    return said(fill_text("{0}: {1} of {2}", "{0} : {1} sur {2}",
                          {what_, std::to_string(done_), std::to_string(total_)})) +
           detail_;
}

}  // namespace tablier::app
