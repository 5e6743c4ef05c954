// Server under test, as a child process.
#pragma once

#include <sys/types.h>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "settings.h"
#include "temporary_folder.h"

namespace tablier::load {

class ServerProcess {
  public:
    using Clock = std::chrono::steady_clock;

    /// Does not start the process yet. The limits of one client are raised, since all clients have
    /// one address, except for those in `limits` ("messages=50").
    explicit ServerProcess(const Settings& settings, std::vector<std::string> limits = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    void start();
    /// Waits until the server reports that it is ready; throws if it does not. Returns the time
    /// since start().
    Clock::duration wait_until_ready();
    /// Waits until the server answers a request.
    Clock::duration wait_for_answer();

    /// SIGKILL: like a loss of power, except that the disk keeps its cache.
    void kill();
    /// SIGINT; returns the exit status.
    int stop();

    bool running() const { return pid_ > 0; }
    boost::asio::ip::tcp::endpoint endpoint() const;
    const std::filesystem::path& data() const { return data_; }
    const std::string& program() const { return program_; }

    double resident_megabytes() const;
    std::size_t descriptors() const;
    double processor_seconds() const;

  private:
    int reap();
    std::string fate() const;

    TemporaryFolder own_;
    std::string program_;
    std::filesystem::path data_;
    std::vector<std::string> arguments_;
    std::uint16_t port_ = 0;
    pid_t pid_ = 0;
    int said_ = -1;  ///< read end of the pipe for its output
    Clock::time_point started_;
};

/// CPU time of this process.
double own_processor_seconds();

}  // namespace tablier::load
