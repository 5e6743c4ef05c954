// Reading and writing of whole files, with error messages that name the file.
#pragma once

#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::app {

/// The content of a file; "-" is standard input. Files over 256 MiB are refused.
Result<std::string> read_file(std::string_view path);

/// Replaces a file's content, or writes to standard output for "-". A file's old content stays
/// until the new one is complete; devices and pipes are just written to.
Result<void> write_file(std::string_view path, std::string_view content);

}  // namespace tablier::app
