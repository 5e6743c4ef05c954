// WebSocket conformance, section 7: how connections are closed, and which codes may stand in a
// Close frame (RFC 6455, 5.5.1 and 7.4).
#include "net/websocket_conformance.h"

namespace tablier::net::conformance {
namespace {

std::string code_bytes(int code) {
    return {static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
}

/// A handshake that the client begins: `payload` is that of its Close frame, `answered_by` the code
/// of the server's.
struct CloseCase {
    std::string name;
    std::string payload;
    int answered_by = clean_close;
    std::string before = {};
    std::vector<ReceivedFrame> answers = {};
    std::string after = {};
};

void PrintTo(const CloseCase& one, std::ostream* out) {
    *out << one.name;
}

class WebSocketConformanceClose : public WebSocketServed,
                                  public testing::WithParamInterface<CloseCase> {};

TEST_P(WebSocketConformanceClose, rfc6455) {
    const CloseCase& one = GetParam();
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    client.send(one.before + client_frame(close, one.payload) + one.after);
    for (const ReceivedFrame& expected : one.answers) {
        const ReceivedFrame frame = next(client);
        ASSERT_EQ(frame.opcode, expected.opcode);
        ASSERT_TRUE(frame.payload == expected.payload);
    }
    const ReceivedFrame end = next(client);
    ASSERT_EQ(end.opcode, close);
    EXPECT_EQ(end.code(), one.answered_by);
    EXPECT_TRUE(client.connection().is_hung_up_on()) << "nothing follows a Close frame";
    EXPECT_TRUE(still_serves());
}

std::vector<CloseCase> handshakes() {
    const std::string normal = code_bytes(clean_close);
    const std::string large(std::size_t(256) << 10, 'x');
    return {
        {.name = "7_1_1_after_a_message",
         .payload = normal,
         .before = client_frame(text, "hi"),
         .answers = {text_frame("hi")}},
        {.name = "7_1_2_twice", .payload = normal, .after = client_frame(close, normal)},
        {.name = "7_1_3_then_a_ping_is_not_answered",
         .payload = normal,
         .after = client_frame(ping, "late")},
        {.name = "7_1_4_then_text_is_not_answered",
         .payload = normal,
         .after = client_frame(text, "late")},
        {.name = "7_1_5_within_a_message_drops_it",
         .payload = normal,
         .before = client_frame(text, "fragment1", false),
         .after = client_frame(0, "fragment2")},
        {.name = "7_1_6_after_a_long_message_then_a_ping",
         .payload = normal,
         .before = client_frame(text, large),
         .answers = {text_frame(large)},
         .after = client_frame(ping, "late")},
    };
}

std::vector<CloseCase> payloads() {
    const std::string normal = code_bytes(clean_close);
    return {
        {.name = "7_3_1_without_payload", .payload = ""},
        {.name = "7_3_2_half_a_code", .payload = "a", .answered_by = 1002},
        {.name = "7_3_3_code", .payload = normal},
        {.name = "7_3_4_code_and_reason", .payload = normal + "good bye"},
        {.name = "7_3_5_longest_reason", .payload = normal + std::string(123, '*')},
        {.name = "7_3_6_reason_too_long",
         .payload = normal + std::string(124, '*'),
         .answered_by = 1002},
        {.name = "7_5_1_reason_is_no_utf8",
         .payload = normal + "\xCE\xBA\xE1\xBD\xB9\xCF\x83\xED\xA0\x80",
         .answered_by = 1007},
    };
}

/// 1012 to 1014 were registered after the RFC. 1015 and others are only for what happens without a
/// Close frame.
std::vector<CloseCase> codes() {
    std::vector<CloseCase> cases;
    std::size_t n = 0;
    for (const int code : {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000,
                           4999, 1012, 1013, 1014})
        cases.push_back(
            {.name = "7_7_" + std::to_string(++n) + "_valid_code_" + std::to_string(code),
             .payload = code_bytes(code),
             .answered_by = code});
    n = 0;
    for (const int code : {0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 1015})
        cases.push_back(
            {.name = "7_9_" + std::to_string(++n) + "_invalid_code_" + std::to_string(code),
             .payload = code_bytes(code),
             .answered_by = 1002});
    n = 0;
    for (const int code : {5000, 65535})
        cases.push_back(
            {.name = "7_13_" + std::to_string(++n) + "_code_out_of_range_" + std::to_string(code),
             .payload = code_bytes(code),
             .answered_by = 1002});
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Handshakes, WebSocketConformanceClose, testing::ValuesIn(handshakes()),
                         case_name<CloseCase>);
INSTANTIATE_TEST_SUITE_P(Payloads, WebSocketConformanceClose, testing::ValuesIn(payloads()),
                         case_name<CloseCase>);
INSTANTIATE_TEST_SUITE_P(Codes, WebSocketConformanceClose, testing::ValuesIn(codes()),
                         case_name<CloseCase>);

class WebSocketConformanceEnd : public WebSocketServed {};

/// RFC 6455, 7.1.1: the server is the first to end the TCP connection.
TEST_F(WebSocketConformanceEnd, case_7_1_the_server_hangs_up_first) {
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    expect_clean_close(client);
}

/// RFC 6455, 5.5.1: a client's answer to the server's Close frame is not answered again.
TEST_F(WebSocketConformanceEnd, case_7_1_closed_by_the_server) {
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    client.say("close");
    const ReceivedFrame end = next(client);
    EXPECT_EQ(end.opcode, close);
    EXPECT_EQ(end.payload, code_bytes(4000) + "as you wish");
    client.send(client_frame(close, code_bytes(4000)));
    EXPECT_TRUE(client.connection().is_hung_up_on());
}

}  // namespace
}  // namespace tablier::net::conformance
