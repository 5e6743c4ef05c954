#include "store/backup.h"

#include "store/copy.h"
#include "store/data_folder.h"
#include "store/schema.h"

namespace tablier::store {
namespace {

namespace fs = std::filesystem;

fs::path with(const fs::path& file, const char* suffix) {
    fs::path longer = file;
    longer += suffix;
    return longer;
}

Result<void> move_file(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error) return fail("cannot rename " + in_quotes(from.string()) + ": " + error.message());
    return {};
}

/// Puts a database out of the way, whatever state it is in.
Result<void> set_aside(const fs::path& file) {
    // Usually its log goes into it now. Where that fails the log is kept with it: a log that stayed
    // would be taken for the new database's.
    if (auto database = Database::open(file, Database::Access::Existing))
        static_cast<void>(database->run("PRAGMA wal_checkpoint(TRUNCATE)"));
    const fs::path kept = with(file, ".replaced");
    for (const char* suffix : {"-shm", "-wal", ""}) {
        std::error_code error;
        fs::remove(with(kept, suffix), error);
        if (!fs::exists(with(file, suffix), error)) continue;
        if (auto moved = move_file(with(file, suffix), with(kept, suffix)); !moved) return moved;
    }
    return {};
}

}  // namespace

Result<void> back_up(const fs::path& folder, const fs::path& file, IfThere if_there) {
    std::error_code none;
    if (fs::exists(file, none) && !fs::is_regular_file(file, none))
        return fail(in_quotes(file.string()) + " is not a file");
    if (if_there == IfThere::Refuse && fs::exists(file, none))
        return fail("there is a file " + in_quotes(file.string()) +
                    " already; --force replaces it");
    if (fs::equivalent(file, database_file(folder), none))
        return fail(in_quotes(file.string()) + " is the database itself");
    auto database = open_to_look(folder);
    if (!database) return std::unexpected(database.error());
    return copy_database(*database, file);
}

Result<void> restore(const fs::path& folder, const fs::path& file, IfThere if_there) {
    const auto lock = FolderLock::take(folder);
    if (!lock) return std::unexpected(lock.error());
    const fs::path place = database_file(folder);
    std::error_code none;
    if (if_there == IfThere::Refuse && fs::exists(place, none))
        return fail("there is a database " + in_quotes(place.string()) +
                    " already; --force replaces it");
    auto backup = Database::open(file, Database::Access::Look);
    if (!backup) return fail(unusable(file, backup.error().message));
    const auto version = version_of(*backup);
    if (!version) return fail(unusable(file, version.error().message));
    if (*version == 0) return fail(unusable(file, "it is empty"));
    if (*version > int(known_migrations().size()))
        return fail(unusable(file, "it was written by a newer Tablier"));
    const fs::path restored = with(place, ".restored");
    if (auto copied = copy_database(*backup, restored); !copied) return copied;
    if (auto aside = set_aside(place); !aside) return aside;
    if (auto moved = move_file(restored, place); !moved) return moved;
    sync_folder(folder);
    return {};
}

}  // namespace tablier::store
