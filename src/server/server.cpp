#include "server/server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <list>

#include "server/connections.h"
#include "server/host.h"
#include "server/http_session.h"
#include "server/listener.h"

namespace tablier::server {
namespace {

namespace net = boost::asio;
using Code = boost::system::error_code;

/// Machines without the newer protocol have no second loopback address, which does no harm.
bool has_no_such_address(const Code& code) {
    return code == net::error::address_family_not_supported ||
           code == boost::system::errc::address_not_available ||
           code == boost::system::errc::protocol_not_supported;
}

std::string why_not(const std::string& address, std::uint16_t port, const Code& code) {
    if (code == net::error::address_in_use)
        return "port " + std::to_string(port) + " is in use already";
    return "cannot listen at " + address + ", port " + std::to_string(port) + ": " + code.message();
}

}  // namespace

class Server::Impl {
  public:
    Impl(Site site, const Limits& limits) : site_(std::move(site)), limits_(limits) {}

    Result<void> listen(const std::string& host, std::uint16_t port) {
        const auto addresses = addresses_of(host);
        if (!addresses) return std::unexpected(addresses.error());
        // A port that is free at one address may be taken at the other.
        constexpr int most_tries = 20;
        for (int tries = 1;; ++tries) {
            const Code code = open_all(*addresses, port);
            if (!code) break;
            const bool again = port == 0 && code == net::error::address_in_use;
            if (!again || tries == most_tries) return fail(why_not(host, port, code));
        }
        for (Listener& listener : listeners_) listener.start();
        return {};
    }

    std::uint16_t port() const { return listeners_.front().port(); }

    void run() {
        context_.run();
        context_.restart();
        context_.run_for(limits_.goodbye);
        connections_.cut_all();
        context_.restart();
        context_.poll();
    }

    void stop() {
        net::post(context_, [this] {
            for (Listener& listener : listeners_) listener.close();
            connections_.finish_all();
            context_.stop();
        });
    }

  private:
    void welcome(net::ip::tcp::socket socket) {
        if (connections_.size() >= limits_.connections) return;  // which hangs up
        start_http_session(std::move(socket), site_, connections_, limits_);
    }

    /// The same port at every address.
    Code open_all(const std::vector<std::string>& addresses, std::uint16_t port) {
        listeners_.clear();
        for (const std::string& address : addresses) {
            Listener& listener = listeners_.emplace_back(
                context_, [this](net::ip::tcp::socket socket) { welcome(std::move(socket)); });
            const Code code = listener.open(address, port);
            if (code && listeners_.size() > 1 && has_no_such_address(code))
                listeners_.pop_back();
            else if (code)
                return code;
            else
                port = listener.port();
        }
        return {};
    }

    // In this order: what the context was still to do may refer to what stands before it, and
    // listeners refer to the context.
    Site site_;
    Limits limits_;
    Connections connections_;
    net::io_context context_{1};
    std::list<Listener> listeners_;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

Result<Server> Server::open(Site site, const std::string& host, std::uint16_t port,
                            const Limits& limits) {
    auto impl = std::make_unique<Impl>(std::move(site), limits);
    if (auto listening = impl->listen(host, port); !listening)
        return std::unexpected(listening.error());
    return Server(std::move(impl));
}

std::uint16_t Server::port() const {
    return impl_->port();
}

void Server::run() {
    impl_->run();
}

void Server::stop() {
    impl_->stop();
}

}  // namespace tablier::server
