// Data folder: its lock, and databases that cannot be used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "store/data_folder.h"
#include "store/samples.h"
#include "store/schema.h"
#include "temporary_folder.h"

namespace tablier::store {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string why_not(const fs::path& folder) {
    const auto store = Store::open(folder, 1000);
    return store ? "" : store.error().message;
}

TEST(DataFolder, is_made_for_its_owner_alone) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "new/data";
    { ASSERT_EQ(why_not(data), ""); }
    EXPECT_EQ(fs::status(data).permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(data / "tablier.db").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
}

TEST(DataFolder, that_cannot_be_made_is_told) {
    const TemporaryFolder folder;
    folder.write("file", "");
    EXPECT_THAT(why_not(folder.path() / "file"), HasSubstr("cannot make the folder"));
    EXPECT_THAT(why_not(folder.path() / "file/data"), HasSubstr("cannot make the folder"));
}

/// The error of a user without permission to read a database; root has all permissions.
std::string why_not_looked_at(const fs::path& folder) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    const pid_t process = fork();
    if (process == 0) {
        constexpr uid_t nobody = 65534;
        if (geteuid() == 0 && setuid(nobody) != 0) _exit(1);
        const auto database = open_read_only(folder);
        const std::string why = database ? "" : database.error().message;
        _exit(write(ends[1], why.data(), why.size()) == ssize_t(why.size()) ? 0 : 1);
    }
    close(ends[1]);
    std::string why(1000, ' ');
    why.resize(std::size_t(std::max<ssize_t>(0, read(ends[0], why.data(), why.size()))));
    close(ends[0]);
    waitpid(process, nullptr, 0);
    return why;
}

TEST(DataFolder, without_rights_is_told) {
    const TemporaryFolder folder;
    const fs::path data = folder.path() / "data";
    { ASSERT_EQ(why_not(data), ""); }
    constexpr fs::perms writing =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(data / "tablier.db", fs::perms::all & ~writing);
    fs::permissions(data, fs::perms::none);
    EXPECT_THAT(why_not_looked_at(data), HasSubstr("cannot be used: Permission denied"));
    fs::permissions(data, fs::perms::all & ~writing);
    EXPECT_THAT(why_not_looked_at(data), HasSubstr("the right to write to its folder is needed"));
    fs::permissions(data, fs::perms::owner_all);
}

TEST(DataFolder, is_for_one_server) {
    const TemporaryFolder folder;
    {
        const auto store = Store::open(folder.path(), 1000);
        ASSERT_TRUE(store);
        EXPECT_THAT(why_not(folder.path()), HasSubstr("is in use by another Tablier"));
    }
    EXPECT_EQ(why_not(folder.path()), "");
}

TEST(Database, that_is_none_is_told) {
    const TemporaryFolder folder;
    folder.write("tablier.db", std::string(5000, 'x'));
    EXPECT_THAT(why_not(folder.path()),
                AllOf(HasSubstr("tablier.db\" cannot be used: "), HasSubstr("not a database")));
    EXPECT_EQ(fs::file_size(folder.path() / "tablier.db"), 5000);
}

TEST(Database, that_was_cut_short_is_told) {
    const TemporaryFolder folder;
    {
        auto store = Store::open(folder.path(), 1000);
        EXPECT_EQ(message_of(written(*store, events("a", 1, 500))), "");
    }
    const fs::path file = folder.path() / "tablier.db";
    fs::resize_file(file, fs::file_size(file) - 4096);
    EXPECT_THAT(why_not(folder.path()),
                HasSubstr("cannot be used: database disk image is malformed"));
    fs::resize_file(file, 50);
    EXPECT_THAT(why_not(folder.path()), HasSubstr("cannot be used: "));
}

TEST(Database, of_another_program_stays_as_it_is) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "tablier.db";
    {
        auto other = Database::open(file, Database::Access::Create);
        ASSERT_TRUE(other->run("CREATE TABLE theirs (a)"));
    }
    EXPECT_THAT(why_not(folder.path()), HasSubstr("the database of another program"));
    auto other = Database::open(file, Database::Access::ReadWrite);
    Statement mode(*other, "PRAGMA journal_mode");
    EXPECT_TRUE(mode.first([](const Row& row) { EXPECT_EQ(row.text(0), "delete"); }));
}

constexpr const char* first_steps[] = {"CREATE TABLE a (x)"};
constexpr const char* two_steps[] = {"CREATE TABLE a (x)",
                                     "ALTER TABLE a ADD COLUMN y; INSERT INTO a VALUES (1, 2)"};
constexpr const char* bad_steps[] = {"CREATE TABLE a (x)",
                                     "INSERT INTO a VALUES (7); CREATE nonsense"};

class Migration : public testing::Test {
  protected:
    std::vector<std::string> rows(const fs::path& file, const char* question) {
        std::vector<std::string> all;
        auto database = Database::open(file, Database::Access::ReadWrite);
        Statement statement(*database, question);
        EXPECT_TRUE(statement.each([&](const Row& row) { all.push_back(row.text(0)); }));
        return all;
    }
    Result<void> migrated(Migrations steps) {
        auto database = Database::open(file_, Database::Access::Create);
        return migrate(*database, file_, steps);
    }
    int version() {
        auto database = Database::open(file_, Database::Access::ReadWrite);
        return version_of(*database).value();
    }

    TemporaryFolder folder_;
    fs::path file_ = folder_.path() / "some.db";
};

TEST_F(Migration, makes_a_new_database_without_a_copy) {
    EXPECT_EQ(message_of(migrated(two_steps)), "");
    EXPECT_EQ(version(), 2);
    EXPECT_THAT(rows(file_, "SELECT y FROM a"), ElementsAre("2"));
    EXPECT_FALSE(fs::exists(folder_.path() / "some.db.version-0"));
}

TEST_F(Migration, keeps_a_copy_of_the_older_one) {
    EXPECT_EQ(message_of(migrated(first_steps)), "");
    EXPECT_EQ(version(), 1);
    EXPECT_EQ(message_of(migrated(two_steps)), "");
    EXPECT_EQ(version(), 2);
    EXPECT_THAT(rows(file_, "SELECT y FROM a"), ElementsAre("2"));
    const fs::path copy = folder_.path() / "some.db.version-1";
    ASSERT_TRUE(fs::exists(copy));
    EXPECT_THAT(rows(copy, "SELECT count(*) FROM a"), ElementsAre("0"));
    EXPECT_THAT(rows(copy, "PRAGMA user_version"), ElementsAre("1"));
    EXPECT_EQ(message_of(migrated(two_steps)), "") << "again, with nothing to do";
}

TEST_F(Migration, that_fails_changes_nothing) {
    EXPECT_EQ(message_of(migrated(first_steps)), "");
    EXPECT_THAT(message_of(migrated(bad_steps)), HasSubstr("could not be brought to version 2: "));
    EXPECT_EQ(version(), 1);
    EXPECT_THAT(rows(file_, "SELECT count(*) FROM a"), ElementsAre("0"));
}

TEST_F(Migration, does_not_know_newer_versions) {
    EXPECT_EQ(message_of(migrated(two_steps)), "");
    EXPECT_EQ(message_of(migrated(first_steps)),
              "the database has version 2, and this program knows versions up to 1 only; it was "
              "written by a newer Tablier");
}

TEST(Database, of_a_newer_version_is_refused) {
    const TemporaryFolder folder;
    { ASSERT_EQ(why_not(folder.path()), ""); }
    {
        auto database = open_database(folder.path());
        ASSERT_TRUE(database->run("PRAGMA user_version=99"));
    }
    EXPECT_THAT(why_not(folder.path()), HasSubstr("cannot be used: the database has version 99"));
}

TEST(Database, is_looked_up_by_its_indexes) {
    const TemporaryFolder folder;
    auto database = open_database(folder.path());
    ASSERT_TRUE(database);
    const auto plan = [&](const char* question) {
        std::string text;
        Statement statement(*database, question);
        EXPECT_TRUE(statement.each([&](const Row& row) { text += row.text(3) + "\n"; }));
        return text;
    };
    EXPECT_EQ(plan("EXPLAIN QUERY PLAN SELECT card FROM tables WHERE listed = 1 AND phase = ? "
                   "ORDER BY created DESC, number DESC LIMIT ?"),
              "SEARCH tables USING INDEX tables_listed (phase=?)\n");
    EXPECT_THAT(plan("EXPLAIN QUERY PLAN SELECT card FROM tables WHERE phase = 1 AND (deadline IS "
                     "NOT NULL OR engine_to_move = 1) ORDER BY deadline"),
                HasSubstr("USING INDEX tables_awaiting"));
    EXPECT_THAT(plan("EXPLAIN QUERY PLAN SELECT id FROM tables WHERE request = ?"),
                HasSubstr("USING INDEX tables_by_request"));
    EXPECT_THAT(plan("EXPLAIN QUERY PLAN SELECT id FROM tables WHERE phase = 0 AND changed < ? "
                     "ORDER BY changed"),
                HasSubstr("USING INDEX tables_waiting"));
}

}  // namespace
}  // namespace tablier::store
