// Routing of requests, without a network.
#include "net/router.h"

#include <gmock/gmock.h>

#include "net/fake_request_handler.h"
#include "temporary_folder.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;

/// Nothing is ever late here.
class NoLoop final : public Loop {
  public:
    void post(Task task) override { task(); }
    std::unique_ptr<Timer> after(std::chrono::milliseconds, Task task) override {
        task();
        return nullptr;
    }
};

/// Nobody is at the other end.
class NoPeer final : public WebSocketConnection {
  public:
    void send(std::shared_ptr<const std::string> text) override { said += *text; }
    void close(int, std::string) override {}
    std::chrono::milliseconds round_trip() const override { return {}; }

    std::string said;
};

class ReceptionTest : public testing::Test {
  protected:
    ReceptionTest() : router_(make_site(), policy_, client_limits_, metrics_) {}

    Reply get(const std::string& target, const std::string& address = "192.0.2.1") {
        Reply got;
        got.status = 0;
        router_.answer(
            {.method = "GET", .target = target, .client = ClientAddress::parse(address).value()},
            [&](Reply reply) { got = std::move(reply); });
        return got;
    }

    static Request socket_request(const std::string& target) {
        return {
            .method = "GET", .target = target, .client = ClientAddress::parse("192.0.2.1").value()};
    }

    TemporaryFolder folder_;
    AccessPolicy policy_;
    Limits limits_;
    ClientLimits client_limits_{limits_};
    Metrics metrics_;
    Router router_;
    NoLoop loop_;
    FakeService handler_{loop_};

  private:
    StaticFiles make_site() {
        folder_.write("index.html", "<p>page");
        return {WebFolder::open(folder_.path()).value(), "1"};
    }
};

TEST_F(ReceptionTest, has_no_api_without_a_service) {
    NoPeer peer;
    EXPECT_EQ(get("/api/x").status, 404);
    EXPECT_EQ(get("/health").status, 200);
    EXPECT_EQ(*get("/play").body, "<p>page");
    EXPECT_EQ(router_.accept_websocket(socket_request("/api/v1/socket"), peer).error().status, 404);
    EXPECT_FALSE(router_.takes_body("POST", "/api/x"));
    router_.stopping();
}

TEST_F(ReceptionTest, lets_pages_of_allowed_sites_read_the_api) {
    router_.connect(handler_);
    policy_.origins = {"https://club.example.org"};
    const auto ask = [&](const char* method, const char* origin) {
        Reply got;
        router_.answer({.method = method,
                        .target = "/api/x",
                        .origin = origin,
                        .host = "games.example.org",
                        .client = ClientAddress::parse("192.0.2.1").value()},
                       [&](Reply reply) { got = std::move(reply); });
        return got;
    };
    const auto header = [](const Reply& reply, std::string_view name) -> std::string {
        for (const auto& [one, value] : reply.headers)
            if (one == name) return value;
        return "";
    };
    const Reply read = ask("GET", "https://club.example.org");
    EXPECT_EQ(read.status, 200);
    EXPECT_EQ(header(read, "Access-Control-Allow-Origin"), "https://club.example.org");
    EXPECT_EQ(header(read, "Vary"), "Origin");
    const Reply before = ask("OPTIONS", "https://club.example.org");
    EXPECT_EQ(before.status, 204);
    EXPECT_EQ(header(before, "Access-Control-Allow-Headers"), "Authorization, Content-Type");
    EXPECT_EQ(header(before, "Access-Control-Allow-Origin"), "https://club.example.org");
    const Reply stranger = ask("GET", "https://evil.example.org");
    EXPECT_EQ(stranger.status, 403);
    EXPECT_EQ(header(stranger, "Access-Control-Allow-Origin"), "");
    EXPECT_EQ(header(ask("GET", "https://games.example.org"), "Access-Control-Allow-Origin"), "")
        << "its own pages need no leave";
}

TEST_F(ReceptionTest, leaves_the_api_to_the_service) {
    router_.connect(handler_);
    EXPECT_EQ(*get("/api/x?y").body, "/api/x y");
    EXPECT_EQ(*get("/play").body, "<p>page");
    EXPECT_EQ(get("/api/../x").status, 400) << "what is no path is nobody's";
    EXPECT_TRUE(router_.takes_body("POST", "/api/x"));
    EXPECT_FALSE(router_.takes_body("POST", "/x"));
    EXPECT_FALSE(router_.takes_body("PUT", "/api/x"));
    handler_.failing = true;
    EXPECT_EQ(get("/health").status, 503);
    EXPECT_THAT(*get("/health").body, HasSubstr("storage-failing"));
}

TEST_F(ReceptionTest, counts_sockets_as_long_as_they_are_there) {
    router_.connect(handler_);
    limits_.client_sockets = 1;
    NoPeer peer;
    {
        const auto first = router_.accept_websocket(socket_request("/api/v1/socket"), peer);
        ASSERT_TRUE(first);
        EXPECT_EQ(peer.said, "hello");
        EXPECT_EQ(
            router_.accept_websocket(socket_request("/api/v1/socket"), peer).error().error_code,
            "too-many-sockets");
    }
    EXPECT_EQ(router_.accept_websocket(socket_request("/api/none"), peer).error().status, 404);
    EXPECT_TRUE(router_.accept_websocket(socket_request("/api/v1/socket"), peer))
        << "who was refused holds nothing";
}

TEST_F(ReceptionTest, shows_metrics_to_those_who_may_see_them) {
    EXPECT_EQ(get("/metrics").status, 403);
    EXPECT_EQ(get("/metrics", "127.0.0.1").status, 200);
    EXPECT_EQ(get("/metrics", "::1").status, 200);
    policy_.metrics_for_all = true;
    EXPECT_EQ(get("/metrics").status, 200);
}

}  // namespace
}  // namespace tablier::net
