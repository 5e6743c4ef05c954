#include "store/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "store/copy.h"
#include "store/schema.h"
#include "store/statement.h"

namespace tablier::store {
namespace {

namespace fs = std::filesystem;

// FULL: a commit is durable when it returns. The checkpointer moves the log into the database,
// without blocking commits. The log keeps its length, so that it is overwritten in place; only the
// growth after a burst is truncated. Savepoints use memory, no files.
constexpr const char* settings = R"(
PRAGMA foreign_keys=ON;
PRAGMA synchronous=FULL;
PRAGMA wal_autocheckpoint=0;
PRAGMA journal_size_limit=16777216;
PRAGMA temp_store=MEMORY;
PRAGMA cache_size=-8000;
)";

fs::path lock_file(const fs::path& folder) {
    return folder / "tablier.lock";
}

Result<void> make_folder(const fs::path& folder) {
    std::error_code error;
    const fs::path parent = fs::absolute(folder, error).parent_path();
    if (!error) fs::create_directories(parent, error);
    if (error)
        return fail("cannot make the folder {0}: {1}", "création impossible du dossier {0} : {1}",
                    {tablier::quoted(folder.string()), error.message()});
    if (::mkdir(folder.c_str(), 0700) == 0) {
        sync_folder(parent);
        return {};
    }
    const int reason = errno;
    if (fs::is_directory(folder, error)) return {};
    return fail("cannot make the folder {0}: {1}", "création impossible du dossier {0} : {1}",
                {tablier::quoted(folder.string()), std::strerror(reason)});
}

/// SQLite would create a file that is readable for all; its companion files follow it.
void make_private(const fs::path& file) {
    if (const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600); made >= 0)
        ::close(made);
}

Sql<void> use_log(Database& database) {
    std::string mode;
    Statement question(database, "PRAGMA journal_mode=WAL");
    const auto answer = question.first([&](const Row& row) { mode = row.text(0); });
    if (!answer) return std::unexpected(answer.error());
    if (mode != "wal")
        return std::unexpected(SqlError{0, "the file system does not allow a write-ahead log"});
    return {};
}

Result<void> prepare(Database& database, const fs::path& file) {
    // Checked first: the database of another program must not be changed.
    if (auto version = version_of(database); !version) return std::unexpected(version.error());
    if (auto log = use_log(database); !log) return fail(log.error());
    if (auto set = database.run(settings); !set) return fail(set.error());
    return migrate(database, file);
}

}  // namespace

Result<FolderLock> FolderLock::take(const fs::path& folder) {
    if (auto made = make_folder(folder); !made) return std::unexpected(made.error());
    const fs::path name = lock_file(folder);
    const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return fail("cannot write {0}: {1}", "écriture impossible de {0} : {1}",
                    {tablier::quoted(name.string()), std::strerror(errno)});
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return FolderLock(file);
    const int reason = errno;
    ::close(file);
    if (reason == EWOULDBLOCK)
        return fail("the data folder {0} is in use by another Tablier, which must be stopped first",
                    "le dossier de données {0} sert à un autre Tablier, qu'il faut d'abord arrêter",
                    {tablier::quoted(folder.string())});
    return fail("cannot lock {0}: {1}", "verrouillage impossible de {0} : {1}",
                {tablier::quoted(name.string()), std::strerror(reason)});
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FolderLock::~FolderLock() {
    if (file_ >= 0) ::close(file_);
}

fs::path database_file(const fs::path& folder) {
    return folder / "tablier.db";
}

fs::path secret_file(const fs::path& folder) {
    return folder / "secret";
}

bool is_own_file(const fs::path& folder, const fs::path& file) {
    std::error_code none;
    const fs::path plain = fs::weakly_canonical(file, none);
    const auto is = [&](const fs::path& own) {
        return plain == fs::weakly_canonical(own, none) || fs::equivalent(file, own, none);
    };
    const fs::path database = database_file(folder);
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        if (is(database.string() + suffix)) return true;
    return is(lock_file(folder)) || is(secret_file(folder));
}

std::string unusable(const fs::path& file, std::string_view why) {
    return "the database " + in_quotes(file.string()) + " cannot be used: " + std::string(why);
}

Result<Database> open_database(const fs::path& folder) {
    const fs::path file = database_file(folder);
    make_private(file);
    auto database = Database::open(file, Database::Access::Create);
    if (!database) return fail(unusable(file, database.error().message));
    if (auto ready = prepare(*database, file); !ready)
        return fail(unusable(file, ready.error().message));
    return *std::move(database);
}

Result<Database> open_second_connection(const fs::path& folder) {
    const fs::path file = database_file(folder);
    auto database = Database::open(file, Database::Access::ReadWrite);
    if (!database) return fail(unusable(file, database.error().message));
    if (auto set = database->run(settings); !set) return fail(unusable(file, set.error().message));
    return *std::move(database);
}

Result<Database> open_read_only(const fs::path& folder) {
    const fs::path file = database_file(folder);
    std::error_code error;
    if (!fs::exists(file, error))
        return fail(error ? unusable(file, error.message())
                          : "there is no database " + in_quotes(file.string()));
    auto database = Database::open(file, Database::Access::ReadOnly);
    if (!database) return fail(unusable(file, database.error().message));
    if (auto version = version_of(*database); !version) {
        // SQLite needs files beside the database to detect writers.
        const bool writable = ::access(folder.c_str(), W_OK) == 0;
        return fail(
            unusable(file, version.error().message) +
            (writable ? "" : "; even to read it the right to write to its folder is needed"));
    }
    return *std::move(database);
}

}  // namespace tablier::store
