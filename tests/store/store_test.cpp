// Changes are durable; an invalid change fails alone.
#include "store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <thread>

#include "store/samples.h"
#include "store/schema.h"
#include "temporary_folder.h"

namespace tablier::store {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class StoreTest : public testing::Test {
  protected:
    Store open(Time now = 5000) {
        auto store = Store::open(folder_.path() / "data", now);
        EXPECT_TRUE(store) << store.error().message;
        return *std::move(store);
    }

    TemporaryFolder folder_;
};

std::vector<std::string> ids(const Result<std::vector<Summary>>& summaries) {
    std::vector<std::string> ids;
    for (const Summary& summary : summaries.value()) ids.push_back(summary.table);
    return ids;
}

TEST_F(StoreTest, gives_back_what_was_written) {
    Change change = events("kq3mZx0aYt-f", 1, 3);
    change.summary.deadline = std::nullopt;
    change.summary.card = std::string("é\0\"", 4);
    change.secrets = {{"owner", hash_of(1)}, {"player 0", hash_of(2)}};
    change.seed = hash_of(3);
    change.request = hash_of(4);
    const StoredTable expected{change.summary, change.events, change.secrets, change.seed,
                               change.request};
    {
        Store store = open();
        EXPECT_EQ(message_of(written(store, change)), "");
        EXPECT_EQ(store.load("kq3mZx0aYt-f").value(), expected);
        EXPECT_EQ(store.load("other").value(), std::nullopt);
    }
    Store store = open();
    EXPECT_EQ(store.load("kq3mZx0aYt-f").value(), expected);
    EXPECT_EQ(store.table_of_request(hash_of(4)).value(), "kq3mZx0aYt-f");
    EXPECT_EQ(store.table_of_request(hash_of(5)).value(), std::nullopt);
}

TEST_F(StoreTest, events_follow_and_the_summary_is_the_last) {
    Store store = open();
    EXPECT_EQ(message_of(written(store, events("a", 1, 2))), "");
    Change more = events("a", 3, 3);
    more.summary.phase = Phase::Over;
    more.summary.listed = false;
    EXPECT_EQ(message_of(written(store, more)), "");
    const auto table = store.load("a").value();
    ASSERT_TRUE(table);
    EXPECT_EQ(table->summary, more.summary);
    std::vector<Event> expected = events("a", 1, 2).events;
    expected.push_back(more.events[0]);
    EXPECT_EQ(table->events, expected);
}

TEST_F(StoreTest, a_change_without_events_is_one_of_the_summary) {
    Store store = open();
    EXPECT_EQ(message_of(written(store, events("a", 1, 2))), "");
    Change change = events("a", 1, 2);
    change.events.clear();
    change.summary.engine_to_move = true;
    EXPECT_EQ(message_of(written(store, change)), "");
    EXPECT_EQ(store.load("a").value()->summary, change.summary);
    EXPECT_EQ(message_of(written(store, events("a", 3, 3))), "");
    change.summary.table = "b";
    EXPECT_EQ(message_of(written(store, change)), "there is no table \"b\"");
}

TEST_F(StoreTest, secrets_are_replaced_and_dropped) {
    Store store = open();
    Change change = events("a", 1, 1);
    change.secrets = {{"invitation 1", hash_of(1)}, {"owner", hash_of(2)}, {"watch", hash_of(3)}};
    EXPECT_EQ(message_of(written(store, change)), "");
    change = events("a", 2, 2);
    change.dropped = {"invitation 1", "watch", "never there"};
    change.secrets = {{"owner", hash_of(4)}, {"player 1", hash_of(5)}, {"watch", hash_of(6)}};
    EXPECT_EQ(message_of(written(store, change)), "");
    EXPECT_THAT(store.load("a").value()->secrets,
                ElementsAre(Secret{"owner", hash_of(4)}, Secret{"player 1", hash_of(5)},
                            Secret{"watch", hash_of(6)}));
}

TEST_F(StoreTest, refuses_what_does_not_follow) {
    Store store = open();
    EXPECT_EQ(message_of(written(store, events("a", 1, 2))), "");
    EXPECT_EQ(message_of(written(store, events("a", 1, 1))), "there is a table \"a\" already");
    EXPECT_EQ(message_of(written(store, events("a", 2, 3))),
              "table \"a\" has 2 events, which event 2 does not follow");
    EXPECT_EQ(message_of(written(store, events("a", 4, 4))),
              "table \"a\" has 2 events, which event 4 does not follow");
    EXPECT_EQ(message_of(written(store, events("b", 2, 2))), "there is no table \"b\"");
    Change gap = events("a", 3, 4);
    gap.events[1].number = 5;
    EXPECT_EQ(message_of(written(store, gap)), "table \"a\": event 5 does not follow event 3");
    Change seeded = events("a", 3, 3);
    seeded.seed = hash_of(1);
    EXPECT_THAT(message_of(written(store, seeded)), HasSubstr("is not new"));
    EXPECT_EQ(store.load("a").value()->events, events("a", 1, 2).events);
}

TEST_F(StoreTest, one_request_makes_one_table) {
    Store store = open();
    Change change = events("a", 1, 1);
    change.request = hash_of(1);
    EXPECT_EQ(message_of(written(store, change)), "");
    change.summary.table = "b";
    EXPECT_EQ(message_of(written(store, change)),
              "table \"b\": the request that made it has made another table");
    EXPECT_EQ(store.load("b").value(), std::nullopt);
}

/// Keeps the writer from its queue until released.
class Held {
  public:
    explicit Held(Store& store) {
        store.write(events("held", 1, 1), [this](Result<void>) { release_.get_future().wait(); });
        // A table of its own, so that nothing else is in the way.
    }
    void release() { release_.set_value(); }

  private:
    std::promise<void> release_;
};

TEST_F(StoreTest, what_waits_is_written_together_in_order_and_a_bad_one_fails_alone) {
    Store store = open();
    Held held(store);
    std::vector<std::string> told;
    std::promise<void> all;
    const auto tell = [&](std::string name) {
        return [&told, name](Result<void> result) {
            told.push_back(name + (result ? " done" : " failed"));
        };
    };
    while (store.statistics().transactions == 0) std::this_thread::yield();
    store.write(events("a", 1, 2), tell("first"));
    Change bad = events("a", 3, 4);
    bad.secrets = {{"owner", hash_of(1)}};
    bad.events[1].number = 9;
    store.write(bad, tell("bad"));
    Change clashes = events("c", 1, 2);
    clashes.events.push_back({3, "", "x"});
    store.write(clashes, tell("other"));
    store.write(events("b", 7, 7), tell("unknown"));
    store.write(events("a", 3, 3), tell("second"));
    store.write(events("a", 4, 4), {});
    store.write(events("a", 5, 5), [&](Result<void>) { all.set_value(); });
    EXPECT_EQ(store.statistics().queued, 7);
    held.release();
    all.get_future().wait();
    EXPECT_THAT(told, ElementsAre("first done", "bad failed", "other done", "unknown failed",
                                  "second done"));
    EXPECT_EQ(store.load("a").value()->events.size(), 5);
    EXPECT_THAT(store.load("a").value()->secrets, IsEmpty());
    const Statistics statistics = store.statistics();
    EXPECT_EQ(statistics.transactions, 2);
    EXPECT_EQ(statistics.changes, 6);
    EXPECT_EQ(statistics.failures, 2);
    EXPECT_EQ(statistics.queued, 0);
    EXPECT_GE(statistics.all_commits, statistics.last_commit);
}

TEST_F(StoreTest, what_is_done_is_there_for_readers) {
    Store store = open();
    std::promise<bool> there;
    store.write(events("a", 1, 1),
                [&](Result<void>) { there.set_value(store.load("a").value().has_value()); });
    EXPECT_TRUE(there.get_future().get());
}

TEST_F(StoreTest, many_threads_write_at_once) {
    constexpr int threads = 8;
    constexpr int changes = 200;
    std::mutex mutex;
    std::map<std::string, std::int64_t> last_told;
    int out_of_order = 0;
    int failed = 0;
    {
        Store store = open();
        std::vector<std::jthread> writers;
        for (int thread = 0; thread < threads; ++thread)
            writers.emplace_back([&, name = "t" + std::to_string(thread)] {
                for (int n = 1; n <= changes; ++n) {
                    store.write(events(name, n, n), [&, name, n](Result<void> result) {
                        const std::scoped_lock lock(mutex);
                        if (++last_told[name] != n) ++out_of_order;
                        if (!result) ++failed;
                    });
                    EXPECT_EQ(store.load("nobody").value(), std::nullopt);
                }
            });
    }
    EXPECT_EQ(last_told.size(), threads);
    EXPECT_EQ(out_of_order, 0);
    EXPECT_EQ(failed, 0);
    Store store = open(9000);
    for (int thread = 0; thread < threads; ++thread)
        EXPECT_EQ(store.load("t" + std::to_string(thread)).value()->events.size(), changes);
}

TEST_F(StoreTest, closing_writes_what_waits) {
    int told = 0;
    {
        Store store = open();
        for (int n = 1; n <= 3000; ++n)
            store.write(events("a", n, n), [&](Result<void> result) { told += result ? 1 : 0; });
    }
    EXPECT_EQ(told, 3000);
    EXPECT_FALSE(std::filesystem::exists(folder_.path() / "data/tablier.db-wal"));
    EXPECT_EQ(open().load("a").value()->events.size(), 3000);
}

TEST_F(StoreTest, lists_what_is_listed_newest_first) {
    Store store = open();
    const auto put = [&](const char* id, Phase phase, Time created, bool listed) {
        Change change = events(id, 1, 1);
        change.summary.phase = phase;
        change.summary.created = created;
        change.summary.listed = listed;
        EXPECT_EQ(message_of(written(store, change)), "");
    };
    put("old", Phase::Waiting, 10, true);
    put("new", Phase::Waiting, 30, true);
    put("middle", Phase::Waiting, 20, true);
    put("middle too", Phase::Waiting, 20, true);
    put("hidden", Phase::Waiting, 40, false);
    put("playing", Phase::Playing, 50, true);
    EXPECT_THAT(ids(store.list(Phase::Waiting, 9)),
                ElementsAre("new", "middle too", "middle", "old"));
    EXPECT_THAT(ids(store.list(Phase::Waiting, 1)), ElementsAre("new"));
    EXPECT_THAT(ids(store.list(Phase::Playing, 9)), ElementsAre("playing"));
    EXPECT_THAT(ids(store.list(Phase::Over, 9)), IsEmpty());
    EXPECT_THAT(store.counts().value(), ElementsAre(5, 1, 0, 0));
    Change change = events("new", 2, 2);
    change.summary.phase = Phase::Closed;
    EXPECT_EQ(message_of(written(store, change)), "");
    EXPECT_THAT(store.counts().value(), ElementsAre(4, 1, 0, 1));
    EXPECT_THAT(ids(store.list(Phase::Waiting, 1)), ElementsAre("middle too"));
}

TEST_F(StoreTest, knows_who_must_be_woken_and_who_has_waited_too_long) {
    Store store = open();
    const auto put = [&](const char* id, Phase phase, std::optional<Time> deadline, bool engine,
                         Time changed) {
        Change change = events(id, 1, 1);
        change.summary.phase = phase;
        change.summary.deadline = deadline;
        change.summary.engine_to_move = engine;
        change.summary.changed = changed;
        EXPECT_EQ(message_of(written(store, change)), "");
    };
    put("late", Phase::Playing, 300, false, 1);
    put("soon", Phase::Playing, 200, true, 1);
    put("engine", Phase::Playing, std::nullopt, true, 1);
    put("people", Phase::Playing, std::nullopt, false, 1);
    put("over", Phase::Over, 100, true, 1);
    put("fresh", Phase::Waiting, std::nullopt, false, 500);
    put("stale", Phase::Waiting, std::nullopt, false, 400);
    put("staler", Phase::Waiting, std::nullopt, false, 100);
    EXPECT_THAT(ids(store.awaiting()), ElementsAre("engine", "soon", "late"));
    EXPECT_THAT(store.stale_waiting(500, 9).value(), ElementsAre("staler", "stale"));
    EXPECT_THAT(store.stale_waiting(500, 1).value(), ElementsAre("staler"));
    EXPECT_THAT(store.stale_waiting(100, 9).value(), IsEmpty());
}

TEST_F(StoreTest, knows_when_no_server_ran) {
    {
        Store store = open(1000);
        EXPECT_THAT(store.downtimes().value(), IsEmpty());
        store.heartbeat(1500);
    }
    {
        Store store = open(3000);
        EXPECT_THAT(store.downtimes().value(), ElementsAre(Downtime{1500, 3000}));
        Change change = events("a", 1, 1);
        change.summary.changed = 3200;
        EXPECT_EQ(message_of(written(store, change)), "");
        store.heartbeat(3100);  // the event is later
    }
    open(3300);
    open(3250);  // the clock was set back
    EXPECT_THAT(open(4000).downtimes().value(),
                ElementsAre(Downtime{1500, 3000}, Downtime{3200, 3250}, Downtime{3250, 4000}));
}

TEST_F(StoreTest, forgets_the_runs_of_a_clock_that_was_ahead) {
    { open(1000).heartbeat(1500); }
    { open(70000).heartbeat(80000); }
    { EXPECT_THAT(open(2000).downtimes().value(), ElementsAre(Downtime{1500, 2000})); }
    { open(3000).heartbeat(90000); }
    EXPECT_THAT(open(4000).downtimes().value(),
                ElementsAre(Downtime{1500, 2000}, Downtime{2000, 3000}));
}

TEST_F(StoreTest, a_run_begins_when_the_database_is_ready) {
    int version = 0;
    const auto store = Store::open(folder_.path(), [&]() -> Time {
        auto database = Database::open(folder_.path() / "tablier.db", Database::Access::ReadOnly);
        if (database) version = version_of(*database).value_or(0);
        return 1000;
    });
    ASSERT_TRUE(store) << store.error().message;
    EXPECT_EQ(version, int(known_migrations().size()));
}

}  // namespace
}  // namespace tablier::store
