#include "net/listener.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <chrono>

namespace tablier::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using Code = boost::system::error_code;

/// Errors of one client, not of the listener.
bool concerns_one_client(const Code& code) {
    return code == asio::error::connection_aborted || code == asio::error::connection_reset;
}

}  // namespace

Listener::Listener(asio::io_context& context, AcceptCallback on_accept)
    : acceptor_(context), pause_(context), on_accept_(std::move(on_accept)) {}

Code Listener::open(const std::string& address, std::uint16_t port) {
    Code code;
    const tcp::endpoint endpoint(asio::ip::make_address(address, code), port);
    if (code) return code;
    if (acceptor_.open(endpoint.protocol(), code)) return code;
    // A server that is started again must not wait for its former connections to be forgotten.
    if (acceptor_.set_option(tcp::acceptor::reuse_address(true), code)) return code;
    // "::" accepts IPv4 too, independent of the system's default.
    if (endpoint.address().is_v6() &&
        acceptor_.set_option(asio::ip::v6_only(!endpoint.address().is_unspecified()), code))
        return code;
    if (acceptor_.bind(endpoint, code)) return code;
    if (acceptor_.listen(asio::socket_base::max_listen_connections, code)) return code;
    port_ = acceptor_.local_endpoint(code).port();
    return code;
}

void Listener::close() {
    Code ignored;
    acceptor_.close(ignored);
    pause_.cancel();
}

void Listener::accept() {
    acceptor_.async_accept([this](Code code, tcp::socket socket) {
        if (!acceptor_.is_open() || code == asio::error::operation_aborted) return;
        if (code && !concerns_one_client(code)) return pause();
        if (!code) on_accept_(std::move(socket));
        accept();
    });
}

/// Most likely there are no descriptors left. Clients wait in the queue until some hang up.
void Listener::pause() {
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([this](Code code) {
        if (!code && acceptor_.is_open()) accept();
    });
}

}  // namespace tablier::net
