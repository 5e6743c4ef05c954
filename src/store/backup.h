// Backup of a data folder into one file, and restore from it.
#pragma once

#include <filesystem>

#include "tablier/error.h"

namespace tablier::store {

enum class IfExists { Refuse, Replace };

/// Beside a server that may be running. The file gets its name when it is complete.
Result<void> back_up(const std::filesystem::path& folder, const std::filesystem::path& file,
                     IfExists if_exists);

/// Makes a backup the content of a folder, which must not be in use. A database that is replaced is
/// kept beside the new one, its name ending in ".replaced".
Result<void> restore(const std::filesystem::path& folder, const std::filesystem::path& file,
                     IfExists if_exists);

}  // namespace tablier::store
