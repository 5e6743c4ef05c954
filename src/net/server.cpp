#include "net/server.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <exception>
#include <list>

#include "net/asio_loop.h"
#include "net/error_reply.h"
#include "net/host.h"
#include "net/http_session.h"
#include "net/listener.h"
#include "net/server_context.h"

namespace tablier::net {
namespace {

namespace asio = boost::asio;
using Code = boost::system::error_code;

/// Machines without IPv6 have only one loopback address; that is no error.
bool has_no_such_address(const Code& code) {
    return code == asio::error::address_family_not_supported ||
           code == boost::system::errc::address_not_available ||
           code == boost::system::errc::protocol_not_supported;
}

Error why_not(const std::string& address, std::uint16_t port, const Code& code) {
    if (code == asio::error::address_in_use)
        return make_error("port {0} is in use already", "le port {0} est déjà pris", {port});
    return make_error("cannot listen at {0}, port {1}: {2}",
                      "écoute impossible sur {0}, port {1} : {2}", {address, port, code.message()});
}

/// Interval of the timeout checks, short enough for the shortest timeout.
std::chrono::milliseconds check_interval(const Limits& limits) {
    const auto shortest = std::min(
        {limits.close_timeout, limits.stall_timeout, limits.ping_interval, limits.idle_timeout});
    return std::clamp<std::chrono::milliseconds>(shortest / 4, std::chrono::milliseconds(5),
                                                 std::chrono::seconds(1));
}

}  // namespace

class Server::Impl {
  public:
    Impl(StaticFiles static_files, const Settings& settings, Metrics& metrics, const Log& log)
        : settings_(settings),
          router_(std::move(static_files), settings_.policy, client_limits_, metrics),
          traffic_(metrics, log) {}

    Result<void> listen() {
        const auto addresses = addresses_of(settings_.host);
        if (!addresses) return std::unexpected(addresses.error());
        // A port that is free at one address may be taken at the other.
        constexpr int max_tries = 20;
        for (int tries = 1;; ++tries) {
            const Code code = open_all(*addresses, settings_.port);
            if (!code) break;
            const bool again = settings_.port == 0 && code == asio::error::address_in_use;
            if (!again || tries == max_tries)
                return std::unexpected(why_not(settings_.host, settings_.port, code));
        }
        for (Listener& listener : listeners_) listener.start();
        return {};
    }

    std::uint16_t port() const { return listeners_.front().port(); }
    Loop& loop() { return loop_; }
    void connect(RequestHandler& handler) { router_.connect(handler); }

    void run() {
        check_connections();
        while (!without_fail([this] { io_context_.run(); })) {
        }
        io_context_.restart();
        const auto end = std::chrono::steady_clock::now() + settings_.limits.close_timeout;
        bool more = true;
        while (more && connections_.size() > 0)
            without_fail([&] { more = io_context_.run_one_until(end) > 0; });
        timer_.cancel();
        connections_.abort_all();
        io_context_.restart();
        while (!without_fail([this] { io_context_.poll(); })) {
        }
    }

    void charge(const ClientAddress& client, ClientLimits::Clock::time_point begin,
                ClientLimits::Clock::time_point end) {
        client_limits_.count_work(client, begin, end);
    }

    void stop() {
        asio::post(io_context_, [this] {
            for (Listener& listener : listeners_) listener.close();
            context_.stopping = true;
            router_.stopping();
            connections_.finish_all();
            io_context_.stop();
        });
    }

  private:
    /// Runs handlers until an exception, which is not expected: if memory runs out, for example,
    /// only the connection that is being served is lost. False after an exception.
    template <class Work>
    bool without_fail(const Work& work) {
        try {
            work();
            return true;
        } catch (const std::exception& error) {
            traffic_.log.error("exception", {{"what", error.what()}});
            return false;
        }
    }

    void check_connections() {
        timer_.expires_after(check_interval(settings_.limits));
        timer_.async_wait([this](const Code& code) {
            if (code) return;
            connections_.check_all_timeouts(std::chrono::steady_clock::now());
            traffic_.known_clients.set(std::int64_t(client_limits_.size()));
            check_connections();
        });
    }

    void accept_websocket(asio::ip::tcp::socket socket) {
        Code code;
        const auto endpoint = socket.remote_endpoint(code);
        if (code) return;  // it has gone already
        const ClientAddress peer =
            ClientAddress::parse(endpoint.address().to_string()).value_or(ClientAddress());
        if (connections_.size() - context_.closing_connections >= settings_.limits.connections)
            return reject_connection(
                std::move(socket), peer,
                error_reply({.code = "not-ready",
                             .message = {"There are too many visitors just now.",
                                         "Il y a trop de visiteurs en ce moment."},
                             .retry_seconds = 10}));
        // A proxy's connections are those of all its clients.
        std::optional<ClientLimits::ConnectionSlot> slot(std::in_place);
        if (!settings_.policy.behind_proxy || !peer.local())
            slot = client_limits_.acquire(peer, ClientLimits::Kind::Connection);
        if (!slot) return reject_connection(std::move(socket), peer, too_many_connections());
        start_http_session(std::move(socket), peer, *std::move(slot), context_);
    }

    void reject_connection(asio::ip::tcp::socket socket, const ClientAddress& peer, Reply reply) {
        // Closed at once if too many rejected connections are open already.
        if (context_.closing_connections >= settings_.limits.closing_connections) return;
        net::reject_connection(std::move(socket), peer, std::move(reply), context_);
    }

    /// The same port at every address.
    Code open_all(const std::vector<std::string>& addresses, std::uint16_t port) {
        listeners_.clear();
        for (const std::string& address : addresses) {
            Listener& listener = listeners_.emplace_back(
                io_context_,
                [this](asio::ip::tcp::socket socket) { accept_websocket(std::move(socket)); });
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

    // In order of destruction: pending handlers of the context may refer to the members before it,
    // and the members after it refer to the context.
    const Settings settings_;
    ClientLimits client_limits_{settings_.limits};
    Router router_;
    Connections connections_;
    TrafficMetrics traffic_;
    ServerContext context_{.limits = settings_.limits,
                           .policy = settings_.policy,
                           .client_limits = client_limits_,
                           .router = router_,
                           .connections = connections_,
                           .scheduler = scheduler_,
                           .traffic = traffic_};
    asio::io_context io_context_{1};
    AsioLoop loop_{io_context_};
    FairScheduler scheduler_{loop_};
    asio::steady_timer timer_{io_context_};
    std::list<Listener> listeners_;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

Result<Server> Server::open(StaticFiles static_files, const Settings& settings, Metrics& metrics,
                            const Log& log) {
    auto impl = std::make_unique<Impl>(std::move(static_files), settings, metrics, log);
    if (auto listening = impl->listen(); !listening) return std::unexpected(listening.error());
    return Server(std::move(impl));
}

std::uint16_t Server::port() const {
    return impl_->port();
}

Loop& Server::loop() {
    return impl_->loop();
}

void Server::connect(RequestHandler& handler) {
    impl_->connect(handler);
}

void Server::charge(const ClientAddress& client, std::chrono::steady_clock::time_point begin,
                    std::chrono::steady_clock::time_point end) {
    impl_->charge(client, begin, end);
}

void Server::run() {
    impl_->run();
}

void Server::stop() {
    impl_->stop();
}

}  // namespace tablier::net
