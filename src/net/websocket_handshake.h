// WebSocket handshake: the reply that switches a connection from HTTP.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tablier::net {

/// The reply that accepts a request for a WebSocket (of version 13) with this Sec-WebSocket-Key,
/// and proves that it was understood; nothing if that is not 16 bytes in base64. Nothing is done on
/// the executor, but Beast wants one.
std::optional<std::string> handshake_reply(std::string_view key,
                                           const boost::asio::any_io_executor& executor);

}  // namespace tablier::net
