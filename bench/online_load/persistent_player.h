// Player that reconnects when its connection is lost, asks for missed events, and repeats
// unanswered commands under the same name.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "socket.h"

namespace tablier::load {

class PersistentPlayer final : public SocketListener {
  public:
    using Random = std::mt19937_64;

    struct Seat {
        std::string table;
        std::string key;
        int player = 0;
    };
    /// A move that the server has acknowledged as durable.
    struct Acknowledged {
        std::size_t at = 0;      ///< entries before it
        std::int64_t event = 0;  ///< its number
    };

    /// Moves after `pause` seconds on average.
    PersistentPlayer(boost::asio::io_context& context, const boost::asio::ip::tcp::endpoint& server,
                     Seat seat, double pause, Random& random);

    void come();
    /// Makes no more moves, but waits for answers.
    void settle() { settling_ = true; }
    bool settled() const { return watching_ && request_.empty(); }
    void go();

    const Seat& seat() const { return seat_; }
    const std::vector<Acknowledged>& acknowledged() const { return acknowledged_; }
    /// Events in the order of their messages.
    const std::vector<std::string>& events() const { return events_; }
    /// Violated expectations.
    const std::vector<std::string>& faults() const { return faults_; }
    std::size_t connections() const { return connections_; }
    std::size_t sent_again() const { return sent_again_; }
    std::size_t sent_twice() const { return sent_twice_; }

  private:
    void opened() override;
    void on_message(std::string_view message) override;
    void closed() override;

    void apply(std::string_view message);
    void think();
    void move();
    void send();
    void done(std::string_view message);
    void report_fault(std::string text);

    boost::asio::io_context& context_;
    boost::asio::ip::tcp::endpoint server_;
    Seat seat_;
    double pause_;
    Random& random_;
    boost::asio::steady_timer thinking_;
    boost::asio::steady_timer coming_back_;
    std::shared_ptr<Socket> socket_;
    bool watching_ = false;
    bool settling_ = false;
    bool thinks_ = false;
    double backoff_ = 0;
    std::string request_;  ///< what is not answered yet
    std::size_t at_ = 0;
    std::vector<std::string> events_;
    std::size_t entries_ = 0;
    std::vector<Acknowledged> acknowledged_;
    std::vector<std::string> faults_;
    std::size_t connections_ = 0;
    std::size_t sent_again_ = 0;
    std::size_t sent_twice_ = 0;
};

}  // namespace tablier::load
