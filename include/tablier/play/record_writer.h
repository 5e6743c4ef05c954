// Serializer of records.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tablier/error.h"
#include "tablier/play/record.h"

namespace tablier {

/// Longest line of moves. Tags and comments are never broken.
inline constexpr int max_record_line = 99;

/// Text that reads back as the same record; fails on content that the format cannot express (a
/// control character in a name, an empty variation).
Result<std::string> write_record(const Record& record);

/// The moves with their annotations, and the result behind them unless it is empty, in lines of at
/// most `width` characters.
Result<std::string> write_moves(const RecordLine& line, std::string_view result, int width);

/// Many games, with an empty line between them.
Result<std::string> write_records(std::span<const Record> records);

}  // namespace tablier
