#include "app/terminal_session.h"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <chrono>

#include "app/program.h"

namespace tablier::app_test {
namespace {

constexpr int patience_ms = 20'000;
constexpr unsigned longest_session_s = 60;

}  // namespace

TerminalSession::TerminalSession(const std::string& folder, const std::string& arguments,
                                 const std::string& before, const std::string& environment) {
    const std::string command = "cd '" + folder + "' && " + before + " exec " +
                                in_own_environment(folder) + " TERM=vt100 env " + environment +
                                " '" + TABLIER_PROGRAM + "' " + arguments;
    winsize size{};
    size.ws_row = 50;
    size.ws_col = 200;
    program_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (program_ != 0) return;
    alarm(longest_session_s);
    // A shell starts what runs in its background deaf to Ctrl-C; a person's terminal does not.
    signal(SIGINT, SIG_DFL);
    signal(SIGQUIT, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
}

TerminalSession::~TerminalSession() {
    if (program_ > 0) {
        kill(program_, SIGKILL);
        waitpid(program_, nullptr, 0);
    }
    close_terminal();
}

void TerminalSession::type(const std::string& text) const {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t some = write(terminal_, text.data() + written, text.size() - written);
        if (some <= 0) return;
        written += std::size_t(some);
    }
}

bool TerminalSession::read_more(int milliseconds) {
    pollfd wait{terminal_, POLLIN, 0};
    if (poll(&wait, 1, milliseconds) <= 0) return false;
    std::array<char, 4096> block;
    const ssize_t got = read(terminal_, block.data(), block.size());
    if (got <= 0) return false;
    screen_.append(block.data(), std::size_t(got));
    return true;
}

bool TerminalSession::wait_for(const std::string& text) {
    using std::chrono::steady_clock;
    const auto end = steady_clock::now() + std::chrono::milliseconds(patience_ms);
    while (true) {
        const std::size_t found = screen_.find(text, seen_);
        if (found != std::string::npos) {
            seen_ = found + text.size();
            return true;
        }
        if (steady_clock::now() > end || !read_more(patience_ms)) return false;
    }
}

void TerminalSession::send(int signal) const {
    kill(program_, signal);
}

void TerminalSession::close_terminal() {
    if (terminal_ >= 0) close(terminal_);
    terminal_ = -1;
}

int TerminalSession::wait_for_end() {
    while (terminal_ >= 0 && read_more(patience_ms)) {
    }
    if (program_ <= 0) return -1;
    int status = 0;
    waitpid(program_, &status, 0);
    program_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

bool TerminalSession::is_as_usual() const {
    termios settings{};
    if (tcgetattr(terminal_, &settings) != 0) return false;
    constexpr tcflag_t usual = ECHO | ICANON | ISIG;
    return (settings.c_lflag & usual) == usual;
}

}  // namespace tablier::app_test
