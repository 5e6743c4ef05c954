// The handshake of WebSockets: what proves that the server has understood the request.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tablier::server {

/// Sec-WebSocket-Accept for a Sec-WebSocket-Key; nothing if that is not 16 bytes in base64.
std::optional<std::string> accept_key(std::string_view key);

}  // namespace tablier::server
