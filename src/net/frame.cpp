#include "net/frame.h"

#include "core/utf8.h"

namespace tablier::net {
namespace {

char byte(std::uint64_t value) {
    return static_cast<char>(value & 0xFF);
}

/// The longest beginning of at most so many bytes that does not end within a character.
std::string_view cut_to(std::string_view text, std::size_t max_bytes) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t bytes = first_character(text.substr(end)).bytes;
        if (bytes == 0 || end + bytes > max_bytes) break;
        end += bytes;
    }
    return text.substr(0, end);
}

}  // namespace

std::string frame_head(Opcode opcode, std::size_t payload_bytes) {
    constexpr int whole = 0x80;
    std::string head(1, byte(whole | static_cast<int>(opcode)));
    int length_bytes = 0;
    if (payload_bytes <= max_control_payload) {
        head += byte(payload_bytes);
    } else if (payload_bytes <= 0xFFFF) {
        head += byte(126);
        length_bytes = 2;
    } else {
        head += byte(127);
        length_bytes = 8;
    }
    while (length_bytes > 0) head += byte(std::uint64_t(payload_bytes) >> (8 * --length_bytes));
    return head;
}

std::string close_payload(int code, std::string_view reason) {
    std::string payload{byte(std::uint64_t(code) >> 8), byte(std::uint64_t(code))};
    payload.append(cut_to(reason, max_control_payload - payload.size()));
    return payload;
}

bool is_close_code(int code) {
    if (code >= 3000 && code <= 4999) return true;
    return code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
}

}  // namespace tablier::net
