// Requests to the API over the network: replies that come at once, later, or too late.
#include "net/served_test.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using namespace std::chrono_literals;

using AnswersTest = ServedTest;

std::string later_request(const std::string& method = "GET") {
    return method + " /api/later HTTP/1.1\r\nHost: a\r\n\r\n";
}

TEST_F(AnswersTest, come_from_the_service) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/api/v1/x%20y?a=%20b&c#d").body, "/api/v1/x y a=%20b&c");
    EXPECT_EQ(client.get("/%61pi/x").body, "/api/x ");
    EXPECT_EQ(client.get("/api").body, "/api ");
    EXPECT_EQ(client.get("/apiary").body, "<p>page");
    const Received made = client.post("/api/echo", "{\"a\":1}");
    EXPECT_EQ(made.status, 201);
    EXPECT_EQ(made.body, "{\"a\":1}");
    EXPECT_EQ(made.header("Content-Type"), "application/json");
    EXPECT_EQ(made.header("Cache-Control"), "no-store");
    EXPECT_EQ(client.ask("DELETE", "/api/x").status, 200) << "it is the service that refuses";
    EXPECT_EQ(client.get("/api/who", "Authorization: Bearer k\r\n").body,
              "127.0.0.1 local Bearer k");
}

TEST_F(AnswersTest, may_come_later) {
    start();
    Client client(port());
    for (int round = 0; round < 3; ++round) {
        client.send(later_request());
        ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
        EXPECT_TRUE(still_serves()) << "others need not wait";
        handler_->release();
        const Received reply = client.receive();
        EXPECT_EQ(reply.body, "\"late\"");
        EXPECT_EQ(reply.header("Connection"), "keep-alive");
    }
    EXPECT_EQ(client.get("/api/soon").body, "\"soon\"");
    EXPECT_EQ(client.ask("HEAD", "/api/soon").header("Content-Length"), "6");
    EXPECT_EQ(client.get("/").body, "<p>page") << "nothing was left over";
}

TEST_F(AnswersTest, stay_in_order_when_they_are_late) {
    start();
    Client client(port());
    client.send(later_request() + later_request("HEAD") +
                "GET /api/soon HTTP/1.1\r\nHost: a\r\n\r\nGET /api/x HTTP/1.1\r\nHost: a\r\n\r\n");
    for (const char* method : {"GET", "HEAD"}) {
        ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
        handler_->release();
        EXPECT_EQ(client.receive(method).header("Content-Length"), "6");
    }
    EXPECT_EQ(client.receive().body, "\"soon\"");
    EXPECT_EQ(client.receive().body, "/api/x ");
}

TEST_F(AnswersTest, outlast_the_time_for_requests) {
    Limits limits;
    limits.request = 20ms;
    start(limits);
    Client client(port());
    client.send(later_request());
    ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
    std::this_thread::sleep_for(60ms);
    handler_->release();
    EXPECT_EQ(client.receive().body, "\"late\"");
    EXPECT_TRUE(client.is_hung_up_on()) << "the next request did not come in time";
}

TEST_F(AnswersTest, are_500_where_nobody_has_one) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/api/never").status, 500);
    EXPECT_EQ(client.get("/api/x").status, 200);
}

TEST_F(AnswersTest, that_fail_are_nobody_elses_trouble) {
    start();
    Client waiting(port());
    waiting.send("GET /api/later HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
    EXPECT_EQ(Client(port()).get("/api/throw").status, 500);
    EXPECT_TRUE(soon([&] { return logged().find("out of something") != std::string::npos; }));
    handler_->release();
    EXPECT_EQ(waiting.receive().body, "\"late\"");
}

TEST_F(AnswersTest, do_no_harm_when_the_client_has_gone) {
    start();
    {
        Client gone(port());
        gone.send(later_request());
        Client reset(port());
        reset.send(later_request());
        Client with_more(port());
        with_more.send(later_request() + later_request());
        ASSERT_TRUE(soon([&] { return handler_->waiting == 3; }));
        reset.reset();
    }
    handler_->release();
    EXPECT_TRUE(soon([&] { return connections() == 0 || handler_->waiting > 0; }));
    handler_->release();
    EXPECT_TRUE(soon([&] { return connections() == 0; }));
    EXPECT_TRUE(still_serves());
}

TEST_F(AnswersTest, are_not_kept_for_clients_that_have_gone) {
    Limits limits;
    limits.close_timeout = 20ms;
    start(limits);
    {
        Client gone(port());
        gone.send(later_request());
        Client reset(port());
        reset.send(later_request());
        ASSERT_TRUE(soon([&] { return handler_->waiting == 2; }));
        EXPECT_EQ(connections(), 2);
        reset.reset();
    }
    EXPECT_TRUE(soon([&] { return connections() == 0; })) << "though nobody has answered yet";
    handler_->release();
    EXPECT_TRUE(still_serves());
}

TEST_F(AnswersTest, reach_clients_that_have_said_all) {
    start();
    Client client(port());
    client.send("GET /api/soon HTTP/1.1\r\nHost: a\r\n\r\n");
    client.half_close();
    EXPECT_EQ(client.receive().body, "\"soon\"");
    EXPECT_TRUE(client.is_hung_up_on());
}

TEST_F(AnswersTest, are_waited_for_when_the_server_stops) {
    Limits limits;
    limits.close_timeout = 60s;
    start(limits);
    handler_->answers_when_stopping = true;
    Client client(port());
    client.send(later_request());
    ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
    server_->stop();
    const Received reply = client.receive();
    EXPECT_EQ(reply.body, "\"late\"");
    EXPECT_EQ(reply.header("Connection"), "close");
    EXPECT_TRUE(client.is_hung_up_on());
    client.reset();
}

TEST_F(AnswersTest, that_never_come_do_not_keep_the_server) {
    Limits limits;
    limits.close_timeout = 10ms;
    start(limits);
    Client client(port());
    client.send(later_request());
    ASSERT_TRUE(soon([&] { return handler_->waiting == 1; }));
    stop();
    EXPECT_EQ(client.receive().status, 0);
    EXPECT_EQ(connections(), 0);
}

TEST_F(AnswersTest, let_clients_send_bodies_that_they_announce) {
    start();
    Client client(port());
    client.send(
        "POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
        "Expect: 100-continue\r\n\r\n");
    EXPECT_EQ(client.receive().status, 100);
    client.send("hello");
    const Received reply = client.receive();
    EXPECT_EQ(reply.status, 201);
    EXPECT_EQ(reply.body, "hello");
    EXPECT_EQ(client.get("/api/x").status, 200) << "the connection is still good";
    EXPECT_EQ(client.ask("POST", "/api/echo", "Content-Length: 1\r\nExpect: miracles\r\n").status,
              417);
    Client elsewhere(port());
    EXPECT_EQ(elsewhere.ask("POST", "/x", "Content-Length: 1\r\nExpect: 100-continue\r\n").status,
              405);
}

TEST_F(AnswersTest, refuse_bodies_that_are_too_large) {
    Limits limits;
    limits.body_bytes = 100;
    start(limits);
    EXPECT_EQ(Client(port()).post("/api/echo", std::string(100, 'x')).body.size(), 100);
    const auto is_refusal = [](const Received& reply) {
        EXPECT_EQ(reply.status, 413);
        EXPECT_THAT(reply.body, StartsWith("{\"error\":{\"code\":\"too-large\",\"message\":\""));
        EXPECT_THAT(reply.body, HasSubstr("\"message_fr\":\"Cette"));
    };
    is_refusal(Client(port()).post("/api/echo", std::string(101, 'x')));
    is_refusal(
        Client(port()).ask("POST", "/api/echo", "Content-Length: 101\r\nExpect: 100-continue\r\n"));
    Client chunked(port());
    is_refusal(chunked.ask("POST", "/api/echo", "Transfer-Encoding: chunked\r\n",
                           "80\r\n" + std::string(0x80, 'x') + "\r\n"));
    EXPECT_THAT(Client(port()).post("/x", std::string(101, 'x')).body, Not(HasSubstr("{")));
    EXPECT_THAT(metrics_.text(), HasSubstr("tablier_refusals_total{code=\"too-large\"} 3\n"));
}

TEST_F(AnswersTest, are_only_for_pages_of_this_site) {
    start(Settings{.policy = {.origins = {"https://club.example.org"}}});
    Client client(port());
    const auto status = [&](const std::string& target, const std::string& origin) {
        return client.get(target, "Origin: " + origin + "\r\n").status;
    };
    EXPECT_EQ(status("/api/x", "http://localhost"), 200);
    EXPECT_EQ(status("/api/x", "https://localhost"), 200);
    EXPECT_EQ(status("/api/x", "https://club.example.org"), 200);
    EXPECT_EQ(status("/api/x", "http://club.example.org"), 403);
    EXPECT_EQ(status("/api/x", "null"), 403);
    EXPECT_EQ(status("/api/x", "http://localhost\r\nOrigin: http://localhost"), 403);
    EXPECT_EQ(status("/", "http://elsewhere.example"), 200) << "files are for everybody";
    EXPECT_THAT(client.get("/api/x", "Origin: http://elsewhere.example\r\n").body,
                StartsWith("{\"error\":{\"code\":\"wrong-origin\","));
}

TEST_F(AnswersTest, are_limited_for_each_visitor) {
    Limits limits;
    limits.client_requests = {.burst = 3, .per_second = 0.001};
    start(limits);
    Client client(port());
    for (int i = 0; i < 3; ++i) EXPECT_EQ(client.get("/api/x").status, 200);
    const Received refused = client.get("/api/x");
    EXPECT_EQ(refused.status, 429);
    EXPECT_THAT(refused.body, StartsWith("{\"error\":{\"code\":\"too-many-requests\","));
    EXPECT_GT(std::stoi(refused.header("Retry-After")), 900);
    EXPECT_EQ(client.get("/").status, 200) << "files are not limited";
    EXPECT_EQ(Client(port(), "127.0.0.1", "127.0.0.2").get("/api/x").status, 200)
        << "another visitor";
}

TEST_F(AnswersTest, have_to_be_read) {
    Limits limits;
    limits.client_unread_bytes = 48 << 20;
    start(limits);
    Client lazy(port());
    lazy.send("GET /api/large HTTP/1.1\r\nHost: a\r\n\r\n");
    ASSERT_TRUE(lazy.wait());
    Client other(port());
    const Received refused = other.get("/api/large");
    EXPECT_EQ(refused.status, 429);
    EXPECT_THAT(refused.body, HasSubstr("too-many-requests"));
    EXPECT_EQ(other.get("/api/x").status, 200) << "what is short is no burden";
    EXPECT_EQ(lazy.receive().body.size(), (std::size_t(32) << 20) + 2);
    EXPECT_TRUE(soon([&] { return other.get("/api/large").status == 200; }));
}

TEST_F(AnswersTest, know_the_visitor_behind_a_proxy) {
    start(Settings{.policy = {.behind_proxy = true}});
    Client client(port());
    EXPECT_EQ(client.get("/api/who").body, "127.0.0.1 local ");
    EXPECT_EQ(client.get("/api/who", "X-Forwarded-For: 192.0.2.1\r\n").body, "192.0.2.1 ");
    EXPECT_EQ(client.get("/api/who", "X-Forwarded-For: 127.0.0.1, 192.0.2.9\r\n").body,
              "192.0.2.9 ");
    EXPECT_EQ(client.get("/api/who", "x-forwarded-for: a\r\nX-Forwarded-For: 2001:db8::7\r\n").body,
              "2001:db8::/64 ");
    EXPECT_EQ(client.get("/metrics", "X-Forwarded-For: 192.0.2.1\r\n").status, 403);
    EXPECT_EQ(client.get("/metrics").status, 200);
}

TEST_F(AnswersTest, believe_nobody_who_claims_to_be_a_proxy) {
    start();
    Client client(port());
    EXPECT_EQ(client.get("/api/who", "X-Forwarded-For: 192.0.2.1\r\n").body, "127.0.0.1 ");
    EXPECT_EQ(client.get("/metrics", "X-Forwarded-For: 127.0.0.1\r\n").status, 403)
        << "a proxy that the server was not told of";
}

TEST_F(AnswersTest, tell_of_trouble) {
    start();
    handler_->failing = true;
    const Received reply = Client(port()).get("/health");
    EXPECT_EQ(reply.status, 503);
    EXPECT_THAT(reply.body, StartsWith("{\"status\":\"storage-failing\""));
    handler_->failing = false;
    EXPECT_TRUE(still_serves());
}

TEST_F(AnswersTest, are_counted) {
    start();
    Client client(port());
    client.get("/");
    client.get("/nothing.js");
    client.get("/api/x");
    client.get("/api/x", "Origin: null\r\n");
    Client bad(port());
    bad.send("x\r\n\r\n");
    EXPECT_EQ(bad.receive().status, 400);
    const Received metrics = client.get("/metrics");
    EXPECT_EQ(metrics.header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
    for (const char* line :
         {"# TYPE tablier_requests_total counter\n",
          "\ntablier_requests_total{kind=\"file\",status=\"2xx\"} 1\n",
          "\ntablier_requests_total{kind=\"file\",status=\"4xx\"} 1\n",
          "\ntablier_requests_total{kind=\"api\",status=\"2xx\"} 1\n",
          "\ntablier_requests_total{kind=\"api\",status=\"4xx\"} 1\n",
          "\ntablier_requests_total{kind=\"unreadable\",status=\"4xx\"} 1\n",
          "\ntablier_refusals_total{code=\"wrong-origin\"} 1\n", "\ntablier_connections 2\n",
          "\ntablier_sockets 0\n", "# TYPE process_resident_memory_bytes gauge\n",
          "\ntablier_request_seconds_count 5\n"})
        EXPECT_THAT(metrics.body, HasSubstr(line));
}

TEST_F(AnswersTest, can_show_the_counters_to_all) {
    start(Settings{.policy = {.metrics_for_all = true}});
    EXPECT_EQ(Client(port()).get("/metrics", "X-Forwarded-For: 192.0.2.1\r\n").status, 200);
    EXPECT_EQ(Client(port()).ask("POST", "/metrics").status, 405);
}

TEST_F(AnswersTest, are_logged_without_secrets) {
    start();
    Client(port()).post("/api/echo?secret=1#secret", "secret", "Authorization: Bearer secret\r\n");
    ASSERT_TRUE(soon([&] { return !logged().empty(); }));
    EXPECT_THAT(logged(),
                testing::MatchesRegex("\\{\"time\":\"20[0-9T:.-]*Z\",\"level\":\"info\",\"event\":"
                                      "\"request\",\"visitor\":\"127.0.0.1\",\"kind\":\"api\","
                                      "\"method\":\"POST\",\"path\":\"/api/echo\",\"status\":201,"
                                      "\"code\":\"\",\"bytes\":6,\"ms\":[0-9.]*\\}\n"));
    EXPECT_THAT(logged(), Not(HasSubstr("secret")));
}

TEST_F(AnswersTest, leave_room_for_other_visitors) {
    Limits limits;
    limits.client_connections = 2;
    limits.close_timeout = 20ms;
    start(limits);
    {
        Client first(port());
        Client second(port());
        EXPECT_EQ(first.get("/").status, 200);
        EXPECT_EQ(second.get("/").status, 200);
        Client third(port());
        const Received refused = third.get("/");
        EXPECT_EQ(refused.status, 429);
        EXPECT_EQ(refused.header("Connection"), "close");
        EXPECT_TRUE(third.is_hung_up_on());
        EXPECT_EQ(Client(port(), "127.0.0.1", "127.0.0.2").get("/").status, 200);
    }
    EXPECT_TRUE(soon([&] { return Client(port()).get("/").status == 200; }));
}

TEST_F(AnswersTest, leave_room_for_others_behind_the_same_proxy) {
    Limits limits;
    limits.client_connections = 2;
    start(Settings{.limits = limits, .policy = {.behind_proxy = true}});
    const std::string one = "X-Forwarded-For: 192.0.2.1\r\n";
    Client waiting[2]{Client(port()), Client(port())};
    for (Client& client : waiting)
        client.send("GET /api/later HTTP/1.1\r\nHost: a\r\n" + one + "\r\n");
    ASSERT_TRUE(soon([&] { return handler_->waiting == 2; }));
    Client client(port());
    EXPECT_EQ(client.get("/api/x", one).status, 429);
    EXPECT_EQ(client.get("/api/x", "X-Forwarded-For: 192.0.2.2\r\n").status, 200);
    handler_->release();
    for (Client& each : waiting) EXPECT_EQ(each.receive().status, 200);
    EXPECT_EQ(client.get("/api/x", one).status, 200);
}

TEST_F(AnswersTest, are_few_words_when_many_are_turned_away) {
    Limits limits;
    limits.connections = 1;
    limits.closing_connections = 1;
    start(limits);
    Client first(port());
    EXPECT_EQ(first.get("/").status, 200);
    Client replayed(port());
    EXPECT_EQ(replayed.receive().status, 503);
    EXPECT_TRUE(Client(port()).is_hung_up_on()) << "while the other is still there";
}

}  // namespace
}  // namespace tablier::net
