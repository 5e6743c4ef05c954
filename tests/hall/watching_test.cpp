// Being told what happens.
#include "hall/hall_fixture.h"

namespace tablier::hall {
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
        hall_->execute(Ask{.table = made.table, .key = made.key, .command = tables::PlayMove{text}},
                       [&](const OrRefused<Done>& done) {
                           ++answers;
                           ASSERT_TRUE(done);
                           EXPECT_EQ(one->heard(), done->last) << "told before the answer";
                       });
    EXPECT_EQ(one->heard(), 2) << "nothing is told before it is written";
    ASSERT_TRUE(loop_.run_until([&] { return answers == 5; }));
    EXPECT_EQ(one->types(), std::vector<std::string>(5, "moved"));
    EXPECT_EQ(other->types(), one->types());
    hall_->leave(made.table, *other);
    EXPECT_EQ(code_of(ask(made.table, made.key, tables::Resign{0})), "");
    EXPECT_EQ(one->heard(), 9);
    EXPECT_EQ(other->heard(), 7) << "who leaves is told no more";
    hall_->leave(made.table, *one);
}

TEST_F(WatchingTables, while_something_is_written_begins_after_it) {
    const MadeTable made = make_game();
    const auto ear = make_ear();
    hall_->execute(Ask{.table = made.table, .key = made.key, .command = tables::PlayMove{"e2"}},
                   [](const OrRefused<Done>&) {});
    EXPECT_EQ(watch(made.table, "", ear), "");
    EXPECT_EQ(ear->heard(), 3) << "the state it began with has the move";
    EXPECT_EQ(ear->types().size(), 0U);
    hall_->leave(made.table, *ear);
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
    EXPECT_THAT(stranger->presence(), HasSubstr("\"players\":[false,false],\"watchers\":1"));
    const auto again = make_ear();
    const auto twice = make_ear();
    watch(made.table, made.key, again);
    watch(made.table, made.key, twice);
    hall_->leave(made.table, *twice);
    loop_.run();
    EXPECT_THAT(again->presence(), HasSubstr("\"players\":[true,false]")) << "one of two is left";
    for (const auto& ear : {again, stranger}) hall_->leave(made.table, *ear);
}

TEST_F(WatchingTables, by_link_is_for_those_who_have_it) {
    NewTable table = new_table("quoridor", {me(), me()});
    table.setup.watch = tables::Watching::ByLink;
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
    hall_->execute(Ask{.table = made.table, .key = made.key, .command = tables::PlayMove{"e2"}},
                   [](const OrRefused<Done>&) {});
    bool called = false;
    {
        const auto gone = make_ear();
        hall_->watch(made.table, "", gone, [&](const OrRefused<View>&) { called = true; });
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
    ask(open.table, open.key, tables::Resign{});
    EXPECT_THAT(ids(store::Phase::Over), ElementsAre(open.table));
}

}  // namespace
}  // namespace tablier::hall
