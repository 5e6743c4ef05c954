// WebSocket handshake: the reply that switches a connection from HTTP.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tablier::net {

/// The reply 101 to a request for a WebSocket (version 13) with this Sec-WebSocket-Key; none if the
/// key is not 16 bytes in base64. The executor is required by Beast's interface and not used.
std::optional<std::string> handshake_reply(std::string_view key,
                                           const boost::asio::any_io_executor& executor);

}  // namespace tablier::net
