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

/// Keeps a database, even a damaged one, under a second name (hard link). The first name stays
/// until it is replaced, since a folder without a database would count as new.
Result<void> keep(const fs::path& file) {
    // A checkpoint usually moves its log into it. If that fails the log is renamed too, since a
    // remaining log would be applied to the new database.
    if (auto database = Database::open(file, Database::Access::ReadWrite))
        static_cast<void>(database->run("PRAGMA wal_checkpoint(TRUNCATE)"));
    const fs::path kept = with(file, ".replaced");
    std::error_code error;
    for (const char* suffix : {"-shm", "-wal", ""}) fs::remove(with(kept, suffix), error);
    if (fs::exists(file, error)) {
        fs::create_hard_link(file, kept, error);
        if (error)
            return fail("cannot keep " + in_quotes(file.string()) + " as " +
                        in_quotes(kept.string()) + ": " + error.message());
    }
    for (const char* suffix : {"-shm", "-wal"}) {
        if (!fs::exists(with(file, suffix), error)) continue;
        if (auto moved = move_file(with(file, suffix), with(kept, suffix)); !moved) return moved;
    }
    return {};
}

}  // namespace

Result<void> back_up(const fs::path& folder, const fs::path& file, IfExists if_exists) {
    std::error_code none;
    if (fs::exists(file, none) && !fs::is_regular_file(file, none))
        return fail("{0} is not a file", "{0} n'est pas un fichier",
                    {tablier::quoted(file.string())});
    if (if_exists == IfExists::Refuse && fs::exists(file, none))
        return fail("there is a file {0} already; --force replaces it",
                    "il y a déjà un fichier {0} ; --force le remplace",
                    {tablier::quoted(file.string())});
    if (is_own_file(folder, file))
        return fail("{0} belongs to the data folder itself",
                    "{0} fait partie du dossier de données lui-même",
                    {tablier::quoted(file.string())});
    auto database = open_read_only(folder);
    if (!database) return std::unexpected(database.error());
    return copy_database(*database, file);
}

Result<void> restore(const fs::path& folder, const fs::path& file, IfExists if_exists) {
    auto backup = Database::open(file, Database::Access::ReadOnly);
    if (!backup) return fail(unusable(file, backup.error().message));
    const auto version = version_of(*backup);
    if (!version) return fail(unusable(file, version.error().message));
    if (*version == 0) return fail(unusable(file, "it is empty"));
    if (*version > int(known_migrations().size()))
        return fail(unusable(file, "it was written by a newer Tablier"));
    const auto lock = FolderLock::take(folder);
    if (!lock) return std::unexpected(lock.error());
    const fs::path place = database_file(folder);
    std::error_code none;
    if (if_exists == IfExists::Refuse && fs::exists(place, none))
        return fail("there is a database {0} already; --force replaces it",
                    "il y a déjà une base {0} ; --force la remplace",
                    {tablier::quoted(place.string())});
    const fs::path restored = with(place, ".restored");
    if (auto copied = copy_database(*backup, restored); !copied) return copied;
    auto done = keep(place);
    if (done) done = move_file(restored, place);
    if (!done) fs::remove(restored, none);
    sync_folder(folder);
    return done;
}

}  // namespace tablier::store
