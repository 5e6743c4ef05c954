#include "store/copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "store/statement.h"

namespace tablier::store {
namespace {

namespace fs = std::filesystem;

std::unexpected<Error> cannot_write(const fs::path& file, std::string_view why) {
    return fail("cannot write " + in_quotes(file.string()) + ": " + std::string(why));
}

/// Readable for its owner only: it holds the seeds of running games.
Result<void> make_private_file(const fs::path& file) {
    const int made =
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (made < 0) return cannot_write(file, std::strerror(errno));
    ::close(made);
    return {};
}

Result<void> sync_file(const fs::path& file) {
    const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = opened >= 0 && ::fsync(opened) == 0;
    const int reason = errno;
    if (opened >= 0) ::close(opened);
    if (!synced) return cannot_write(file, std::strerror(reason));
    return {};
}

Sql<void> copy_pages(Database& from, Database& to) {
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) return std::unexpected(to.error());
    // All at once: the server goes on writing meanwhile, and a copy in several goes would have to
    // begin again each time.
    const int copied = sqlite3_backup_step(backup, -1);
    if (sqlite3_backup_finish(backup) != SQLITE_OK) return std::unexpected(to.error());
    // By its documentation SQLite need not call it an error that a database stayed locked.
    if (copied != SQLITE_DONE)
        return std::unexpected(SqlError{copied & 0xff, sqlite3_errstr(copied)});
    return {};
}

Sql<std::string> quick_check(Database& database) {
    std::string found;
    Statement check(database, "PRAGMA quick_check(1)");
    const auto row = check.first([&](const Row& it) { found = it.text(0); });
    if (!row) return std::unexpected(row.error());
    return found;
}

/// Leaves `file` closed and without companions.
Result<void> write_copy(Database& from, const fs::path& file) {
    if (auto made = make_private_file(file); !made) return made;
    auto to = Database::open(file, Database::Access::ReadWrite);
    if (!to) return cannot_write(file, to.error().message);
    if (auto copied = copy_pages(from, *to); !copied)
        return cannot_write(file, copied.error().message);
    // The server writes to a log beside the database; a copy is to be a single file.
    if (auto set = to->run("PRAGMA journal_mode=DELETE"); !set)
        return cannot_write(file, set.error().message);
    const auto found = quick_check(*to);
    if (!found || *found != "ok")
        return fail("the copy is damaged, and so is the database perhaps: " +
                    (found ? *found : found.error().message));
    return {};
}

}  // namespace

void sync_folder(const fs::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

Result<void> copy_database(Database& from, const fs::path& file) {
    fs::path partial = file;
    partial += ".part";
    auto written = write_copy(from, partial);
    if (written) written = sync_file(partial);
    if (written && ::rename(partial.c_str(), file.c_str()) != 0)
        written = cannot_write(file, std::strerror(errno));
    if (!written) {
        std::error_code ignored;
        fs::remove(partial, ignored);
        return written;
    }
    const fs::path folder = file.parent_path();
    sync_folder(folder.empty() ? "." : folder);
    return {};
}

}  // namespace tablier::store
