// States of online tables that follow the server's events, as the page asks for them.
#include "bindings/online/online_calls.h"

#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

class OnlineCalls : public testing::Test {
  protected:
    OnlineCalls() { bindings::add_online_calls(calls_); }

    json::object ask(std::string_view name, const std::string& first,
                     const std::string& second = "") {
        std::string request(name);
        (request += '\0') += first;
        (request += '\0') += second;
        return json::parse(calls_.answer(request)).as_object();
    }
    std::string open() {
        const json::object answer = ask("open", state_);
        EXPECT_TRUE(answer.contains("table")) << answer;
        return std::to_string(answer.at("table").as_int64());
    }
    std::string error(std::string_view name, const std::string& first,
                      const std::string& second = "") {
        const json::object answer = ask(name, first, second);
        EXPECT_TRUE(answer.contains("error")) << answer;
        EXPECT_NE(text_of(answer.at("error_fr")), "");
        return text_of(answer.at("error"));
    }

    bindings::Calls calls_;
    const std::string state_ =
        R"({"table":"T","game":"quoridor","position":null,"clock":"1+0","phase":"playing",)"
        R"("event":3,"created":10,"changed":20,"listed":false,"watch":"open","lots":[],)"
        R"("lots_from":null,"players":[)"
        R"({"kind":"me","name":"Ada","taken":true,"seats":["S"],"level":null,"left":60000},)"
        R"({"kind":"friend","name":"Bob","taken":true,"seats":["N"],"level":null,"left":60000}],)"
        R"("entries":[],"actor":"S","asked":{},"running":{"player":0,"since":20,"left":60000},)"
        R"("now":30,"offers":[],"outcome":null,"commitment":null,"seed":null,"rematch":null,)"
        R"("from":null,"you":[0],"owner":true,"invited":null)"
        R"(,"presence":{"players":[true,true],"watchers":0}})";
    const std::string moved_ =
        R"({"n":4,"t":1020,"type":"moved","seat":"S","move":"e2","at":0,"elapsed":1000,)"
        R"("left":59000,"actor":"N","asked":{}})";
};

TEST_F(OnlineCalls, apply_the_next_event) {
    const std::string table = open();
    const json::object state = ask("apply", table, moved_).at("state").as_object();
    EXPECT_EQ(state.at("event").as_int64(), 4);
    EXPECT_EQ(state.at("changed").as_int64(), 1020);
    EXPECT_EQ(json::serialize(state.at("entries")),
              R"([{"move":"e2","seat":"S","elapsed":1000,"left":59000}])");
    EXPECT_EQ(json::serialize(state.at("running")), R"({"player":1,"since":1020,"left":60000})");
    EXPECT_EQ(text_of(state.at("actor")), "N");
    EXPECT_FALSE(state.contains("you")) << "that is for the viewer to know";
}

TEST_F(OnlineCalls, change_nothing_where_something_was_missed) {
    const std::string table = open();
    EXPECT_EQ(error("apply", table, R"({"n":5,"t":0,"type":"started"})"), "an event was missed");
    std::string later = moved_;
    later.replace(later.find(R"("at":0)"), 6, R"("at":2)");
    EXPECT_EQ(error("apply", table, later), "entries were missed");
    EXPECT_EQ(error("apply", table,
                    R"({"n":4,"t":0,"type":"over","result":"S",)"
                    R"("reason":"goal","points":""})"),
              "event 4 cannot be: the game goes on");
    EXPECT_NE(error("apply", table, R"({"n":4,"t":0,"type":"renamed","player":0})"), "");
    EXPECT_NE(error("apply", table, "moved"), "");
    EXPECT_TRUE(ask("apply", table, moved_).contains("state"));
}

TEST_F(OnlineCalls, pass_over_types_of_a_later_server) {
    const std::string table = open();
    const json::object state =
        ask("apply", table, R"({"n":4,"t":5,"type":"applause","by":{"whom":7}})")
            .at("state")
            .as_object();
    EXPECT_EQ(state.at("event").as_int64(), 4);
    EXPECT_EQ(state.at("changed").as_int64(), 20);
}

TEST_F(OnlineCalls, open_what_is_a_state_and_close_it) {
    EXPECT_NE(error("open", "{}"), "");
    EXPECT_NE(error("open", "what"), "");
    const std::string first = open();
    const std::string second = open();
    EXPECT_NE(first, second);
    EXPECT_TRUE(ask("close", first).contains("done"));
    EXPECT_EQ(error("apply", first, moved_), "no table \"" + first + "\" is open");
    EXPECT_EQ(error("close", first), "no table \"" + first + "\" is open");
    EXPECT_TRUE(ask("apply", second, moved_).contains("state"));
}

}  // namespace
}  // namespace tablier::bindings_test
