// Durability: acknowledged changes survive a kill and a full disk.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <functional>
#include <map>

#include "rounds.h"
#include "store/check.h"
#include "store/samples.h"
#include "temporary_folder.h"

namespace tablier::store {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Runs `work` in a process of its own.
pid_t child(const std::function<int()>& work) {
    const pid_t process = fork();
    if (process == 0) _exit(work());
    return process;
}

int exit_code_of(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// A word that a child sends about a change that is done.
struct Told {
    int table = 0;
    std::int64_t number = 0;
};

constexpr int many_tables = 5;

std::string name_of(int table) {
    return "table " + std::to_string(table);
}

/// Goes on with every table, without end, and tells of what is done.
int write_for_ever(const std::filesystem::path& folder, int tell) {
    auto store = Store::open(folder, 1000);
    if (!store) return 1;
    std::array<std::int64_t, many_tables> last{};
    for (int table = 0; table < many_tables; ++table)
        if (const auto there = store->load(name_of(table)).value())
            last[std::size_t(table)] = std::int64_t(there->events.size());
    for (int i = 0;; ++i) {
        const int table = i % many_tables;
        std::int64_t& number = last[std::size_t(table)];
        const Told told{table, number + 1 + i % 3};
        store->write(events(name_of(table), number + 1, told.number),
                     [told, tell](Result<void> result) {
                         if (!result || write(tell, &told, sizeof told) != sizeof told) _exit(2);
                     });
        number = told.number;
        while (store->statistics().queued > 50) usleep(100);
    }
}

TEST(Killed, a_server_has_lost_nothing_that_it_told) {
    const TemporaryFolder folder;
    std::map<int, std::int64_t> told;
    for (int round = 0; round < rounds(25, 5); ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        const pid_t process = child([&] { return write_for_ever(folder.path(), ends[1]); });
        close(ends[1]);
        int words = 0;
        for (Told word; read(ends[0], &word, sizeof word) == sizeof word; ++words) {
            ASSERT_GT(word.number, told[word.table]);
            told[word.table] = word.number;
            if (words == 37 * (round % 7) + round) kill(process, SIGKILL);
        }
        close(ends[0]);
        EXPECT_EQ(exit_code_of(process), -1) << "it ended before it was killed";
        const auto store = Store::open(folder.path(), 2000);
        ASSERT_TRUE(store) << store.error().message;
        for (int table = 0; table < many_tables; ++table) {
            const auto stored = store->load(name_of(table)).value();
            if (told[table] == 0 && !stored) continue;
            ASSERT_TRUE(stored);
            const auto there = std::int64_t(stored->events.size());
            ASSERT_GE(there, told[table]);
            told[table] = there;
        }
    }
    const auto report = check_tables(folder.path());
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_THAT(report->faults, IsEmpty());
}

void limit_files(rlim_t bytes) {
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
}

/// Writes on while files cannot grow, then when they can. An exit code says what went wrong.
int fill_the_disk(const std::filesystem::path& folder) {
    std::signal(SIGXFSZ, SIG_IGN);
    auto store = Store::open(folder, 1000);
    if (!store) return 1;
    std::int64_t last = 0;
    const auto large = [&] {
        Change change = events("a", last + 1, last + 2);
        change.events[1].body.insert(1, std::string(50000, ' '));
        return change;
    };
    for (; last < 10; last += 2)
        if (!written(*store, large())) return 2;
    limit_files(400000);
    int failed = 0;
    for (int i = 0; i < 30; ++i) {
        const auto result = written(*store, large());
        if (result) last += 2;
        if (!result) {
            ++failed;
            if (!result.error().message.starts_with("it could not be written to the disk: "))
                return 3;
        }
    }
    if (failed == 0) return 4;
    if (store->statistics().failures != std::uint64_t(failed)) return 5;
    if (std::int64_t(store->load("a").value()->events.size()) != last) return 6;
    limit_files(RLIM_INFINITY);
    for (int i = 0; i < 5; ++i, last += 2)
        if (!written(*store, large())) return 7;
    if (std::int64_t(store->load("a").value()->events.size()) != last) return 8;
    return 0;
}

TEST(FullDisk, fails_changes_whole_until_there_is_room_again) {
    const TemporaryFolder folder;
    EXPECT_EQ(exit_code_of(child([&] { return fill_the_disk(folder.path()); })), 0);
    const auto report = check_tables(folder.path());
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_THAT(report->faults, IsEmpty());
    EXPECT_EQ(report->tables, 1);
}

/// All that waits fails, and none of it is there.
int fill_the_disk_with_many(const std::filesystem::path& folder) {
    std::signal(SIGXFSZ, SIG_IGN);
    int failed = 0;
    int done = 0;
    {
        auto store = Store::open(folder, 1000);
        if (!store) return 1;
        if (!written(*store, events("a", 1, 1))) return 2;
        limit_files(200000);
        for (int i = 0; i < 200; ++i) {
            Change change = events("t" + std::to_string(i), 1, 1);
            change.events[0].body = std::string(5000, 'x');
            store->write(std::move(change),
                         [&](Result<void> result) { ++(result ? done : failed); });
        }
    }
    if (done + failed != 200 || failed == 0) return 3;
    limit_files(RLIM_INFINITY);
    auto store = Store::open(folder, 2000);
    if (!store) return 4;
    return store->counts().value()[std::size_t(Phase::Playing)] == 1 + done ? 0 : 5;
}

TEST(FullDisk, closing_a_store_then_tells_what_is_not_done) {
    const TemporaryFolder folder;
    EXPECT_EQ(exit_code_of(child([&] { return fill_the_disk_with_many(folder.path()); })), 0);
}

TEST(FullDisk, is_told_when_a_store_is_opened) {
    const TemporaryFolder folder;
    EXPECT_EQ(exit_code_of(child([&] {
                  std::signal(SIGXFSZ, SIG_IGN);
                  limit_files(1000);
                  return Store::open(folder.path(), 1000) ? 1 : 0;
              })),
              0);
    EXPECT_TRUE(Store::open(folder.path(), 1000));
}

}  // namespace
}  // namespace tablier::store
