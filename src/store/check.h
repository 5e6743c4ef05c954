// Integrity check of a data folder, also beside a running server.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "store/table_rows.h"
#include "tablier/error.h"

namespace tablier::store {

/// A further check of a table: that its events are a game by the rules, for instance.
using TableCheck = std::function<Result<void>(const StoredTable&)>;

struct CheckReport {
    std::int64_t tables = 0;
    std::int64_t events = 0;
    std::vector<std::string> faults;
};

/// Checks the file itself, that nothing refers to what is not there, that each table's events are
/// numbered from 1 without gaps, and that its summary fits them. An error means that nothing could
/// be checked.
Result<CheckReport> check_tables(const std::filesystem::path& folder,
                                 const TableCheck& extra_check = {});

}  // namespace tablier::store
