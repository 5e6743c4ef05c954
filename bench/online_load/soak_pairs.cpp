#include <fmt/core.h>

#include <array>
#include <boost/json.hpp>
#include <optional>

#include "core/json.h"
#include "message_fields.h"
#include "soak_context.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr std::array<const char*, 4> games{"quoridor", "intercept", "superpion-2", "point"};
constexpr std::array<const char*, 3> clocks{"none", "10+5", "3d"};
constexpr int max_moves = 80;

/// Both players of one table; they act in turn, so that no command may be rejected.
class Pair {
  public:
    explicit Pair(SoakContext& soak) : soak_(soak), http_(soak.context(), soak.server()) {
        for (auto& socket : talks_) socket.emplace(soak.context(), soak.server());
    }

    asio::awaitable<void> play_a_game() {
        abandoned_ = soak_.chance(0.1);
        if (!co_await sit_down()) co_return;
        const int moves = int(soak_.between(2, max_moves));
        for (int i = 0; i < moves && !over_; ++i) {
            if (!co_await move()) break;
            if (over_) break;
            if (soak_.chance(0.03)) co_await lose_connection();
            if (soak_.chance(0.02)) co_await offer_draw(false);
            if (i > 2 && soak_.chance(0.02)) co_await take_back();
            co_await soak_.pause(soak_.between(0.02, 0.3));
        }
        co_await look_whether_over();
        if (over_) {
            soak_.count("games played to the end");
        } else if (abandoned_) {
            soak_.count("games abandoned");
        } else if (!declined_ && soak_.chance(0.3)) {
            co_await offer_draw(true);
        } else {
            co_await command(0, R"("do":"resign")", "resignations");
            over_ = true;
        }
        if (over_ && soak_.chance(0.3)) co_await rematch();
        for (auto& socket : talks_) {
            if (soak_.chance(0.5))
                socket->leave();
            else
                socket->cut();
        }
    }

  private:
    asio::awaitable<bool> sit_down() {
        const bool by_link = soak_.chance(0.2);
        const std::string game = soak_.one_of(games);
        // Who leaves a table with this clock is out of time soon.
        const std::string clock = abandoned_ ? "0+1" : soak_.one_of(clocks);
        HttpCall make{.method = "POST", .target = "/api/v1/tables"};
        make.body = JsonObject()
                        .add("game", game)
                        .add("clock", clock)
                        .add_raw("players", R"([{"kind":"me"},{"kind":"friend"}])")
                        .add("name", "Ada")
                        .add("listed", soak_.chance(0.5))
                        .add("watch", by_link ? "link" : "open")
                        .add("request", soak_.new_request())
                        .text();
        const HttpAnswer created = co_await http_.call(make);
        if (!soak_.expect(201, created, "tables made")) co_return false;
        table_ = text_field(created.body, "table");
        keys_[0] = text_field(created.body, "key");
        if (soak_.chance(0.05)) {
            HttpCall close{.method = "POST", .target = path() + "/commands", .key = keys_[0]};
            close.body = R"({"do":"close"})";
            const HttpAnswer closed = co_await http_.call(close);
            soak_.expect(200, closed, "tables closed");
            co_return false;
        }
        const json::value parsed = json::parse(created.body);
        const std::string invitation(parsed.at("invitations").at(1).as_string());
        const json::array& players = parsed.at("state").at("players").as_array();
        for (std::size_t player = 0; player < 2; ++player)
            for (const json::value& seat : players.at(player).at("seats").as_array())
                if (player == 0) first_seats_.emplace_back(seat.as_string());
        for (auto& socket : talks_)
            if (!co_await socket->open()) {
                soak_.fault("a player's socket is not let in");
                co_return false;
            }
        if (!co_await watch(0)) co_return false;
        const std::string taken = co_await command(
            1, fmt::format(R"("do":"take","invitation":"{}","name":"Bob")", invitation),
            "places taken");
        keys_[1] = text_field(taken, "key");
        if (!co_await watch(1)) co_return false;
        if (!by_link) soak_.publish(table_);
        co_return true;
    }

    asio::awaitable<bool> watch(std::size_t player) {
        const std::int64_t known = talks_[player]->last_event();
        talks_[player]->say(
            known == 0 ? fmt::format(R"({{"type":"watch","table":"{}","key":"{}"}})", table_,
                                     keys_[player])
                       : fmt::format(R"({{"type":"watch","table":"{}","key":"{}","after":{}}})",
                                     table_, keys_[player], known));
        const std::string watching = co_await talks_[player]->answer("watching");
        if (text_field(watching, "type") == "watching") co_return true;
        soak_.fault("a player may not watch: " + watching);
        co_return false;
    }

    asio::awaitable<std::string> command(std::size_t player, std::string fields, std::string what) {
        const std::string request = soak_.new_request();
        talks_[player]->say(fmt::format(R"({{"type":"do","table":"{}","request":"{}",{}}})", table_,
                                        request, fields));
        std::string answer = co_await talks_[player]->answer("done", request);
        soak_.count(what);
        const bool flagged = abandoned_ && text_field(answer, "code") == "game-over";
        if (flagged) over_ = true;
        if (text_field(answer, "type") != "done" && !flagged)
            soak_.fault(fmt::format("{}: {} {}", what, fields, answer));
        co_return answer;
    }

    asio::awaitable<bool> move() {
        HttpCall ask{.target = path() + "/moves", .key = keys_[0]};
        const HttpAnswer may = co_await http_.call(ask);
        if (!soak_.expect(200, may, "legal moves asked for")) co_return false;
        const json::value parsed = json::parse(may.body);
        const json::array& moves = parsed.at("moves").as_array();
        if (moves.empty()) {
            over_ = true;
            co_return false;
        }
        const std::string actor(parsed.at("actor").as_string());
        const bool first = std::ranges::find(first_seats_, actor) != first_seats_.end();
        const std::string move(soak_.one_of(moves).as_string());
        const std::string fields = fmt::format(R"("do":"move","move":{},"at":{})", json_text(move),
                                               parsed.at("at").as_int64());
        const std::string answer = co_await command(first ? 0 : 1, fields, "moves");
        last_mover_ = first ? 0 : 1;
        declined_ = false;
        co_return text_field(answer, "type") == "done";
    }

    asio::awaitable<void> lose_connection() {
        const std::size_t player = soak_.chance(0.5) ? 0 : 1;
        talks_[player]->cut();
        co_await soak_.pause(soak_.between(0, 0.3));
        soak_.count("players who came back");
        if (!co_await talks_[player]->open())
            soak_.fault("a player who comes back is not let in");
        else
            co_await watch(player);
    }

    /// The last move may have ended the game.
    asio::awaitable<void> look_whether_over() {
        HttpCall ask{.target = path(), .key = keys_[0]};
        const HttpAnswer state = co_await http_.call(ask);
        if (soak_.expect(200, state, "states asked for"))
            over_ = text_field(state.body, "phase") != "playing";
    }

    asio::awaitable<void> offer_draw(bool accept) {
        co_await look_whether_over();
        if (over_) co_return;
        const std::string answer =
            fmt::format(R"("do":"{}","what":"draw")", accept ? "accept" : "decline");
        co_await command(0, R"("do":"offer","what":"draw")", "draws offered");
        co_await command(1, answer, accept ? "draws accepted" : "draws declined");
        over_ = accept;
        declined_ = !accept;
    }

    asio::awaitable<void> take_back() {
        co_await look_whether_over();
        if (over_) co_return;
        co_await command(last_mover_, R"("do":"offer","what":"back")", "turns offered back");
        co_await command(1 - last_mover_, R"("do":"accept","what":"back")", "turns taken back");
    }

    asio::awaitable<void> rematch() {
        co_await command(0, R"("do":"offer","what":"rematch")", "rematches offered");
        co_await command(1, R"("do":"accept","what":"rematch")", "rematches accepted");
        HttpCall ask{.target = path(), .key = keys_[0]};
        for (int tries = 0; tries < 50; ++tries) {
            const HttpAnswer state = co_await http_.call(ask);
            const std::string next(text_field(state.body, "rematch"));
            if (!next.empty()) {
                HttpCall resign{.method = "POST",
                                .target = "/api/v1/tables/" + next + "/commands",
                                .key = keys_[0]};
                resign.body = R"({"do":"resign"})";
                const HttpAnswer resigned = co_await http_.call(resign);
                soak_.expect(200, resigned, "rematches resigned");
                co_return;
            }
            co_await soak_.pause(0.1);
        }
        soak_.fault("no rematch comes");
    }

    std::string path() const { return "/api/v1/tables/" + table_; }

    SoakContext& soak_;
    Http http_;
    std::string table_ = {};
    std::array<std::string, 2> keys_ = {};
    std::vector<std::string> first_seats_ = {};  ///< of player 0
    std::array<std::optional<SequentialSocket>, 2> talks_ = {};
    std::size_t last_mover_ = 0;
    bool abandoned_ = false;
    bool over_ = false;
    bool declined_ = false;  ///< a draw, since the last move: it may not be offered again
};

}  // namespace

asio::awaitable<void> run_pair(SoakContext& soak) {
    while (!soak.closing()) {
        Pair pair(soak);
        co_await pair.play_a_game();
        co_await soak.pause(soak.between(0, 1));
    }
}

}  // namespace tablier::load
