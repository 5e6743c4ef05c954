// Export and import of a data folder as lines of text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "store/check.h"
#include "tablier/error.h"

namespace tablier::store {

/// Takes one line, without its end.
using LineSink = std::function<Result<void>(std::string_view line)>;
struct LineSource {
    std::string name;  ///< for messages
    /// Gives one line after the other, without their ends, then nothing.
    std::function<Result<std::optional<std::string>>()> next;
};

/// Everything as it is at one moment, seeds of running games included; beside a server that may be
/// running. Returns the number of tables.
Result<std::int64_t> export_tables(const std::filesystem::path& folder, const LineSink& sink);

struct ImportReport {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;  ///< were the same already
};

/// Adds what was exported to a folder, which is made if there is none and must not be in use; all
/// of it or nothing. A table that is there already and is not the same is an error, and so is a new
/// one that does not satisfy `extra_check`.
///
/// An export says when its server ran. Only a folder without tables takes that over: it has nothing
/// to do with the clocks of others. Where a table whose clock runs comes to others, no clock that
/// runs is charged for the time until the next start.
Result<ImportReport> import_tables(const std::filesystem::path& folder, const LineSource& source,
                                   Time now, const TableCheck& extra_check = {});

}  // namespace tablier::store
