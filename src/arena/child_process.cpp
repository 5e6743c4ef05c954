#include "arena/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

extern char** environ;

namespace tablier::arena {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t max_line_bytes = std::size_t(1) << 20;
/// Interval of the check for cancellation.
constexpr auto tick = 50ms;

void close_fd(int& fd) {
    if (fd >= 0) ::close(fd);
    fd = -1;
}

struct Pipe {
    int read = -1;
    int write = -1;

    Pipe() {
        int ends[2];
        // Close-on-exec, so that no other child process holds an end open.
        if (::pipe2(ends, O_CLOEXEC) == 0) {
            read = ends[0];
            write = ends[1];
        }
    }
    ~Pipe() {
        close_fd(read);
        close_fd(write);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    bool good() const { return read >= 0; }
};

/// Arguments of posix_spawn, with the destructors that the C functions lack.
struct SpawnPlan {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;

    SpawnPlan(int input, int output, const std::string& stderr_file) {
        posix_spawn_file_actions_init(&files);
        posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
        const char* errors = stderr_file.empty() ? "/dev/null" : stderr_file.c_str();
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors,
                                         O_WRONLY | O_CREAT | O_APPEND, 0666);
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setpgroup(&attributes, 0);
        sigset_t usual;
        sigemptyset(&usual);
        for (const int signal : {SIGPIPE, SIGINT, SIGTERM}) sigaddset(&usual, signal);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
};

/// Waits until the descriptor is ready (or its other end is closed).
std::expected<void, ChildProcess::IoError> wait_for(int fd, short events,
                                                    ChildProcess::Clock::time_point deadline,
                                                    const std::stop_token& cancel) {
    while (true) {
        if (cancel.stop_requested()) return std::unexpected(ChildProcess::IoError::Cancelled);
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(deadline - ChildProcess::Clock::now());
        if (left <= 0ms) return std::unexpected(ChildProcess::IoError::TimeOut);
        pollfd wanted{fd, events, 0};
        const int ready =
            ::poll(&wanted, 1, int(std::min(left, std::chrono::milliseconds(tick)).count()));
        if (ready > 0) return {};
        if (ready < 0 && errno != EINTR) return std::unexpected(ChildProcess::IoError::Ended);
    }
}

}  // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string& command,
                                                          const std::string& stderr_file) {
    // A process that ends while we write to it must not end this one by SIGPIPE.
    std::signal(SIGPIPE, SIG_IGN);
    Pipe to;
    Pipe from;
    if (!to.good() || !from.good()) return fail(std::string("no pipe: ") + std::strerror(errno));
    const SpawnPlan plan(to.read, from.write, stderr_file);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string text = command;
    char* arguments[] = {shell.data(), flag.data(), text.data(), nullptr};
    pid_t pid = -1;
    const int error =
        ::posix_spawn(&pid, "/bin/sh", &plan.files, &plan.attributes, arguments, environ);
    if (error != 0) return fail("cannot start " + in_quotes(command) + ": " + std::strerror(error));
    ::fcntl(to.write, F_SETFL, O_NONBLOCK);
    auto child = std::unique_ptr<ChildProcess>(
        new ChildProcess(pid, std::exchange(to.write, -1), std::exchange(from.read, -1)));
    return child;
}

ChildProcess::~ChildProcess() {
    // Also if the process itself has ended: it may have started others. Its id is still reserved,
    // since it has not been waited for.
    ::kill(-pid_, SIGKILL);
    while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
    close_fd(to_);
    close_fd(from_);
}

std::expected<void, ChildProcess::IoError> ChildProcess::send(std::string_view line,
                                                              Clock::time_point deadline,
                                                              const std::stop_token& cancel) {
    const std::string text = std::string(line) + '\n';
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t done = ::write(to_, text.data() + sent, text.size() - sent);
        if (done > 0) {
            sent += std::size_t(done);
        } else if (done < 0 && errno == EAGAIN) {
            if (auto ready = wait_for(to_, POLLOUT, deadline, cancel); !ready) return ready;
        } else if (done < 0 && errno != EINTR) {
            return std::unexpected(IoError::Ended);
        }
    }
    return {};
}

std::expected<std::string, ChildProcess::IoError> ChildProcess::receive(
    Clock::time_point deadline, const std::stop_token& cancel) {
    while (true) {
        const std::size_t end = unread_.find('\n', looked_);
        if (end != std::string::npos) {
            std::string line = unread_.substr(0, end);
            unread_.erase(0, end + 1);
            looked_ = 0;
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        looked_ = unread_.size();
        if (looked_ > max_line_bytes) return std::unexpected(IoError::TooLong);
        if (auto ready = wait_for(from_, POLLIN, deadline, cancel); !ready)
            return std::unexpected(ready.error());
        char block[1 << 14];
        const ssize_t got = ::read(from_, block, sizeof block);
        if (got > 0) {
            unread_.append(block, std::size_t(got));
        } else if (got == 0 || errno != EINTR) {
            return std::unexpected(IoError::Ended);
        }
    }
}

bool ChildProcess::ended() {
    if (end_.si_pid == 0) ::waitid(P_PID, id_t(pid_), &end_, WEXITED | WNOHANG | WNOWAIT);
    return end_.si_pid != 0;
}

bool ChildProcess::ended_within(std::chrono::milliseconds time) {
    const auto deadline = Clock::now() + time;
    while (!ended()) {
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

void ChildProcess::end_within(std::chrono::milliseconds time) {
    close_fd(to_);
    ended_within(time);
}

std::string ChildProcess::ending() {
    if (!ended_within(200ms)) return "";
    const int number = end_.si_status;
    // The exit code of a shell whose command was killed.
    constexpr int killed = 128;
    const bool exited = end_.si_code == CLD_EXITED;
    if (exited && number <= killed) return "exited with code " + std::to_string(number);
    const int signal = exited ? number - killed : number;
    return "was killed by signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ")";
}

}  // namespace tablier::arena
