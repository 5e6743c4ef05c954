// Backup and restore, export and import.
#include "store/transfer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include "bytes/bytes.h"
#include "store/backup.h"
#include "store/check.h"
#include "store/copy.h"
#include "store/data_folder.h"
#include "store/samples.h"
#include "temporary_folder.h"

namespace tablier::store {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

Change full_table(const std::string& id) {
    Change change = events(id, 1, 4);
    change.summary.deadline = std::nullopt;
    change.summary.card = "{\"name\":\"É \\\" \n\"}";
    change.secrets = {{"owner", hash_of(1)}, {"player 0", hash_of(255)}};
    change.seed = hash_of(3);
    change.request = hash_of(std::uint8_t(id.back()));
    return change;
}

/// Two tables, and two runs of the server.
void fill(const fs::path& folder) {
    { Store::open(folder, 1000)->heartbeat(1100); }
    auto store = Store::open(folder, 2000);
    EXPECT_EQ(message_of(written(*store, full_table("a"))), "");
    EXPECT_EQ(message_of(written(*store, events("b", 1, 2))), "");
}

std::string exported(const fs::path& folder) {
    std::string text;
    const auto tables = export_tables(folder, [&](std::string_view line) -> Result<void> {
        text += std::string(line) + '\n';
        return {};
    });
    EXPECT_TRUE(tables) << tables.error().message;
    return text;
}

constexpr Time time_of_import = 9000;

Result<ImportReport> imported(const fs::path& folder, const std::string& text,
                              const TableCheck& further = {}) {
    std::istringstream input(text);
    const auto next = [&]() -> Result<std::optional<std::string>> {
        std::string line;
        if (std::getline(input, line)) return line;
        return std::nullopt;
    };
    return import_tables(folder, {"lines", next}, time_of_import, further);
}

TEST(Export, holds_everything) {
    const TemporaryFolder folder;
    fill(folder.path());
    std::istringstream text(exported(folder.path()));
    std::vector<std::string> lines;
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    ASSERT_EQ(lines.size(), 6);
    EXPECT_EQ(lines[0], R"({"type":"head","format":"tablier-tables","version":1})");
    EXPECT_EQ(lines[1], R"({"type":"run","start":1000,"last":1100})");
    EXPECT_EQ(lines[2], R"({"type":"run","start":2000,"last":2000})");
    EXPECT_THAT(lines[3], HasSubstr(R"("seed":")" + hex_text(hash_of(3)) + '"'));
    EXPECT_THAT(lines[4],
                StartsWith(R"({"type":"table","table":"b","phase":"playing","listed":true,)"
                           R"("created":1000,"changed":1002,"deadline":90002,)"));
    EXPECT_EQ(lines[5], R"({"type":"end","tables":2})");
}

TEST(Export, and_import_make_the_same_again) {
    const TemporaryFolder folder;
    const fs::path one = folder.path() / "one";
    const fs::path two = folder.path() / "two";
    fill(one);
    const std::string text = exported(one);
    const auto report = imported(two, text);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->added, 2);
    EXPECT_EQ(report->unchanged, 0);
    EXPECT_EQ(exported(two), text);
    EXPECT_THAT(check_tables(two)->faults, IsEmpty());
    const auto again = imported(two, text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->added, 0);
    EXPECT_EQ(again->unchanged, 2);
    auto store = Store::open(two, 5000);
    EXPECT_THAT(store->downtimes().value(),
                ElementsAre(Downtime{1100, 2000}, Downtime{2000, 5000}));
    EXPECT_EQ(message_of(written(*store, events("b", 3, 3))), "");
    EXPECT_EQ(store->table_of_request(hash_of('a')).value(), "a");
}

TEST(Export, works_beside_a_server_and_tells_what_cannot_be_read) {
    const TemporaryFolder folder;
    EXPECT_THAT(export_tables(folder.path(), {}).error().message,
                HasSubstr("there is no database"));
    auto store = Store::open(folder.path(), 1000);
    EXPECT_EQ(message_of(written(*store, events("a", 1, 2))), "");
    EXPECT_THAT(exported(folder.path()), HasSubstr(R"("tables":1})"));
    Change bad = events("b", 1, 1);
    bad.events[0].body = "\xff";
    EXPECT_EQ(message_of(written(*store, bad)), "");
    const auto good = [](std::string_view) -> Result<void> { return {}; };
    EXPECT_EQ(export_tables(folder.path(), good).error().message,
              "table \"b\" holds text that is no UTF-8");
    const auto full = [](std::string_view) -> Result<void> { return fail("full"); };
    EXPECT_EQ(export_tables(folder.path(), full).error().message, "full");
}

TEST(Import, leaves_a_running_server_alone) {
    const TemporaryFolder folder;
    const auto store = Store::open(folder.path(), 1000);
    EXPECT_THAT(imported(folder.path(), "").error().message, HasSubstr("in use"));
    const fs::path copy = folder.path() / "copy.db";
    EXPECT_EQ(message_of(back_up(folder.path(), copy, IfExists::Refuse)), "");
    EXPECT_THAT(message_of(restore(folder.path(), copy, IfExists::Replace)), HasSubstr("in use"));
}

TEST(Import, asks_what_it_was_given_of_every_new_table) {
    const TemporaryFolder folder;
    const fs::path one = folder.path() / "one";
    const fs::path two = folder.path() / "two";
    fill(one);
    std::vector<std::string> asked;
    const auto but_b = [&](const StoredTable& table) -> Result<void> {
        asked.push_back(table.summary.table);
        if (table.summary.table == "b") return fail("no such move");
        return {};
    };
    EXPECT_EQ(imported(two, exported(one), but_b).error().message,
              "lines: line 5: table \"b\": no such move");
    EXPECT_THAT(asked, ElementsAre("a", "b"));
    EXPECT_FALSE(fs::exists(two / "tablier.db")) << "nothing is left of it";
    EXPECT_TRUE(imported(two, exported(one)));
    EXPECT_TRUE(imported(two, exported(one), but_b)) << "they are there already";
}

class ImportedRuns : public testing::Test {
  protected:
    ImportedRuns() { fill(theirs_); }
    std::vector<Downtime> downtimes_at(Time now) {
        return Store::open(ours_, now)->downtimes().value();
    }

    TemporaryFolder folder_;
    fs::path theirs_ = folder_.path() / "theirs";
    fs::path ours_ = folder_.path() / "ours";
};

TEST_F(ImportedRuns, take_the_place_of_those_of_a_folder_without_tables) {
    { Store::open(ours_, 500)->heartbeat(5000); }
    ASSERT_TRUE(imported(ours_, exported(theirs_)));
    EXPECT_THAT(downtimes_at(6000), ElementsAre(Downtime{1100, 2000}, Downtime{2000, 6000}));
}

TEST_F(ImportedRuns, are_not_those_of_other_tables) {
    {
        auto store = Store::open(ours_, 500);
        EXPECT_EQ(message_of(written(*store, events("own", 1, 1))), "");
    }
    std::string text = exported(theirs_);
    text.replace(text.find("90002"), 5, "null");  // so that no clock runs
    ASSERT_TRUE(imported(ours_, text));
    EXPECT_THAT(downtimes_at(6000), ElementsAre(Downtime{1001, 6000}));
}

TEST_F(ImportedRuns, do_not_matter_to_clocks_that_come_to_others) {
    {
        auto store = Store::open(ours_, 500);
        EXPECT_EQ(message_of(written(*store, events("own", 1, 1))), "");
        store->heartbeat(5000);
    }
    ASSERT_TRUE(imported(ours_, exported(theirs_)));
    EXPECT_THAT(downtimes_at(6000), ElementsAre(Downtime{0, 6000}));
    ASSERT_TRUE(imported(ours_, exported(theirs_))) << "nothing is new";
    EXPECT_THAT(downtimes_at(7000), ElementsAre(Downtime{0, 6000}, Downtime{6000, 7000}));
}

struct Bad {
    const char* text;     ///< this, in the export below
    const char* instead;  ///< is replaced by this
    const char* message;  ///< which is told
};

class BadImport : public testing::TestWithParam<Bad> {};

constexpr const char* good_export = R"({"type":"head","format":"tablier-tables","version":1}
{"type":"run","start":1000,"last":1100}
{"type":"table","table":"old","phase":"over","listed":false,"created":1,"changed":2,"deadline":null,"engine_to_move":false,"card":"","seed":null,"request":null,"secrets":[],"events":[{"number":1,"request":"","body":"{}"}]}
{"type":"table","table":"new","phase":"playing","listed":true,"created":1,"changed":2,"deadline":5,"engine_to_move":true,"card":"c","seed":null,"request":null,"secrets":[{"role":"owner","hash":"0101010101010101010101010101010101010101010101010101010101010101"}],"events":[{"number":1,"request":"","body":"x"},{"number":2,"request":"r","body":"y"}]}
{"type":"end","tables":2}
)";

TEST_P(BadImport, names_the_line_and_changes_nothing) {
    const TemporaryFolder folder;
    std::string start = good_export;
    start.erase(start.find(R"({"type":"table","table":"new")"));
    start += R"({"type":"end","tables":1})";
    ASSERT_TRUE(imported(folder.path(), start)) << imported(folder.path(), start).error().message;
    const std::string before = exported(folder.path());
    std::string text = good_export;
    ASSERT_NE(text.find(GetParam().text), text.npos);
    text.replace(text.find(GetParam().text), std::string(GetParam().text).size(),
                 GetParam().instead);
    const auto report = imported(folder.path(), text);
    ASSERT_FALSE(report);
    EXPECT_THAT(report.error().message, StartsWith(std::string("lines: ") + GetParam().message));
    EXPECT_EQ(exported(folder.path()), before);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, BadImport,
    testing::Values(
        Bad{R"({"type":"head")", R"({"type":"head)", "line 1: not JSON: "},
        Bad{R"({"type":"head","format":"tablier-tables","version":1})", "[]",
            "line 1: not a JSON object"},
        Bad{R"("tablier-tables")", R"("others")", "line 1: not an export of tables"},
        Bad{R"("version":1)", R"("version":2)",
            "line 1: version 2 of the format, and this program knows versions up to 1 only"},
        Bad{R"({"type":"head","format":"tablier-tables","version":1})", "",
            "line 2: the first line must be the head"},
        Bad{R"({"type":"run","start":1000,"last":1100})",
            R"({"type":"head","format":"tablier-tables","version":1})", "line 2: a second head"},
        Bad{R"("type":"run")", R"("type":"walk")", "line 2: unknown type \"walk\""},
        Bad{R"("last":1100)", R"("last":"1100")",
            "line 2: field \"last\" must be there and be a whole number"},
        Bad{R"("start":1000)", R"("start":-1)", "line 2: this run of the server ends before"},
        Bad{R"("start":1000)", R"("start":1101)", "line 2: this run of the server ends before"},
        Bad{R"("last":1100)", R"("last":9000000000000000000)",
            "line 2: this run of the server ends in the future"},
        Bad{R"("last":1100)", R"("last":309001)",
            "line 2: this run of the server ends in the future"},
        Bad{R"("last":1100)", R"("last":11.5)", "line 2: field \"last\" must be"},
        Bad{R"("last":1100)", R"("last":1100,"x":1)", "line 2: unknown field \"x\""},
        Bad{R"("table":"old")", R"("table":7)",
            "line 3: field \"table\" must be there and be a text"},
        Bad{R"("table":"old")", R"("table":"")", "line 3: a table without an id"},
        Bad{R"("changed":2)", R"("changed":3)",
            "line 3: there is a table \"old\" already, and it is another"},
        Bad{R"("phase":"playing")", R"("phase":"asleep")", "line 4: unknown phase \"asleep\""},
        Bad{R"("listed":true)", R"("listed":1)",
            "line 4: field \"listed\" must be there and be true"},
        Bad{R"("deadline":5,)", "", "line 4: field \"deadline\" must be there"},
        Bad{R"("seed":null,"request":null,"secrets":[{)",
            R"("seed":"12","request":null,"secrets":[{)",
            "line 4: field \"seed\" must be there and be 64 hexadecimal digits"},
        Bad{R"("hash":"01)", R"("hash":"0G)", "line 4: in \"secrets\": field \"hash\" must be"},
        Bad{R"("secrets":[{)", R"("secrets":[7,{)", "line 4: in \"secrets\": not a JSON object"},
        Bad{R"("events":[{"number":1,"request":"","body":"x"},)", R"("events":[)",
            "line 4: event 2 stands where 1 should"},
        Bad{R"({"number":2,)", R"({"number":3,)", "line 4: event 3 stands where 2 should"},
        Bad{R"({"number":2,)", R"({"number":1,)", "line 4: event 1 stands where 2 should"},
        Bad{R"({"number":2,)", R"({)", "line 4: in \"events\": field \"number\" must be"},
        Bad{R"("events":[{"number":1,"request":"","body":"x"},{"number":2,"request":"r","body":"y"}])",
            R"("events":[])", "line 4: a table without events"},
        Bad{R"("events":[{"number":1,"request":"","body":"x"},{"number":2,"request":"r","body":"y"}])",
            R"("events":{})", "line 4: field \"events\" must be there and be a list"},
        Bad{R"({"type":"end","tables":2})", R"({"type":"end","tables":3})",
            "line 5: there should be 3 tables before it, not 2"},
        Bad{R"({"type":"end","tables":2})", "", "the last line is missing"},
        Bad{R"({"type":"end","tables":2})",
            "{\"type\":\"end\",\"tables\":2}\n{\"type\":\"run\",\"start\":1,\"last\":2}",
            "line 6: something follows the end"}));

TEST(Import, refuses_two_secrets_of_one_role) {
    const TemporaryFolder folder;
    std::string text = good_export;
    const std::string secret = R"({"role":"owner","hash":")" + hex_text(hash_of(1)) + "\"}";
    text.replace(text.find(secret), secret.size(), secret + "," + secret);
    EXPECT_EQ(imported(folder.path(), text).error().message,
              "lines: line 4: two secrets for \"owner\"");
}

TEST(Backup, is_one_whole_file_made_while_the_server_writes) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "data";
    const fs::path file = folder.path() / "copy.db";
    std::int64_t done = 0;
    {
        auto store = Store::open(data, 1000);
        EXPECT_EQ(message_of(written(*store, events("a", 1, 1))), "");
        std::jthread writing([&](std::stop_token stop) {
            for (std::int64_t n = 2; !stop.stop_requested(); ++n) {
                store->write(events("a", n, n), {});
                while (store->statistics().queued > 20) std::this_thread::yield();
            }
        });
        for (int i = 0; i < 5; ++i) {
            done = std::int64_t(store->load("a").value()->events.size());
            EXPECT_EQ(message_of(back_up(data, file, IfExists::Replace)), "");
            EXPECT_THAT(check_tables(data)->faults, IsEmpty());
            EXPECT_THAT(exported(data), HasSubstr(R"("tables":1})"));
        }
    }
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder.path()))
        names.push_back(entry.path().filename());
    EXPECT_THAT(names, testing::UnorderedElementsAre("copy.db", "data"));
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);

    const fs::path other = folder.path() / "other";
    EXPECT_EQ(message_of(restore(other, file, IfExists::Refuse)), "");
    EXPECT_THAT(check_tables(other)->faults, IsEmpty());
    auto store = Store::open(other, 2000);
    ASSERT_TRUE(store) << store.error().message;
    EXPECT_GE(std::int64_t(store->load("a").value()->events.size()), done);
}

TEST(Backup, replaces_nothing_unless_told) {
    const TemporaryFolder folder;
    fill(folder.path());
    folder.write("copy.db", "precious");
    const fs::path file = folder.path() / "copy.db";
    EXPECT_THAT(message_of(back_up(folder.path(), file, IfExists::Refuse)),
                HasSubstr("copy.db\" already; --force"));
    EXPECT_EQ(fs::file_size(file), 8);
    EXPECT_EQ(message_of(back_up(folder.path(), file, IfExists::Replace)), "");
    EXPECT_THAT(message_of(back_up(folder.path(), folder.path(), IfExists::Replace)),
                HasSubstr("is not a file"));
    for (const char* own : {"tablier.db", "tablier.db-wal", "tablier.db-shm", "tablier.lock",
                            "secret", "./tablier.db-journal"})
        EXPECT_THAT(message_of(back_up(folder.path(), folder.path() / own, IfExists::Replace)),
                    HasSubstr("belongs to the data folder itself"));
    EXPECT_THAT(message_of(back_up(folder.path(), "/nowhere/copy.db", IfExists::Refuse)),
                HasSubstr("cannot write \"/nowhere/copy.db"));
}

TEST(Backup, that_could_not_be_made_is_none) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "some.db";
    auto holder = Database::open(file, Database::Access::Create);
    ASSERT_TRUE(holder->run("CREATE TABLE a (x); BEGIN EXCLUSIVE"));
    auto database = Database::open(file, Database::Access::ReadWrite);
    sqlite3_busy_timeout(database->handle(), 0);
    EXPECT_THAT(message_of(copy_database(*database, folder.path() / "copy.db")),
                HasSubstr("database is locked"));
    EXPECT_FALSE(fs::exists(folder.path() / "copy.db"));
}

/// Changes of names in a folder.
class FolderEvents {
  public:
    explicit FolderEvents(const fs::path& folder) {
        inotify_add_watch(file_, folder.c_str(), IN_MOVE | IN_CREATE | IN_DELETE);
    }
    ~FolderEvents() { close(file_); }
    FolderEvents(const FolderEvents&) = delete;
    FolderEvents& operator=(const FolderEvents&) = delete;

    /// "+name" where a name came to mean a file, "-name" where it meant none any more.
    std::vector<std::string> all() const {
        std::vector<std::string> names;
        std::array<char, 1 << 14> bytes{};
        const ssize_t size = read(file_, bytes.data(), bytes.size());
        for (ssize_t at = 0; at < size;) {
            inotify_event event{};
            std::memcpy(&event, bytes.data() + at, sizeof event);
            const bool came = (event.mask & (IN_CREATE | IN_MOVED_TO)) != 0;
            names.push_back((came ? "+" : "-") +
                            std::string(bytes.data() + at + ssize_t(sizeof event)));
            at += ssize_t(sizeof event + event.len);
        }
        return names;
    }

  private:
    int file_ = inotify_init1(IN_NONBLOCK);
};

TEST(Restore, never_leaves_a_folder_without_a_database) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "data";
    fill(data);
    ASSERT_EQ(message_of(back_up(data, folder.path() / "copy.db", IfExists::Refuse)), "");
    const FolderEvents events(data);
    EXPECT_EQ(message_of(restore(data, folder.path() / "copy.db", IfExists::Replace)), "");
    const auto names = events.all();
    EXPECT_THAT(names, Not(Contains("-tablier.db")));
    EXPECT_THAT(names, Contains("+tablier.db"));
    EXPECT_THAT(names, Contains("+tablier.db.replaced"));
}

TEST(Restore, keeps_what_it_replaces) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "data";
    const fs::path file = folder.path() / "copy.db";
    fill(data);
    EXPECT_EQ(message_of(back_up(data, file, IfExists::Refuse)), "");
    {
        auto store = Store::open(data, 3000);
        EXPECT_EQ(message_of(written(*store, events("later", 1, 1))), "");
    }
    EXPECT_THAT(message_of(restore(data, file, IfExists::Refuse)), HasSubstr("already; --force"));
    EXPECT_EQ(message_of(restore(data, file, IfExists::Replace)), "");
    EXPECT_EQ(Store::open(data, 4000)->load("later").value(), std::nullopt);
    EXPECT_EQ(message_of(restore(data, data / "tablier.db.replaced", IfExists::Replace)), "");
    EXPECT_TRUE(Store::open(data, 5000)->load("later").value());
    // A damaged database is replaced like any other.
    std::ofstream(data / "tablier.db", std::ios::binary) << std::string(3000, 'x');
    EXPECT_EQ(message_of(restore(data, file, IfExists::Replace)), "");
    EXPECT_TRUE(Store::open(data, 6000)->load("a").value());
}

TEST(Restore, takes_good_backups_only) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "data";
    fill(data);
    folder.write("none.db", "no database at all, whatever its name says");
    folder.write("empty.db", "");
    const auto refused = [&](const char* name) {
        return message_of(restore(data, folder.path() / name, IfExists::Replace));
    };
    EXPECT_THAT(refused("none.db"), HasSubstr("not a database"));
    EXPECT_THAT(refused("empty.db"), HasSubstr("it is empty"));
    EXPECT_THAT(refused("missing.db"), HasSubstr("cannot be used: unable to open"));
    EXPECT_TRUE(Store::open(data, 3000)->load("a").value());
}

class CheckTest : public testing::Test {
  protected:
    CheckTest() { fill(folder_.path()); }
    /// After something was done to the database that the store never does.
    std::vector<std::string> faults_after(const char* statements) {
        auto database = Database::open(database_file(folder_.path()), Database::Access::ReadWrite);
        EXPECT_TRUE(database->run(statements));
        return check_tables(folder_.path())->faults;
    }
    TemporaryFolder folder_;
};

TEST_F(CheckTest, finds_nothing_where_nothing_is_wrong) {
    const auto report = check_tables(folder_.path());
    EXPECT_THAT(report->faults, IsEmpty());
    EXPECT_EQ(report->tables, 2);
    EXPECT_EQ(report->events, 6);
}

TEST_F(CheckTest, asks_what_it_was_given_of_every_good_table) {
    std::vector<std::string> asked;
    const auto report = check_tables(folder_.path(), [&](const StoredTable& table) -> Result<void> {
        asked.push_back(table.summary.table);
        if (table.summary.table == "b") return fail("no such move");
        return {};
    });
    EXPECT_THAT(asked, ElementsAre("a", "b"));
    EXPECT_THAT(report->faults, ElementsAre("table \"b\": no such move"));
}

TEST_F(CheckTest, finds_gaps) {
    EXPECT_THAT(faults_after("DELETE FROM events WHERE in_table = 1 AND number = 2"),
                ElementsAre("table \"a\": event 3 stands where 2 should",
                            "table \"a\": 3 events, and the summary says 4"));
}

TEST_F(CheckTest, finds_wrong_times_and_counts) {
    EXPECT_THAT(faults_after("UPDATE tables SET changed = 7 WHERE id = 'b'; UPDATE phases SET "
                             "tables = 9 WHERE phase = 2"),
                ElementsAre("table \"b\": the last event's time is not the one in the summary, 7",
                            "the number of tables in phase 2 was not counted right"));
}

TEST_F(CheckTest, finds_events_of_no_table) {
    EXPECT_THAT(
        faults_after("PRAGMA foreign_keys=OFF; INSERT INTO events VALUES (77, 1, '', '{}'); "
                     "UPDATE events SET body = 'x' WHERE in_table = 2 AND number = 2"),
        ElementsAre("a row of events belongs to no table",
                    "table \"b\": the last event is no JSON object"));
}

TEST_F(CheckTest, and_export_tell_of_a_phase_that_does_not_exist) {
    EXPECT_THAT(faults_after("PRAGMA ignore_check_constraints=ON; UPDATE tables SET phase = 7"),
                Not(IsEmpty()));
    const auto sink = [](std::string_view) -> Result<void> { return {}; };
    EXPECT_EQ(export_tables(folder_.path(), sink).error().message,
              "table \"a\" is in a phase that does not exist");
}

TEST_F(CheckTest, finds_damage_in_the_file) {
    const fs::path file = database_file(folder_.path());
    {
        // The page after the first holds rows or an index; either way nothing fits any more.
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(4096);
        bytes << std::string(4096, '\x55');
    }
    const auto report = check_tables(folder_.path());
    EXPECT_TRUE(!report || !report->faults.empty());
}

}  // namespace
}  // namespace tablier::store
