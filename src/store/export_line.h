// Lines of an export, as JSON objects: a head, then runs and tables, then an end line that proves
// completeness.
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
/// An error if a text of the table is not valid UTF-8.
Result<std::string> line_of(const StoredTable& table);
std::string line_of(const ExportEnd& end);

/// Parses and validates a line: all fields with the right types, events numbered from 1.
Result<ExportLine> read_export_line(std::string_view line);

}  // namespace tablier::store
