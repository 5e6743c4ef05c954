// Schema of the database and its migrations.
#pragma once

#include <filesystem>
#include <span>

#include "store/database.h"

namespace tablier::store {

/// One step for each version: step 1 creates version 1, step 2 changes it into version 2, and so
/// on. A step that has been in use is never changed: a new version is a new step.
using Migrations = std::span<const char* const>;
Migrations known_migrations();

/// 0 for an empty database; fails for the database of another program.
Result<int> version_of(Database& database);

/// Migrates the database in `file` to the last version, one transaction for each step. Keeps a copy
/// of an older database beside the file.
Result<void> migrate(Database& database, const std::filesystem::path& file,
                     Migrations migrations = known_migrations());

/// For read-only access: fails unless the database has the last version.
Result<void> expect_last_version(Database& database, Migrations migrations = known_migrations());

}  // namespace tablier::store
