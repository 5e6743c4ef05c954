// Data folder of a server: its lock, its files, and the databases opened there.
#pragma once

#include <filesystem>

#include "store/database.h"

namespace tablier::store {

/// The right to change what is in a folder. There is one at a time on the whole machine; it ends
/// with the process, however that ends.
class FolderLock {
  public:
    /// Makes the folder, for this user alone, if there is none.
    static Result<FolderLock> take(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;

  private:
    explicit FolderLock(int file) : file_(file) {}

    int file_;
};

std::filesystem::path database_file(const std::filesystem::path& folder);
/// The server's own secret.
std::filesystem::path secret_file(const std::filesystem::path& folder);
/// Whether this is one of the files in the folder that a server needs: nothing else may be written
/// there.
bool is_own_file(const std::filesystem::path& folder, const std::filesystem::path& file);

/// The database for the holder of the folder's lock: created if there is none, migrated to the last
/// version, safe against a loss of power.
Result<Database> open_database(const std::filesystem::path& folder);

/// The same database once more, for the same process.
Result<Database> open_second_connection(const std::filesystem::path& folder);

/// For tools, beside a server that may be running. The database's version is not looked at.
Result<Database> open_read_only(const std::filesystem::path& folder);

/// "the database "…" cannot be used: …"
std::string unusable(const std::filesystem::path& file, std::string_view why);

}  // namespace tablier::store
