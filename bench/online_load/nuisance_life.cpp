#include <fmt/core.h>

#include <array>

#include "message_fields.h"
#include "town.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

asio::awaitable<void> say_nonsense(Town& town) {
    constexpr std::array<std::array<const char*, 2>, 5> nonsense{{
        {"{", "bad-json"},
        {R"({"type":"dance"})", "unknown-command"},
        {R"({"type":"watch"})", "bad-field"},
        {R"({"type":"watch","table":"kq3mZx0aYt-f"})", "no-such-table"},
        {R"({"type":"do","table":"kq3mZx0aYt-f","request":"x","do":"leave"})", "bad-request-name"},
    }};
    Talk talk(town.context(), town.server());
    if (!co_await talk.open()) co_return town.fault("a nuisance is not let in");
    for (int i = 0; i < 10; ++i) {
        const auto [message, code] = town.one_of(nonsense);
        talk.say(message);
        const std::string answer = co_await talk.answer("refused");
        town.count("messages that make no sense");
        if (text_field(answer, "code") != code)
            town.fault(fmt::format("{} is answered by {}", message, answer));
    }
    talk.leave();
}

/// The server must hang up.
asio::awaitable<void> break_framing(Town& town) {
    Talk talk(town.context(), town.server());
    if (!co_await talk.open()) co_return town.fault("a nuisance is not let in");
    town.count("WebSockets that break the rules");
    if (town.chance(0.5))
        talk.say(std::string(20'000, 'x'));  // too long
    else
        talk.say_bytes(std::string_view("\x81\x02hi", 4));  // not masked
    if (!co_await talk.ends_within(10)) town.fault("broken frames are put up with");
}

/// First refused, then sent away.
asio::awaitable<void> flood_without_end(Town& town) {
    Talk talk(town.context(), town.server());
    if (!co_await talk.open()) co_return town.fault("a nuisance is not let in");
    town.count("floods beyond the limits");
    for (int i = 0; i < 3000; ++i) talk.say(R"({"type":"ping"})");
    if (!co_await talk.ends_within(10)) town.fault("a flood is put up with");
}

asio::awaitable<void> call_wrongly(Town& town, Http& http) {
    HttpCall call{.method = "POST", .target = "/api/v1/tables"};
    call.body = R"({"game":"chess","players":[]})";
    HttpAnswer answer = co_await http.call(call);
    town.expect(400, answer, "calls that make no sense");
    call.body = "[";
    answer = co_await http.call(call);
    town.expect(400, answer, "calls that make no sense");
    if (!town.has_tables()) co_return;
    call.target = "/api/v1/tables/" + town.some_table() + "/commands";
    call.body = R"({"do":"resign"})";
    answer = co_await http.call(call);
    town.expect(401, answer, "commands without a key");
    call.key = std::string(43, 'k');
    answer = co_await http.call(call);
    town.expect(403, answer, "commands with a wrong key");
    call = {.method = "DELETE", .target = "/api/v1/tables"};
    answer = co_await http.call(call);
    town.expect(405, answer, "calls that make no sense");
}

/// Half of a request, or a call that waits, and then nobody there.
asio::awaitable<void> hang_up(Town& town) {
    asio::ip::tcp::socket socket(town.context());
    boost::system::error_code error;
    socket.connect(town.server(), error);
    if (error) co_return;
    town.count("calls that hang up");
    std::string text =
        "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    if (town.has_tables() && town.chance(0.7))
        text = fmt::format(
            "GET /api/v1/tables/{}/events?after=100000&wait=5 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            town.some_table());
    socket.write_some(asio::buffer(text), error);
    co_await town.pause(town.between(0, 0.5));
    if (town.chance(0.5)) socket.set_option(asio::socket_base::linger(true, 0), error);
    socket.close(error);
}

}  // namespace

asio::awaitable<void> live_as_nuisance(Town& town) {
    Http http(town.context(), town.server());
    while (!town.closing()) {
        co_await town.pause(town.between(0.1, 2));
        const double what = town.between(0, 1);
        if (what < 0.3)
            co_await say_nonsense(town);
        else if (what < 0.5)
            co_await break_framing(town);
        else if (what < 0.55)
            co_await flood_without_end(town);
        else if (what < 0.75)
            co_await call_wrongly(town, http);
        else
            co_await hang_up(town);
    }
}

}  // namespace tablier::load
