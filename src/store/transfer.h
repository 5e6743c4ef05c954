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
    /// Returns one line after the other, without line ends, then none.
    std::function<Result<std::optional<std::string>>()> next;
};

/// Exports a consistent snapshot, seeds of running games included; may run while a server uses the
/// folder. Returns the number of tables.
Result<std::int64_t> export_tables(const std::filesystem::path& folder, const LineSink& sink);

struct ImportReport {
    std::int64_t added = 0;
    std::int64_t unchanged = 0;  ///< existed with the same content
};

/// Adds an export to a folder atomically; the folder is created if needed and must not be in use.
/// An existing table with different content is an error, and so is a new one that fails
/// `extra_check`.
///
/// The runs of the exporting server are imported only into a folder without tables, since they do
/// not concern the clocks of other tables. If a table with a running clock is added to other
/// tables, no clock is charged for the time until the next start.
Result<ImportReport> import_tables(const std::filesystem::path& folder, const LineSource& source,
                                   Time now, const TableCheck& extra_check = {});

}  // namespace tablier::store
