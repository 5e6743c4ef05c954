// WebSocket conformance, sections 1 to 5: framing, pings, reserved bits, opcodes, fragmentation.
#include "net/websocket_conformance.h"

namespace tablier::net::conformance {
namespace {

/// A message that is neither of bytes of one kind nor repeats with the mask.
std::string sample(std::size_t bytes) {
    std::string out;
    for (std::size_t i = 0; i < bytes; ++i) out += static_cast<char>('!' + i % 89);
    return out;
}

std::string number(std::size_t value) {
    return std::to_string(value);
}

/// Section 1. RFC 6455, 5.2: a length has three forms, and the boundaries between them count. Text
/// comes back; a binary message is refused by 1003 as soon as its first frame begins, since the
/// API speaks JSON in text (7.4.1: "an endpoint that understands only text data may").
Cases framing() {
    Cases cases;
    const struct {
        std::size_t bytes;
        std::size_t piece;
    } sizes[] = {{0, 0},   {125, 0},    {126, 0},    {127, 0},
                 {128, 0}, {65'535, 0}, {65'536, 0}, {65'536, 997}};
    std::size_t n = 0;
    for (const auto& [bytes, piece] : sizes) {
        ++n;
        const std::string words =
            "_of_" + number(bytes) + "_bytes" + (piece != 0 ? "_in_pieces_of_997" : "");
        const std::string message = sample(bytes);
        cases.push_back({.name = "1_1_" + number(n) + "_text" + words,
                         .sent = client_frame(text, message),
                         .answers = {text_frame(message)},
                         .piece = piece});
        cases.push_back({.name = "1_2_" + number(n) + "_binary" + words + "_is_refused",
                         .sent = client_frame(binary, message),
                         .fails_with = 1003,
                         .piece = piece});
    }
    return cases;
}

/// Section 2. RFC 6455, 5.5.2 and 5.5.3: a pong repeats the ping's payload, which is of 125 bytes
/// at most; an unsolicited pong is ignored.
Cases pings() {
    const std::string bytes("\x00\xFF\xFE\xFD\xFC\xFB\x00\xFF", 8);
    std::string ten;
    std::vector<ReceivedFrame> ten_pongs;
    for (std::size_t i = 0; i < 10; ++i) {
        ten += client_frame(ping, "payload-" + number(i));
        ten_pongs.push_back(pong_frame("payload-" + number(i)));
    }
    return {
        {.name = "2_1_ping_without_payload",
         .sent = client_frame(ping, ""),
         .answers = {pong_frame("")}},
        {.name = "2_2_ping_with_text",
         .sent = client_frame(ping, "hello"),
         .answers = {pong_frame("hello")}},
        {.name = "2_3_ping_with_bytes_that_are_no_utf8",
         .sent = client_frame(ping, bytes),
         .answers = {pong_frame(bytes)}},
        {.name = "2_4_ping_of_125_bytes",
         .sent = client_frame(ping, sample(125)),
         .answers = {pong_frame(sample(125))}},
        {.name = "2_5_ping_of_126_bytes_is_a_fault",
         .sent = client_frame(ping, sample(126)),
         .fails_with = 1002},
        {.name = "2_6_ping_of_125_bytes_octet_by_octet",
         .sent = client_frame(ping, sample(125)),
         .answers = {pong_frame(sample(125))},
         .piece = by_octet},
        {.name = "2_7_unsolicited_pong_without_payload", .sent = client_frame(pong, "")},
        {.name = "2_8_unsolicited_pong_with_payload", .sent = client_frame(pong, "unsolicited")},
        {.name = "2_9_unsolicited_pong_then_ping",
         .sent = client_frame(pong, "unsolicited") + client_frame(ping, "asked"),
         .answers = {pong_frame("asked")}},
        {.name = "2_10_ten_pings", .sent = ten, .answers = ten_pongs},
        {.name = "2_11_ten_pings_octet_by_octet",
         .sent = ten,
         .answers = ten_pongs,
         .piece = by_octet},
    };
}

/// Section 3. RFC 6455, 5.2: a reserved bit that no extension gave a meaning fails the connection.
/// The server negotiates none.
Cases reserved_bits() {
    const auto with_bits = [](int bits, int opcode, const std::string& payload) {
        return client_frame(bits << 4 | opcode, payload);
    };
    const std::string good = client_frame(text, "good");
    const std::vector<ReceivedFrame> good_answer = {text_frame("good")};
    const std::string after = client_frame(ping, "not answered");
    return {
        {.name = "3_1_text_with_bits_001", .sent = with_bits(1, text, "bad"), .fails_with = 1002},
        {.name = "3_2_good_text_then_bits_010",
         .sent = good + with_bits(2, text, "bad") + after,
         .answers = good_answer,
         .fails_with = 1002},
        {.name = "3_3_good_text_then_bits_011_in_pieces",
         .sent = good + with_bits(3, text, "bad") + after,
         .answers = good_answer,
         .fails_with = 1002,
         .piece = good.size()},
        {.name = "3_4_good_text_then_bits_100_octet_by_octet",
         .sent = good + with_bits(4, text, "bad") + after,
         .answers = good_answer,
         .fails_with = 1002,
         .piece = by_octet},
        {.name = "3_5_binary_with_bits_101",
         .sent = with_bits(5, binary, "bad"),
         .fails_with = 1002},
        {.name = "3_6_ping_with_bits_110", .sent = with_bits(6, ping, "bad"), .fails_with = 1002},
        {.name = "3_7_close_with_bits_111",
         .sent = with_bits(7, close, "\x03\xE8"),
         .fails_with = 1002},
    };
}

/// Section 4. RFC 6455, 5.2: an unknown opcode fails the connection.
Cases opcodes() {
    Cases cases;
    const std::string good = client_frame(text, "good");
    for (const int first : {3, 11}) {
        const std::string section = first == 3 ? "4_1_" : "4_2_";
        for (int i = 0; i < 5; ++i) {
            ConformanceCase one;
            const bool after_good = i >= 2;
            one.name = section + std::to_string(i + 1) + "_opcode_" + std::to_string(first + i) +
                       (i == 0 ? "_empty" : "_with_payload") +
                       (after_good ? "_after_good_text" : "") + (i == 4 ? "_octet_by_octet" : "");
            one.sent = client_frame(first + i, i == 0 ? "" : "reserved opcode") +
                       client_frame(ping, "not answered");
            if (after_good) {
                one.sent = good + one.sent;
                one.answers = {text_frame("good")};
            }
            one.piece = i == 3 ? good.size() : i == 4 ? by_octet : 0;
            one.fails_with = 1002;
            cases.push_back(std::move(one));
        }
    }
    return cases;
}

/// The same case with the bytes at once, frame by frame (all its frames are equally long) and octet
/// by octet; the numbers follow each other.
void add_in_three_cuts(Cases& cases, int number, std::size_t frame_bytes,
                       const ConformanceCase& one) {
    const struct {
        const char* words;
        std::size_t piece;
    } cuts[] = {{"", 0}, {"_frame_by_frame", frame_bytes}, {"_octet_by_octet", by_octet}};
    for (const auto& [words, piece] : cuts) {
        ConformanceCase cut = one;
        cut.name = "5_" + std::to_string(number++) + "_" + one.name + words;
        cut.piece = piece;
        cases.push_back(std::move(cut));
    }
}

/// Section 5. RFC 6455, 5.4: control frames are whole and may come between fragments; fragments of
/// two messages are never mixed; a continuation needs something to continue.
Cases fragments() {
    const std::size_t head_bytes = client_frame(text, "").size();
    const std::string two =
        client_frame(text, "fragment1", false) + client_frame(continuation, "fragment2");
    const std::vector<ReceivedFrame> two_answer = {text_frame("fragment1fragment2")};
    const std::string good = client_frame(text, "good text");
    const std::size_t frame_bytes = head_bytes + 9;
    const std::string continued = client_frame(continuation, "nothing! ");
    const std::string continued_on = client_frame(continuation, "nothing! ", false);

    Cases cases = {
        {.name = "5_1_ping_in_two_fragments",
         .sent = client_frame(ping, "one", false) + client_frame(continuation, "two"),
         .fails_with = 1002},
        {.name = "5_2_pong_in_two_fragments",
         .sent = client_frame(pong, "one", false) + client_frame(continuation, "two"),
         .fails_with = 1002},
    };
    add_in_three_cuts(cases, 3, frame_bytes,
                      {.name = "text_in_two_fragments", .sent = two, .answers = two_answer});
    add_in_three_cuts(
        cases, 6, frame_bytes,
        {.name = "ping_between_two_fragments",
         .sent = client_frame(text, "fragment1", false) + client_frame(ping, "ping ping") +
                 client_frame(continuation, "fragment2"),
         .answers = {pong_frame("ping ping"), two_answer.front()}});
    add_in_three_cuts(
        cases, 9, frame_bytes,
        {.name = "last_continuation_of_nothing", .sent = continued + good, .fails_with = 1002});
    add_in_three_cuts(
        cases, 12, frame_bytes,
        {.name = "continuation_of_nothing", .sent = continued_on + good, .fails_with = 1002});
    cases.push_back({.name = "5_15_continuation_after_a_whole_message",
                     .sent = two + continued_on + good,
                     .answers = two_answer,
                     .fails_with = 1002});
    cases.push_back({.name = "5_16_continuation_of_nothing_again_and_again",
                     .sent = continued_on + good + continued_on + good,
                     .fails_with = 1002});
    cases.push_back({.name = "5_17_last_continuation_of_nothing_again_and_again",
                     .sent = continued + good + continued + good,
                     .fails_with = 1002});
    cases.push_back(
        {.name = "5_18_second_fragment_is_no_continuation",
         .sent = client_frame(text, "fragment1", false) + client_frame(text, "fragment2"),
         .fails_with = 1002});
    std::string five;
    for (int i = 1; i <= 5; ++i) {
        five += client_frame(i == 1 ? text : continuation, "part " + std::to_string(i), i == 5);
        if (i == 2 || i == 4) five += client_frame(ping, "ping " + std::to_string(i));
    }
    const std::vector<ReceivedFrame> five_answers = {pong_frame("ping 2"), pong_frame("ping 4"),
                                                     text_frame("part 1part 2part 3part 4part 5")};
    cases.push_back({.name = "5_19_five_fragments_with_two_pings_between",
                     .sent = five,
                     .answers = five_answers,
                     .piece = head_bytes + 6});
    cases.push_back({.name = "5_20_five_fragments_with_two_pings_between_octet_by_octet",
                     .sent = five,
                     .answers = five_answers,
                     .piece = by_octet});
    return cases;
}

TEST_P(WebSocketConformance, rfc6455) {
    run(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Framing, WebSocketConformance, testing::ValuesIn(framing()),
                         case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(Pings, WebSocketConformance, testing::ValuesIn(pings()),
                         case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(ReservedBits, WebSocketConformance, testing::ValuesIn(reserved_bits()),
                         case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(Opcodes, WebSocketConformance, testing::ValuesIn(opcodes()),
                         case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(Fragments, WebSocketConformance, testing::ValuesIn(fragments()),
                         case_name<ConformanceCase>);

class WebSocketConformanceFragments : public WebSocketServed {};

/// Autobahn waits a second after each ping: the pong does not wait for the rest of the message.
TEST_F(WebSocketConformanceFragments, case_5_19_pongs_come_before_the_message_ends) {
    SocketClient client(port());
    ASSERT_NO_FATAL_FAILURE(open(client));
    client.send(client_frame(text, "part 1", false) + client_frame(ping, "first"));
    EXPECT_EQ(next(client).payload, "first");
    client.send(client_frame(continuation, "part 2", false) + client_frame(ping, "second"));
    EXPECT_EQ(next(client).payload, "second");
    client.send(client_frame(continuation, "part 3"));
    EXPECT_EQ(next(client).payload, "part 1part 2part 3");
    expect_clean_close(client);
}

}  // namespace
}  // namespace tablier::net::conformance
