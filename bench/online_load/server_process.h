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

    /// Does not start it yet. All clients come from one address, so what one visitor may do is
    /// raised, except for what `limits` say ("messages=50").
    explicit ServerProcess(const Settings& settings, std::vector<std::string> limits = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    void start();
    /// Until it says that it is ready, or throws if it never will. The time since start().
    Clock::duration wait_until_ready();
    /// Until it answers a request.
    Clock::duration wait_for_answer();

    /// As a loss of power would end it, except that the disk goes on.
    void kill();
    /// As Ctrl-C does; its exit status.
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
    int said_ = -1;  ///< the end of a pipe where its output arrives
    Clock::time_point started_;
};

/// What this process has used.
double own_processor_seconds();

}  // namespace tablier::load
