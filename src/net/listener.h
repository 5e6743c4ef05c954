// Listener: accepts connections at one address.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <string>

namespace tablier::net {

/// Must be closed, or its io_context be destroyed, before it is destroyed.
class Listener {
  public:
    using AcceptCallback = std::function<void(boost::asio::ip::tcp::socket)>;

    Listener(boost::asio::io_context& context, AcceptCallback on_accept);

    /// Port 0: any free port.
    boost::system::error_code open(const std::string& address, std::uint16_t port);

    std::uint16_t port() const { return port_; }

    /// Starts to accept connections.
    void start() { accept(); }

    void close();

  private:
    void accept();
    void pause();

    boost::asio::ip::tcp::acceptor acceptor_;
    boost::asio::steady_timer pause_;
    AcceptCallback on_accept_;
    std::uint16_t port_ = 0;
};

}  // namespace tablier::net
