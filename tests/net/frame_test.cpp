// Frames that are sent and frames that are read, without a socket.
#include "net/frame.h"

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>

#include "net/frame_reader.h"
#include "net/socket_client.h"
#include "net/websocket_handshake.h"

namespace tablier::net {
namespace {

using Kind = FrameReader::ReceivedFrame::Kind;

TEST(FrameTest, heads_have_lengths_of_three_sizes) {
    EXPECT_EQ(frame_head(Opcode::Text, 0), std::string("\x81\0", 2));
    EXPECT_EQ(frame_head(Opcode::Ping, 125), "\x89\x7D");
    EXPECT_EQ(frame_head(Opcode::Text, 126), std::string("\x81\x7E\0\x7E", 4));
    EXPECT_EQ(frame_head(Opcode::Text, 0xFFFF), "\x81\x7E\xFF\xFF");
    EXPECT_EQ(frame_head(Opcode::Text, 0x10000), std::string("\x81\x7F\0\0\0\0\0\x01\0\0", 10));
}

TEST(FrameTest, reasons_to_close_are_cut_between_characters) {
    EXPECT_EQ(close_payload(1001, "bye"),
              "\x03\xE9"
              "bye");
    EXPECT_EQ(close_payload(4000, std::string(200, 'x')).size(), 125);
    EXPECT_EQ(close_payload(4000, std::string(122, 'x') + "é").size(), 124);
}

TEST(FrameTest, codes_to_close_by) {
    for (const int code : {1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999})
        EXPECT_TRUE(is_close_code(code)) << code;
    for (const int code : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535})
        EXPECT_FALSE(is_close_code(code)) << code;
}

TEST(FrameTest, messages_are_read_in_any_pieces) {
    const std::string bytes = client_frame(1, "whole") + client_frame(1, "in ", false) +
                              client_frame(9, "p") + client_frame(0, "parts") +
                              client_frame(1, std::string(300, 'x')) + client_frame(8, "\x03\xE8");
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
        FrameReader reader(1000);
        std::string frame;
        for (std::size_t at = 0; at < bytes.size(); at += piece) {
            std::string_view some = std::string_view(bytes).substr(at, piece);
            for (;;) {
                const auto next = reader.take(some);
                if (next.kind == Kind::Nothing) break;
                ASSERT_NE(next.kind, Kind::Fault) << next.reason;
                frame += std::to_string(int(next.kind)) + std::string(next.payload.substr(0, 5));
                EXPECT_EQ(next.code, next.kind == Kind::Close ? 1000 : 0);
            }
            ASSERT_TRUE(some.empty());
        }
        ASSERT_EQ(frame, "2whole13p2in pa2xxxxx5") << piece;
    }
}

TEST(FrameTest, faults_are_seen_as_soon_as_they_can_be) {
    const auto fault = [](std::string_view bytes) {
        FrameReader reader(100);
        return reader.take(bytes).code;
    };
    EXPECT_EQ(fault("\x81\x05"), 1002) << "not masked";
    EXPECT_EQ(fault("\x82\x85"), 1003);
    EXPECT_EQ(fault("\x89\xFE"), 1002) << "a long ping";
    EXPECT_EQ(fault(std::string("\x81\xFE\0\x7F....", 8)), 1009) << "before what is too long";
    EXPECT_EQ(fault("\x81"), 0);
    // Masked by nothing, and the frame goes on after these bytes.
    const auto text_fault = [&](const std::string& text) {
        return fault(std::string("\x01\x90\0\0\0\0", 6) + text);
    };
    for (const char* possible : {"\xC2", "\xE0", "\xE0\xA0", "\xED", "\xED\x9F", "\xF0", "\xF0\x90",
                                 "\xF4", "\xF4\x8F\xBF", "\xF1\x80"})
        EXPECT_EQ(text_fault("é" + std::string(possible)), 0) << testing::PrintToString(possible);
    for (const char* impossible : {"\x80", "\xC1", "\xE0\x9F", "\xED\xA0", "\xF0\x8F", "\xF4\x90",
                                   "\xF5", "\xC2\x20", "\xE1\x80\xC0", "\xF1\x80\x80\x7F"})
        EXPECT_EQ(text_fault("é" + std::string(impossible)), 1007)
            << testing::PrintToString(impossible);
}

std::optional<std::string> handshake(std::string_view key) {
    boost::asio::io_context context;
    return handshake_reply(key, context.get_executor());
}

TEST(FrameTest, handshakes_are_proved) {
    const auto accepting = [](const std::string& proof) {
        return testing::Optional(
            testing::AllOf(testing::StartsWith("HTTP/1.1 101 "), testing::EndsWith("\r\n\r\n"),
                           testing::HasSubstr("\r\nUpgrade: websocket\r\n"),
                           testing::HasSubstr("\r\nSec-WebSocket-Accept: " + proof + "\r\n"),
                           testing::Not(testing::HasSubstr("Beast"))));
    };
    EXPECT_THAT(handshake("dGhlIHNhbXBsZSBub25jZQ=="), accepting("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    EXPECT_THAT(handshake("x3JJHMbDL1EzLkh9GBhXDw=="), accepting("HSmrc0sMlYUkAGmm5OPpG2HaGWk="));
    for (const char* wrong : {"", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=a",
                              "dGhlIHNhbXBsZSBub25j Q==", "dGhlIHNhbXBsZSBub25jZQAA=="})
        EXPECT_FALSE(handshake(wrong)) << wrong;
}

}  // namespace
}  // namespace tablier::net
