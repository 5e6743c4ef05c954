// Copy of a database into one file, while it may be in use.
#pragma once

#include <filesystem>

#include "store/database.h"

namespace tablier::store {

/// Writes a copy of the present state to `file`, atomically replacing an existing file. The copy is
/// synced before it gets that name.
Result<void> copy_database(Database& from, const std::filesystem::path& file);

/// fsync of a folder, so that its file names are durable.
void sync_folder(const std::filesystem::path& folder);

}  // namespace tablier::store
