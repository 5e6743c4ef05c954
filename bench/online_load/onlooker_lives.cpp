// Those who come to look: at one table and another, or at everything, again and again.
#include <fmt/core.h>

#include <array>

#include "message_fields.h"
#include "town.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

/// As much at a time as one socket may.
asio::awaitable<void> flood(Town& town, Talk& talk) {
    constexpr int as_many = 100;
    town.count("floods within the limits");
    for (int i = 0; i < as_many; ++i) talk.say(R"({"type":"ping"})");
    for (int i = 0; i < as_many; ++i) {
        const std::string pong = co_await talk.answer("pong");
        if (text_field(pong, "type") == "pong") continue;
        town.fault("a flood within the limits is refused: " + pong);
        co_return;
    }
}

}  // namespace

asio::awaitable<void> live_as_spectator(Town& town) {
    co_await town.pause(town.between(0, 5));
    while (!town.closing()) {
        co_await town.pause(town.between(0, 1));
        if (!town.has_tables()) continue;
        Talk talk(town.context(), town.server());
        if (!co_await talk.open()) {
            town.fault("a spectator is not let in");
            continue;
        }
        town.count("spectators who came");
        for (int i = int(town.between(1, 6)); i > 0; --i) {
            const std::string table = town.some_table();
            talk.say(fmt::format(R"({{"type":"watch","table":"{}"}})", table));
            const std::string watching = co_await talk.answer("watching");
            if (text_field(watching, "type") != "watching")
                town.fault("a spectator may not watch: " + watching);
            co_await town.pause(town.between(0, 1.5));
            if (town.chance(0.3))
                talk.say(fmt::format(R"({{"type":"unwatch","table":"{}"}})", table));
        }
        if (town.chance(0.1)) co_await flood(town, talk);
        if (town.chance(0.5))
            talk.leave();
        else
            talk.cut();
    }
}

asio::awaitable<void> live_as_poller(Town& town) {
    constexpr std::array<const char*, 6> general{"/api/v1/tables",
                                                 "/api/v1/tables?phase=playing&limit=200",
                                                 "/api/v1/tables?phase=over",
                                                 "/api/v1/openapi.json",
                                                 "/health",
                                                 "/"};
    constexpr std::array<const char*, 5> of_tables{"", "/events", "/events?after=100000&wait=1",
                                                   "/moves", "/record"};
    Http http(town.context(), town.server());
    while (!town.closing()) {
        co_await town.pause(town.between(0.05, 0.3));
        HttpCall call{.target = town.one_of(general)};
        if (town.has_tables() && town.chance(0.7))
            call.target = "/api/v1/tables/" + town.some_table() + town.one_of(of_tables);
        const HttpAnswer answer = co_await http.call(call);
        town.expect(200, answer, "things polled over HTTP");
        if (!town.chance(0.1)) continue;
        call.target = "/api/v1/tables/kq3mZx0aYt-f";
        const HttpAnswer none = co_await http.call(call);
        town.expect(404, none, "tables that are not there");
    }
}

}  // namespace tablier::load
