// Access control: wrong and insufficient keys, for every call.
#include "online/api/served_tables.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;
using testing::Not;

class KeysOfTables : public RunningTables {
  protected:
    static std::vector<std::string> reads(const std::string& table) {
        const std::string path = "/api/v1/tables/" + table;
        return {path, path + "/events", path + "/events?wait=1&after=99", path + "/moves",
                path + "/record"};
    }
    static std::vector<std::string> commands() {
        return {R"({"do":"take","player":1})",
                R"({"do":"leave"})",
                R"({"do":"close"})",
                R"({"do":"rename","name":"x"})",
                R"({"do":"move","move":"e2"})",
                R"({"do":"resign"})",
                R"({"do":"gone","player":1})",
                R"({"do":"offer","what":"draw"})",
                R"({"do":"accept","what":"draw"})",
                R"({"do":"decline","what":"draw"})"};
    }

    Caller person_ = caller();
};

TEST_F(KeysOfTables, that_are_not_of_this_table_open_nothing) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    const std::string elsewhere = person_.make(both_mine).text("key");
    std::string nearly = made.text("key");
    nearly.back() = nearly.back() == 'A' ? 'E' : 'A';
    for (const std::string& key : {stolen_key, elsewhere, nearly, made.text("key") + "x",
                                   std::string("x"), std::string(100, 'x')}) {
        for (const std::string& target : reads(table)) {
            const HttpAnswer answer = person_.get(target, key);
            EXPECT_EQ(answer.status, 403) << target;
            EXPECT_EQ(answer.code(), "wrong-key") << target;
        }
        for (const std::string& command : commands()) {
            const HttpAnswer answer = person_.command(table, key, command);
            EXPECT_EQ(answer.status, 403) << command;
            EXPECT_EQ(answer.code(), "wrong-key") << command;
        }
    }
    EXPECT_EQ(person_.state(table)["event"].as_int64(), 2) << "nothing has happened";
}

TEST_F(KeysOfTables, are_needed_to_act) {
    const std::string table = person_.make(both_mine).text("table");
    for (const std::string& command : commands()) {
        if (command.find("take") != std::string::npos) continue;
        const HttpAnswer answer = person_.command(table, "", command);
        EXPECT_EQ(answer.status, 401) << command;
        EXPECT_EQ(answer.code(), "key-needed") << command;
    }
}

TEST_F(KeysOfTables, must_be_shown_in_the_right_form) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string path = "/api/v1/tables/" + made.text("table");
    for (const std::string& header :
         {"Basic " + made.text("key"), made.text("key"), std::string("Bearer"),
          "Bearer " + std::string(5000, 'x'), "Bearer  " + made.text("key")}) {
        const HttpAnswer answer =
            person_.call("GET", path, "", "", "Authorization: " + header + "\r\n");
        EXPECT_EQ(answer.code(), "wrong-key") << header.substr(0, 60);
    }
    for (const char* scheme : {"Bearer ", "bearer ", "BEARER "})
        EXPECT_EQ(person_
                      .call("GET", path, "", "",
                            "Authorization: " + (scheme + made.text("key")) + "\r\n")["you"]
                      .as_array()
                      .size(),
                  2U);
    EXPECT_EQ(person_.get(path + "?key=" + made.text("key"))["you"].as_array().size(), 0U)
        << "never in an address";
}

TEST_F(KeysOfTables, to_look_on_cannot_act) {
    const HttpAnswer made = person_.make(
        R"({"game":"quoridor","watch":"link","players":[{"kind":"me"},{"kind":"me"}]})");
    const std::string table = made.text("table");
    const std::string watch_key = made.text("watch_key");
    for (const std::string& target : reads(table))
        EXPECT_EQ(person_.get(target, watch_key).status, 200) << target;
    EXPECT_EQ(person_.state(table, watch_key)["you"].as_array().size(), 0U);
    for (const std::string& command : commands()) {
        const std::string code = person_.command(table, watch_key, command).code();
        if (command.find("take") == std::string::npos)
            EXPECT_EQ(code, "wrong-key") << command;
        else
            EXPECT_EQ(code, "seat-taken");
    }
    Talker talker(port());
    talker.hear("hello");
    EXPECT_EQ(talker.watch(table, watch_key).at("type").as_string(), "watching");
    talker.say(R"({"type":"do","table":")" + table +
               R"(","request":"0123456789abcdef","do":"move","move":"e2"})");
    EXPECT_EQ(talker.hear("refused").at("error").at("code").as_string(), "wrong-key");
}

TEST_F(KeysOfTables, open_private_tables_and_nothing_else_does) {
    const HttpAnswer made = person_.make(
        R"({"game":"point","name":"Hidden","watch":"link","players":[{"kind":"me"},{"kind":"friend"}]})");
    const std::string table = made.text("table");
    for (const std::string& target : reads(table)) {
        const HttpAnswer answer = person_.get(target);
        EXPECT_EQ(answer.status, 401) << target;
        EXPECT_EQ(answer.code(), "key-needed") << target;
        EXPECT_THAT(answer.received.body, Not(HasSubstr("Hidden"))) << target;
        EXPECT_EQ(person_.get(target, stolen_key).code(), "wrong-key") << target;
    }
    EXPECT_EQ(person_.command(table, "", R"({"do":"take","player":1})").code(), "key-needed");
    for (const char* phase : {"waiting", "playing", "over"})
        EXPECT_THAT(person_.get(std::string("/api/v1/tables?phase=") + phase).received.body,
                    Not(HasSubstr(table)));
    Talker talker(port());
    talker.hear("hello");
    const json::object refused = talker.watch(table);
    EXPECT_EQ(refused.at("type").as_string(), "refused");
    EXPECT_EQ(refused.at("error").at("code").as_string(), "key-needed");
    EXPECT_EQ(talker.watch(table, stolen_key).at("error").at("code").as_string(), "wrong-key");
    EXPECT_EQ(person_.command(table, made.text("key"), R"({"do":"rename","name":"H2"})").status,
              200);
    talker.say(R"({"type":"ping"})");
    EXPECT_EQ(talker.hear().at("type").as_string(), "pong") << "nothing was told in between";

    EXPECT_EQ(person_.state(table, made.text("key")).status, 200);
    const std::string invitation(made["invitations"].at(1).as_string());
    EXPECT_EQ(person_.state(table, invitation).status, 200) << "who is invited may look first";
    const HttpAnswer taken = person_.command(
        table, "", R"({"do":"take","invitation":")" + invitation + R"(","name":"Bob"})");
    ASSERT_EQ(taken.status, 200);
    EXPECT_EQ(json::serialize(person_.state(table, taken.text("key"))["you"]), "[1]");
}

TEST_F(KeysOfTables, of_invitations_say_which_place_they_are_for) {
    const HttpAnswer made = person_.make(
        R"({"game":"superpion-2","name":"Ada","players":[{"kind":"me"},{"kind":"friend"}]})");
    const std::string table = made.text("table");
    const std::string invitation(made["invitations"].at(1).as_string());
    const HttpAnswer before = person_.state(table, invitation);
    EXPECT_EQ(before["invited"].as_int64(), 1);
    EXPECT_EQ(before["players"].at(1).at("taken").as_bool(), false);
    EXPECT_EQ(before["players"].at(1).at("seats").as_array().size(), 2U);
    EXPECT_TRUE(person_.state(table, made.text("key"))["invited"].is_null());
    EXPECT_TRUE(person_.state(table)["invited"].is_null());
    Talker talker(port());
    talker.hear("hello");
    EXPECT_EQ(talker.watch(table, invitation).at("state").at("invited").as_int64(), 1);

    const std::string take = R"({"do":"take","name":"Bob","invitation":")" + invitation + "\"}";
    EXPECT_EQ(person_.command(table, "", take).status, 200);
    const HttpAnswer again = person_.command(table, "", take);
    EXPECT_EQ(again.code(), "seat-taken");
    EXPECT_EQ(again["error"].at("message").as_string(),
              "This invitation was used already: its place is taken.");
    const HttpAnswer after = person_.state(table, invitation);
    EXPECT_EQ(after["invited"].as_int64(), 1);
    EXPECT_EQ(after["players"].at(1).at("taken").as_bool(), true);
}

TEST_F(KeysOfTables, never_come_back_in_what_others_see) {
    const HttpAnswer made = person_.make(for_anyone);
    const std::string table = made.text("table");
    const HttpAnswer taken = person_.command(table, "", R"({"do":"take","player":1})");
    for (const std::string& target : reads(table))
        for (const std::string& key : {made.text("key"), taken.text("key")})
            EXPECT_THAT(person_.get(target, key).received.body, Not(HasSubstr(key))) << target;
}

TEST_F(KeysOfTables, are_good_for_the_rematch_too) {
    const HttpAnswer made = person_.make(for_anyone);
    const std::string table = made.text("table");
    const std::string other = person_.command(table, "", R"({"do":"take","player":1})").text("key");
    person_.command(table, other, R"({"do":"resign"})");
    person_.command(table, other, R"({"do":"offer","what":"rematch"})");
    person_.command(table, made.text("key"), R"({"do":"accept","what":"rematch"})");
    HttpAnswer state = person_.state(table);
    while (state["rematch"].is_null()) state = person_.get(reads(table)[0]);
    const std::string next = state.text("rematch");
    EXPECT_EQ(json::serialize(person_.state(next, other)["you"]), "[0]");
    EXPECT_EQ(json::serialize(person_.state(next, made.text("key"))["you"]), "[1]");
    EXPECT_EQ(person_.state(next).text("from"), table);
    EXPECT_EQ(person_.move(next, other, "e2").status, 200);
}

}  // namespace
}  // namespace tablier::online
