// Fixture of the WebSocket conformance tests: cases along the sections of Autobahn|Testsuite, run
// against the real server over loopback.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "net/served_test.h"
#include "net/socket_client.h"

namespace tablier::net::conformance {

constexpr int continuation = 0;
constexpr int text = SocketClient::text;
constexpr int binary = 2;
constexpr int close = SocketClient::close;
constexpr int ping = SocketClient::ping;
constexpr int pong = SocketClient::pong;

constexpr int clean_close = 1000;

constexpr std::size_t by_octet = 1;

/// Bytes from a client, and what RFC 6455 has the server answer.
struct ConformanceCase {
    std::string name;  ///< section, number, and what is tried: letters, digits and underscores
    std::string sent;
    /// Frames of the server before its Close frame; its greeting and its own pings do not count.
    std::vector<ReceivedFrame> answers = {};
    /// The code by which the server fails the connection; `clean_close` if it has no reason to.
    int fails_with = clean_close;
    /// Bytes that are sent at a time; 0: all at once.
    std::size_t piece = 0;
};

using Cases = std::vector<ConformanceCase>;

void PrintTo(const ConformanceCase& one, std::ostream* out);

/// For INSTANTIATE_TEST_SUITE_P.
template <class Case>
std::string case_name(const testing::TestParamInfo<Case>& info) {
    return "case_" + info.param.name;
}

/// The handler of the server echoes text messages. Limits of size and rate are out of the way, so
/// that the cases meet the protocol only; those of the product have cases of their own.
class WebSocketServed : public ServedTest {
  protected:
    static Limits wide_limits();

    void SetUp() override { start(wide_limits()); }

    /// Opens a socket and takes its greeting off.
    void open(SocketClient& client);

    /// The next frame that is not a ping of the server's own; checks that it is framed as the
    /// server has to.
    static ReceivedFrame next(SocketClient& client);

    /// Sends a case and compares what comes until the server hangs up.
    void run(const ConformanceCase& one);

    static void send_in_pieces(SocketClient& client, const std::string& bytes, std::size_t piece);

    /// Sends the Close frame that ends a case, and expects the server's.
    static void expect_clean_close(SocketClient& client);
};

class WebSocketConformance : public WebSocketServed,
                             public testing::WithParamInterface<ConformanceCase> {};

/// A message in frames of so many bytes each.
std::string fragmented(const std::string& message, std::size_t bytes, int opcode = 1);

inline ReceivedFrame text_frame(std::string payload) {
    return {SocketClient::text, std::move(payload)};
}
inline ReceivedFrame pong_frame(std::string payload) {
    return {SocketClient::pong, std::move(payload)};
}

}  // namespace tablier::net::conformance
