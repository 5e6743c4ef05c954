// Frames of WebSockets (RFC 6455): opcodes, close codes, and the encoding of frames that the server
// sends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tablier::net {

enum class Opcode : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10
};

/// Close codes of RFC 6455.
enum CloseCode : int {
    close_normal = 1000,
    close_going_away = 1001,
    close_protocol_error = 1002,
    close_unsupported_data = 1003,
    close_invalid_payload = 1007,
    close_policy_violation = 1008,
    close_message_too_big = 1009,
};

/// Longest payload of control frames: Close, Ping and Pong.
constexpr std::size_t max_control_payload = 125;

/// Header of an unmasked frame with a payload of this length.
std::string frame_head(Opcode opcode, std::size_t payload_bytes);

/// The payload of Close; the reason is cut to what fits.
std::string close_payload(int code, std::string_view reason);

/// Whether a code may be sent in a Close frame; some codes are reserved.
bool is_close_code(int code);

}  // namespace tablier::net
