// The API over WebSockets.
#include "online/api/served_tables.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;

class SocketsOfTables : public RunningTables {
  protected:
    static std::string doing(const std::string& table, const std::string& request,
                             const std::string& more) {
        return R"({"type":"do","table":")" + table + R"(","request":")" + request + "\"," + more +
               "}";
    }
    static std::string code(const json::object& message) {
        return message.contains("error") ? std::string(message.at("error").at("code").as_string())
                                         : "";
    }

    Caller person_ = caller();
    const std::string name_ = "0123456789abcdef";
};

TEST_F(SocketsOfTables, play_a_game) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    Talker talker = this->talker();
    const json::object hello = talker.hear();
    EXPECT_EQ(hello.at("type").as_string(), "hello");
    EXPECT_GT(hello.at("now").as_int64(), 1'500'000'000'000);
    const json::object watching = talker.watch(table, made.text("key"));
    EXPECT_EQ(watching.at("type").as_string(), "watching");
    EXPECT_EQ(watching.at("event").as_int64(), 2);
    EXPECT_EQ(json::serialize(watching.at("you")), "[0,1]");
    EXPECT_EQ(watching.at("state").at("phase").as_string(), "playing");

    talker.say(doing(table, name_, R"("do":"move","move":"e2","at":0)"));
    const json::object told = talker.hear("events");
    EXPECT_EQ(told.at("events").at(0).at("move").as_string(), "e2");
    const json::object done = talker.hear("done");
    EXPECT_EQ(done.at("request").as_string(), name_);
    EXPECT_EQ(done.at("table").as_string(), table);
    EXPECT_EQ(json::serialize(done.at("events")), "[3,3]");

    talker.say(doing(table, name_, R"("do":"move","move":"e2","at":0)"));
    EXPECT_EQ(json::serialize(talker.hear("done").at("events")), "[3,3]") << "not done again";
    talker.say(doing(table, name_ + "2", R"("do":"move","move":"e5")"));
    const json::object refused = talker.hear("refused");
    EXPECT_EQ(refused.at("request").as_string(), name_ + "2");
    EXPECT_EQ(code(refused), "illegal-move");
    EXPECT_EQ(person_.state(table)["event"].as_int64(), 3);
}

TEST_F(SocketsOfTables, show_who_is_there) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    Talker one = talker();
    Talker other = talker();
    one.hear("hello");
    one.watch(table, made.text("key"));
    EXPECT_EQ(json::serialize(one.hear("presence").at("players")), "[true,true]");
    other.hear("hello");
    other.watch(table);
    EXPECT_EQ(one.hear("presence").at("watchers").as_int64(), 1);
    EXPECT_EQ(person_.state(table)["presence"].at("watchers").as_int64(), 1);
    {
        Talker third = talker();
        third.hear("hello");
        third.watch(table);
        EXPECT_EQ(one.hear("presence").at("watchers").as_int64(), 2);
    }
    EXPECT_EQ(one.hear("presence").at("watchers").as_int64(), 1) << "hanging up is leaving";
    other.say(R"({"type":"unwatch","table":")" + table + "\"}");
    EXPECT_EQ(one.hear("presence").at("watchers").as_int64(), 0);
}

TEST_F(SocketsOfTables, of_one_player_are_both_told) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    Talker phone = talker();
    Talker desk = talker();
    for (Talker* device : {&phone, &desk}) {
        device->hear("hello");
        device->watch(table, made.text("key"));
    }
    phone.say(doing(table, name_, R"("do":"move","move":"e2")"));
    for (Talker* device : {&phone, &desk})
        EXPECT_EQ(device->hear("events").at("events").at(0).at("move").as_string(), "e2");
    desk.say(doing(table, name_ + "2", R"("do":"move","move":"e8")"));
    for (Talker* device : {&phone, &desk})
        EXPECT_EQ(device->hear("events").at("events").at(0).at("move").as_string(), "e8");
}

TEST_F(SocketsOfTables, that_come_back_get_what_they_missed) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    for (const char* move : {"e2", "e8", "e3"}) person_.move(table, made.text("key"), move);
    Talker talker = this->talker();
    talker.hear("hello");
    const auto after = [&](const std::string& number) {
        talker.say(R"({"type":"watch","table":")" + table + R"(","after":)" + number + "}");
        return talker.hear("watching");
    };
    const json::object missed = after("3");
    EXPECT_FALSE(missed.contains("state"));
    EXPECT_EQ(missed.at("events").as_array().size(), 2U);
    EXPECT_EQ(missed.at("events").at(0).at("n").as_int64(), 4);
    EXPECT_EQ(after("5").at("events").as_array().size(), 0U);
    EXPECT_EQ(after("0").at("events").as_array().size(), 5U);
    EXPECT_TRUE(after("17").contains("state")) << "a number that this table has not reached";
    talker.say(R"({"type":"watch","table":")" + table + R"(","after":-1})");
    EXPECT_EQ(code(talker.hear("refused")), "bad-field");
}

TEST_F(SocketsOfTables, watch_several_tables) {
    Talker talker = this->talker();
    talker.hear("hello");
    std::vector<HttpAnswer> made;
    for (int i = 0; i < 3; ++i) {
        made.push_back(person_.make(both_mine));
        talker.watch(made.back().text("table"), made.back().text("key"));
        talker.hear("presence");
    }
    std::vector<std::string> told;
    for (const std::size_t i : {2, 0, 1}) {
        talker.say(doing(made[i].text("table"), name_, R"("do":"move","move":"e2")"));
        told.emplace_back(talker.hear("events").at("table").as_string());
        talker.hear("done");
    }
    EXPECT_THAT(told,
                ElementsAre(made[2].text("table"), made[0].text("table"), made[1].text("table")));
    talker.say(R"({"type":"unwatch","table":")" + made[1].text("table") + "\"}");
    talker.say(doing(made[1].text("table"), name_ + "2", R"("do":"move","move":"e8")"));
    EXPECT_EQ(code(talker.hear()), "key-needed") << "the key went with the watching";
}

TEST_F(SocketsOfTables, may_think_better_of_it_before_they_are_answered) {
    const HttpAnswer made = person_.make(both_mine);
    const std::string table = made.text("table");
    Talker talker = this->talker();
    talker.hear("hello");
    // While the move is written, the watching waits.
    talker.say(doing(table, name_, R"("do":"move","move":"e2","key":")" + made.text("key") + "\""));
    talker.say(R"({"type":"watch","table":")" + table + "\"}");
    talker.say(R"({"type":"unwatch","table":")" + table + "\"}");
    talker.hear("done");
    EXPECT_EQ(person_.move(table, made.text("key"), "e8").status, 200);
    talker.say(R"({"type":"ping"})");
    for (json::object heard = talker.hear(); heard.at("type").as_string() != "pong";
         heard = talker.hear())
        EXPECT_NE(heard.at("type").as_string(), "events") << "nothing is told any more";
    EXPECT_EQ(person_.state(table)["presence"].at("watchers").as_int64(), 0);
}

TEST_F(SocketsOfTables, take_places) {
    const std::string table = person_.make(for_anyone).text("table");
    Talker talker = this->talker();
    talker.hear("hello");
    EXPECT_EQ(json::serialize(talker.watch(table).at("you")), "[]");
    talker.say(doing(table, name_, R"("do":"take","player":1,"name":"Bob")"));
    const json::object events = talker.hear("events");
    EXPECT_EQ(events.at("events").at(0).at("name").as_string(), "Bob");
    EXPECT_EQ(events.at("events").at(1).at("type").as_string(), "started");
    const std::string key(talker.hear("done").at("key").as_string());
    EXPECT_EQ(json::serialize(person_.state(table, key)["you"]), "[1]");
    EXPECT_EQ(json::serialize(talker.hear("presence").at("players")), "[false,true]")
        << "there as a player now";
    talker.say(doing(table, name_ + "2", R"("do":"resign")"));
    EXPECT_EQ(talker.hear("events").at("events").at(0).at("type").as_string(), "left")
        << "without showing the key";
}

TEST_F(SocketsOfTables, take_a_place_get_up_and_take_it_again) {
    const std::string table = person_.make(for_four).text("table");
    Talker other = talker();
    other.hear("hello");
    other.watch(table);
    Talker talker = this->talker();
    talker.hear("hello");
    talker.watch(table);
    const std::string take = doing(table, name_, R"("do":"take","player":1,"name":"Bob")");
    talker.say(take);
    const json::object first = talker.hear("done");
    talker.say(take);
    const json::object again = talker.hear("done");
    EXPECT_EQ(again.at("key").as_string(), first.at("key").as_string()) << "not done again";
    EXPECT_EQ(json::serialize(again.at("events")), json::serialize(first.at("events")));

    talker.say(doing(table, name_ + "2", R"("do":"leave")"));
    talker.hear("done");
    talker.say(doing(table, name_ + "3", R"("do":"take","player":1,"name":"Bob")"));
    const json::object callback = talker.hear("done");
    EXPECT_FALSE(callback.empty());
    EXPECT_EQ(
        json::serialize(person_.state(table, std::string(callback.at("key").as_string()))["you"]),
        "[1]");
}

TEST_F(SocketsOfTables, see_who_has_got_up_as_gone) {
    const std::string table = person_.make(for_four).text("table");
    Talker talker = this->talker();
    talker.hear("hello");
    talker.watch(table);
    talker.say(doing(table, name_, R"("do":"take","player":1,"name":"Bob")"));
    const std::string key(talker.hear("done").at("key").as_string());
    Talker desk = this->talker();
    desk.hear("hello");
    const json::object watching = desk.watch(table, key);
    EXPECT_EQ(json::serialize(watching.at("presence").at("players")), "[false,true,false,false]");
    EXPECT_FALSE(watching.at("owner").as_bool());
    talker.say(doing(table, name_ + "2", R"("do":"leave")"));
    EXPECT_EQ(json::serialize(desk.hear("presence").at("players")), "[false,false,false,false]");
}

TEST_F(SocketsOfTables, that_need_a_key_end_with_the_place) {
    const HttpAnswer made = person_.make(
        R"({"game":"quoridor-4","watch":"link","players":[{"kind":"me"},{"kind":"anyone"},{"kind":"anyone"},{"kind":"anyone"}]})");
    const std::string table = made.text("table");
    Talker talker = this->talker();
    talker.hear("hello");
    talker.watch(table, made.text("watch_key"));
    talker.say(doing(table, name_, R"("do":"take","player":1,"name":"Bob")"));
    talker.hear("done");
    talker.say(doing(table, name_ + "2", R"("do":"leave")"));
    talker.hear("done");
    EXPECT_EQ(person_.command(table, made.text("key"), R"({"do":"rename","name":"Eve"})").status,
              200);
    talker.say(R"({"type":"ping"})");
    for (json::object heard = talker.hear(); heard.at("type").as_string() != "pong";
         heard = talker.hear())
        EXPECT_NE(heard.at("type").as_string(), "events") << "told to somebody without a key";
}

TEST_F(SocketsOfTables, that_need_a_key_end_with_a_place_that_is_given_up_elsewhere) {
    const HttpAnswer made = person_.make(
        R"({"game":"quoridor-4","watch":"link","players":[{"kind":"me"},{"kind":"friend"},{"kind":"anyone"},{"kind":"anyone"}]})");
    const std::string table = made.text("table");
    const std::string invitation(made["invitations"].at(1).as_string());
    const HttpAnswer taken = person_.command(
        table, "", R"({"do":"take","name":"Bob","invitation":")" + invitation + R"("})");
    Talker talker = this->talker();
    talker.hear("hello");
    talker.watch(table, taken.text("key"));
    EXPECT_EQ(person_.command(table, taken.text("key"), R"({"do":"leave"})").status, 200);
    EXPECT_EQ(talker.hear("unwatched").at("table").as_string(), table);
    EXPECT_EQ(person_.command(table, made.text("key"), R"({"do":"rename","name":"Eve"})").status,
              200);
    talker.say(R"({"type":"ping"})");
    for (json::object heard = talker.hear(); heard.at("type").as_string() != "pong";
         heard = talker.hear())
        EXPECT_NE(heard.at("type").as_string(), "events") << "told to somebody without a key";
}

TEST_F(SocketsOfTables, act_with_a_key_in_the_message) {
    const HttpAnswer made = person_.make(both_mine);
    Talker talker = this->talker();
    talker.hear("hello");
    talker.say(doing(made.text("table"), name_,
                     R"("do":"move","move":"e2","key":")" + made.text("key") + "\""));
    EXPECT_EQ(talker.hear().at("type").as_string(), "done");
    talker.say(doing(made.text("table"), name_ + "2",
                     R"("do":"move","move":"e8","key":")" + stolen_key + "\""));
    EXPECT_EQ(code(talker.hear()), "wrong-key");
}

TEST_F(SocketsOfTables, refuse_what_makes_no_sense) {
    const std::string table = person_.make(both_mine).text("table");
    Talker talker = this->talker();
    talker.hear("hello");
    const std::pair<std::string, const char*> cases[] = {
        {"nonsense", "bad-json"},
        {"", "bad-json"},
        {"[]", "bad-json"},
        {R"({"type":[[[[[[[[[[1]]]]]]]]]]})", "bad-json"},
        {"{}", "bad-field"},
        {R"({"type":7})", "bad-field"},
        {R"({"type":"dance"})", "unknown-command"},
        {R"({"type":"watch"})", "bad-field"},
        {R"({"type":"watch","table":7})", "bad-field"},
        {R"({"type":"watch","table":"nonsense"})", "no-such-table"},
        {R"({"type":"watch","table":"AAAAAAAAAAAA"})", "no-such-table"},
        {R"({"type":"watch","table":")" + table + R"(","key":"x"})", "wrong-key"},
        {R"({"type":"watch","table":")" + table + R"(","after":"x"})", "bad-field"},
        {R"({"type":"unwatch"})", "bad-field"},
        {R"({"type":"do","table":")" + table + R"(","do":"resign"})", "bad-field"},
        {doing(table, "short", R"("do":"resign")"), "bad-request-name"},
        {doing(table, name_, R"("do":"dance")"), "unknown-command"},
        {doing(table, name_, R"("do":"resign")"), "key-needed"},
        {doing("AAAAAAAAAAAA", name_, R"("do":"resign","key":"x")"), "no-such-table"},
    };
    for (const auto& [message, expected] : cases) {
        talker.say(message);
        EXPECT_EQ(code(talker.hear("refused")), expected) << message;
    }
    talker.say(R"({"type":"ping","more":true})");
    EXPECT_EQ(talker.hear().at("type").as_string(), "pong");
}

TEST_F(SocketsOfTables, that_send_too_much_at_once_are_closed) {
    Talker talker = this->talker();
    talker.say("\"" + std::string(20'000, 'x') + "\"");
    EXPECT_EQ(talker.close_code(), 1009);
}

TEST_F(SocketsOfTables, watch_at_most_200_tables) {
    Talker talker = this->talker();
    talker.hear("hello");
    std::string refused;
    for (int i = 0; i < 201 && refused.empty(); ++i) {
        talker.say(R"({"type":"watch","table":")" + person_.make(both_mine).text("table") + "\"}");
        for (json::object heard = talker.hear();; heard = talker.hear()) {
            ASSERT_FALSE(heard.empty());
            refused = code(heard);
            if (heard.at("type").as_string() != "presence") break;
        }
        EXPECT_EQ(refused.empty(), i < 200) << i;
    }
    EXPECT_EQ(refused, "too-many-watched");
}

}  // namespace
}  // namespace tablier::online
