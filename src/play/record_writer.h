// From records to text.
#pragma once

#include <span>
#include <string>

#include "core/error.h"
#include "play/record.h"

namespace tablier {

/// Longest line the writer makes of moves. Tags and comments are never broken.
inline constexpr int widest_record_line = 99;

/// Text that reads back as the same record; fails on what the format cannot say (a control
/// character in a name, an empty variation).
Result<std::string> write_record(const Record& record);

/// Many games, with an empty line between them.
Result<std::string> write_records(std::span<const Record> records);

}  // namespace tablier
