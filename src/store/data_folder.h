// Data folder of a server: its lock, its files, and the databases opened there.
#pragma once

#include <filesystem>

#include "store/database.h"

namespace tablier::store {

/// Exclusive lock on a data folder, for the whole machine. Released at the latest when the process
/// ends.
class FolderLock {
  public:
    /// Creates the folder, readable by this user only, if it does not exist.
    static Result<FolderLock> take(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;

  private:
    explicit FolderLock(int file) : file_(file) {}

    int file_;
};

std::filesystem::path database_file(const std::filesystem::path& folder);
/// The file of the server's secret.
std::filesystem::path secret_file(const std::filesystem::path& folder);
/// Whether this is one of the files that a server keeps in the folder, and that must not be
/// overwritten.
bool is_own_file(const std::filesystem::path& folder, const std::filesystem::path& file);

/// Opens the database for the holder of the folder's lock: creates or migrates it, with settings
/// that survive a loss of power.
Result<Database> open_database(const std::filesystem::path& folder);

/// Another connection to the same database, for the same process.
Result<Database> open_second_connection(const std::filesystem::path& folder);

/// For tools, also while a server runs. Does not check the version of the schema.
Result<Database> open_read_only(const std::filesystem::path& folder);

/// "the database "…" cannot be used: …"
std::string unusable(const std::filesystem::path& file, std::string_view why);

}  // namespace tablier::store
