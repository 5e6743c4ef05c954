// Integrity check of a data folder; may run while a server uses it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "store/table_rows.h"
#include "tablier/error.h"

namespace tablier::store {

/// Additional check of a table, for example that its events are valid by the rules.
using TableCheck = std::function<Result<void>(const StoredTable&)>;

struct CheckReport {
    std::int64_t tables = 0;
    std::int64_t events = 0;
    std::vector<std::string> faults;
};

/// Checks the database file, foreign keys, that each table's events are numbered from 1 without
/// gaps, and that its summary fits them. An error means that the check was not possible.
Result<CheckReport> check_tables(const std::filesystem::path& folder,
                                 const TableCheck& extra_check = {});

}  // namespace tablier::store
