// Listener: accepts connections at one address.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <string>

namespace tablier::net {

/// Closed, or gone together with all that its io_context was to do, before it is destroyed.
class Listener {
  public:
    using AcceptCallback = std::function<void(boost::asio::ip::tcp::socket)>;

    Listener(boost::asio::io_context& context, AcceptCallback on_accept);

    /// Port 0 is any free one.
    boost::system::error_code open(const std::string& address, std::uint16_t port);

    std::uint16_t port() const { return port_; }

    /// From now on clients come in.
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
