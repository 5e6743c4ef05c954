// Every call of docs/api.md, with its errors.
#include <sys/stat.h>

#include <chrono>
#include <thread>

#include "online/api/served_tables.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

class Calls : public RunningTables {
  protected:
    Caller person_ = caller();

    static std::vector<std::string> ids(const HttpAnswer& list) {
        std::vector<std::string> all;
        for (const json::value& card : list["tables"].as_array())
            all.emplace_back(card.at("table").as_string());
        return all;
    }

    bool soon_watched_by(const HttpAnswer& made, std::int64_t watchers) {
        const auto is_seen = [&] {
            return person_.state(made.text("table"))["presence"].at("watchers").as_int64() ==
                   watchers;
        };
        for (int tries = 0; tries < 2'000 && !is_seen(); ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return is_seen();
    }
};

TEST_F(Calls, make_a_table) {
    const HttpAnswer made = person_.make(
        R"({"game":"quoridor-4:walls=3","clock":"10+5","name":" Ada ","watch":"link","request":"0123456789abcdef",
            "players":[{"kind":"me"},{"kind":"friend"},{"kind":"anyone"},{"kind":"engine","level":3}],
            "something":{"new":[1,2]}})");
    EXPECT_EQ(made.status, 201);
    EXPECT_THAT(made.text("table"), SizeIs(12));
    EXPECT_THAT(made.text("key"), SizeIs(43));
    EXPECT_THAT(made.text("watch_key"), SizeIs(43));
    EXPECT_TRUE(made["invitations"].at(0).is_null());
    EXPECT_THAT(std::string(made["invitations"].at(1).as_string()), SizeIs(43));
    const json::value& state = made["state"];
    EXPECT_EQ(state.at("game").as_string(), "quoridor-4:walls=3");
    EXPECT_EQ(state.at("phase").as_string(), "waiting");
    EXPECT_EQ(state.at("players").at(0).at("name").as_string(), "Ada");
    EXPECT_EQ(state.at("players").at(3).at("level").as_int64(), 3);
    EXPECT_EQ(state.at("listed").as_bool(), false) << "who wants to sit down needs the link";
}

TEST_F(Calls, make_a_table_where_lots_are_drawn) {
    const auto with = [&](const std::string& lots) {
        return person_.make(
            R"({"game":"quoridor-4","name":"Ada","players":[{"kind":"me"},{"kind":"engine","level":1},{"kind":"anyone"},{"kind":"anyone"}],"lots":)" +
            lots + "}");
    };
    for (const auto& [lots, players] :
         {std::pair{"true", "[0,1,2,3]"}, {"false", "[]"}, {"[]", "[]"}, {"[3,0]", "[0,3]"}})
        EXPECT_EQ(json::serialize(with(lots)["state"].at("lots")), players) << lots;
    for (const char* lots : {"[0]", "[0,0]", "[0,4]", "[-1,0]", "[0,1.5]", "\"yes\"", "1", "{}"}) {
        const HttpAnswer refused = with(lots);
        EXPECT_EQ(refused.code(), "bad-field") << lots;
        EXPECT_THAT(std::string(refused["error"].at("message").as_string()),
                    HasSubstr("\"lots\" must be"))
            << lots;
    }
    const json::value cards = person_.get("/api/v1/tables")["tables"];
    EXPECT_EQ(json::serialize(cards.at(0).at("lots")), "[0,3]") << "the last one made";
}

TEST_F(Calls, have_strict_headers) {
    const std::string table = person_.make(both_mine).text("table");
    const std::string path = "/api/v1/tables/" + table;
    for (const std::string& target :
         {path, path + "/events", path + "/moves", path + "/record", std::string("/api/v1/tables"),
          std::string("/api/v1/openapi.json"), std::string("/api/v1/nothing"),
          path + "/commands"}) {
        const net::Received reply = person_.get(target).received;
        EXPECT_EQ(reply.header("Cache-Control"), "no-store") << target;
        EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff") << target;
        EXPECT_THAT(reply.header("Content-Security-Policy"), HasSubstr("default-src 'none'"))
            << target;
        EXPECT_EQ(reply.header("Access-Control-Allow-Origin"), "") << target;
        EXPECT_THAT(reply.header("Content-Type"),
                    target.ends_with("record") ? "text/plain; charset=utf-8" : "application/json")
            << target;
    }
}

TEST_F(Calls, list_the_open_tables) {
    EXPECT_THAT(ids(person_.get("/api/v1/tables")), ElementsAre());
    const HttpAnswer first = person_.make(for_anyone);
    const HttpAnswer latest = person_.make(for_anyone);
    person_.make(both_mine);
    person_.make(R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"friend"}]})");
    person_.make(
        R"({"game":"quoridor","listed":false,"players":[{"kind":"me"},{"kind":"anyone"}]})");
    const HttpAnswer list = person_.get("/api/v1/tables");
    EXPECT_THAT(ids(list), ElementsAre(latest.text("table"), first.text("table")));
    EXPECT_EQ(list["tables"].at(0).at("players").at(0).at("name").as_string(), "Ada");
    EXPECT_THAT(ids(person_.get("/api/v1/tables?limit=1")), ElementsAre(latest.text("table")));
    EXPECT_THAT(ids(person_.get("/api/v1/tables?phase=playing")), ElementsAre());
    person_.command(first.text("table"), "", R"({"do":"take","player":1})");
    EXPECT_THAT(ids(person_.get("/api/v1/tables?phase=playing&limit=200")),
                ElementsAre(first.text("table")));
    person_.command(first.text("table"), first.text("key"), R"({"do":"resign"})");
    EXPECT_THAT(ids(person_.get("/api/v1/tables?phase=over")), ElementsAre(first.text("table")));
    person_.command(latest.text("table"), latest.text("key"), R"({"do":"close"})");
    EXPECT_THAT(ids(person_.get("/api/v1/tables")), ElementsAre());
    for (const char* query : {"phase=closed", "phase=", "limit=201", "limit=-1", "limit=x",
                              "limit=", "limit=99999999999999999999"})
        EXPECT_EQ(person_.get(std::string("/api/v1/tables?") + query).code(), "bad-field") << query;
}

TEST_F(Calls, tell_the_state_the_moves_the_events_and_the_record) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string path = "/api/v1/tables/" + made.text("table");
    EXPECT_EQ(person_.move(made.text("table"), made.text("key"), "e2").status, 200);
    const HttpAnswer state = person_.get(path, made.text("key"));
    EXPECT_EQ(json::serialize(state["you"]), "[0,1]");
    EXPECT_EQ(state["event"].as_int64(), 3);
    EXPECT_EQ(state.text("actor"), "N");
    EXPECT_EQ(state["entries"].at(0).at("move").as_string(), "e2");
    EXPECT_EQ(json::serialize(person_.get(path)["you"]), "[]");
    const HttpAnswer moves = person_.get(path + "/moves");
    EXPECT_EQ(moves["at"].as_int64(), 1);
    EXPECT_EQ(moves.text("actor"), "N");
    EXPECT_GT(moves["moves"].as_array().size(), 100U);
    const HttpAnswer events = person_.get(path + "/events?after=1");
    ASSERT_EQ(events["events"].as_array().size(), 2U);
    EXPECT_EQ(events["events"].at(1).at("move").as_string(), "e2");
    EXPECT_EQ(person_.get(path + "/events?after=3")["events"].as_array().size(), 0U);
    EXPECT_EQ(person_.get(path + "/events?after=1000")["events"].as_array().size(), 0U);
    for (const char* query : {"after=-1", "after=x", "wait=26", "wait=-1", "wait=1.5"})
        EXPECT_EQ(person_.get(path + "/events?" + query).code(), "bad-field") << query;
    EXPECT_THAT(person_.get(path + "/record").received.body, HasSubstr("[Variant \"quoridor\"]"));
    person_.command(made.text("table"), made.text("key"), R"({"do":"resign","player":1})");
    EXPECT_EQ(person_.get(path + "/moves")["moves"].as_array().size(), 0U);
    EXPECT_EQ(person_.get(path)["outcome"].at("result").as_string(), "S");
}

TEST_F(Calls, with_head_have_no_body) {
    const HttpAnswer head = person_.call("HEAD", "/api/v1/tables");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.received.body, "");
    EXPECT_EQ(person_.get("/api/v1/tables").status, 200) << "nothing was left over";
}

TEST_F(Calls, that_wait_end_when_somebody_hangs_up) {
    const HttpAnswer made = person_.make(both_mine);
    {
        const net::Client waiting(port());
        waiting.send("GET /api/v1/tables/" + made.text("table") +
                     "/events?after=2&wait=25 HTTP/1.1\r\nHost: localhost\r\n\r\n");
        EXPECT_TRUE(soon_watched_by(made, 1));
    }
    EXPECT_TRUE(soon_watched_by(made, 0)) << "not only when the time is over";
}

TEST_F(Calls, that_wait_are_answered_by_the_first_event) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string path = "/api/v1/tables/" + made.text("table") + "/events";
    net::Client waiting(port());
    waiting.send("GET " + path + "?after=2&wait=25 HTTP/1.1\r\nHost: localhost\r\n\r\n");
    Caller other = caller();
    EXPECT_TRUE(soon_watched_by(made, 1)) << "who waits is there";
    other.move(made.text("table"), made.text("key"), "e2");
    const std::string body = waiting.receive().body;
    EXPECT_THAT(body, HasSubstr("\"move\":\"e2\""));
    EXPECT_THAT(body, Not(HasSubstr("created")));

    const auto begin = std::chrono::steady_clock::now();
    const HttpAnswer nothing = person_.get(path + "?after=3&wait=1");
    EXPECT_EQ(nothing["events"].as_array().size(), 0U);
    EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(900));
    EXPECT_EQ(person_.get(path + "?after=0&wait=25")["events"].as_array().size(), 3U)
        << "at once where there are some";
}

TEST_F(Calls, with_names_of_any_kind_give_them_back_unchanged) {
    const std::string name = R"(<script>alert("1")</script> & 'é' 🂡)";
    const HttpAnswer made = person_.make(json::serialize(json::object{
        {"game", "quoridor"},
        {"name", name},
        {"players", json::array{json::object{{"kind", "me"}}, json::object{{"kind", "anyone"}}}}}));
    ASSERT_EQ(made.status, 201);
    EXPECT_EQ(person_.state(made.text("table"))["players"].at(0).at("name").as_string(), name);
    const HttpAnswer list = person_.get("/api/v1/tables");
    EXPECT_EQ(list["tables"].at(0).at("players").at(0).at("name").as_string(), name);
    EXPECT_EQ(list.received.header("Content-Type"), "application/json");
}

// ---- refusals ----------------------------------------------------------------------------------

struct RejectedRequest {
    const char* body;
    const char* code;
    const char* says = "";
};

TEST_F(Calls, that_make_no_table_say_why) {
    const RejectedRequest cases[] = {
        {"", "bad-json"},
        {"{", "bad-json"},
        {"[]", "bad-json"},
        {"7", "bad-json"},
        {"null", "bad-json"},
        {"{} {}", "bad-json"},
        {"{'game':'quoridor'}", "bad-json"},
        {"{\"game\":\"\xff\"}", "bad-json"},
        {R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"me"}],})", "bad-json"},
        {R"({"a":[[[[[[[[[[[[1]]]]]]]]]]]]})", "bad-json", "deep"},
        {"{}", "bad-field", "game"},
        {R"({"game":7,"players":[]})", "bad-field", "game"},
        {R"({"game":null,"players":[]})", "bad-field", "game"},
        {R"({"game":"quoridor"})", "bad-field", "players"},
        {R"({"game":"quoridor","players":{}})", "bad-field", "players"},
        {R"({"game":"quoridor","players":[]})", "bad-field", "2 places"},
        {R"({"game":"quoridor","players":[{"kind":"me"}]})", "bad-field", "2 places"},
        {R"({"game":"quoridor","players":[1,2]})", "bad-field", "players"},
        {R"({"game":"quoridor","players":[{},{}]})", "bad-field", "kind"},
        {R"({"game":"quoridor","players":[{"kind":"cat"},{"kind":"me"}]})", "bad-field", "kind"},
        {R"({"game":"quoridor","players":[{"kind":"engine"},{"kind":"me"}]})", "bad-field",
         "level"},
        {R"({"game":"quoridor","players":[{"kind":"engine","level":11},{"kind":"me"}]})",
         "bad-field", "level"},
        {R"({"game":"quoridor","players":[{"kind":"engine","level":1e99},{"kind":"me"}]})",
         "bad-field", "level"},
        {R"({"game":"quoridor","players":[{"kind":"me"},{"kind":"me"},{"kind":"me"},{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "four"},
        {R"({"game":"quoridor","clock":"soon","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "clock"},
        {R"({"game":"quoridor","clock":5,"players":[{"kind":"me"},{"kind":"me"}]})", "bad-field",
         "clock"},
        {R"({"game":"quoridor","watch":"shut","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "watch"},
        {R"({"game":"quoridor","listed":"yes","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "listed"},
        {R"({"game":"quoridor","position":"x","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "position"},
        {R"({"game":"quoridor:size=5,walls=0","position":"c5/0 a1/0 - N","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field"},
        {R"({"game":"quoridor","name":7,"players":[{"kind":"me"},{"kind":"me"}]})", "bad-field",
         "name"},
        {R"({"game":"quoridor","name":"a\u0000b","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field"},
        {R"({"game":"quoridor","name":"a\u202eb","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field"},
        {R"({"game":"quoridor","name":"12345678901234567890123456789012345678901","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-field", "40"},
        {R"({"game":"chess","players":[{"kind":"me"},{"kind":"me"}]})", "bad-game", "chess"},
        {R"({"game":"quoridor:size=4","players":[{"kind":"me"},{"kind":"me"}]})", "bad-game",
         "size"},
        {R"({"game":"point:deck=/etc/passwd","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-game"},
        {R"({"game":"quoridor","request":"short","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-request-name"},
        {R"({"game":"quoridor","request":"0123456789abcde!","players":[{"kind":"me"},{"kind":"me"}]})",
         "bad-request-name"},
        {R"({"game":"quoridor","request":16,"players":[{"kind":"me"},{"kind":"me"}]})", "bad-field",
         "request"},
    };
    for (const auto& [body, code, says] : cases) {
        const HttpAnswer answer = person_.make(body);
        EXPECT_EQ(answer.status, 400) << body;
        EXPECT_EQ(answer.code(), code) << body;
        ASSERT_TRUE(answer.body.contains("error")) << body;
        EXPECT_THAT(std::string(answer["error"].at("message").as_string()), HasSubstr(says))
            << body;
        EXPECT_NE(answer["error"].at("message_fr").as_string(), "") << body;
        EXPECT_NE(answer["error"].at("message_fr"), answer["error"].at("message")) << body;
    }
    EXPECT_EQ(person_.make("{\"a\":" + std::string(30'000, '[')).code(), "bad-json");
    EXPECT_EQ(person_.make(R"({"game":")" + std::string(5000, 'x') + R"(","players":[]})").code(),
              "bad-field");
    EXPECT_EQ(person_.make(both_mine).status, 201) << "it works still";
}

TEST_F(Calls, what_is_wrong_with_a_game_is_said_in_french_too) {
    const auto french = [&](const std::string& setup) {
        const HttpAnswer answer =
            person_.make("{" + setup + R"(,"players":[{"kind":"me"},{"kind":"me"}]})");
        return std::string(answer["error"].at("message_fr").as_string());
    };
    EXPECT_EQ(french(R"("game":"quoridor:size=4")"),
              "quoridor : l'option size ne peut pas valoir \"4\" ; valeurs : 3 à 13, impair");
    EXPECT_EQ(french(R"("game":"quoridor","position":"e1/10 e9/10 - X")"),
              "Champ « position » : la place au trait ne peut pas être \"X\"");
    EXPECT_THAT(french(R"("game":"quoridor","clock":"soon")"),
                HasSubstr("Champ « clock » : une pendule est \"none\", des minutes"));
}

TEST_F(Calls, that_command_nonsense_say_why) {
    const HttpAnswer made = person_.make(both_mine);
    const RejectedRequest cases[] = {
        {"", "bad-json"},
        {"[1]", "bad-json"},
        {R"({"do":{"do":{"do":{"do":{"do":{"do":{"do":{"do":{"do":1}}}}}}}}})", "bad-json", "deep"},
        {"{}", "bad-field", "do"},
        {R"({"do":1})", "bad-field", "do"},
        {R"({"do":"dance"})", "unknown-command", "dance"},
        {R"({"do":"move"})", "bad-field", "move"},
        {R"({"do":"move","move":["e2"]})", "bad-field", "move"},
        {R"({"do":"move","move":"e2","at":-1})", "bad-field", "at"},
        {R"({"do":"move","move":"e2","at":1.5})", "bad-field", "at"},
        {R"({"do":"move","move":"e2","at":"0"})", "bad-field", "at"},
        {R"({"do":"move","move":"e2","at":123456789012345678901234567890})", "bad-field", "at"},
        {R"({"do":"rename"})", "bad-field", "name"},
        {R"({"do":"offer"})", "bad-field", "what"},
        {R"({"do":"offer","what":"tea"})", "bad-field", "what"},
        {R"({"do":"accept","what":7})", "bad-field", "what"},
        {R"({"do":"resign","player":4})", "bad-field", "player"},
        {R"({"do":"resign"})", "bad-field", "which"},
        {R"({"do":"gone"})", "bad-field", "player"},
        {R"({"do":"gone","player":4})", "bad-field", "player"},
        {R"({"do":"take","player":"1"})", "bad-field", "player"},
        {R"({"do":"take","invitation":5})", "bad-field", "invitation"},
        {R"({"do":"take"})", "bad-field", "player"},
        {R"({"do":"move","move":"e2","request":"x"})", "bad-request-name"},
    };
    for (const auto& [body, code, says] : cases) {
        const HttpAnswer answer = person_.command(made.text("table"), made.text("key"), body);
        EXPECT_EQ(answer.status, 400) << body;
        EXPECT_EQ(answer.code(), code) << body;
        ASSERT_TRUE(answer.body.contains("error")) << body;
        EXPECT_THAT(std::string(answer["error"].at("message").as_string()), HasSubstr(says))
            << body;
    }
    const std::string long_move = R"({"do":"move","move":")" + std::string(2000, 'x') + "\"}";
    EXPECT_EQ(person_.command(made.text("table"), made.text("key"), long_move).code(), "bad-field");
    EXPECT_EQ(person_
                  .command(made.text("table"), made.text("key"),
                           R"({"do":"move","move":"e2","at":0,"mood":{"good":true},"player":null})")
                  .status,
              200)
        << "unknown fields are read over, and null is as good as nothing";
}

TEST_F(Calls, that_come_at_the_wrong_time_say_so) {
    const HttpAnswer made = person_.make(for_anyone);
    const std::string table = made.text("table");
    const std::string key = made.text("key");
    const auto refused = [&](const char* command, int status, const char* code) {
        const HttpAnswer answer = person_.command(table, key, command);
        EXPECT_EQ(answer.status, status) << command;
        EXPECT_EQ(answer.code(), code) << command;
    };
    refused(R"({"do":"move","move":"e2"})", 409, "not-started");
    refused(R"({"do":"leave"})", 403, "not-yours");
    refused(R"({"do":"take","player":0})", 409, "seat-taken");
    const std::string other = person_.command(table, "", R"({"do":"take","player":1})").text("key");
    refused(R"({"do":"close"})", 409, "already-started");
    refused(R"({"do":"move","move":"e5"})", 422, "illegal-move");
    EXPECT_NE(person_.move(table, key, "e5")["error"].at("rule").at("fr").as_string(), "");
    refused(R"({"do":"move","move":"e2","at":3})", 409, "stale");
    refused(R"({"do":"offer","what":"back"})", 409, "nothing-to-take-back");
    refused(R"({"do":"accept","what":"draw"})", 409, "no-offer");
    refused(R"({"do":"resign","player":1})", 403, "not-yours");
    refused(R"({"do":"gone","player":1})", 409, "not-gone");
    EXPECT_EQ(person_.move(table, other, "e8").code(), "not-your-turn");
    EXPECT_EQ(person_.command(table, key, R"({"do":"offer","what":"draw"})").status, 200);
    refused(R"({"do":"offer","what":"draw"})", 409, "already-offered");
    refused(R"({"do":"offer","what":"rematch"})", 409, "already-started");
    const char* named = R"({"do":"move","move":"e2","request":"0123456789abcdef"})";
    const HttpAnswer first = person_.command(table, key, named);
    EXPECT_EQ(first.status, 200);
    EXPECT_EQ(person_.command(table, key, named).body, first.body);
    refused(R"({"do":"move","move":"e3","request":"0123456789abcdef"})", 409, "request-reused");
    EXPECT_EQ(person_.command(table, key, R"({"do":"resign"})").status, 200);
    refused(R"({"do":"move","move":"e3"})", 409, "game-over");
}

TEST_F(Calls, that_there_are_none_of_say_so) {
    const std::string table = person_.make(both_mine).text("table");
    for (const char* target : {"/api", "/api/", "/api/v1", "/api/v1/", "/api/v2/tables",
                               "/api/v1/nothing", "/api/v1/tablesx"}) {
        const HttpAnswer answer = person_.get(target);
        EXPECT_EQ(answer.status, 404) << target;
        EXPECT_EQ(answer.code(), "no-such-call") << target;
    }
    EXPECT_EQ(person_.get("/api/v1/tables/" + table + "/nothing").code(), "no-such-call");
    EXPECT_EQ(person_.get("/api/v1/tables/" + table + "/").code(), "no-such-call");
    for (const char* id : {"AAAAAAAAAAAA", "x", "", "%00", "..%2f..%2fx", "a'b\"c;d-e-f-"}) {
        const HttpAnswer answer = person_.get(std::string("/api/v1/tables/") + id);
        EXPECT_EQ(answer.status, id[0] == '%' || id[0] == '.' ? 400 : 404) << id;
    }
    for (const auto& [method, target] :
         {std::pair("DELETE", "/api/v1/tables"), std::pair("PUT", "/api/v1/tables/AAAAAAAAAAAA"),
          std::pair("POST", "/api/v1/tables/AAAAAAAAAAAA/events"),
          std::pair("GET", "/api/v1/tables/AAAAAAAAAAAA/commands"),
          std::pair("POST", "/api/v1/openapi.json")}) {
        const HttpAnswer answer = person_.call(method, target);
        EXPECT_EQ(answer.status, 405) << target;
        EXPECT_EQ(answer.code(), "wrong-method") << target;
        EXPECT_NE(answer.received.header("Allow"), "") << target;
    }
    const HttpAnswer socket = person_.get("/api/v1/socket");
    EXPECT_EQ(socket.status, 426);
    EXPECT_EQ(socket.code(), "socket-needed");
}

TEST_F(Calls, from_pages_of_other_sites_are_refused) {
    for (const char* origin : {"https://evil.example", "null", "http://localhost.evil.example"}) {
        const std::string header = std::string("Origin: ") + origin + "\r\n";
        const HttpAnswer answer = person_.call("POST", "/api/v1/tables", both_mine, "", header);
        EXPECT_EQ(answer.status, 403) << origin;
        EXPECT_EQ(answer.code(), "wrong-origin") << origin;
        EXPECT_EQ(Talker(port(), header).status(), 403) << origin;
    }
    EXPECT_EQ(person_.call("POST", "/api/v1/tables", both_mine, "", "Origin: http://localhost\r\n")
                  .status,
              201);
}

TEST_F(Calls, that_are_too_large_are_refused) {
    const HttpAnswer answer = person_.make("{\"a\":\"" + std::string(100'000, 'x') + "\"}");
    EXPECT_EQ(answer.status, 413);
    EXPECT_EQ(answer.code(), "too-large");
    EXPECT_EQ(caller().make(both_mine).status, 201);
}

TEST_F(ServedTables, one_visitor_may_do_only_so_much) {
    start("--limit requests=5 --limit sockets=2");
    Caller person = caller();
    HttpAnswer last;
    for (int i = 0; i < 60 && last.status != 429; ++i) last = person.get("/api/v1/tables");
    EXPECT_EQ(last.status, 429);
    EXPECT_EQ(last.code(), "too-many-requests");
    EXPECT_NE(last.received.header("Retry-After"), "");
}

TEST_F(ServedTables, one_visitor_has_only_so_many_tables_and_sockets) {
    start("--limit tables=2 --limit sockets=2");
    Caller person = caller();
    const HttpAnswer first = person.make(for_anyone);
    person.make(for_anyone);
    const HttpAnswer third = person.make(for_anyone);
    EXPECT_EQ(third.status, 429);
    EXPECT_EQ(third.code(), "too-many-tables");
    EXPECT_NE(third.received.header("Retry-After"), "");
    person.command(first.text("table"), first.text("key"), R"({"do":"close"})");
    EXPECT_EQ(person.make(for_anyone).status, 201);

    const Talker one(port());
    const Talker other(port());
    EXPECT_EQ(one.status(), 101);
    EXPECT_EQ(other.status(), 101);
    net::SocketClient more(port());
    EXPECT_EQ(more.reply().status, 429);
    EXPECT_THAT(more.reply().body, HasSubstr("too-many-sockets"));
}

TEST_F(ServedTables, engines_think_only_so_long_for_one_visitor) {
    start("--limit engine-seconds=1");  // the least; the bucket holds a second
    Caller person = caller();
    const std::string engines =
        R"({"game":"quoridor","players":[{"kind":"engine","level":5},{"kind":"engine","level":5}]})";
    HttpAnswer last;
    for (int i = 0; i < 400 && last.status != 429; ++i) {
        last = person.make(engines);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_EQ(last.status, 429);
    EXPECT_EQ(last.code(), "too-much-engine");
}

TEST_F(ServedTables, the_data_is_for_the_user_alone) {
    start();
    caller().make(both_mine);
    for (const auto& file : std::filesystem::directory_iterator(data_.path() / "data")) {
        struct stat about {};
        ASSERT_EQ(stat(file.path().c_str(), &about), 0);
        EXPECT_EQ(about.st_mode & 0077, 0U) << file.path();
    }
}

}  // namespace
}  // namespace tablier::online
