// Records from files named on the command line.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/record.h"

namespace tablier::app {

extern const Text no_games;  ///< message for a file without games

/// The content of a file named on the command line.
std::string read_or_usage_error(const std::string& file, Lang lang = Lang::English);

/// All records of a file; a Failure if it has none or one with an error of form.
std::vector<Record> records_or_failure(const std::string& file, Lang lang = Lang::English);

}  // namespace tablier::app
