// Limits and timeouts of connections, of clients and of WebSockets.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "net/token_bucket.h"

namespace tablier::net {

struct Limits {
    /// Further connections are rejected, so that descriptors remain for files.
    std::size_t connections = 8192;
    /// Rejected connections that are open at a time until they have got the error reply.
    std::size_t closing_connections = 64;
    /// Timeout for a whole request to arrive, and between two requests on one connection.
    std::chrono::milliseconds request{30'000};
    /// Minimum rate, in bytes a second, at which a client must read a reply, on average.
    std::uint64_t bytes_per_second = 10'000;
    /// Timeout for the client to close the connection after the last reply, and for all connections
    /// at shutdown.
    std::chrono::milliseconds close_timeout{2'000};
    std::uint32_t head_bytes = 16 << 10;
    std::uint64_t body_bytes = 64 << 10;

    // For one client:
    std::size_t client_connections = 512;  ///< that speak HTTP
    std::size_t client_sockets = 500;
    Rate client_requests{.burst = 2000, .per_second = 200};     ///< to the API
    Rate client_messages{.burst = 20'000, .per_second = 5000};  ///< on all WebSockets
    /// Seconds of the server's thread: some requests are a thousand times as expensive as others.
    Rate client_work{.burst = 10, .per_second = 0.3};
    /// Bytes queued for all its connections.
    std::size_t client_unread_bytes = 64 << 20;

    // For one WebSocket:
    std::size_t message_bytes = 16 << 10;
    /// A client with a longer queue is disconnected.
    std::size_t queue_bytes = 4 << 20;
    Rate messages{.burst = 200, .per_second = 50};
    /// Timeout for a client that reads nothing of its queue; then `bytes_per_second` applies.
    std::chrono::milliseconds stall_timeout{30'000};
    std::chrono::milliseconds ping_interval{15'000};
    /// Without received data.
    std::chrono::milliseconds idle_timeout{60'000};
};

}  // namespace tablier::net
