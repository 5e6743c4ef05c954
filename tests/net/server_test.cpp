// The real server on loopback, and clients of every kind.
#include "net/server.h"

#include <deque>

#include "net/served_test.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

constexpr std::size_t large = std::size_t(16) << 20;

class ServerTest : public ServedTest {
  protected:
    ServerTest() {
        folder_.write("a.txt", "a");
        folder_.write("large.txt", std::string(large, 'x'));
    }
};

TEST_F(ServerTest, serves_the_page_with_strict_headers) {
    start();
    const Received page = Client(port()).get("/play");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, "<p>page");
    EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_THAT(page.header("Content-Security-Policy"), HasSubstr("default-src 'none'"));
    EXPECT_EQ(page.header("X-Content-Type-Options"), "nosniff");
}

TEST_F(ServerTest, serves_at_both_loopback_addresses) {
    start();
    Client newer(port(), "::1");
    if (!newer.connected()) GTEST_SKIP() << "this machine has no IPv6";
    EXPECT_EQ(newer.get("/health").status, 200);
}

TEST_F(ServerTest, keeps_connections_for_further_requests) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/").body, "<p>page");
    EXPECT_EQ(client.get("/nothing.js").status, 404);
    const Received head = client.ask("HEAD", "/large.txt");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("Content-Length"), std::to_string(large));
    const std::string tag = client.get("/a.txt").header("ETag");
    const std::string headers = "If-None-Match: \"b\"\r\nIf-None-Match: " + tag + "\r\n";
    EXPECT_EQ(client.get("/a.txt", headers).status, 304);
    EXPECT_EQ(client.get("/a.txt").body, "a") << "nothing was left over";
}

TEST_F(ServerTest, ends_connections_when_asked_to) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/", "Connection: close\r\n").header("Connection"), "close");
    EXPECT_TRUE(client.is_hung_up_on());
}

TEST_F(ServerTest, speaks_http_1_0) {
    start();
    Client client(port());
    client.send("GET /a.txt HTTP/1.0\r\n\r\n");
    const Received reply = client.receive();
    EXPECT_EQ(reply.body, "a");
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(client.is_hung_up_on());
    Client keeping(port());
    keeping.send("GET /a.txt HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    EXPECT_EQ(keeping.receive().header("Connection"), "keep-alive");
    EXPECT_EQ(keeping.get("/a.txt").body, "a");
}

TEST_F(ServerTest, answers_piled_up_requests_in_order) {
    start();
    Client client(port());
    std::string requests;
    for (const char* path : {"/a.txt", "/large.txt", "/nothing.js", "/health"})
        requests += std::string("GET ") + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    client.send(requests);
    client.half_close();
    EXPECT_EQ(client.receive().body, "a");
    EXPECT_EQ(client.receive().body.size(), large);
    EXPECT_EQ(client.receive().status, 404);
    EXPECT_THAT(client.receive().body, HasSubstr("ok"));
    EXPECT_TRUE(client.is_hung_up_on());
}

TEST_F(ServerTest, takes_requests_in_pieces) {
    start();
    Client client(port());
    for (const char c : std::string("GET /a.txt HTTP/1.1\r\nHost: x\r\n\r\n"))
        client.send(std::string(1, c));
    EXPECT_EQ(client.receive().body, "a");
}

TEST_F(ServerTest, reads_over_one_empty_line_before_a_request) {
    start();
    Client client(port());
    client.send("\r\nGET /a.txt HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client.receive().body, "a");
    client.send("\r\n");
    EXPECT_EQ(client.get("/a.txt").body, "a");
    client.send("\r\n\r\n");
    EXPECT_EQ(client.receive().status, 400);
}

TEST_F(ServerTest, refuses_methods_and_reads_over_their_bodies) {
    start();
    Client client(port());
    const Received reply = client.ask("POST", "/", "Content-Length: 5\r\n\r\nhello");
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.header("Allow"), "GET, HEAD");
}

TEST_F(ServerTest, does_not_wait_for_a_body_that_is_announced) {
    start();
    Client client(port());
    const Received reply =
        client.ask("PUT", "/", "Content-Length: 1000\r\nExpect: 100-continue\r\n");
    EXPECT_EQ(reply.status, 405);
    EXPECT_EQ(reply.header("Connection"), "close");
}

TEST_F(ServerTest, tells_what_is_malformed) {
    start();
    for (const char* request :
         {"\x16\x03\x01\x02\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n",
          "GET / HTTP/1.1\r\nHost x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET /../x HTTP/1.1\r\nHost: a\r\n\r\n",
          "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a,b\r\n\r\n"}) {
        Client client(port());
        client.send(request);
        const Received reply = client.receive();
        EXPECT_EQ(reply.status, 400) << request;
        EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff") << request;
    }
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, limits_what_a_request_may_hold) {
    Limits limits;
    limits.close_timeout = 50ms;
    start(limits);
    Client long_head(port());
    long_head.send("GET / HTTP/1.1\r\nHost: a\r\nX: " + std::string(100'000, 'x'));
    EXPECT_EQ(long_head.receive().status, 431);
    EXPECT_TRUE(long_head.is_hung_up_on());
    Client long_target(port());
    long_target.send("GET /" + std::string(100'000, 'x'));
    EXPECT_EQ(long_target.receive().status, 431);
    Client long_body(port());
    EXPECT_EQ(long_body.ask("POST", "/", "Content-Length: 10000000\r\n").status, 413);
    Client endless_body(port());
    endless_body.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    while (endless_body.send("1000\r\n" + std::string(0x1000, 'x') + "\r\n")) {
    }
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, sees_the_end_of_a_body_where_every_server_does) {
    start();
    const std::string post = "POST /api/echo HTTP/1.1\r\nHost: a\r\n";
    const std::string chunks = "2\r\n{}\r\n0\r\n\r\n";
    const auto status = [&](const std::string& request) {
        Client client(port());
        client.send(request);
        const Received reply = client.receive();
        EXPECT_EQ(reply.status == 400, reply.header("Connection") == "close") << request;
        return reply.status;
    };
    EXPECT_EQ(status(post + "Transfer-Encoding: Chunked\r\n\r\n" + chunks), 201);
    for (const char* coding : {"gzip", "xchunked", "chunked, identity", "gzip, chunked", "identity",
                               "chunked, chunked", "", "identity\r\nTransfer-Encoding: chunked"})
        EXPECT_EQ(status(post + "Transfer-Encoding: " + coding + "\r\n\r\n" + chunks), 400)
            << coding;
    EXPECT_EQ(status(post + "Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n\r\n{}"), 400);
    EXPECT_EQ(status(post + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n" + chunks),
              400);
    EXPECT_EQ(status(post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"), 400);
    EXPECT_EQ(status("POST /api/echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks),
              400);
}

TEST_F(ServerTest, limits_a_head_that_comes_in_pieces) {
    start();
    Client patient(port());
    patient.send("GET / HTTP/1.1\r\nHost: a\r\nX");
    // Every piece ends within a line, so that the lines before it are understood and put away.
    for (int i = 0; i < 100; ++i) {
        patient.send(": " + std::string(1000, 'y') + "\r\nX");
        std::this_thread::sleep_for(1ms);
    }
    EXPECT_EQ(patient.receive().status, 431);
    Client many(port());
    std::string lines;
    for (int i = 0; i < 200; ++i) lines += "a:\r\n";
    many.send("GET / HTTP/1.1\r\nHost: a\r\n" + lines + "\r\n");
    EXPECT_EQ(many.receive().status, 431);
}

TEST_F(ServerTest, reads_over_what_stands_behind_a_body) {
    start(Settings{.policy = {.behind_proxy = true}});
    const std::string head =
        "GET /metrics HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n";
    Client client(port());
    client.send(head + "X-Forwarded-For: 127.0.0.1\r\n\r\n");
    EXPECT_EQ(client.receive().status, 403);
    for (const std::size_t length : {17'000U, 30'000U, 70'000U, 120'000U, 200'000U}) {
        Client other(port());
        other.send(head + "X: " + std::string(length, 'x') + "\r\n\r\n");
        EXPECT_EQ(other.receive().status, 431) << length;
    }
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, sends_no_bodies_to_those_who_want_none) {
    start();
    Client nameless(port());
    nameless.send("HEAD / HTTP/1.1\r\n\r\n");
    EXPECT_EQ(nameless.receive("HEAD").status, 400);
    EXPECT_TRUE(nameless.is_hung_up_on());
}

TEST_F(ServerTest, limits_what_stands_between_the_chunks_of_a_body) {
    start();
    const std::string head =
        "POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const char* begin : {"1;", "1;a=", "0\r\nX: ", "0\r\n"}) {
        Client client(port());
        client.send(head + begin + std::string(1'000'000, 'a'));
        EXPECT_EQ(client.receive().status, 431) << begin;
    }
    Client many(port());
    std::string trailers;
    for (int i = 0; i < 100'000; ++i) trailers += "X: y\r\n";
    many.send(head + "0\r\n" + trailers);
    EXPECT_EQ(many.receive().status, 431);
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, drops_clients_that_are_too_slow) {
    Limits limits;
    limits.request = 50ms;
    start(limits);
    Client silent(port());
    Client half(port());
    half.send("GET / HTTP/1.1\r\nHo");
    Client between(port());
    EXPECT_EQ(between.get("/").status, 200);
    for (Client* client : {&silent, &half, &between}) EXPECT_TRUE(client->is_hung_up_on());
}

TEST_F(ServerTest, drops_clients_that_do_not_read) {
    Limits limits;
    limits.request = 50ms;
    limits.bytes_per_second = std::uint64_t(1) << 40;
    start(limits);
    Client client(port());
    client.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
    // Until all that the server can hold back is full, and it gives up.
    while (client.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")) {
    }
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, survives_clients_that_hang_up) {
    start();
    for (int i = 0; i < 50; ++i) {
        Client nothing(port());
        Client half(port());
        half.send("GET / HT");
        Client at_once(port());
        at_once.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
        at_once.reset();
        Client soon(port());
        soon.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
        soon.half_close();
    }
    EXPECT_TRUE(still_serves());
}

TEST_F(ServerTest, has_room_for_many_clients) {
    start();
    std::deque<Client> clients;
    for (int i = 0; i < 300; ++i) clients.emplace_back(port());
    for (Client& client : clients) client.send("GET /a.txt HTTP/1.1\r\nHost: a\r\n\r\n");
    for (Client& client : clients) EXPECT_EQ(client.receive().body, "a");
    for (Client& client : clients) EXPECT_EQ(client.get("/health").status, 200);
}

TEST_F(ServerTest, turns_clients_away_when_there_are_too_many) {
    Limits limits;
    limits.connections = 2;
    start(limits);
    {
        Client first(port());
        Client second(port());
        EXPECT_EQ(first.get("/").status, 200);
        EXPECT_EQ(second.get("/").status, 200);
        Client third(port());
        const Received reply = third.get("/");
        EXPECT_EQ(reply.status, 503);
        EXPECT_EQ(reply.header("Retry-After"), "10");
        EXPECT_TRUE(third.is_hung_up_on());
        EXPECT_EQ(first.get("/").status, 200);
    }
    while (!still_serves()) {  // the server has yet to notice that they are gone
    }
}

TEST_F(ServerTest, hangs_up_on_idle_clients_when_it_stops) {
    Limits limits;
    limits.close_timeout = 50ms;
    start(limits);
    Client unused(port());
    Client idle(port());
    EXPECT_EQ(idle.get("/").status, 200);
    stop();
    EXPECT_TRUE(idle.is_hung_up_on());
    EXPECT_TRUE(unused.is_hung_up_on());
    EXPECT_FALSE(Client(port()).connected());
}

TEST_F(ServerTest, finishes_replies_when_it_stops) {
    Limits limits;
    limits.close_timeout = 60s;
    start(limits);
    Client client(port());
    client.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n");
    client.half_close();
    ASSERT_TRUE(client.wait());
    server_->stop();
    EXPECT_EQ(client.receive().body.size(), large);
    EXPECT_TRUE(client.is_hung_up_on()) << "the second request came too late";
    stop();
}

TEST_F(ServerTest, cuts_off_those_who_do_not_read_when_it_stops) {
    Limits limits;
    limits.close_timeout = 10ms;
    start(limits);
    Client client(port());
    client.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_TRUE(client.wait());
    stop();
    EXPECT_EQ(client.receive().status, 0);
}

TEST_F(ServerTest, can_be_stopped_before_it_runs) {
    auto server = Server::open(static_files(), {.host = "127.0.0.1"}, metrics_, log_);
    ASSERT_TRUE(server);
    server->stop();
    server->run();
}

TEST_F(ServerTest, says_why_it_cannot_listen) {
    start();
    const auto why_not = [&](const std::string& host, std::uint16_t at) {
        return Server::open(static_files(), {.host = host, .port = at}, metrics_, log_)
            .error()
            .message;
    };
    for (const char* host : {"localhost", "127.0.0.1"})
        EXPECT_EQ(why_not(host, port()), "port " + std::to_string(port()) + " is in use already");
    EXPECT_THAT(why_not("192.0.2.1", 0), HasSubstr("cannot listen at 192.0.2.1"));
    EXPECT_THAT(why_not("nowhere", 0), HasSubstr("is no address"));
}

}  // namespace
}  // namespace tablier::net
