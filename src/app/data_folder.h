// Folders of the user's data: online tables and stored terminal games.
#pragma once

#include <filesystem>

#include "tablier/error.h"

namespace tablier::app {

/// `tablier` in $XDG_DATA_HOME, or in ~/.local/share; it need not exist. Fails if the user has no
/// home folder.
Result<std::filesystem::path> default_data_folder();

}  // namespace tablier::app
