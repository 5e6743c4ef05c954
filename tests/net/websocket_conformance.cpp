#include "net/websocket_conformance.h"

#include <algorithm>

namespace tablier::net::conformance {

void PrintTo(const ConformanceCase& one, std::ostream* out) {
    *out << one.name;
}

std::string fragmented(const std::string& message, std::size_t bytes, int opcode) {
    std::string out;
    std::size_t at = 0;
    do {
        const bool last = at + bytes >= message.size();
        out += client_frame(at == 0 ? opcode : 0, message.substr(at, bytes), last);
        at += bytes;
    } while (at < message.size());
    return out;
}

Limits WebSocketServed::wide_limits() {
    constexpr Rate any{.burst = 1e9, .per_second = 1e9};
    Limits limits;
    limits.message_bytes = std::size_t(16) << 20;
    limits.queue_bytes = std::size_t(64) << 20;
    limits.messages = any;
    limits.client_messages = any;
    limits.client_work = any;
    // A server that waits for what will not come fails a case soon.
    limits.idle_timeout = std::chrono::seconds(10);
    return limits;
}

void WebSocketServed::open(SocketClient& client) {
    ASSERT_EQ(client.reply().status, 101);
    ASSERT_EQ(next(client).payload, "hello");
}

ReceivedFrame WebSocketServed::next(SocketClient& client) {
    for (;;) {
        ReceivedFrame frame = client.frame();
        if (frame.opcode < 0) return frame;
        EXPECT_TRUE(frame.well_formed) << "opcode " << frame.opcode;
        if (frame.opcode != ping) return frame;
    }
}

void WebSocketServed::send_in_pieces(SocketClient& client, const std::string& bytes,
                                     std::size_t piece) {
    if (piece == 0) piece = std::max<std::size_t>(bytes.size(), 1);
    // The server may hang up before all is sent, as it should if it is told wrong things.
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        if (!client.send(bytes.substr(at, piece))) return;
}

void WebSocketServed::expect_clean_close(SocketClient& client) {
    client.send(client_frame(close, "\x03\xE8"));
    const ReceivedFrame end = next(client);
    EXPECT_EQ(end.opcode, close);
    EXPECT_EQ(end.code(), clean_close);
    EXPECT_TRUE(client.connection().is_hung_up_on());
}

void WebSocketServed::run(const ConformanceCase& one) {
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    send_in_pieces(client, one.sent, one.piece);
    for (const ReceivedFrame& expected : one.answers) {
        const ReceivedFrame frame = next(client);
        ASSERT_EQ(frame.opcode, expected.opcode) << "close code " << frame.code();
        ASSERT_TRUE(frame.payload == expected.payload) << frame.payload.substr(0, 200);
    }
    if (one.fails_with == clean_close) return expect_clean_close(client);
    const ReceivedFrame end = next(client);
    EXPECT_EQ(end.opcode, close) << end.payload.substr(0, 200);
    EXPECT_EQ(end.code(), one.fails_with);
    EXPECT_TRUE(client.connection().is_hung_up_on());
    EXPECT_TRUE(still_serves());
}

}  // namespace tablier::net::conformance
