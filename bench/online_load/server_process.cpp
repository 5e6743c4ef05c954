#include "server_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <csignal>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace tablier::load {
namespace {

namespace fs = std::filesystem;
namespace asio = boost::asio;
using asio::ip::tcp;

/// Below the ports that the system gives to clients: while the server is away, a client that tries
/// to reach it could otherwise be given the server's own port, and keep it.
std::uint16_t free_port() {
    std::random_device random;
    asio::io_context context;
    for (int tries = 0; tries < 100; ++tries) {
        const auto port = std::uint16_t(20'000 + random() % 12'000);
        tcp::acceptor acceptor(context);
        boost::system::error_code taken;
        acceptor.open(tcp::v4());
        acceptor.bind({asio::ip::address_v4::loopback(), port}, taken);
        if (!taken) return port;
    }
    throw std::runtime_error("there is no free port");
}

/// Both ends of thousands of connections are on this machine.
void allow_many_descriptors() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

bool names_same(const std::string& one, const std::string& other) {
    return one.substr(0, one.find('=')) == other.substr(0, other.find('='));
}

}  // namespace

ServerProcess::ServerProcess(const Settings& settings, std::vector<std::string> limits)
    : program_(settings.server),
      data_(settings.data.empty() ? own_.path() / "data" : fs::path(settings.data)),
      port_(free_port()) {
    allow_many_descriptors();
    if (::access(program_.c_str(), X_OK) != 0)
        throw std::runtime_error("there is no program " + program_ + "; --server names it");
    const fs::path web = own_.path() / "web";
    fs::create_directory(web);
    std::ofstream(web / "index.html") << "<!doctype html><title>load</title>\n";
    for (const char* usual : {"connections=20000", "sockets=20000", "requests=100000",
                              "messages=10000", "all-messages=1000000", "work=10000",
                              "tables=1000000", "new-tables=100000000", "engine-seconds=1000000"}) {
        const bool given = std::ranges::any_of(
            limits, [&](const std::string& limit) { return names_same(limit, usual); });
        if (!given) limits.emplace_back(usual);
    }
    arguments_ = {program_, "serve", "--host", "127.0.0.1",   "--port", std::to_string(port_),
                  "--web",  web,     "--data", data_.string()};
    for (const std::string& limit : limits) {
        arguments_.emplace_back("--limit");
        arguments_.push_back(limit);
    }
}

ServerProcess::~ServerProcess() {
    if (running()) kill();
    if (said_ >= 0) ::close(said_);
}

void ServerProcess::start() {
    if (said_ >= 0) ::close(said_);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("there is no pipe");
    std::vector<char*> arguments;
    for (std::string& one : arguments_) arguments.push_back(one.data());
    arguments.push_back(nullptr);
    started_ = Clock::now();
    pid_ = ::fork();
    if (pid_ < 0) throw std::runtime_error("cannot start the server");
    if (pid_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // it ends with us, however we end
        ::dup2(ends[1], STDOUT_FILENO);
        ::close_range(STDERR_FILENO + 1, ~0U, 0);  // our clients' sockets are not the server's
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    said_ = ends[0];
}

ServerProcess::Clock::duration ServerProcess::wait_until_ready() {
    std::string said;
    char part[256];
    while (said.find('\n') == std::string::npos) {
        const ssize_t bytes = ::read(said_, part, sizeof part);
        if (bytes < 0 && errno == EINTR) continue;
        if (bytes <= 0) throw std::runtime_error("the server does not start");
        said.append(part, std::size_t(bytes));
    }
    return Clock::now() - started_;
}

ServerProcess::Clock::duration ServerProcess::wait_for_answer() {
    constexpr std::chrono::seconds patience(60);
    constexpr std::string_view request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    asio::io_context context;
    while (Clock::now() - started_ < patience) {
        tcp::socket socket(context);
        boost::system::error_code error;
        socket.connect(endpoint(), error);
        if (!error) asio::write(socket, asio::buffer(request), error);
        char first[1];
        if (!error) asio::read(socket, asio::buffer(first), error);
        if (!error) return Clock::now() - started_;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    throw std::runtime_error("the server does not answer");
}

void ServerProcess::kill() {
    ::kill(pid_, SIGKILL);
    reap();
}

int ServerProcess::stop() {
    ::kill(pid_, SIGTERM);
    return reap();
}

int ServerProcess::reap() {
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) continue;
    pid_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string ServerProcess::fate() const {
    siginfo_t info{};
    if (::waitid(P_PID, id_t(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
        return "it is still there";
    return fmt::format("{} {}", info.si_code == CLD_EXITED ? "exit status" : "signal",
                       info.si_status);
}

tcp::endpoint ServerProcess::endpoint() const {
    return {asio::ip::address_v4::loopback(), port_};
}

double ServerProcess::resident_megabytes() const {
    std::ifstream status(fmt::format("/proc/{}/status", pid_));
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) * 1024 / 1e6;
    throw std::runtime_error("the server has ended by itself, or is about to: " + fate());
}

std::size_t ServerProcess::descriptors() const {
    std::size_t count = 0;
    std::error_code gone;
    for (const auto& one : fs::directory_iterator(fmt::format("/proc/{}/fd", pid_), gone)) {
        (void)one;
        ++count;
    }
    return count;
}

double ServerProcess::processor_seconds() const {
    std::ifstream stat(fmt::format("/proc/{}/stat", pid_));
    std::string text;
    std::getline(stat, text);
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / double(::sysconf(_SC_CLK_TCK));
}

double own_processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return double(time.tv_sec) + double(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace tablier::load
