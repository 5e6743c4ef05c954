// Backup of a data folder into one file, and restore from it.
#pragma once

#include <filesystem>

#include "tablier/error.h"

namespace tablier::store {

enum class IfExists { Refuse, Replace };

/// May be called while a server uses the folder. The file gets its name when it is complete.
Result<void> back_up(const std::filesystem::path& folder, const std::filesystem::path& file,
                     IfExists if_exists);

/// Replaces the content of a folder, which must not be in use, by a backup. The replaced database
/// is kept with the extension ".replaced".
Result<void> restore(const std::filesystem::path& folder, const std::filesystem::path& file,
                     IfExists if_exists);

}  // namespace tablier::store
