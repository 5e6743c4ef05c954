#include "store/schema.h"

#include <string>

#include "store/copy.h"
#include "store/statement.h"

namespace tablier::store {
namespace {

/// "Tabl": the application id in the head of the database file.
constexpr std::int64_t application = 0x5461626c;

// Events refer to their table by a number, which is shorter than its id, and lie one after the
// other. The indexes hold only what is looked for: listed tables, those to be resumed after a
// start, and those that have not started. (Deadlines change with every move, and are no part of
// any.) `phases` is kept so that counting takes no time.
constexpr const char* version_1 = R"(
CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 3),
    listed INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deadline INTEGER,
    engine_to_move INTEGER NOT NULL,
    events INTEGER NOT NULL,
    card TEXT NOT NULL,
    seed BLOB CHECK (length(seed) = 32),
    request BLOB CHECK (length(request) = 32)
) STRICT;
CREATE UNIQUE INDEX tables_by_request ON tables (request) WHERE request IS NOT NULL;
CREATE INDEX tables_listed ON tables (phase, created) WHERE listed = 1;
CREATE INDEX tables_awaiting ON tables (number)
    WHERE phase = 1 AND (deadline IS NOT NULL OR engine_to_move = 1);
CREATE INDEX tables_waiting ON tables (changed) WHERE phase = 0;

CREATE TABLE events (
    in_table INTEGER NOT NULL REFERENCES tables (number),
    number INTEGER NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (in_table, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE secrets (
    in_table INTEGER NOT NULL REFERENCES tables (number),
    role TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (in_table, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE runs (
    start INTEGER PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT;

CREATE TABLE phases (
    phase INTEGER PRIMARY KEY,
    tables INTEGER NOT NULL
) STRICT;
INSERT INTO phases VALUES (0, 0), (1, 0), (2, 0), (3, 0);
CREATE TRIGGER count_new AFTER INSERT ON tables BEGIN
    UPDATE phases SET tables = tables + 1 WHERE phase = new.phase;
END;
CREATE TRIGGER count_moved AFTER UPDATE OF phase ON tables WHEN old.phase <> new.phase BEGIN
    UPDATE phases SET tables = tables - 1 WHERE phase = old.phase;
    UPDATE phases SET tables = tables + 1 WHERE phase = new.phase;
END;
)";

constexpr const char* all_steps[] = {version_1};

Result<std::int64_t> asked(Database& database, const char* sql) {
    std::int64_t value = 0;
    Statement question(database, sql);
    const auto row = question.first([&](const Row& it) { value = it.number(0); });
    if (!row) return fail(row.error());
    return value;
}

Result<void> newer_than_known(int version, std::size_t known) {
    return fail("the database has version " + std::to_string(version) +
                ", and this program knows versions up to " + std::to_string(known) +
                " only; it was written by a newer Tablier");
}

Result<void> take_step(Database& database, const char* step, int version) {
    Transaction transaction(database);
    if (auto begun = transaction.begin_writing(); !begun) return fail(begun.error());
    if (auto taken = database.run(step); !taken) return fail(taken.error());
    bool whole = true;
    Statement check(database, "PRAGMA foreign_key_check");
    if (auto checked = check.each([&](const Row&) { whole = false; }); !checked)
        return fail(checked.error());
    if (!whole) return fail("a row refers to another that is not there");
    // A PRAGMA takes no bound values; these are numbers of our own.
    const std::string marks = "PRAGMA application_id=" + std::to_string(application) +
                              ";PRAGMA user_version=" + std::to_string(version);
    if (auto marked = database.run(marks.c_str()); !marked) return fail(marked.error());
    if (auto committed = transaction.commit(); !committed) return fail(committed.error());
    return {};
}

}  // namespace

Migrations known_migrations() {
    return all_steps;
}

Result<int> version_of(Database& database) {
    const auto whose = asked(database, "PRAGMA application_id");
    if (!whose) return std::unexpected(whose.error());
    const auto version = asked(database, "PRAGMA user_version");
    if (!version) return std::unexpected(version.error());
    const auto things = asked(database, "SELECT count(*) FROM sqlite_schema");
    if (!things) return std::unexpected(things.error());
    const bool is_empty = *whose == 0 && *version == 0 && *things == 0;
    if (!is_empty && (*whose != application || *version < 1))
        return fail("this is the database of another program");
    return int(*version);
}

Result<void> migrate(Database& database, const std::filesystem::path& file, Migrations migrations) {
    const auto found = version_of(database);
    if (!found) return std::unexpected(found.error());
    const int last = int(migrations.size());
    if (*found > last) return newer_than_known(*found, migrations.size());
    if (*found > 0 && *found < last) {
        std::filesystem::path kept = file;
        kept += ".version-" + std::to_string(*found);
        if (auto copied = copy_database(database, kept); !copied) return copied;
    }
    // A step may take tables apart that others refer to; references are checked at its end.
    if (auto set = database.run("PRAGMA foreign_keys=OFF"); !set) return fail(set.error());
    for (int version = *found + 1; version <= last; ++version)
        if (auto taken = take_step(database, migrations[std::size_t(version - 1)], version); !taken)
            return fail("the database could not be brought to version " + std::to_string(version) +
                        ": " + taken.error().message);
    if (auto set = database.run("PRAGMA foreign_keys=ON"); !set) return fail(set.error());
    return {};
}

Result<void> expect_last_version(Database& database, Migrations migrations) {
    const auto found = version_of(database);
    if (!found) return std::unexpected(found.error());
    if (*found > int(migrations.size())) return newer_than_known(*found, migrations.size());
    if (*found < int(migrations.size()))
        return fail("the database has version " + std::to_string(*found) +
                    ", and this program needs version " + std::to_string(migrations.size()) +
                    "; `tablier serve` brings it there when it starts");
    return {};
}

}  // namespace tablier::store
