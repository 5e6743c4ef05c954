// Restart of the server after a shutdown and after a crash.
#include <csignal>
#include <thread>

#include "online/api/served_tables.h"

namespace tablier::online {
namespace {

class RestartedServer : public RunningTables {};

TEST_F(RestartedServer, has_every_move_that_was_acknowledged) {
    const HttpAnswer made = caller().make(both_mine);
    const std::string table = made.text("table");
    std::size_t acknowledged = 0;
    for (int round = 0; round < 3; ++round) {
        // It is killed while moves are coming in, at any moment.
        std::thread killer([this, round] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30 + 17 * round));
            server_->send_signal(SIGKILL);
        });
        Caller person = caller();
        for (int i = 0; i < 10'000; ++i) {
            const char* moves[] = {"e2", "e8", "e1", "e9", "d1", "d9", "e1", "e9"};
            const HttpAnswer answer =
                person.move(table, made.text("key"), moves[acknowledged % std::size(moves)]);
            if (answer.status == 0) break;
            if (answer.status == 200) ++acknowledged;
            if (answer.code() == "game-over") break;
            ASSERT_TRUE(answer.status == 200 || answer.code() == "game-over")
                << answer.received.body;
        }
        killer.join();
        EXPECT_EQ(server_->wait(), -1);
        start();
        const std::size_t there = caller().state(table)["entries"].as_array().size();
        EXPECT_GE(there, acknowledged);
        EXPECT_LE(there, acknowledged + 1) << "the last may have been on its way";
        acknowledged = there;
    }
    EXPECT_GT(acknowledged, 0U);
}

TEST_F(RestartedServer, gives_the_same_answer_to_what_is_sent_again) {
    const std::string body =
        R"({"game":"quoridor","request":"0123456789abcdef","players":[{"kind":"me"},{"kind":"anyone"}]})";
    const HttpAnswer made = caller().make(body);
    const char* take = R"({"do":"take","player":1,"request":"0123456789abcdef"})";
    const HttpAnswer taken = caller().command(made.text("table"), "", take);
    server_->send_signal(SIGKILL);
    server_->wait();
    start();
    const HttpAnswer again = caller().make(body);
    EXPECT_EQ(again.status, 201);
    for (const char* field : {"table", "key"}) EXPECT_EQ(again.text(field), made.text(field));
    EXPECT_EQ(caller().command(made.text("table"), "", take).body, taken.body);
    EXPECT_EQ(caller().move(made.text("table"), made.text("key"), "e2").status, 200);
    EXPECT_EQ(caller().move(made.text("table"), taken.text("key"), "e8").status, 200);
}

TEST_F(RestartedServer, tells_its_clients_before_it_stops) {
    const HttpAnswer made = caller().make(both_mine);
    Talker talker = this->talker();
    talker.hear("hello");
    talker.watch(made.text("table"), made.text("key"));
    net::Client waiting(port());
    waiting.send("GET /api/v1/tables/" + made.text("table") +
                 "/events?after=2&wait=25 HTTP/1.1\r\nHost: localhost\r\n\r\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const auto begin = std::chrono::steady_clock::now();
    server_->send_signal(SIGTERM);
    EXPECT_EQ(talker.hear("stopping").at("type").as_string(), "stopping");
    EXPECT_EQ(talker.close_code(), 1001);
    EXPECT_EQ(waiting.receive().body, R"({"events":[]})") << "nobody is left waiting";
    EXPECT_EQ(server_->wait(), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST_F(RestartedServer, says_when_its_disk_is_full_and_goes_on_afterwards) {
    Caller person = caller();
    const HttpAnswer made = person.make(both_mine);
    const std::string table = made.text("table");
    server_->set_disk_full(true);
    for (const HttpAnswer& answer :
         {person.move(table, made.text("key"), "e2"), person.make(both_mine)}) {
        EXPECT_EQ(answer.status, 503);
        EXPECT_EQ(answer.code(), "storage");
    }
    EXPECT_EQ(person.state(table)["entries"].as_array().size(), 0U);
    EXPECT_EQ(person.get("/health").status, 503);
    server_->set_disk_full(false);
    EXPECT_EQ(person.move(table, made.text("key"), "e2").status, 200);
    EXPECT_EQ(person.get("/health").status, 200);
}

TEST_F(RestartedServer, does_not_share_its_folder) {
    const ServerProcess second(web_.path(), data_.path() / "data", "2>/dev/null");
    EXPECT_EQ(second.port(), 0);
    EXPECT_EQ(caller().make(both_mine).status, 201);
}

}  // namespace
}  // namespace tablier::online
