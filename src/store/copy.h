// Copy of a database into one file, while it may be in use.
#pragma once

#include <filesystem>

#include "store/database.h"

namespace tablier::store {

/// Writes a copy of the present state to `file`, in place of what is there. The copy is complete
/// and on the disk before it gets that name.
Result<void> copy_database(Database& from, const std::filesystem::path& file);

/// Asks the disk to keep the names in a folder, as it keeps the content of files.
void sync_folder(const std::filesystem::path& folder);

}  // namespace tablier::store
