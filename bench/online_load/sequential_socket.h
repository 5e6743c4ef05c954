// WebSocket client for coroutines: sends a message and waits for its answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "socket.h"

namespace tablier::load {

class SequentialSocket final : public SocketListener {
  public:
    SequentialSocket(boost::asio::io_context& context, const boost::asio::ip::tcp::endpoint& server)
        : context_(context), server_(server), changed_(context) {}
    ~SequentialSocket() override { cut(); }
    SequentialSocket(const SequentialSocket&) = delete;
    SequentialSocket& operator=(const SequentialSocket&) = delete;

    /// False if the server rejects the connection.
    boost::asio::awaitable<bool> open();
    void say(std::string_view text) { socket_->send(text); }
    void say_bytes(std::string_view bytes) { socket_->send_bytes(bytes); }

    /// The first unread message of this type (and request, unless it is empty), or its error; empty
    /// after a timeout.
    boost::asio::awaitable<std::string> answer(std::string type, std::string request = "");

    /// True if the server closes the connection within this time.
    boost::asio::awaitable<bool> ends_within(double seconds);

    void leave();
    void cut();

    std::int64_t last_event() const { return last_event_; }

  private:
    void on_message(std::string_view message) override;
    void closed() override;
    boost::asio::awaitable<void> wait(double seconds);

    boost::asio::io_context& context_;
    boost::asio::ip::tcp::endpoint server_;
    boost::asio::steady_timer changed_;
    std::shared_ptr<Socket> socket_;
    std::deque<std::string> answers_;
    std::int64_t last_event_ = 0;
    bool over_ = false;
};

}  // namespace tablier::load
