// Clients of the soak test that only read: spectators of single tables, and pollers of everything.
#include <fmt/core.h>

#include <array>

#include "message_fields.h"
#include "soak_context.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

/// As much at a time as one socket may.
asio::awaitable<void> flood(SoakContext& soak, SequentialSocket& socket) {
    constexpr int as_many = 100;
    soak.count("floods within the limits");
    for (int i = 0; i < as_many; ++i) socket.say(R"({"type":"ping"})");
    for (int i = 0; i < as_many; ++i) {
        const std::string pong = co_await socket.answer("pong");
        if (text_field(pong, "type") == "pong") continue;
        soak.fault("a flood within the limits is refused: " + pong);
        co_return;
    }
}

}  // namespace

asio::awaitable<void> run_spectator(SoakContext& soak) {
    co_await soak.pause(soak.between(0, 5));
    while (!soak.closing()) {
        co_await soak.pause(soak.between(0, 1));
        if (!soak.has_tables()) continue;
        SequentialSocket socket(soak.context(), soak.server());
        if (!co_await socket.open()) {
            soak.fault("a spectator is not let in");
            continue;
        }
        soak.count("spectators who came");
        for (int i = int(soak.between(1, 6)); i > 0; --i) {
            const std::string table = soak.some_table();
            socket.say(fmt::format(R"({{"type":"watch","table":"{}"}})", table));
            const std::string watching = co_await socket.answer("watching");
            if (text_field(watching, "type") != "watching")
                soak.fault("a spectator may not watch: " + watching);
            co_await soak.pause(soak.between(0, 1.5));
            if (soak.chance(0.3))
                socket.say(fmt::format(R"({{"type":"unwatch","table":"{}"}})", table));
        }
        if (soak.chance(0.1)) co_await flood(soak, socket);
        if (soak.chance(0.5))
            socket.leave();
        else
            socket.cut();
    }
}

asio::awaitable<void> run_poller(SoakContext& soak) {
    constexpr std::array<const char*, 6> general{"/api/v1/tables",
                                                 "/api/v1/tables?phase=playing&limit=200",
                                                 "/api/v1/tables?phase=over",
                                                 "/api/v1/openapi.json",
                                                 "/health",
                                                 "/"};
    constexpr std::array<const char*, 5> of_tables{"", "/events", "/events?after=100000&wait=1",
                                                   "/moves", "/record"};
    Http http(soak.context(), soak.server());
    while (!soak.closing()) {
        co_await soak.pause(soak.between(0.05, 0.3));
        HttpCall call{.target = soak.one_of(general)};
        if (soak.has_tables() && soak.chance(0.7))
            call.target = "/api/v1/tables/" + soak.some_table() + soak.one_of(of_tables);
        const HttpAnswer answer = co_await http.call(call);
        soak.expect(200, answer, "things polled over HTTP");
        if (!soak.chance(0.1)) continue;
        call.target = "/api/v1/tables/kq3mZx0aYt-f";
        const HttpAnswer none = co_await http.call(call);
        soak.expect(404, none, "tables that are not there");
    }
}

}  // namespace tablier::load
