// Incremental parser of WebSocket frames from a client. Used instead of Beast's, because it reports
// every frame, so that endless empty fragments can be limited, and because idle sockets need little
// memory.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "net/frame.h"

namespace tablier::net {

class FrameReader {
  public:
    explicit FrameReader(std::size_t max_message_bytes) : most_(max_message_bytes) {}

    struct ReceivedFrame {
        enum class Kind {
            Nothing,   ///< the bytes ended before the frame did
            Fragment,  ///< a part of a message
            Message,   ///< a whole message, or the last part: UTF-8
            Ping,
            Pong,
            Close,
            Fault  ///< violates the protocol or a limit; nothing can be read after it
        };
        Kind kind = Kind::Nothing;
        /// The message, or the payload of a control frame; valid until the next call.
        std::string_view payload = {};
        /// Of Close (1005 if there was none) and Fault.
        int code = 0;
        std::string_view reason = {};  ///< of a fault
    };

    /// Removes one frame from `bytes`, or all of them if the frame is incomplete.
    ReceivedFrame take(std::string_view& bytes);

  private:
    using Kind = ReceivedFrame::Kind;

    bool take_head(std::string_view& bytes);
    ReceivedFrame check_head();
    void take_payload(std::string_view& bytes);
    bool may_become_utf8();
    ReceivedFrame finish_frame();
    ReceivedFrame finish_control(Opcode opcode);
    ReceivedFrame finish_close();
    static ReceivedFrame fault(int code, std::string_view reason);

    std::size_t head_bytes() const;
    std::uint64_t length() const;
    bool is_control() const { return (head_[0] & 0x08) != 0; }

    std::size_t most_;
    std::array<std::uint8_t, 14> head_{};
    std::uint8_t have_ = 0;      ///< of the head
    bool checked_ = false;       ///< the head is complete and in order
    bool in_message_ = false;    ///< after a fragment that is not the last
    std::uint64_t missing_ = 0;  ///< of the payload
    std::string message_;
    std::size_t valid_bytes_ = 0;  ///< of the message: prefix of whole UTF-8 characters
    std::string control_;
};

}  // namespace tablier::net
