#include <fmt/core.h>

#include <array>
#include <boost/json.hpp>

#include "core/json.h"
#include "message_fields.h"
#include "soak_context.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

constexpr std::array<const char*, 4> games{"quoridor", "intercept", "superpion-2", "point"};
constexpr int max_moves = 30;

asio::awaitable<void> play_an_engine(SoakContext& soak, Http& http) {
    const std::string game = soak.one_of(games);
    HttpCall make{.method = "POST", .target = "/api/v1/tables"};
    make.body =
        fmt::format(R"({{"game":"{}","players":[{{"kind":"me"}},{{"kind":"engine","level":{}}}]}})",
                    game, soak.chance(0.5) ? 1 : 4);
    const HttpAnswer created = co_await http.call(make);
    if (!soak.expect(201, created, "tables with an engine made")) co_return;
    const std::string path = "/api/v1/tables/" + std::string(text_field(created.body, "table"));
    const std::string key(text_field(created.body, "key"));
    soak.publish(std::string(text_field(created.body, "table")));
    const boost::json::value begun = boost::json::parse(created.body);
    const auto& places = begun.at("state").at("players").as_array();
    for (int i = 0; i < max_moves && !soak.closing();) {
        HttpCall ask{.target = path, .key = key};
        const HttpAnswer state = co_await http.call(ask);
        if (!soak.expect(200, state, "states asked for")) co_return;
        if (text_field(state.body, "phase") != "playing")
            co_return soak.count("games against engines to the end");
        const std::string actor(text_field(state.body, "actor"));
        bool own = false;
        for (const auto& seat : places.at(0).at("seats").as_array())
            own = own || std::string_view(seat.as_string()) == actor;
        if (!own) {
            ask.target =
                fmt::format("{}/events?after={}&wait=10", path, number_field(state.body, "event"));
            const HttpAnswer events = co_await http.call(ask);
            if (!soak.expect(200, events, "engine's moves waited for")) co_return;
            continue;
        }
        ask.target = path + "/moves";
        const HttpAnswer may = co_await http.call(ask);
        if (!soak.expect(200, may, "legal moves asked for")) co_return;
        const boost::json::value parsed = boost::json::parse(may.body);
        const auto& moves = parsed.at("moves").as_array();
        if (moves.empty()) continue;
        const std::string move(soak.one_of(moves).as_string());
        HttpCall play{.method = "POST", .target = path + "/commands", .key = key};
        play.body = fmt::format(R"({{"do":"move","move":{},"at":{},"request":"{}"}})",
                                json_text(move), parsed.at("at").as_int64(), soak.new_request());
        const HttpAnswer played = co_await http.call(play);
        if (!soak.expect(200, played, "moves over HTTP")) co_return;
        ++i;
    }
    HttpCall ask{.target = path, .key = key};
    const HttpAnswer last = co_await http.call(ask);
    if (text_field(last.body, "phase") != "playing")
        co_return soak.count("games against engines to the end");
    HttpCall resign{.method = "POST", .target = path + "/commands", .key = key};
    resign.body = R"({"do":"resign"})";
    const HttpAnswer resigned = co_await http.call(resign);
    // The engine may have won meanwhile.
    const bool too_late = text_field(resigned.body, "code") == "game-over";
    soak.expect(too_late ? 409 : 200, resigned, "resignations over HTTP");
}

}  // namespace

asio::awaitable<void> run_engine_game(SoakContext& soak) {
    Http http(soak.context(), soak.server());
    while (!soak.closing()) {
        co_await play_an_engine(soak, http);
        co_await soak.pause(soak.between(0, 1));
    }
}

}  // namespace tablier::load
