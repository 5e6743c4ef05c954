#include "store/database.h"

#include <cstring>

namespace tablier::store {
namespace {

constexpr int milliseconds_to_wait_for_others = 5000;

}  // namespace

Sql<Database> Database::open(const std::filesystem::path& file, Access access) {
    // Each connection belongs to one thread at a time, so SQLite need not lock it.
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    if (access == Access::Create) flags |= SQLITE_OPEN_CREATE;
    Database database;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags, nullptr);
    database.handle_.reset(handle);
    if (handle == nullptr) return std::unexpected(SqlError{code, "out of memory"});
    if (code != SQLITE_OK) return std::unexpected(database.error());
    sqlite3_busy_timeout(handle, milliseconds_to_wait_for_others);
    if (access == Access::ReadOnly)
        if (auto set = database.run("PRAGMA query_only=ON"); !set)
            return std::unexpected(set.error());
    return database;
}

Sql<void> Database::run(const char* statements) {
    if (sqlite3_exec(handle_.get(), statements, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
    return std::unexpected(error());
}

SqlError Database::error() const {
    sqlite3* const handle = handle_.get();
    const int code = sqlite3_errcode(handle) & 0xff;
    std::string message = sqlite3_errmsg(handle);
    if (code == SQLITE_IOERR || code == SQLITE_CANTOPEN)
        if (const int reason = sqlite3_system_errno(handle); reason != 0)
            message += std::string(" (") + std::strerror(reason) + ")";
    return {code, std::move(message)};
}

Transaction::~Transaction() {
    // After a full disk or the like SQLite may have rolled back already.
    if (database_.in_transaction()) static_cast<void>(database_.run("ROLLBACK"));
}

}  // namespace tablier::store
