// Where everybody of a soak lives: what they share, and what is noted about them.
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
#include "talk.h"

namespace tablier::load {

class Town {
  public:
    Town(boost::asio::ip::tcp::endpoint server, std::uint64_t seed)
        : server_(std::move(server)), random_(seed) {}

    boost::asio::io_context& context() { return context_; }
    const boost::asio::ip::tcp::endpoint& server() const { return server_; }

    /// Everybody finishes what is begun and begins nothing new.
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

    /// Tables that everybody may watch; only the latest are remembered.
    void publish(const std::string& table);
    bool has_tables() const { return !tables_.empty(); }
    std::string some_table() { return one_of(tables_); }

    std::string new_request();

    void count(const std::string& what) { ++counts_[what]; }
    /// Something that must be so is not.
    void fault(const std::string& what);
    /// Counts an answer of HTTP, or notes that it is not as it must be.
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

// What people do, over and over, until the town closes.

/// Two who play against each other, in many ways.
boost::asio::awaitable<void> live_as_pair(Town& town);
/// One who plays against an engine, over HTTP alone.
boost::asio::awaitable<void> live_with_engine(Town& town);
/// One who looks at this table and that.
boost::asio::awaitable<void> live_as_spectator(Town& town);
/// A program that reads all there is, over HTTP.
boost::asio::awaitable<void> live_as_poller(Town& town);
/// One who does what must not be done.
boost::asio::awaitable<void> live_as_nuisance(Town& town);

}  // namespace tablier::load
