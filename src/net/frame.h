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

/// Why a socket is closed.
enum CloseCode : int {
    close_normal = 1000,
    close_going_away = 1001,
    close_protocol_error = 1002,
    close_unsupported_data = 1003,
    close_invalid_payload = 1007,
    close_policy_violation = 1008,
    close_message_too_big = 1009,
};

/// Longest payload of frames that are about the socket itself: Close, Ping and Pong.
constexpr std::size_t max_control_payload = 125;

/// Header of a frame with a payload of so many bytes. Servers do not mask.
std::string frame_head(Opcode opcode, std::size_t payload_bytes);

/// The payload of Close; the reason is cut to what fits.
std::string close_payload(int code, std::string_view reason);

/// Whether a code may stand in a Close frame: some are only for what happens without one.
bool is_close_code(int code);

}  // namespace tablier::net
