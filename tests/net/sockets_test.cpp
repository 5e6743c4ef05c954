// WebSockets over the network, with clients of every kind.
#include <deque>

#include "net/served_test.h"
#include "net/socket_client.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using namespace std::chrono_literals;

class SocketsTest : public ServedTest {
  protected:
    bool parrots_are(int number) {
        return soon([&] { return handler_->handlers == number; });
    }
};

TEST_F(SocketsTest, are_opened_and_speak) {
    start();
    SocketClient client(port());
    EXPECT_EQ(client.reply().status, 101);
    EXPECT_EQ(client.reply().header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_EQ(client.message(), "hello");
    for (const std::size_t size : {1, 125, 126, 127, 16'384}) {
        const std::string text(size, 'y');
        client.say(text);
        EXPECT_EQ(client.message(), text);
    }
    client.say("");
    client.say("é\xE2\x82\xAC");
    EXPECT_EQ(client.message(), "");
    EXPECT_EQ(client.message(), "é\xE2\x82\xAC");
    EXPECT_TRUE(still_serves());
    EXPECT_THAT(metrics_.text(), HasSubstr("\ntablier_sockets 1\n"));
    EXPECT_THAT(metrics_.text(), HasSubstr("\ntablier_socket_messages_received_total 7\n"));
}

TEST_F(SocketsTest, need_a_right_handshake) {
    start();
    Client client(port());
    const std::string upgrade = "Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n";
    const std::string version = "Sec-WebSocket-Version: 13\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const Received old = client.get("/api/v1/socket", upgrade + key);
    EXPECT_EQ(old.status, 426);
    EXPECT_EQ(old.header("Sec-WebSocket-Version"), "13");
    EXPECT_EQ(client.get("/api/v1/socket", upgrade + version).status, 400);
    EXPECT_EQ(client.get("/api/v1/socket", upgrade + version + "Sec-WebSocket-Key: x\r\n").status,
              400);
    EXPECT_EQ(client.get("/api/none", upgrade + version + key).status, 404);
    EXPECT_EQ(client.get("/play", upgrade + version + key).body, "<p>page");
    EXPECT_EQ(client.get("/api/v1/socket").status, 200) << "no upgrade: a plain request";
    EXPECT_EQ(client.ask("POST", "/api/x", upgrade + version + key).status, 200);
    EXPECT_EQ(client.get("/api/v1/socket", upgrade + version + key).status, 101)
        << "the connection is still good";
    EXPECT_EQ(old.header("Connection"), "upgrade, keep-alive");
    Client lines(port());
    EXPECT_EQ(lines
                  .get("/api/v1/socket",
                       "Connection: keep-alive\r\nConnection: Upgrade\r\n"
                       "Upgrade: h2c\r\nUpgrade: websocket\r\n" +
                           version + key)
                  .status,
              101);
    Client with_body(port());
    EXPECT_EQ(with_body
                  .get("/api/v1/socket",
                       upgrade + version + key + "Content-Length: 6\r\nExpect: 100-continue\r\n")
                  .status,
              400);
    Client stranger(port());
    EXPECT_EQ(stranger.get("/api/v1/socket", upgrade + "Origin: http://evil.example\r\n").status,
              403)
        << "before all else";
}

TEST_F(SocketsTest, are_opened_only_by_pages_of_this_site) {
    start();
    EXPECT_EQ(SocketClient(port(), "Origin: http://localhost\r\n").reply().status, 101);
    const Received refused = SocketClient(port(), "Origin: http://evil.example\r\n").reply();
    EXPECT_EQ(refused.status, 403);
    EXPECT_THAT(refused.body, HasSubstr("wrong-origin"));
    EXPECT_EQ(SocketClient(port(), "Origin: null\r\n").reply().status, 403);
}

TEST_F(SocketsTest, may_come_after_requests_and_before_their_own_handshake_is_answered) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/api/soon").status, 200);
    client.send(
        "GET /api/soon HTTP/1.1\r\nHost: a\r\n\r\n"
        "GET /api/v1/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
        client_frame(SocketClient::text, "early"));
    EXPECT_EQ(client.receive().body, "\"soon\"");
    EXPECT_EQ(client.receive().status, 101);
    EXPECT_EQ(client.read(7), "\x81\x05hello");
    EXPECT_EQ(client.read(3),
              "\x89\x01"
              "1")
        << "a ping";
    EXPECT_EQ(client.read(7),
              "\x81\x05"
              "early");
}

TEST_F(SocketsTest, take_messages_in_pieces) {
    start();
    SocketClient client(port());
    client.message();
    client.send(client_frame(1, "a\xC3", false) + client_frame(9, "in between") +
                client_frame(0, "", false) + client_frame(0, "\xA9z", true));
    ReceivedFrame pong = client.frame();
    while (pong.opcode == SocketClient::ping) pong = client.frame();
    EXPECT_EQ(pong.opcode, SocketClient::pong);
    EXPECT_EQ(pong.payload, "in between");
    EXPECT_EQ(client.message(), "aéz");
    for (const char c : client_frame(1, "byte by byte")) client.send(std::string(1, c));
    EXPECT_EQ(client.message(), "byte by byte");
}

TEST_F(SocketsTest, are_closed_by_clients) {
    start();
    for (const std::string& payload : {std::string(),
                                       std::string("\x03\xE8"
                                                   "bye"),
                                       std::string("\x0F\xA0", 2)}) {
        SocketClient client(port());
        client.send(client_frame(SocketClient::close, payload));
        EXPECT_EQ(client.close_code(), payload == "\x0F\xA0" ? 4000 : 1000);
        EXPECT_TRUE(client.connection().is_hung_up_on());
    }
    EXPECT_TRUE(parrots_are(0));
}

TEST_F(SocketsTest, are_closed_by_the_service) {
    Limits limits;
    limits.close_timeout = 20ms;
    start(limits);
    SocketClient client(port());
    EXPECT_EQ(client.message(), "hello");
    client.say("close");
    client.say("too late");
    EXPECT_EQ(client.close_code(), 4000);
    EXPECT_TRUE(parrots_are(0));
    EXPECT_EQ(handler_->messages, 1);
    client.send(client_frame(SocketClient::close, "\x0F\xA0"));
    EXPECT_TRUE(client.connection().is_hung_up_on());
    SocketClient curt(port(), "", "127.0.0.1", "/api/curt");
    EXPECT_EQ(curt.message(), "hello");
    EXPECT_EQ(curt.close_code(), 4001);
    EXPECT_TRUE(parrots_are(0));
    EXPECT_TRUE(soon([&] { return connections() == 0; })) << "though the clients keep theirs open";
}

TEST_F(SocketsTest, are_closed_when_the_protocol_is_broken) {
    Limits limits;
    limits.close_timeout = 20ms;
    start(limits);
    const std::string mask(4, '\0');
    const struct {
        std::string bytes;
        int code;
    } cases[] = {
        {"\x81\x02hi", 1002},               // not masked
        {client_frame(2, "binary"), 1003},  //
        {client_frame(3, ""), 1002},        // opcodes that mean nothing
        {client_frame(11, ""), 1002},       //
        {"\xC1\x80" + mask, 1002},          // a bit of an extension
        {client_frame(0, "more"), 1002},    // nothing to continue
        {client_frame(1, "a", false) + client_frame(1, "b"), 1002},
        {client_frame(9, "ping", false), 1002},          // control frames in fragments
        {client_frame(9, std::string(126, 'x')), 1002},  // or too long
        {client_frame(1, "\xFF"), 1007},                 //
        {client_frame(1, "\xC3"), 1007},                 // half a character
        {client_frame(1, "\xED\xA0\x80"), 1007},         // half a pair
        {client_frame(1, std::string(16'385, 'x')), 1009},
        {client_frame(1, std::string(16'384, 'x'), false) + client_frame(0, "x", false), 1009},
        {std::string("\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10) + mask, 1009},
        {std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10) + mask, 1002},
        {std::string("\x81\xFE\x00\x05", 4) + mask, 1002},    // a length longer than need be
        {client_frame(8, "x"), 1002},                         // half a code
        {client_frame(8, std::string("\x03\xED", 2)), 1002},  // 1005 is never sent
        {client_frame(8, std::string("\x03\xE8\xFF", 3)), 1007},
    };
    for (const auto& [bytes, code] : cases) {
        SocketClient client(port());
        client.send(bytes);
        client.say("nobody reads this");
        EXPECT_EQ(client.close_code(), code) << testing::PrintToString(bytes);
        EXPECT_TRUE(client.connection().is_hung_up_on());
    }
    EXPECT_TRUE(parrots_are(0));
    EXPECT_EQ(handler_->messages, 0);
    EXPECT_TRUE(soon([&] { return connections() == 0; }));
}

TEST_F(SocketsTest, end_with_their_clients) {
    start();
    for (int i = 0; i < 20; ++i) {
        SocketClient silent(port());
        SocketClient half(port());
        half.send(client_frame(1, "half a message").substr(0, 9));
        SocketClient busy(port());
        busy.say("flood");
        SocketClient closed(port());
        closed.connection().half_close();
        SocketClient reset(port());
        reset.say("a");
        reset.connection().reset();
        SocketClient flooded(port());
        flooded.say("flood");
        flooded.connection().reset();
    }
    EXPECT_TRUE(parrots_are(0));
    EXPECT_TRUE(soon([&] { return connections() == 0; }));
    EXPECT_THAT(metrics_.text(), HasSubstr("\ntablier_sockets 0\n"));
    EXPECT_TRUE(still_serves());
}

TEST_F(SocketsTest, are_cut_when_too_much_piles_up) {
    start();  // the flood is 16 MB
    SocketClient client(port());
    client.say("flood");
    EXPECT_TRUE(parrots_are(0));
    EXPECT_EQ(client.close_code(), 0);
}

TEST_F(SocketsTest, are_cut_when_nothing_is_read) {
    Limits limits;
    limits.queue_bytes = 64 << 20;
    limits.stall_timeout = 50ms;
    start(limits);
    SocketClient client(port());
    client.say("flood");
    ASSERT_TRUE(soon([&] { return handler_->messages == 1; }));
    EXPECT_TRUE(parrots_are(0));
}

TEST_F(SocketsTest, are_listened_to_again_when_the_answers_have_been_read) {
    start();
    SocketClient client(port());
    EXPECT_EQ(client.message(), "hello");
    client.answers_pings = false;  // while another thread sends
    // Far more answers than may pile up, and all of them asked for at once.
    const std::string long_message(15'000, 'x');
    constexpr int messages = 190;
    std::thread sender([&] {
        for (int i = 0; i < messages; ++i) client.say("twentyfold " + long_message);
    });
    for (int i = 0; i < messages * 20; ++i)
        ASSERT_EQ(client.message().size(), long_message.size() + 11) << i;
    sender.join();
    EXPECT_TRUE(parrots_are(1));
}

TEST_F(SocketsTest, may_be_read_slowly) {
    Limits limits;
    limits.queue_bytes = 64 << 20;
    start(limits);
    SocketClient client(port());
    EXPECT_EQ(client.message(), "hello");
    client.say("flood");
    client.say("after it");
    for (int i = 0; i < 64; ++i) ASSERT_EQ(client.message().size(), 256 << 10);
    EXPECT_EQ(client.message(), "after it");
}

TEST_F(SocketsTest, may_not_be_read_too_slowly) {
    Limits limits;
    limits.queue_bytes = 64 << 20;
    limits.stall_timeout = 100ms;
    limits.bytes_per_second = std::uint64_t(1) << 40;
    start(limits);
    SocketClient client(port());
    EXPECT_EQ(client.message(), "hello");
    client.say("flood");
    int read = 0;
    for (; read < 64 && handler_->handlers == 1; ++read) {
        client.message();
        std::this_thread::sleep_for(50ms);  // something is read before it is a standstill
    }
    EXPECT_LT(read, 64);
    EXPECT_TRUE(parrots_are(0));
}

TEST_F(SocketsTest, of_one_visitor_have_one_measure_of_messages) {
    Limits limits;
    limits.client_messages = {.burst = 6, .per_second = 0.001};
    start(limits);
    SocketClient one(port());
    SocketClient other(port());
    for (SocketClient* client : {&one, &other}) {
        client->answers_pings = false;
        EXPECT_EQ(client->message(), "hello");
    }
    for (int i = 0; i < 6; ++i) {
        one.say("a");
        EXPECT_EQ(one.message(), "a");
    }
    other.say("b");
    EXPECT_THAT(other.message(), HasSubstr("too-many-requests"));
}

TEST_F(SocketsTest, of_one_visitor_have_one_measure_of_what_is_unread) {
    Limits limits;
    limits.queue_bytes = 64 << 20;
    limits.client_unread_bytes = 24 << 20;  // two floods are more
    start(limits);
    SocketClient one(port());
    SocketClient other(port());
    one.say("flood");
    ASSERT_TRUE(soon([&] { return handler_->messages == 1; }));
    other.say("flood");
    EXPECT_TRUE(parrots_are(1)) << "the one with whom it was too much";
    EXPECT_TRUE(still_serves());
}

TEST_F(SocketsTest, are_cut_without_a_sign_of_life) {
    Limits limits;
    limits.ping_interval = 10ms;
    limits.idle_timeout = 60ms;
    start(limits);
    SocketClient silent(port());
    SocketClient alive(port());
    SocketClient talking(port());
    talking.answers_pings = false;
    EXPECT_EQ(alive.message(), "hello");
    int pings = 0;
    while (handler_->handlers == 3) {
        talking.say("x");
        const ReceivedFrame frame = alive.frame();
        if (frame.opcode == SocketClient::ping) ++pings;
        alive.send(client_frame(SocketClient::pong, frame.payload));
    }
    EXPECT_GT(pings, 1);
    EXPECT_EQ(silent.close_code(), 0);
    alive.say("round trip");
    EXPECT_EQ(alive.message(), "known");
    EXPECT_THAT(metrics_.text(),
                testing::Not(HasSubstr("\ntablier_socket_round_trip_seconds_count 0\n")));
}

TEST_F(SocketsTest, are_limited_in_what_they_send) {
    Limits limits;
    limits.messages = {.burst = 5, .per_second = 0.001};
    limits.close_timeout = 20ms;
    start(limits);
    SocketClient client(port());
    client.answers_pings = false;
    EXPECT_EQ(client.message(), "hello");
    for (int i = 0; i < 100; ++i) client.say("a");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(client.message(), "a");
    for (int i = 0; i < 15; ++i)
        EXPECT_THAT(client.message(),
                    StartsWith("{\"type\":\"refused\",\"error\":{\"code\":\"too-many-requests\","));
    EXPECT_EQ(client.close_code(), 1008);
    EXPECT_EQ(handler_->messages, 5);
    EXPECT_TRUE(parrots_are(0));
}

TEST_F(SocketsTest, are_closed_by_floods_of_anything) {
    Limits limits;
    limits.close_timeout = 20ms;
    limits.messages = {.burst = 5, .per_second = 0.001};
    start(limits);
    const auto many = [](const std::string& frame) {
        std::string all;
        for (int i = 0; i < 100; ++i) all += frame;
        return all;
    };
    for (const std::string& flood :
         {many(client_frame(9, "x")), many(client_frame(10, "x")),
          client_frame(1, "", false) + many(client_frame(0, "", false))}) {
        SocketClient client(port());
        client.send(flood);
        EXPECT_EQ(client.close_code(), 1008);
    }
}

TEST_F(SocketsTest, that_never_stop_sending_are_not_listened_to_for_ever) {
    Limits limits;
    limits.close_timeout = 20ms;
    start(limits);
    SocketClient client(port());
    client.send(client_frame(2, "wrong"));
    while (client.say("and on and on")) {
    }
    EXPECT_TRUE(soon([&] { return connections() == 0; }));
    EXPECT_TRUE(still_serves());
}

TEST_F(SocketsTest, are_limited_for_each_visitor) {
    Limits limits;
    limits.client_sockets = 2;
    start(limits);
    {
        SocketClient first(port());
        SocketClient second(port());
        const Received refused = SocketClient(port()).reply();
        EXPECT_EQ(refused.status, 429);
        EXPECT_THAT(refused.body, HasSubstr("too-many-sockets"));
        EXPECT_EQ(Client(port()).get("/api/x").status, 200);
    }
    EXPECT_TRUE(soon([&] { return SocketClient(port()).reply().status == 101; }));
}

TEST_F(SocketsTest, do_not_count_as_connections_of_a_visitor) {
    Limits limits;
    limits.client_connections = 2;
    start(limits);
    std::deque<SocketClient> clients;
    for (int i = 0; i < 5; ++i) {
        clients.emplace_back(port());
        EXPECT_EQ(clients.back().reply().status, 101);
    }
}

TEST_F(SocketsTest, are_told_when_the_server_stops) {
    Limits limits;
    limits.close_timeout = 60s;
    start(limits);
    SocketClient client(port());
    EXPECT_EQ(client.message(), "hello");
    std::thread leaving([&] {
        EXPECT_EQ(client.message(), "stopping");
        EXPECT_EQ(client.close_code(), 1001);
        client.connection().reset();
    });
    stop();
    leaving.join();
    EXPECT_EQ(handler_->handlers, 0);
}

TEST_F(SocketsTest, do_not_keep_a_server_that_stops) {
    Limits limits;
    limits.close_timeout = 20ms;
    start(limits);
    SocketClient silent(port());
    SocketClient flooded(port());
    flooded.say("flood");
    ASSERT_TRUE(soon([&] { return handler_->messages == 1; }));
    stop();
    EXPECT_EQ(handler_->handlers, 0);
    EXPECT_EQ(silent.message(), "hello");
    EXPECT_EQ(silent.message(), "stopping");
    EXPECT_EQ(silent.close_code(), 1001);
}

}  // namespace
}  // namespace tablier::net
