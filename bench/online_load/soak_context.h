// Shared state of the clients of a soak test: connections, random numbers, published tables,
// counters and faults.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "http.h"
#include "sequential_socket.h"

namespace tablier::load {

class SoakContext {
  public:
    SoakContext(boost::asio::ip::tcp::endpoint server, std::uint64_t seed)
        : server_(std::move(server)), random_(seed) {}

    boost::asio::io_context& context() { return context_; }
    const boost::asio::ip::tcp::endpoint& server() const { return server_; }

    /// Lets all clients finish their current work and start nothing new.
    void close() { closing_ = true; }
    bool closing() const { return closing_; }

    bool chance(double share) { return std::uniform_real_distribution()(random_) < share; }
    double between(double least, double most) {
        return std::uniform_real_distribution(least, most)(random_);
    }
    template <class Things>
    const auto& one_of(const Things& things) {
        return things[std::uniform_int_distribution<std::size_t>(0,
                                                                 std::size(things) - 1)(random_)];
    }

    /// Adds a table that any client may watch; only the latest are kept.
    void publish(const std::string& table);
    bool has_tables() const { return !tables_.empty(); }
    std::string some_table() { return one_of(tables_); }

    std::string new_request();

    void count(const std::string& what) { ++counts_[what]; }
    /// Records a violated expectation.
    void fault(const std::string& what);
    /// Counts an HTTP answer, or records a fault if its status is wrong.
    bool expect(int status, const HttpAnswer& answer, const std::string& what);

    const std::map<std::string, std::size_t>& counts() const { return counts_; }
    const std::vector<std::string>& faults() const { return faults_; }
    std::size_t fault_count() const { return fault_count_; }

    boost::asio::awaitable<void> pause(double seconds);

  private:
    boost::asio::ip::tcp::endpoint server_;
    boost::asio::io_context context_{1};
    std::mt19937_64 random_;
    bool closing_ = false;
    std::vector<std::string> tables_;
    std::size_t next_table_ = 0;
    std::size_t requests_ = 0;
    std::map<std::string, std::size_t> counts_;
    std::vector<std::string> faults_;
    std::size_t fault_count_ = 0;
};

// Clients, which run until the context is closed.

/// Two players of one table, with offers, rematches, lost connections and resignations.
boost::asio::awaitable<void> run_pair(SoakContext& soak);
/// A player against an engine, over HTTP alone.
boost::asio::awaitable<void> run_engine_game(SoakContext& soak);
/// A spectator that watches one table after the other.
boost::asio::awaitable<void> run_spectator(SoakContext& soak);
/// A client that polls all resources over HTTP.
boost::asio::awaitable<void> run_poller(SoakContext& soak);
/// A client that breaks the rules of the API.
boost::asio::awaitable<void> run_misuse(SoakContext& soak);

}  // namespace tablier::load
