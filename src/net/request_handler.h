// Interfaces between the network and the API under `/api/`: the network does not depend on tables,
// nor the API on sockets. All functions are called on the server's thread; those of
// WebSocketConnection may be called on it only. Other threads use Loop::post.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "net/message.h"

namespace tablier::net {

/// Connection of a WebSocket, for its handler. Valid for the handler's lifetime.
class WebSocketConnection {
  public:
    virtual ~WebSocketConnection() = default;

    /// Queues a text, which must be UTF-8, and never blocks. A client that does not read its
    /// messages is disconnected.
    virtual void send(std::shared_ptr<const std::string> text) = 0;

    /// Closes the socket after the queued messages, with a code of RFC 6455 (1000: normal; 1008:
    /// policy violation; 4000 to 4999: private use) and a reason of at most 123 bytes.
    virtual void close(int code, std::string reason) = 0;

    /// Round trip time of the latest pings; 0 if unknown.
    virtual std::chrono::milliseconds round_trip() const = 0;
};

/// Server side of one WebSocket. It is destroyed when the socket is closed or lost, or when the
/// server ends, but never within a call to its connection, so a list of handlers may be iterated
/// while sending.
class WebSocketHandler {
  public:
    virtual ~WebSocketHandler() = default;

    /// Receives a whole message, which is UTF-8; the text is valid until the function returns. It
    /// may have waited in the queue since it arrived.
    virtual void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) = 0;

    /// Called before the server stops. A last message may still be sent; then the socket is closed
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

    /// Called before the server stops, and before WebSocketHandler::stopping() of each socket:
    /// pending replies should be sent now.
    virtual void stopping() {}

    /// State for /health: "ok", or a problem ("storage-failing"), for which /health is a 503.
    virtual std::string_view health() const { return "ok"; }
};

}  // namespace tablier::net
