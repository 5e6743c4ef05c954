// WebSocket conformance, sections 9, 10, 12 and 13: long messages, many messages, messages in many
// frames, and the compression that the server does not negotiate.
#include "net/websocket_conformance.h"
#include "rounds.h"

namespace tablier::net::conformance {
namespace {

constexpr std::size_t kib = 1024;
constexpr std::size_t mib = 1024 * kib;

struct LongMessage {
    std::string name;
    std::size_t bytes;
    std::size_t fragment;  ///< payload of a frame
    std::size_t piece;     ///< bytes that are sent at a time; 0: all at once
};

void PrintTo(const LongMessage& one, std::ostream* out) {
    *out << one.name;
}

class WebSocketConformanceLimits : public WebSocketServed,
                                   public testing::WithParamInterface<LongMessage> {};

/// Some bytes that do not repeat with the mask or with a block of the server's.
std::string long_text(std::size_t bytes) {
    std::string out(bytes, ' ');
    char* to = out.data();
    for (std::size_t i = 0; i < bytes; ++i) to[i] = static_cast<char>(' ' + (i ^ i >> 8) % 95);
    return out;
}

TEST_P(WebSocketConformanceLimits, rfc6455) {
    const LongMessage& one = GetParam();
    const std::string message = long_text(one.bytes);
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    send_in_pieces(client, fragmented(message, one.fragment), one.piece);
    const ReceivedFrame echo = next(client);
    ASSERT_EQ(echo.opcode, text) << "close code " << echo.code();
    EXPECT_TRUE(echo.payload == message);
    expect_clean_close(client);
}

std::string in_words(std::size_t bytes) {
    if (bytes >= mib) return std::to_string(bytes / mib) + "_MiB";
    return bytes % kib == 0 ? std::to_string(bytes / kib) + "_KiB" : std::to_string(bytes);
}

std::vector<LongMessage> long_messages() {
    std::vector<LongMessage> cases;
    const auto add = [&](int section, std::size_t number, const std::string& words,
                         std::size_t bytes, std::size_t fragment, std::size_t piece) {
        cases.push_back({"9_" + std::to_string(section) + "_" + std::to_string(number) + "_" +
                             in_words(bytes) + words,
                         bytes, fragment, piece});
    };
    std::size_t n = 0;
    const std::size_t longest = std::size_t(rounds(16, 1)) * mib;
    for (const std::size_t bytes : {64 * kib, 256 * kib, mib, 4 * mib, 8 * mib, 16 * mib})
        if (++n; bytes <= longest) add(1, n, "", bytes, bytes, 0);
    n = 0;
    const std::size_t long_one = std::size_t(rounds(4, 1)) * mib;
    for (std::size_t fragment = 64; fragment <= 4 * mib; fragment *= 4)
        add(3, ++n, "_in_fragments_of_" + in_words(fragment), long_one, fragment, 0);
    n = 0;
    for (std::size_t piece = 64; piece <= 2 * kib; piece *= 2)
        add(5, ++n, "_in_pieces_of_" + in_words(piece), mib, mib, piece);
    cases.push_back({"10_1_1_64_KiB_in_fragments_of_1300", 64 * kib, 1300, 0});
    return cases;
}

INSTANTIATE_TEST_SUITE_P(LongMessages, WebSocketConformanceLimits,
                         testing::ValuesIn(long_messages()), case_name<LongMessage>);

class WebSocketConformanceMore : public WebSocketServed {};

/// Sections 9.2, 9.4, 9.6 and 9.8 send binary messages of the sizes and cuts of 9.1, 9.3, 9.5 and
/// 9.7. The server takes text only and says so at the first two bytes, however long the message
/// would be.
TEST_F(WebSocketConformanceMore, case_9_2_to_9_8_long_binary_messages_are_refused_at_their_head) {
    for (const char* head : {"\x82\x80", "\x02\xFE", "\x82\xFF"}) {
        SocketClient client(port());
        ASSERT_NO_FATAL_FAILURE(open(client));
        client.send(head);
        EXPECT_EQ(client.close_code(), 1003) << testing::PrintToString(head);
    }
}

/// One after the other is echoed before the next is sent.
TEST_F(WebSocketConformanceMore, case_9_7_1000_messages_of_each_size) {
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    for (const std::size_t bytes : {0, 16, 64, 256, 1024, 4096}) {
        const std::string message = long_text(bytes);
        const std::string frame = client_frame(text, message);
        for (int i = 0; i < rounds(1000, 100); ++i) {
            ASSERT_TRUE(client.send(frame));
            ASSERT_TRUE(next(client).payload == message) << bytes << " bytes, message " << i;
        }
    }
    expect_clean_close(client);
}

/// The product's own limits, which the cases above are freed from: a message has 16 KiB at most, as
/// all commands of the API have less than that, and more is closed by 1009 (RFC 6455, 7.4.1) before
/// its payload is read.
TEST_F(WebSocketConformanceMore, case_9_own_limit_of_a_message) {
    stop();
    start(Limits{});
    const std::string most = long_text(16 * kib);
    for (const std::size_t fragment : {most.size(), std::size_t(1300)}) {
        SocketClient client(port());
        ASSERT_NO_FATAL_FAILURE(open(client));
        client.send(fragmented(most, fragment));
        EXPECT_TRUE(next(client).payload == most);
        expect_clean_close(client);

        SocketClient longer(port());
        ASSERT_NO_FATAL_FAILURE(open(longer));
        const std::string frames = fragmented(most + "x", fragment);
        longer.send(frames.substr(0, frames.size() - 1));
        EXPECT_EQ(longer.close_code(), 1009);
    }
}

/// Sections 12 and 13: permessage-deflate (RFC 7692) is offered in every way and not negotiated,
/// which is a server's free choice (RFC 7692, 5): messages are a few hundred bytes, and a window
/// for each of thousands of sockets is not worth it. Then the bit of compressed messages is
/// reserved.
TEST_F(WebSocketConformanceMore, case_12_and_13_compression_is_declined) {
    for (const char* offer :
         {"permessage-deflate", "permessage-deflate; client_no_context_takeover",
          "permessage-deflate; server_no_context_takeover; client_max_window_bits",
          "permessage-deflate; server_max_window_bits=9; client_max_window_bits=9",
          "permessage-deflate; server_max_window_bits=15",
          "permessage-deflate; server_no_context_takeover; server_max_window_bits=9",
          "permessage-deflate; server_no_context_takeover; server_max_window_bits=15",
          "permessage-deflate; server_max_window_bits=9, permessage-deflate",
          "x-webkit-deflate-frame", "permessage-deflate; no_such_parameter=1", ",;="}) {
        SocketClient client(port(), "Sec-WebSocket-Extensions: " + std::string(offer) + "\r\n");
        EXPECT_EQ(client.reply().header("Sec-WebSocket-Extensions"), "") << offer;
        ASSERT_NO_FATAL_FAILURE(open(client));
        const std::string message = long_text(kib);
        client.say(message);
        EXPECT_TRUE(next(client).payload == message);
        client.send(client_frame(0x40 | text, "\xCA\x48\xCD\xC9\xC9\x07"));
        EXPECT_EQ(client.close_code(), 1002) << offer;
    }
}

/// RFC 6455, 4.2.2: no subprotocol is agreed on, so none is named.
TEST_F(WebSocketConformanceMore, case_of_the_handshake_no_subprotocol_is_named) {
    SocketClient client(port(), "Sec-WebSocket-Protocol: chat, superchat\r\n");
    EXPECT_EQ(client.reply().headers.count("Sec-WebSocket-Protocol"), 0);
    ASSERT_NO_FATAL_FAILURE(open(client));
}

}  // namespace
}  // namespace tablier::net::conformance
