#include <fmt/core.h>

#include <array>

#include "message_fields.h"
#include "soak_context.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

asio::awaitable<void> say_nonsense(SoakContext& soak) {
    constexpr std::array<std::array<const char*, 2>, 5> nonsense{{
        {"{", "bad-json"},
        {R"({"type":"dance"})", "unknown-command"},
        {R"({"type":"watch"})", "bad-field"},
        {R"({"type":"watch","table":"kq3mZx0aYt-f"})", "no-such-table"},
        {R"({"type":"do","table":"kq3mZx0aYt-f","request":"x","do":"leave"})", "bad-request-name"},
    }};
    SequentialSocket socket(soak.context(), soak.server());
    if (!co_await socket.open()) co_return soak.fault("a nuisance is not let in");
    for (int i = 0; i < 10; ++i) {
        const auto [message, code] = soak.one_of(nonsense);
        socket.say(message);
        const std::string answer = co_await socket.answer("refused");
        soak.count("messages that make no sense");
        if (text_field(answer, "code") != code)
            soak.fault(fmt::format("{} is answered by {}", message, answer));
    }
    socket.leave();
}

/// The server must hang up.
asio::awaitable<void> break_framing(SoakContext& soak) {
    SequentialSocket socket(soak.context(), soak.server());
    if (!co_await socket.open()) co_return soak.fault("a nuisance is not let in");
    soak.count("WebSockets that break the rules");
    if (soak.chance(0.5))
        socket.say(std::string(20'000, 'x'));  // too long
    else
        socket.say_bytes(std::string_view("\x81\x02hi", 4));  // not masked
    if (!co_await socket.ends_within(10)) soak.fault("broken frames are put up with");
}

/// First refused, then sent away.
asio::awaitable<void> flood_without_end(SoakContext& soak) {
    SequentialSocket socket(soak.context(), soak.server());
    if (!co_await socket.open()) co_return soak.fault("a nuisance is not let in");
    soak.count("floods beyond the limits");
    for (int i = 0; i < 3000; ++i) socket.say(R"({"type":"ping"})");
    if (!co_await socket.ends_within(10)) soak.fault("a flood is put up with");
}

asio::awaitable<void> call_wrongly(SoakContext& soak, Http& http) {
    HttpCall call{.method = "POST", .target = "/api/v1/tables"};
    call.body = R"({"game":"chess","players":[]})";
    HttpAnswer answer = co_await http.call(call);
    soak.expect(400, answer, "calls that make no sense");
    call.body = "[";
    answer = co_await http.call(call);
    soak.expect(400, answer, "calls that make no sense");
    if (!soak.has_tables()) co_return;
    call.target = "/api/v1/tables/" + soak.some_table() + "/commands";
    call.body = R"({"do":"resign"})";
    answer = co_await http.call(call);
    soak.expect(401, answer, "commands without a key");
    call.key = std::string(43, 'k');
    answer = co_await http.call(call);
    soak.expect(403, answer, "commands with a wrong key");
    call = {.method = "DELETE", .target = "/api/v1/tables"};
    answer = co_await http.call(call);
    soak.expect(405, answer, "calls that make no sense");
}

/// Half of a request, or a long poll, and then a closed connection.
asio::awaitable<void> hang_up(SoakContext& soak) {
    asio::ip::tcp::socket socket(soak.context());
    boost::system::error_code error;
    socket.connect(soak.server(), error);
    if (error) co_return;
    soak.count("calls that hang up");
    std::string text =
        "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    if (soak.has_tables() && soak.chance(0.7))
        text = fmt::format(
            "GET /api/v1/tables/{}/events?after=100000&wait=5 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            soak.some_table());
    socket.write_some(asio::buffer(text), error);
    co_await soak.pause(soak.between(0, 0.5));
    if (soak.chance(0.5)) socket.set_option(asio::socket_base::linger(true, 0), error);
    socket.close(error);
}

}  // namespace

asio::awaitable<void> run_misuse(SoakContext& soak) {
    Http http(soak.context(), soak.server());
    while (!soak.closing()) {
        co_await soak.pause(soak.between(0.1, 2));
        const double what = soak.between(0, 1);
        if (what < 0.3)
            co_await say_nonsense(soak);
        else if (what < 0.5)
            co_await break_framing(soak);
        else if (what < 0.55)
            co_await flood_without_end(soak);
        else if (what < 0.75)
            co_await call_wrongly(soak, http);
        else
            co_await hang_up(soak);
    }
}

}  // namespace tablier::load
