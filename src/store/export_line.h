// Lines of an export: JSON objects. First a head, then runs and tables, then an end, which shows
// that the export is complete.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "store/table_rows.h"
#include "tablier/error.h"

namespace tablier::store {

struct ExportHead {};
struct ExportEnd {
    std::int64_t tables = 0;
};
using ExportLine = std::variant<ExportHead, Run, StoredTable, ExportEnd>;

std::string line_of(const ExportHead& head);
std::string line_of(const Run& run);
/// JSON is UTF-8; a table with other texts is an error.
Result<std::string> line_of(const StoredTable& table);
std::string line_of(const ExportEnd& end);

/// Complete and of the right types, with events numbered from 1; or an error.
Result<ExportLine> read_export_line(std::string_view line);

}  // namespace tablier::store
