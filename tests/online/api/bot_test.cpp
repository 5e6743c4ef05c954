// The example bot plays whole games on a real server.
#include <cstdio>
#include <thread>

#include "online/api/served_tables.h"

namespace tablier::online {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

class Bot : public RunningTables {
  protected:
    std::string address() const { return "http://localhost:" + std::to_string(port()); }

    /// Its output and its exit status.
    static std::string run(const std::string& arguments) {
        const std::string command =
            "timeout 120 python3 '" TABLIER_EXAMPLES "/bot.py' " + arguments + " 2>&1";
        std::FILE* pipe = popen(command.c_str(), "r");
        if (pipe == nullptr) return "no pipe";
        std::string said;
        char block[4096];
        for (std::size_t got = 0; (got = std::fread(block, 1, sizeof block, pipe)) > 0;)
            said.append(block, got);
        const int status = pclose(pipe);
        return said + "exit " + std::to_string(WEXITSTATUS(status)) + "\n";
    }
    /// Waits until the bot has sat down; false if it does not come.
    static bool game_begins(Caller& person, const std::string& table) {
        for (int tries = 0; tries < 12; ++tries) {
            const HttpAnswer state = person.state(table);
            if (state.status != 200 || state.text("phase") == "playing") return state.status == 200;
            person.get("/api/v1/tables/" + table + "/events?after=1&wait=5");
        }
        return false;
    }
    std::string make(const std::string& game, const std::string& seats,
                     const std::string& further = "") {
        return run("--server " + address() + " --game " + game + " --seats " + seats +
                   " --seed 7 " + further);
    }
};

TEST_F(Bot, says_what_it_can_do) {
    EXPECT_THAT(run("--help"), testing::AllOf(HasSubstr("--join"), HasSubstr("exit 0")));
    EXPECT_THAT(run("--join nonsense"), testing::AllOf(HasSubstr("no link"), HasSubstr("exit 1")));
}

TEST_F(Bot, plays_games_of_several_variants_to_their_end) {
    EXPECT_THAT(make("quoridor:size=5,walls=0", "me,engine:1"), ContainsRegex("over: .*exit 0"));
    EXPECT_THAT(make("quoridor:size=3,walls=1", "me,me"), ContainsRegex("over: .*exit 0"));
    EXPECT_THAT(make("quoridor:size=3,walls=1", "me,engine:1", "--lots"),
                ContainsRegex("over: .*exit 0"));
    const std::pair<const char*, const char*> games[] = {{"point-3", "me,engine:1,me"},
                                                         {"superpion-2", "me,me"},
                                                         {"intercept-teams", "me,me,engine:1,me"},
                                                         {"point", "engine:1,me"}};
    for (const auto& [game, seats] : games)
        EXPECT_THAT(make(game, seats, "--moves 12"),
                    testing::AllOf(HasSubstr("over: "), HasSubstr("exit 0")))
            << game;
}

TEST_F(Bot, sits_down_where_it_is_invited_and_where_anyone_may) {
    Caller person = caller();
    const HttpAnswer open = person.make(for_anyone);
    const HttpAnswer friends =
        person.make(R"({"game":"quoridor","players":[{"kind":"friend"},{"kind":"me"}]})");
    std::string at_open;
    std::jthread first([&] {
        at_open = run("--server " + address() + " --table " + open.text("table") + " --name Rita");
    });
    std::string at_friends;
    std::jthread second([&] {
        at_friends =
            run("--join '" + address() + "/t/" + friends.text("table") +
                "#i=" + std::string(friends["invitations"].at(0).as_string()) + "' --policy first");
    });
    for (const HttpAnswer* made : {&open, &friends})
        ASSERT_TRUE(game_begins(person, made->text("table")));
    EXPECT_EQ(person.state(open.text("table"))["players"].at(1).at("name").as_string(), "Rita");
    EXPECT_EQ(person.move(open.text("table"), open.text("key"), "e2").status, 200);
    for (const HttpAnswer* made : {&open, &friends}) {
        const std::string path = "/api/v1/tables/" + made->text("table");
        for (int tries = 0; tries < 10; ++tries) {
            const HttpAnswer state = person.state(made->text("table"));
            if (state["entries"].as_array().size() > (made == &open ? 1U : 0U)) break;
            person.get(path + "/events?wait=5&after=" + std::to_string(state["event"].as_int64()));
        }
        EXPECT_EQ(
            person.command(made->text("table"), made->text("key"), R"({"do":"resign"})").status,
            200);
    }
    first.join();
    second.join();
    EXPECT_THAT(at_open, HasSubstr("over: N (resignation)"));
    EXPECT_THAT(at_friends, HasSubstr("over: S (resignation)"));
    EXPECT_THAT(run("--server " + address() + " --table " + open.text("table")),
                HasSubstr("no free place"));
}

TEST_F(Bot, goes_on_when_the_server_comes_back) {
    Caller person = caller();
    const HttpAnswer made = person.make(for_anyone);
    std::string said;
    const std::uint16_t same_port = port();
    const std::string arguments = "--server " + address() + " --table " + made.text("table");
    std::jthread player([&] { said = run(arguments); });
    ASSERT_TRUE(game_begins(person, made.text("table")));
    start("--port " + std::to_string(same_port));
    EXPECT_EQ(port(), same_port);
    Caller again = caller();
    EXPECT_EQ(again.move(made.text("table"), made.text("key"), "e2").status, 200);
    const std::string path = "/api/v1/tables/" + made.text("table");
    EXPECT_EQ(again.get(path + "/events?after=4&wait=25")["events"].as_array().size(), 1U);
    again.command(made.text("table"), made.text("key"), R"({"do":"resign"})");
    player.join();
    EXPECT_THAT(said, HasSubstr("over: N (resignation)"));
}

}  // namespace
}  // namespace tablier::online
