// Interfaces between the network and the API under `/api/`. The network knows nothing of tables,
// and the API knows nothing of sockets. All functions are called on the server's thread; those of
// WebSocketConnection may be called on it only. Other threads use Loop::post.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "net/message.h"

namespace tablier::net {

/// The connection of a WebSocket, as its handler sees it. Valid as long as the handler.
class WebSocketConnection {
  public:
    virtual ~WebSocketConnection() = default;

    /// Queues a text, which must be UTF-8, and never blocks. A client that does not read its
    /// messages is disconnected.
    virtual void send(std::shared_ptr<const std::string> text) = 0;

    /// Ends the socket after what is queued, by a code of RFC 6455 (1000: all is well; 1008:
    /// against the rules; 4000 to 4999: our own) and a reason of at most 123 bytes.
    virtual void close(int code, std::string reason) = 0;

    /// How long a message needs there and back, by the latest pings; 0 if that is not known yet.
    virtual std::chrono::milliseconds round_trip() const = 0;
};

/// Our side of one WebSocket. It is destroyed when the socket is closed or gone, or when the server
/// ends, but never within a call to its connection, so a list of handlers may be iterated while
/// sending.
class WebSocketHandler {
  public:
    virtual ~WebSocketHandler() = default;

    /// A whole message, which is UTF-8; the text is there until the function returns. It may have
    /// had to wait for its turn since it arrived.
    virtual void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) = 0;

    /// The server is about to stop. A last message may still be sent; then the socket is closed
    /// with 1001.
    virtual void stopping() {}
};

/// Implemented by the API. Must outlive Server::run(), after which no WebSocket handler is left and
/// replies are dropped.
class RequestHandler {
  public:
    virtual ~RequestHandler() = default;

    /// A request to a path in `/api/` that was admitted (see AdmissionControl).
    virtual void answer(const Request& request, Respond respond) = 0;

    /// A client requests a WebSocket at this path in `/api/`. The connection is valid as long as
    /// the returned handler, and can be sent to at once; a refusal is a reply.
    virtual std::expected<std::unique_ptr<WebSocketHandler>, Reply> accept_websocket(
        const Request& request, WebSocketConnection& peer) = 0;

    /// The server is about to stop: pending replies should be sent now. Called before
    /// WebSocketHandler::stopping() of each socket.
    virtual void stopping() {}

    /// "ok", or what is the matter ("storage-failing"), for /health, which then is a 503.
    virtual std::string_view health() const { return "ok"; }
};

}  // namespace tablier::net
