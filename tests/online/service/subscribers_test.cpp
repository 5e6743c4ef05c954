// Subscribers: events and presence.
#include "online/service/service_fixture.h"
#include "online/service/stored_table.h"

namespace tablier::online {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class WatchingTables : public TableServiceTest {};

TEST_F(WatchingTables, tells_everything_in_order_once_it_is_on_the_disk) {
    const CreatedTable made = make_game();
    const auto one = make_subscriber();
    const auto other = make_subscriber();
    EXPECT_EQ(watch(made.table, made.key, one), "");
    EXPECT_EQ(watch(made.table, "", other), "");
    int answers = 0;
    for (const char* text : {"e2", "e8", "e3", "e7", "e4"})
        service_->execute(
            CommandRequest{.table = made.table, .key = made.key, .command = PlayMove{text}},
            [&](const ApiResult<CommandResult>& done) {
                ++answers;
                ASSERT_TRUE(done);
                EXPECT_EQ(one->heard(), done->last) << "told before the answer";
            });
    EXPECT_EQ(one->heard(), 2) << "nothing is told before it is written";
    ASSERT_TRUE(loop_.run_until([&] { return answers == 5; }));
    EXPECT_EQ(one->types(), std::vector<std::string>(5, "moved"));
    EXPECT_EQ(other->types(), one->types());
    service_->unsubscribe(made.table, *other);
    EXPECT_EQ(code_of(ask(made.table, made.key, Resign{0})), "");
    EXPECT_EQ(one->heard(), 9);
    EXPECT_EQ(other->heard(), 7) << "who leaves is told no more";
    service_->unsubscribe(made.table, *one);
}

TEST_F(WatchingTables, while_something_is_written_begins_after_it) {
    const CreatedTable made = make_game();
    const auto subscriber = make_subscriber();
    service_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = PlayMove{"e2"}},
        [](const ApiResult<CommandResult>&) {});
    EXPECT_EQ(watch(made.table, "", subscriber), "");
    EXPECT_EQ(subscriber->heard(), 3) << "the state it began with has the move";
    EXPECT_EQ(subscriber->types().size(), 0U);
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(WatchingTables, while_something_is_written_is_work_for_who_asked) {
    const CreatedTable made = make_game();
    const auto client = net::ClientAddress::parse("192.0.2.1").value();
    std::vector<net::ClientAddress> billed;
    service_->set_usage_callback([&](const net::ClientAddress& one, auto begin, auto end) {
        EXPECT_LE(begin, end);
        billed.push_back(one);
    });
    int answers = 0;
    service_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = PlayMove{.move = "e2"}},
        [&](const ApiResult<CommandResult>&) { ++answers; });
    service_->view(made.table, {.client = client},
                   [&](const ApiResult<TableSnapshot>&) { ++answers; });
    ASSERT_TRUE(loop_.run_until([&] { return answers == 2; }));
    EXPECT_EQ(billed, std::vector{client}) << "the first did not have to wait";
}

TEST_F(WatchingTables, shows_who_is_there) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}));
    const auto player = make_subscriber();
    const auto stranger = make_subscriber();
    watch(made.table, made.key, player);
    watch(made.table, "", stranger);
    loop_.run();
    EXPECT_THAT(player->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"));
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"));
    service_->unsubscribe(made.table, *player);
    loop_.run();
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false],\"watchers\":1"))
        << "not at once, who comes and goes all the time";
    loop_.pass(second);
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[false,false],\"watchers\":1"));
    loop_.pass(10 * second);
    const auto moment = make_subscriber();
    watch(made.table, made.key, moment);
    loop_.run();
    service_->unsubscribe(made.table, *moment);
    loop_.run();
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[true,false]"))
        << "who is gone for a moment may be back at once";
    loop_.pass(second);
    const auto again = make_subscriber();
    const auto twice = make_subscriber();
    watch(made.table, made.key, again);
    watch(made.table, made.key, twice);
    service_->unsubscribe(made.table, *twice);
    loop_.pass(second);
    EXPECT_THAT(again->presence(), HasSubstr("\"players\":[true,false]")) << "one of two is left";
    for (const auto& subscriber : {again, stranger}) service_->unsubscribe(made.table, *subscriber);
}

TEST_F(WatchingTables, by_link_is_for_those_who_have_it) {
    NewTable table = new_table("quoridor", {me(), me()});
    table.setup.watch = Watching::ByLink;
    const CreatedTable made = make(table);
    const auto subscriber = make_subscriber();
    EXPECT_EQ(watch(made.table, "", subscriber), "key-needed");
    EXPECT_EQ(watch(made.table, std::string(43, 'x'), subscriber), "wrong-key");
    EXPECT_EQ(watch(made.table, make_game().key, subscriber), "wrong-key");
    move(made, "e2");
    EXPECT_EQ(subscriber->heard(), 0);
    EXPECT_EQ(watch(made.table, made.watch_key, subscriber), "");
    move(made, "e8");
    EXPECT_EQ(subscriber->types(), std::vector<std::string>{"moved"});
    service_->unsubscribe(made.table, *subscriber);
}

TEST_F(WatchingTables, leaves_out_who_is_gone_meanwhile) {
    const CreatedTable made = make_game();
    service_->execute(
        CommandRequest{.table = made.table, .key = made.key, .command = PlayMove{"e2"}},
        [](const ApiResult<CommandResult>&) {});
    bool called = false;
    {
        const auto gone = make_subscriber();
        service_->subscribe(made.table, {}, gone,
                            [&](const ApiResult<TableSnapshot>&) { called = true; });
    }
    EXPECT_EQ(move(made, "e8"), "");
    EXPECT_FALSE(called);
    EXPECT_EQ(service_->statistics().subscribers, 0U);
}

TEST_F(WatchingTables, that_nobody_looks_at_leaves_the_memory_and_comes_back) {
    const CreatedTable made = make_game();
    move(made, "e2");
    const std::string before = boost::json::serialize(state(made.table).at("entries"));
    const auto subscriber = make_subscriber();
    watch(made.table, "", subscriber);
    loop_.pass(10 * minute);
    EXPECT_EQ(service_->statistics().cached_tables, 1U) << "somebody watches";
    service_->unsubscribe(made.table, *subscriber);
    loop_.run();
    loop_.pass(30 * second);
    EXPECT_EQ(service_->statistics().cached_tables, 1U) << "not at once";
    loop_.pass(10 * minute);
    EXPECT_EQ(service_->statistics().cached_tables, 0U);
    EXPECT_EQ(boost::json::serialize(state(made.table).at("entries")), before);
    EXPECT_EQ(service_->statistics().cached_tables, 1U);
    loop_.pass(10 * minute);
    EXPECT_EQ(move(made, "e8"), "");
}

TEST_F(WatchingTables, goes_on_where_the_table_has_left_the_memory) {
    const CreatedTable made = make(new_table("quoridor", {me(), anyone()}, "30+0"));
    const auto taken = take(made.table, 1);
    const auto player = make_subscriber();
    const auto stranger = make_subscriber();
    watch(made.table, made.key, player);
    watch(made.table, "", stranger);
    loop_.pass(2 * minute);
    loop_.pass(2 * minute);
    EXPECT_EQ(service_->statistics().tables_in_memory, 0U);
    EXPECT_EQ(service_->statistics().subscribers, 2U);
    service_->unsubscribe(made.table, *player);
    loop_.pass(2 * second);
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[false,false],\"watchers\":1"));
    EXPECT_EQ(service_->statistics().tables_in_memory, 0U) << "that needs no table";
    EXPECT_EQ(move(made, "e2"), "");
    EXPECT_EQ(stranger->types(), std::vector<std::string>{"moved"});
    loop_.pass(2 * minute);
    loop_.pass(2 * minute);
    EXPECT_EQ(service_->statistics().tables_in_memory, 0U);
    loop_.pass(30 * minute);
    ASSERT_TRUE(loop_.run_until([&] { return stranger->types().size() == 3; })) << "a flag";
    service_->unsubscribe(made.table, *stranger);
}

TEST_F(WatchingTables, keeps_no_more_in_memory_than_there_may_be) {
    limits_.events_in_memory = 5;
    restart();
    for (int i = 0; i < 2; ++i) make_game();
    loop_.pass(6 * second);
    EXPECT_EQ(service_->statistics().tables_in_memory, 2U);
    make_game();
    loop_.pass(6 * second);
    EXPECT_EQ(service_->statistics().tables_in_memory, 0U);
}

TEST_F(WatchingTables, lists_those_where_anyone_may_sit_down) {
    NewTable listed = new_table("quoridor-4", {me(), anyone(), invited(), invited()});
    listed.setup.listed = true;
    const CreatedTable made = make(listed);
    const auto waiting = [&] { return service_->list(store::Phase::Waiting, 10).value().size(); };
    EXPECT_EQ(waiting(), 1U);
    const auto taken = take(made.table, 1);
    EXPECT_EQ(waiting(), 0U) << "friends are waited for";
    ask(made.table, taken->key, LeavePlace{});
    EXPECT_EQ(waiting(), 1U);
    const auto stored = store_->load(made.table).value();
    EXPECT_TRUE(check_table(*stored));
}

TEST_F(WatchingTables, lists_those_that_are_listed) {
    NewTable listed = new_table("quoridor", {me("Ada"), anyone()});
    listed.setup.listed = true;
    const CreatedTable open = make(listed);
    make(new_table("quoridor", {me(), anyone()}));
    const auto ids = [&](store::Phase phase) {
        std::vector<std::string> all;
        const auto list = service_->list(phase, 10).value();
        for (const auto& one : list) all.push_back(one.table);
        return all;
    };
    EXPECT_THAT(ids(store::Phase::Waiting), ElementsAre(open.table));
    take(open.table, 1);
    EXPECT_THAT(ids(store::Phase::Waiting), ElementsAre());
    EXPECT_THAT(ids(store::Phase::Playing), ElementsAre(open.table));
    ask(open.table, open.key, Resign{});
    EXPECT_THAT(ids(store::Phase::Over), ElementsAre(open.table));
}

}  // namespace
}  // namespace tablier::online
