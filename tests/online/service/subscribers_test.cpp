// Being told what happens.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class WatchingTables : public HallTest {};

TEST_F(WatchingTables, tells_everything_in_order_once_it_is_on_the_disk) {
    const MadeTable made = make_game();
    const auto one = make_ear();
    const auto other = make_ear();
    EXPECT_EQ(watch(made.table, made.key, one), "");
    EXPECT_EQ(watch(made.table, "", other), "");
    int answers = 0;
    for (const char* text : {"e2", "e8", "e3", "e7", "e4"})
        hall_->execute(
            CommandRequest{.table = made.table, .key = made.key, .command = online::PlayMove{text}},
            [&](const ApiResult<CommandResult>& done) {
                ++answers;
                ASSERT_TRUE(done);
                EXPECT_EQ(one->heard(), done->last) << "told before the answer";
            });
    EXPECT_EQ(one->heard(), 2) << "nothing is told before it is written";
    ASSERT_TRUE(loop_.run_until([&] { return answers == 5; }));
    EXPECT_EQ(one->types(), std::vector<std::string>(5, "moved"));
    EXPECT_EQ(other->types(), one->types());
    hall_->leave(made.table, *other);
    EXPECT_EQ(code_of(ask(made.table, made.key, online::Resign{0})), "");
    EXPECT_EQ(one->heard(), 9);
    EXPECT_EQ(other->heard(), 7) << "who leaves is told no more";
    hall_->leave(made.table, *one);
}

TEST_F(WatchingTables, while_something_is_written_begins_after_it) {
    const MadeTable made = make_game();
    const auto ear = make_ear();
    hall_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = online::PlayMove{"e2"}},
        [](const ApiResult<CommandResult>&) {});
    EXPECT_EQ(watch(made.table, "", ear), "");
    EXPECT_EQ(ear->heard(), 3) << "the state it began with has the move";
    EXPECT_EQ(ear->types().size(), 0U);
    hall_->leave(made.table, *ear);
}

TEST_F(WatchingTables, while_something_is_written_is_work_for_who_asked) {
    const MadeTable made = make_game();
    const auto visitor = net::ClientAddress::at("192.0.2.1").value();
    std::vector<net::ClientAddress> billed;
    hall_->set_usage_callback([&](const net::ClientAddress& one, auto begin, auto end) {
        EXPECT_LE(begin, end);
        billed.push_back(one);
    });
    int answers = 0;
    hall_->execute(
        CommandRequest{
            .table = made.table, .key = made.key, .command = online::PlayMove{.move = "e2"}},
        [&](const ApiResult<CommandResult>&) { ++answers; });
    hall_->look(made.table, {.visitor = visitor},
                [&](const ApiResult<TableSnapshot>&) { ++answers; });
    ASSERT_TRUE(loop_.run_until([&] { return answers == 2; }));
    EXPECT_EQ(billed, std::vector{visitor}) << "the first did not have to wait";
}

TEST_F(WatchingTables, shows_who_is_there) {
    const MadeTable made = make(new_table("quoridor", {me(), anyone()}));
    const auto player = make_ear();
    const auto stranger = make_ear();
    watch(made.table, made.key, player);
    watch(made.table, "", stranger);
    loop_.run();
    EXPECT_THAT(player->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"));
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"));
    hall_->leave(made.table, *player);
    loop_.run();
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"))
        << "not at once, who comes and goes all the time";
    loop_.pass(second);
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[false,false],\"watchers\":1"));
    loop_.pass(10 * second);
    const auto moment = make_ear();
    watch(made.table, made.key, moment);
    loop_.run();
    hall_->leave(made.table, *moment);
    loop_.run();
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false]"))
        << "who is gone for a moment may be back at once";
    loop_.pass(second);
    const auto again = make_ear();
    const auto twice = make_ear();
    watch(made.table, made.key, again);
    watch(made.table, made.key, twice);
    hall_->leave(made.table, *twice);
    loop_.pass(second);
    EXPECT_THAT(again->presence(), HasSubstr("\"players\":[true,false]")) << "one of two is left";
    for (const auto& ear : {again, stranger}) hall_->leave(made.table, *ear);
}

TEST_F(WatchingTables, by_link_is_for_those_who_have_it) {
    NewTable table = new_table("quoridor", {me(), me()});
    table.setup.watch = online::Watching::ByLink;
    const MadeTable made = make(table);
    const auto ear = make_ear();
    EXPECT_EQ(watch(made.table, "", ear), "key-needed");
    EXPECT_EQ(watch(made.table, std::string(43, 'x'), ear), "wrong-key");
    EXPECT_EQ(watch(made.table, make_game().key, ear), "wrong-key");
    move(made, "e2");
    EXPECT_EQ(ear->heard(), 0);
    EXPECT_EQ(watch(made.table, made.watch_key, ear), "");
    move(made, "e8");
    EXPECT_EQ(ear->types(), std::vector<std::string>{"moved"});
    hall_->leave(made.table, *ear);
}

TEST_F(WatchingTables, leaves_out_who_is_gone_meanwhile) {
    const MadeTable made = make_game();
    hall_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = online::PlayMove{"e2"}},
        [](const ApiResult<CommandResult>&) {});
    bool called = false;
    {
        const auto gone = make_ear();
        hall_->watch(made.table, {}, gone, [&](const ApiResult<TableSnapshot>&) { called = true; });
    }
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_FALSE(called);
    EXPECT_EQ(hall_->numbers().watchers, 0U);
}

TEST_F(WatchingTables, that_nobody_looks_at_leaves_the_memory_and_comes_back) {
    const MadeTable made = make_game();
    move(made, "e2");
    const std::string before = boost::json::serialize(state(made.table).at("entries"));
    const auto ear = make_ear();
    watch(made.table, "", ear);
    loop_.pass(10 * minute);
    EXPECT_EQ(hall_->numbers().rooms, 1U) << "somebody watches";
    hall_->leave(made.table, *ear);
    loop_.run();
    loop_.pass(30 * second);
    EXPECT_EQ(hall_->numbers().rooms, 1U) << "not at once";
    loop_.pass(10 * minute);
    EXPECT_EQ(hall_->numbers().rooms, 0U);
    EXPECT_EQ(boost::json::serialize(state(made.table).at("entries")), before);
    EXPECT_EQ(hall_->numbers().rooms, 1U);
    loop_.pass(10 * minute);
    EXPECT_EQ(move(made, "e8"), "");
}

TEST_F(WatchingTables, goes_on_where_the_table_has_left_the_memory) {
    const MadeTable made = make(new_table("quoridor", {me(), anyone()}, "30+0"));
    const auto taken = take(made.table, 1);
    const auto player = make_ear();
    const auto stranger = make_ear();
    watch(made.table, made.key, player);
    watch(made.table, "", stranger);
    loop_.pass(2 * minute);
    loop_.pass(2 * minute);
    EXPECT_EQ(hall_->numbers().tables_in_memory, 0U);
    EXPECT_EQ(hall_->numbers().watchers, 2U);
    hall_->leave(made.table, *player);
    loop_.pass(2 * second);
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[false,false],\"watchers\":1"));
    EXPECT_EQ(hall_->numbers().tables_in_memory, 0U) << "that needs no table";
    EXPECT_EQ(move(made, "e2"), "");
    EXPECT_EQ(stranger->types(), std::vector<std::string>{"moved"});
    loop_.pass(2 * minute);
    loop_.pass(2 * minute);
    EXPECT_EQ(hall_->numbers().tables_in_memory, 0U);
    loop_.pass(30 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return stranger->types().size() == 3; })) << "a flag";
    hall_->leave(made.table, *stranger);
}

TEST_F(WatchingTables, keeps_no_more_in_memory_than_there_may_be) {
    limits_.events_in_memory = 5;
    restart();
    for (int i = 0; i < 2; ++i) make_game();
    loop_.pass(6 * second);
    EXPECT_EQ(hall_->numbers().tables_in_memory, 2U);
    make_game();
    loop_.pass(6 * second);
    EXPECT_EQ(hall_->numbers().tables_in_memory, 0U);
}

TEST_F(WatchingTables, lists_those_where_anyone_may_sit_down) {
    NewTable listed = new_table("quoridor-4", {me(), anyone(), invited(), invited()});
    listed.setup.listed = true;
    const MadeTable made = make(listed);
    const auto waiting = [&] { return hall_->list(store::Phase::Waiting, 10).value().size(); };
    EXPECT_EQ(waiting(), 1U);
    const auto taken = take(made.table, 1);
    EXPECT_EQ(waiting(), 0U) << "friends are waited for";
    ask(made.table, taken->key, online::LeavePlace{});
    EXPECT_EQ(waiting(), 1U);
    const auto stored = store_->load(made.table).value();
    EXPECT_TRUE(check_table(*stored));
}

TEST_F(WatchingTables, lists_those_that_are_listed) {
    NewTable listed = new_table("quoridor", {me("Ada"), anyone()});
    listed.setup.listed = true;
    const MadeTable open = make(listed);
    make(new_table("quoridor", {me(), anyone()}));
    const auto ids = [&](store::Phase phase) {
        std::vector<std::string> all;
        const auto list = hall_->list(phase, 10).value();
        for (const auto& one : list) all.push_back(one.table);
        return all;
    };
    EXPECT_THAT(ids(store::Phase::Waiting), ElementsAre(open.table));
    take(open.table, 1);
    EXPECT_THAT(ids(store::Phase::Waiting), ElementsAre());
    EXPECT_THAT(ids(store::Phase::Playing), ElementsAre(open.table));
    ask(open.table, open.key, online::Resign{});
    EXPECT_THAT(ids(store::Phase::Over), ElementsAre(open.table));
}

}  // namespace
}  // namespace tablier::online
