#include "net/frame_reader.h"

#include <algorithm>

#include "core/utf8.h"

namespace tablier::net {
namespace {

/// Whether further bytes can make a character of these, which are none yet.
bool begins_character(std::string_view bytes) {
    constexpr std::size_t longest = 4;
    if (bytes.size() >= longest) return false;
    // The least and the greatest of all continuations: if neither will do, nothing between does.
    for (const char continuation : {'\x80', '\xBF'}) {
        std::string filled(bytes);
        filled.resize(longest, continuation);
        if (first_character(filled).bytes > bytes.size()) return true;
    }
    return false;
}

}  // namespace

FrameReader::ReceivedFrame FrameReader::take(std::string_view& bytes) {
    // The last message has been processed; an idle socket keeps no buffer. (Assigning an empty text
    // would keep the memory.)
    if (have_ == 0 && !in_message_) {
        std::string().swap(message_);
        valid_bytes_ = 0;
    }
    if (have_ == 0) std::string().swap(control_);

    if (!checked_) {
        if (!take_head(bytes)) return {};
        if (const ReceivedFrame wrong = check_head(); wrong.kind == Kind::Fault) return wrong;
        checked_ = true;
        missing_ = length();
    }
    take_payload(bytes);
    if (!is_control() && !may_become_utf8())
        return fault(close_invalid_payload, "this message is no UTF-8");
    if (missing_ > 0) return {};
    return finish_frame();
}

/// As far as the bytes go; whether it is complete.
bool FrameReader::take_head(std::string_view& bytes) {
    while (have_ < 2 || have_ < head_bytes()) {
        if (bytes.empty()) return false;
        head_[have_++] = static_cast<std::uint8_t>(bytes.front());
        bytes.remove_prefix(1);
        // A fault in the first two bytes is reported without waiting for more.
        if (have_ == 2 && check_head().kind == Kind::Fault) return true;
    }
    return true;
}

std::size_t FrameReader::head_bytes() const {
    const int length = head_[1] & 0x7F;
    const std::size_t mask = (head_[1] & 0x80) != 0 ? 4 : 0;
    return 2 + mask + (length == 127 ? 8 : length == 126 ? 2 : 0);
}

std::uint64_t FrameReader::length() const {
    const int first = head_[1] & 0x7F;
    if (first < 126) return std::uint64_t(first);
    std::uint64_t length = 0;
    for (int i = 0; i < (first == 127 ? 8 : 2); ++i)
        length = length << 8 | head_[std::size_t(2 + i)];
    return length;
}

/// With two bytes or all of them.
FrameReader::ReceivedFrame FrameReader::check_head() {
    const bool whole = (head_[0] & 0x80) != 0;
    const int first_length = head_[1] & 0x7F;
    if ((head_[0] & 0x70) != 0)
        return fault(close_protocol_error, "a bit is set that means nothing here");
    if ((head_[1] & 0x80) == 0) return fault(close_protocol_error, "a frame is not masked");
    const auto opcode = static_cast<Opcode>(head_[0] & 0x0F);
    switch (opcode) {
        case Opcode::Close:
        case Opcode::Ping:
        case Opcode::Pong:
            if (!whole) return fault(close_protocol_error, "a control frame is in fragments");
            if (first_length > int(max_control_payload))
                return fault(close_protocol_error, "a control frame is too long");
            return {};
        case Opcode::Binary:
            return fault(close_unsupported_data, "messages are text");
        case Opcode::Text:
            if (in_message_) return fault(close_protocol_error, "a message begins within another");
            break;
        case Opcode::Continuation:
            if (!in_message_) return fault(close_protocol_error, "there is nothing to continue");
            break;
        default:
            return fault(close_protocol_error, "there is no such opcode");
    }
    if (have_ < head_bytes()) return {};
    const std::uint64_t bytes = length();
    if ((first_length == 126 && bytes < 126) || (first_length == 127 && bytes <= 0xFFFF) ||
        bytes >> 63 != 0)
        return fault(close_protocol_error, "a length is not written as it should be");
    if (bytes > most_ - message_.size())
        return fault(close_message_too_big, "this message is too long");
    return {};
}

void FrameReader::take_payload(std::string_view& bytes) {
    std::string& to = is_control() ? control_ : message_;
    const std::uint64_t done = length() - missing_;
    const std::size_t now = std::size_t(std::min<std::uint64_t>(missing_, bytes.size()));
    const std::uint8_t* mask = head_.data() + head_bytes() - 4;
    for (std::size_t i = 0; i < now; ++i)
        to += static_cast<char>(static_cast<std::uint8_t>(bytes[i]) ^ mask[(done + i) % 4]);
    bytes.remove_prefix(now);
    missing_ -= now;
}

/// Looks at what has come since the last time, so that a fault is seen before the message ends.
bool FrameReader::may_become_utf8() {
    std::string_view rest = std::string_view(message_).substr(valid_bytes_);
    while (!rest.empty()) {
        const std::size_t bytes = first_character(rest).bytes;
        if (bytes == 0) return begins_character(rest);
        rest.remove_prefix(bytes);
        valid_bytes_ += bytes;
    }
    return true;
}

FrameReader::ReceivedFrame FrameReader::finish_frame() {
    have_ = 0;
    checked_ = false;
    if (is_control()) return finish_control(static_cast<Opcode>(head_[0] & 0x0F));
    in_message_ = (head_[0] & 0x80) == 0;
    if (in_message_) return {.kind = Kind::Fragment};
    if (valid_bytes_ < message_.size())
        return fault(close_invalid_payload, "this message is no UTF-8");
    return {.kind = Kind::Message, .payload = message_};
}

FrameReader::ReceivedFrame FrameReader::finish_control(Opcode opcode) {
    if (opcode == Opcode::Ping) return {.kind = Kind::Ping, .payload = control_};
    if (opcode == Opcode::Pong) return {.kind = Kind::Pong, .payload = control_};
    return finish_close();
}

FrameReader::ReceivedFrame FrameReader::finish_close() {
    constexpr int no_code = 1005;
    if (control_.empty()) return {.kind = Kind::Close, .code = no_code};
    if (control_.size() < 2) return fault(close_protocol_error, "half a code");
    const int code =
        static_cast<std::uint8_t>(control_[0]) << 8 | static_cast<std::uint8_t>(control_[1]);
    if (!is_close_code(code)) return fault(close_protocol_error, "there is no such code");
    const std::string_view reason = std::string_view(control_).substr(2);
    if (!is_utf8(reason)) return fault(close_invalid_payload, "this reason is no UTF-8");
    return {.kind = Kind::Close, .payload = reason, .code = code};
}

FrameReader::ReceivedFrame FrameReader::fault(int code, std::string_view reason) {
    return {.kind = Kind::Fault, .code = code, .reason = reason};
}

}  // namespace tablier::net
