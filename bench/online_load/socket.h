// Lightweight WebSocket client, since thousands of them share the machine with the server.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace tablier::load {

/// Receives the events of a socket. Not called after cut() or leave().
class SocketListener {
  public:
    virtual ~SocketListener() = default;
    virtual void opened() {}
    virtual void on_message(std::string_view message) = 0;
    /// The socket could not be opened, or has been closed.
    virtual void closed() {}
};

class Socket : public std::enable_shared_from_this<Socket> {
  public:
    static std::shared_ptr<Socket> open(boost::asio::io_context& context,
                                        const boost::asio::ip::tcp::endpoint& server,
                                        SocketListener& user);

    void send(std::string_view text) { send_frame(0x81, text); }
    /// Sends raw bytes, which need not be a valid frame.
    void send_bytes(std::string_view bytes);

    /// Closes the connection without a close frame, as when a network is lost.
    void cut();
    /// Closes the connection with a close frame.
    void leave();

    bool is_open() const { return state_ == State::Open; }

  private:
    enum class State { Connecting, Shaking, Open, Over };

    Socket(boost::asio::io_context& context, SocketListener& user)
        : socket_(context), user_(&user) {}

    void connected(const boost::system::error_code& error);
    void wait_to_read();
    void read();
    std::size_t take(std::string_view bytes);
    void take_frame(int opcode, std::string_view payload);
    void send_frame(unsigned char first, std::string_view payload);
    void write_rest();
    void end();

    boost::asio::ip::tcp::socket socket_;
    SocketListener* user_;
    State state_ = State::Connecting;
    std::string unread_;   ///< the beginning of a frame
    std::string unsent_;   ///< bytes that the system has not accepted yet
    std::string message_;  ///< the parts of a message so far
    bool writing_ = false;
};

}  // namespace tablier::load
