#include "app/data_folder.h"

#include <cstdlib>

namespace tablier::app {

namespace fs = std::filesystem;

Result<fs::path> default_data_folder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
        return fs::path(data) / "tablier";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
        return fs::path(home) / ".local" / "share" / "tablier";
    return fail("there is no home folder", "il n'y a pas de dossier personnel");
}

}  // namespace tablier::app
