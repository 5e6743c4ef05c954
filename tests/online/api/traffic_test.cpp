// The whole API in use, with every call, message, event and code that the description has: Traffic
// holds all of it to the schemas, and the test to its end that nothing was left out. Clients play
// by the events alone: they know no rules.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

#include "online/api/served_tables.h"
#include "online/service/keys.h"
#include "online/service/stored_table.h"
#include "rounds.h"
#include "store/store.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

/// Parts that no client can provoke, or not here, with the reason.
const std::set<std::string> not_provoked{
    "listTables storage",  // the disk would have to lose a file while the server runs
};

/// Described parts that were not seen.
std::set<std::string> left_out(const Seen& seen) {
    std::set<std::string> missing;
    const auto want = [&](const std::set<std::string>& there, const std::string& one) {
        if (!there.contains(one) && !not_provoked.contains(one)) missing.insert(one);
    };
    for (const auto& [path, methods] : description().at("paths").as_object())
        for (const auto& [method, call] : methods.as_object()) {
            if (method == "parameters") continue;
            const std::string name(call.at("operationId").as_string());
            for (const auto& [status, response] : call.at("responses").as_object()) {
                if (status[0] < '4') want(seen.answers, name + " " + std::string(status));
                const std::string codes(response.at("description").as_string());
                const std::regex word("`([a-z-]+)`");
                for (std::sregex_iterator at(codes.begin(), codes.end(), word), end;
                     status[0] >= '4' && at != end; ++at)
                    want(seen.answers, name + " " + (*at)[1].str());
            }
        }
    const auto want_all = [&](const std::set<std::string>& there, const std::string& schema) {
        const json::value* names =
            described("/components/schemas/" + schema + "/discriminator/mapping");
        for (const auto& [name, reference] : names->as_object()) want(there, std::string(name));
    };
    want_all(seen.events, "Event");
    want_all(seen.commands, "Command");
    want_all(seen.said, "SocketRequest");
    want_all(seen.heard, "SocketMessage");
    for (const json::value& code : described("/components/schemas/ErrorCode/enum")->as_array())
        want(seen.codes, std::string(code.as_string()));
    for (const char* how : {"resigned", "flag", "gone"})
        want(seen.fields, std::string("how ") + how);
    for (const char* what : {"draw", "back", "rematch"})
        want(seen.fields, std::string("what ") + what);
    for (const char* phase : {"waiting", "playing", "over", "closed"})
        want(seen.fields, std::string("phase ") + phase);
    return missing;
}

std::string path_of(const std::string& table, const std::string& more = "") {
    return "/api/v1/tables/" + table + more;
}

/// A table with a person at each place but those of engines, each with a key and a way of their
/// own.
class Party {
  public:
    Party(std::uint16_t port, const HttpAnswer& made, const json::array& kinds)
        : caller_(port), talker_(port), table_(made.text("table")) {
        talker_.hear("hello");
        keys_.resize(kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const std::string kind(kinds[i].at("kind").as_string());
            if (kind == "me") keys_[i] = made.text("key");
            if (kind == "anyone" || kind == "friend") keys_[i] = sit_down(made, int(i), kind);
        }
        move_keys_by_lots();
        caller_.call("GET", path_of(table_), "", keys_[0]);
        talker_.watch(table_, keys_.back().empty() ? keys_[0] : keys_.back());
        const HttpAnswer state = caller_.state(table_, keys_[0]);
        for (const json::value& player : state["players"].as_array()) {
            seats_.emplace_back();
            for (const json::value& seat : player.at("seats").as_array())
                seats_.back().emplace_back(seat.as_string());
            if (player.at("kind").as_string() == "engine") {
                const std::size_t number = seats_.size() - 1;
                EXPECT_FALSE(state["presence"].at("players").at(number).as_bool());
            }
        }
        listen();
    }

    const std::string& table() const { return table_; }
    const std::string& key(int player) const { return keys_[std::size_t(player)]; }
    int players() const { return int(keys_.size()); }
    bool is_person(int player) const { return !key(player).empty(); }
    bool over() const { return over_; }
    std::string actor() const { return std::string(last_.at("actor").as_string()); }
    const std::string& rematch() const { return rematch_; }

    /// The player to act; -1 for none, or an engine.
    int mover() const {
        for (int player = 0; player < players(); ++player)
            for (const std::string& seat : seats_[std::size_t(player)])
                if (seat == actor() && is_person(player)) return player;
        return -1;
    }
    std::vector<int> asked(const char* what) const {
        std::vector<int> all;
        if (const json::value* list = last_.at("asked").as_object().if_contains(what))
            for (const json::value& player : list->as_array())
                all.push_back(int(player.as_int64()));
        return all;
    }

    /// New events, by long polling where nothing is known to have happened.
    void listen(int wait = 0) {
        const HttpAnswer answer =
            caller_.get(path_of(table_, "/events?after=" + std::to_string(number_) +
                                            "&wait=" + std::to_string(wait)),
                        keys_[0]);
        ASSERT_EQ(answer.status, 200) << answer.received.body;
        for (const json::value& event : answer["events"].as_array()) {
            ASSERT_EQ(event.at("n").as_int64(), ++number_);
            last_ = event.as_object();
            const std::string type(event.at("type").as_string());
            over_ |= type == "over";
            if (type == "rematch") rematch_ = event.at("table").as_string();
            follow_offers(type, event);
        }
    }

    /// Open offers, from the events alone.
    void check_offers() {
        const HttpAnswer state = caller_.state(table_, keys_[0]);
        if (state["event"].as_int64() != number_) return;  // an engine was faster
        std::set<std::string> there;
        for (const json::value& offer : state["offers"].as_array())
            there.emplace(offer.at("what").as_string());
        EXPECT_EQ(offers_, there);
    }

    /// By the way of the player; the last one's is the WebSocket. Empty, or the code of a refusal.
    std::string act(int player, json::object command) {
        const bool by_socket = player + 1 == players();
        if (by_socket) return say(std::move(command));
        const HttpAnswer answer = caller_.command(table_, key(player), json::serialize(command));
        if (answer.status != 200) return answer.code();
        listen();
        if (answer["events"].at(1).as_int64() == number_) {
            EXPECT_EQ(answer["actor"], last_.at("actor"));
            EXPECT_EQ(answer["asked"], last_.at("asked"));
        }
        return "";
    }

    /// A random move of the player to act; waits for engines.
    void play(Random& random) {
        const int player = mover();
        if (player < 0) return listen(20);
        const HttpAnswer moves = caller_.get(path_of(table_, "/moves"), key(player));
        ASSERT_EQ(moves.text("actor"), actor());
        const json::array& list = moves["moves"].as_array();
        ASSERT_FALSE(list.empty());
        const json::value& move = list[random.below(std::uint32_t(list.size()))];
        ASSERT_EQ(act(player, {{"do", "move"}, {"move", move}, {"at", moves["at"]}}), "");
    }

    /// All players that are asked give this answer.
    void answer(const char* what, const char* how) {
        for (int tries = 0; tries < 10 && !asked(what).empty(); ++tries) {
            bool any = false;
            for (const int player : asked(what)) {
                if (!is_person(player)) continue;
                any = true;
                // Another player may have been faster: an engine, or one that declined.
                const std::string code = act(player, {{"do", how}, {"what", what}});
                EXPECT_TRUE(code.empty() || code == "no-offer" || code == "game-over") << code;
                break;
            }
            if (!any) listen(20);
        }
    }

  private:
    void follow_offers(const std::string& type, const json::value& event) {
        if (type == "offered") offers_.emplace(event.at("what").as_string());
        if (type == "declined" || type == "lapsed") {
            EXPECT_EQ(offers_.erase(std::string(event.at("what").as_string())), 1U) << type;
        }
        if (type == "agreed") offers_.erase("draw");
        if (type == "took-back") offers_.erase("back");
        if (type == "rematch") offers_.erase("rematch");
        if (type == "over") {
            EXPECT_THAT(offers_, testing::IsEmpty());
        }
    }

    /// Players that lots have moved to other places keep their keys.
    void move_keys_by_lots() {
        const std::vector<std::string> before = keys_;
        const HttpAnswer told = caller_.get(path_of(table_, "/events"), before[0]);
        for (const json::value& event : told["events"].as_array()) {
            if (event.at("type").as_string() != "lots") continue;
            for (const json::value& one : event.at("players").as_array())
                keys_[std::size_t(one.at("player").as_int64())] =
                    before[std::size_t(one.at("from").as_int64())];
        }
        for (int player = 0; player < players(); ++player) {
            if (!is_person(player)) continue;
            EXPECT_EQ(caller_.state(table_, key(player))["you"], json::array{player});
        }
    }

    std::string sit_down(const HttpAnswer& made, int player, const std::string& kind) {
        json::object take{{"do", "take"}, {"name", "P" + std::to_string(player)}};
        if (kind == "friend")
            take["invitation"] = made["invitations"].at(std::size_t(player));
        else
            take["player"] = player;
        const json::value& watch_key = made["watch_key"];
        const std::string shown(watch_key.is_null() ? "" : watch_key.as_string());
        const HttpAnswer taken = caller_.command(table_, shown, json::serialize(take));
        EXPECT_EQ(taken.status, 200) << taken.received.body;
        return taken.text("key");
    }

    std::string say(json::object command) {
        const std::string name = "request-number-" + std::to_string(1000 + requests_++);
        command["type"] = "do";
        command["table"] = table_;
        command["request"] = name;
        command["key"] = keys_.back();
        talker_.say(json::serialize(command));
        for (;;) {
            const json::object heard = talker_.hear();
            if (heard.empty()) return "closed";
            if (!heard.contains("request") || heard.at("request").as_string() != name) continue;
            listen();
            if (heard.contains("error"))
                return std::string(heard.at("error").at("code").as_string());
            return "";
        }
    }

    Caller caller_;
    Talker talker_;
    std::string table_;
    std::vector<std::string> keys_;
    std::vector<std::vector<std::string>> seats_;
    json::object last_;
    std::int64_t number_ = 0;
    std::set<std::string> offers_;
    bool over_ = false;
    std::string rematch_;
    int requests_ = 0;
};

class WholeApi : public ServedTables {
  protected:
    WholeApi() { Traffic::forget(); }

    static json::array kinds_of(int players, int kind) {
        const json::object engine{{"kind", "engine"}, {"level", 1}};
        json::array kinds{json::object{{"kind", "me"}}};
        while (int(kinds.size()) < players) {
            const bool friendly = (int(kinds.size()) + kind) % 2 == 0;
            // One engine at most: a game of several would go on without the others.
            kinds.push_back(players > 2 && kinds.size() == 1 && kind % 2 == 1
                                ? engine
                                : json::object{{"kind", friendly ? "friend" : "anyone"}});
        }
        return kinds;
    }

    /// A game with all that may be asked of the others; ends by a draw, or by resignations.
    void play(const std::string& variant, int number) {
        SCOPED_TRACE(variant);
        const int players = make_game(variant).value()->seating().players();
        const char* const clocks[] = {"none", "10+5", "3d"};
        const json::array kinds = kinds_of(players, number);
        Caller person = caller();
        const HttpAnswer made = person.make(json::serialize(
            json::object{{"game", variant},
                         {"players", kinds},
                         {"clock", clocks[number % 3]},
                         {"name", "Ada"},
                         {"watch", number % 4 == 0 ? "link" : "open"},
                         {"lots", number % 2 == 0},
                         {"request", "game-of-" + variant + std::string(16, '-')}}));
        ASSERT_EQ(made.status, 201) << made.received.body;
        Party party(port(), made, kinds);
        Random random(std::uint64_t(7 + number));
        const int moves = rounds(24, 6);
        for (int i = 0; i < moves && !party.over(); ++i) {
            party.play(random);
            if (HasFatalFailure()) return;
            const int mover = party.mover();
            if (i == moves / 3 && mover >= 0) {
                party.act(mover, {{"do", "offer"}, {"what", "draw"}});
                party.answer("draw", "decline");
                party.act(mover, {{"do", "offer"}, {"what", "back"}});
                party.answer("back", "accept");
            }
            // An offer without answer: it lapses when another player moves or leaves.
            if (i == moves * 2 / 3 && mover >= 0) {
                EXPECT_EQ(party.act(mover, {{"do", "offer"}, {"what", "draw"}}), "");
            }
            party.check_offers();
        }
        if (number % 2 == 0 && party.mover() >= 0) {
            party.act(party.mover(), {{"do", "offer"}, {"what", "draw"}});
            party.answer("draw", "accept");
        }
        if (number % 2 == 1 && party.mover() >= 0)
            party.act(party.mover(), {{"do", "offer"}, {"what", "draw"}});
        for (int player = 0; player < players && !party.over(); ++player)
            if (party.is_person(player)) party.act(player, {{"do", "resign"}, {"player", player}});
        for (int i = 0; i < 400 && !party.over(); ++i) party.play(random);
        ASSERT_TRUE(party.over());
        EXPECT_EQ(party.actor(), "");
        EXPECT_EQ(party.act(0, {{"do", "resign"}}), "game-over");
        person.get(path_of(party.table(), "/record"), party.key(0));
        party.act(0, {{"do", "offer"}, {"what", "rematch"}});
        party.answer("rematch", "accept");
        for (int i = 0; i < 5 && party.rematch().empty(); ++i) party.listen(20);
        EXPECT_EQ(person.state(party.rematch(), party.key(0)).status, 200);
    }

    /// All calls with a method, under this table's id.
    static std::vector<std::pair<std::string, std::string>> calls(const std::string& table) {
        std::vector<std::pair<std::string, std::string>> all;
        for (const auto& [path, methods] : description().at("paths").as_object())
            for (const auto& [method, call] : methods.as_object()) {
                if (method == "parameters") continue;
                std::string target(path);
                if (const std::size_t at = target.find("{table}"); at != std::string::npos)
                    target.replace(at, 7, table);
                all.emplace_back(method == "post" ? "POST" : "GET", target);
            }
        return all;
    }

    void refuse_alike(Caller& person, const std::string& open, const std::string& hidden) {
        for (const auto& [method, target] : calls(open))
            person.call(method, target, "", "", "Origin: https://evil.example\r\n");
        for (const auto& [method, target] : calls(open)) person.call("DELETE", target);
        Talker(port(), "Origin: https://evil.example\r\n");
        for (const auto& [method, target] : calls(hidden)) {
            if (target.find(hidden) == std::string::npos) continue;
            const std::string body = method == "POST" ? R"({"do":"resign"})" : "";
            EXPECT_EQ(person.call(method, target, body).code(), "key-needed") << target;
            EXPECT_EQ(person.call(method, target, body, stolen_key).code(), "wrong-key") << target;
        }
        for (const auto& [method, target] : calls("AAAAAAAAAAAA")) {
            const std::string body = method == "POST" ? R"({"do":"resign"})" : "";
            person.call(method, target, body,
                        target.find("AAAA") == std::string::npos ? "" : stolen_key);
        }
        for (const auto& [method, target] : calls("%00")) person.call(method, target);
        for (const char* query : {"?phase=x", "?limit=201"})
            person.get("/api/v1/tables" + std::string(query));
        person.get("/api/v1/nothing");
        const std::string large = "{\"a\":\"" + std::string(100'000, 'x') + "\"}";
        caller().make(large);
        caller().command(open, "", large);
        net::Client plain(port());
        Traffic::called("GET", "/api/v1/socket", "",
                        plain.get("/api/v1/socket",
                                  "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n"));
    }

    void refuse_tables(Caller& person) {
        for (
            const char* body :
            {"{", "{}", R"({"game":"chess","players":[{"kind":"me"},{"kind":"me"}]})",
             R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"me"}],"request":"x"})",
             R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"me"}],"request":"0123456789abcdef"})",
             R"({"game":"point","players":[{"kind":"me"},{"kind":"me"}],"request":"0123456789abcdef"})"})
            person.make(body);
    }

    void refuse_commands(Caller& person) {
        const HttpAnswer made = person.make(for_anyone);
        const std::string table = made.text("table");
        const std::string ada = made.text("key");
        const auto as = [&](const std::string& key, const std::string& body) {
            return person.command(table, key, body).code();
        };
        EXPECT_EQ(as(ada, "{"), "bad-json");
        EXPECT_EQ(as(ada, R"({"do":"dance"})"), "unknown-command");
        EXPECT_EQ(as(ada, R"({"do":"move"})"), "bad-field");
        EXPECT_EQ(as(ada, R"({"do":"move","move":"e2","request":"x"})"), "bad-request-name");
        EXPECT_EQ(as(ada, R"({"do":"move","move":"e2"})"), "not-started");
        EXPECT_EQ(as(ada, R"({"do":"leave"})"), "not-yours");
        const std::string bob =
            person.command(table, "", R"({"do":"take","player":1,"name":"Bob"})").text("key");
        EXPECT_EQ(as("", R"({"do":"take","player":1})"), "seat-taken");
        EXPECT_EQ(as(ada, R"({"do":"close"})"), "already-started");
        EXPECT_EQ(as(bob, R"({"do":"move","move":"e8"})"), "not-your-turn");
        EXPECT_EQ(as(ada, R"({"do":"move","move":"e2","at":7})"), "stale");
        EXPECT_EQ(as(ada, R"({"do":"move","move":"e5"})"), "illegal-move");
        EXPECT_EQ(as(ada, R"({"do":"gone","player":1})"), "not-gone");
        EXPECT_EQ(as(ada, R"({"do":"accept","what":"draw"})"), "no-offer");
        EXPECT_EQ(as(ada, R"({"do":"offer","what":"back"})"), "nothing-to-take-back");
        EXPECT_EQ(as(ada, R"({"do":"offer","what":"draw","request":"0123456789abcdef"})"), "");
        EXPECT_EQ(as(ada, R"({"do":"offer","what":"back","request":"0123456789abcdef"})"),
                  "request-reused");
        EXPECT_EQ(as(bob, R"({"do":"offer","what":"draw"})"), "already-offered");
        std::string code;
        for (int i = 0; i < 301 && code.empty(); ++i)
            code = as(bob, R"({"do":"rename","name":"Bob )" + std::to_string(i) + "\"}");
        EXPECT_EQ(code, "too-long");
    }

    /// Places are taken, left, renamed and closed; all messages of a socket.
    void sit_and_talk(Caller& person) {
        const HttpAnswer made = person.make(
            R"({"game":"quoridor-4","watch":"link","players":[{"kind":"me"},{"kind":"friend"},{"kind":"anyone"},{"kind":"anyone"}]})");
        const std::string table = made.text("table");
        const std::string invitation(made["invitations"].at(1).as_string());
        const HttpAnswer taken = person.command(
            table, "", R"({"do":"take","name":"Bob","invitation":")" + invitation + R"("})");
        Talker talker(port());
        talker.hear("hello");
        talker.watch(table, taken.text("key"));
        talker.say(R"({"type":"ping"})");
        talker.hear("pong");
        talker.say(R"({"type":"dance"})");
        talker.hear("refused");
        talker.say(R"({"type":"watch","table":")" + table + R"(","key":")" + taken.text("key") +
                   R"(","after":1})");
        talker.hear("watching");
        person.command(table, taken.text("key"), R"({"do":"rename","name":"Bobby"})");
        talker.hear("events");
        person.command(table, taken.text("key"), R"({"do":"leave"})");
        talker.hear("unwatched");
        talker.say(R"({"type":"unwatch","table":")" + table + "\"}");
        person.command(table, made.text("key"), R"({"do":"close"})");
        person.get(path_of(table, "/events"), made.text("key"));
        EXPECT_EQ(person.state(table, made.text("key")).text("phase"), "closed");
        const HttpAnswer listed = person.make(for_anyone);
        for (const char* phase : {"waiting", "playing", "over"})
            EXPECT_EQ(person.get(std::string("/api/v1/tables?limit=200&phase=") + phase).status,
                      200);
        Talker many(port());
        many.hear("hello");
        std::string code;
        for (int i = 0; i < 201 && code.empty(); ++i) {
            many.say(R"({"type":"watch","table":")" + person.make(both_mine).text("table") + "\"}");
            for (json::object heard = many.hear(); !heard.empty(); heard = many.hear()) {
                if (heard.contains("error")) code = heard.at("error").at("code").as_string();
                if (heard.at("type").as_string() != "presence") break;
            }
        }
        EXPECT_EQ(code, "too-many-watched");
    }

    /// Tables on the disk of which one has been waiting for a player for a week, one is damaged,
    /// and one contradicts the rules: it was won, and goes on.
    void put_tables_of_last_week() {
        const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                             std::chrono::system_clock::now().time_since_epoch())
                             .count();
        const Time callback = now - 8 * milliseconds_a_day;
        auto store = store::Store::open(data_.path() / "data", callback);
        ASSERT_TRUE(store);
        const Downtimes none;
        for (const char* id : {"AAAAAAAAAAA1", "AAAAAAAAAAA2", "AAAAAAAAAAA3"}) {
            const Place me{.kind = PlaceKind::Me};
            auto [table, events] =
                OnlineTable::make(id, {.game = "quoridor", .clock = "none", .players = {me, me}},
                                  std::nullopt, callback)
                    .value();
            if (id[11] == '3')
                for (Event& event :
                     table.execute(Resign{0}, {.players = 1}, {.now = callback, .downtimes = none})
                         .events)
                    if (!std::holds_alternative<Over>(event.what)) events.push_back(event);
            store::Change change{.summary = summary_of(table, {.now = callback, .downtimes = none}),
                                 .events = {}};
            for (const Event& event : events)
                change.events.push_back(
                    {event.number, "", id[11] == '2' ? "damaged" : event_json(event)});
            change.secrets.push_back(secret_for(player_role(1), stolen_key));
            store->write(std::move(change), [](const Result<void>& done) { EXPECT_TRUE(done); });
        }
        store->heartbeat(now);  // the server was not down since
    }
};

TEST(Schemas, tell_what_does_not_fit) {
    const std::string card = "/components/schemas/Card";
    json::value value = json::parse(
        R"({"table":"kq3mZx0aYtRf","game":"point","variant":"point","phase":"waiting","clock":"none",
            "created":1,"players":[{"kind":"me","name":"Ada","taken":true}]})");
    EXPECT_EQ(fault(value, card), "");
    const auto with = [&](const char* field, const json::value& content) {
        json::object other = value.as_object();
        other[field] = content;
        return json::value(other);
    };
    const json::value person{{"kind", "me"}, {"name", "Ada"}, {"taken", true}, {"new", 1}};
    for (const auto& bad :
         {with("new", 1), with("players", json::array{person}), with("phase", "x"),
          with("table", "short"), with("created", -1), with("players", nullptr)})
        EXPECT_NE(fault(bad, card), "") << json::serialize(bad);
    EXPECT_EQ(fault(with("new", 1), card, Undescribed::Allowed), "");
    value.as_object().erase("clock");
    EXPECT_THAT(fault(value, card), testing::HasSubstr("clock"));
    EXPECT_NE(fault(json::parse(R"({"type":"events","table":"kq3mZx0aYtRf","events":[
        {"n":1,"t":2,"type":"started","actor":"S","asked":{},"more":1}]})"),
                    "/components/schemas/SocketMessage"),
              "");
}

TEST_F(WholeApi, is_as_described_and_all_that_is_described_is_there) {
    put_tables_of_last_week();
    const std::filesystem::path log = data_.path() / "log";
    start("2>'" + log.string() + "'");
    int number = 0;
    for (const Variant* variant : catalog()) play(variant->name, number++);
    Caller person = caller();
    EXPECT_EQ(person.command("AAAAAAAAAAA1", stolen_key, R"({"do":"gone","player":0})").status,
              200);
    person.get(path_of("AAAAAAAAAAA1", "/events"));
    for (const auto& [method, target] : calls("AAAAAAAAAAA2")) {
        const std::string body = method == "POST" ? R"({"do":"resign"})" : "";
        if (target.find("AAAAAAAAAAA2") == std::string::npos) continue;
        EXPECT_EQ(person.call(method, target, body, stolen_key).code(), "storage") << target;
    }
    EXPECT_EQ(person.command("AAAAAAAAAAA3", stolen_key, R"({"do":"resign"})").code(), "internal");
    EXPECT_THAT(person.get("/metrics").received.body, HasSubstr("\ntablier_faults_total 1\n"));
    std::ostringstream logged;
    logged << std::ifstream(log).rdbuf();
    for (const char* table : {"AAAAAAAAAAA2", "AAAAAAAAAAA3"})
        EXPECT_THAT(logged.str(), HasSubstr("\"event\":\"table\",\"table\":\"" +
                                            std::string(table) + "\",\"why\":\""));
    const HttpAnswer flagged =
        person.make(R"({"game":"quoridor","clock":"0+1","players":[{"kind":"me"},{"kind":"me"}]})");
    person.get(path_of(flagged.text("table"), "/events?after=2&wait=20"));
    const HttpAnswer hidden = person.make(
        R"({"game":"quoridor","watch":"link","players":[{"kind":"me"},{"kind":"me"}]})");
    refuse_alike(person, flagged.text("table"), hidden.text("table"));
    refuse_tables(person);
    refuse_commands(person);
    sit_and_talk(person);
    server_->set_disk_full(true);
    EXPECT_EQ(person.make(both_mine).code(), "storage");
    server_->set_disk_full(false);

    start("--limit requests=1 --limit tables=1 --limit sockets=1");
    Caller limited = caller();
    const HttpAnswer first = limited.make(for_anyone);
    EXPECT_EQ(limited.make(for_anyone).code(), "too-many-tables");
    const Talker one(port());
    EXPECT_EQ(Talker(port()).status(), 429);
    for (int i = 0; i < 100 && limited.get("/api/v1/tables").status == 200; ++i) continue;
    for (const auto& [method, target] : calls(first.text("table"))) limited.call(method, target);
    EXPECT_EQ(Talker(port()).status(), 429);

    start("--limit engine-seconds=1");
    const std::string engines =
        R"({"game":"quoridor","players":[{"kind":"engine","level":5},{"kind":"engine","level":5}]})";
    Caller player = caller();
    for (int i = 0; i < 400 && player.make(engines).status == 201; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));

    start("", 193);  // which leaves one connection
    Caller only = caller();
    Talker talker(port());
    EXPECT_EQ(talker.status(), 503);
    EXPECT_EQ(only.get("/api/v1/tables").status, 200);
    for (const auto& [method, target] : calls("AAAAAAAAAAAA"))
        EXPECT_EQ(caller().call(method, target).code(), "not-ready") << target;
    start();
    Talker last(port());
    last.hear("hello");
    server_->send_signal(SIGTERM);
    last.hear("stopping");

    EXPECT_THAT(left_out(Traffic::seen()), testing::IsEmpty());
    for (const std::string& answer : not_provoked)
        EXPECT_FALSE(Traffic::seen().answers.contains(answer)) << answer << " can be provoked";
}

}  // namespace
}  // namespace tablier::online
