// Parser of records. Checks the syntax only; record_check.h replays the moves.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "tablier/play/record.h"

namespace tablier {

struct ReadRecords {
    std::vector<Record> records;      ///< the games that could be read, in order
    std::vector<RecordError> errors;  ///< the first error of each of the others, in order
};

/// Reads a file of any number of games. After an error it goes on at the next line that begins with
/// `[Variant`. Takes time linear in the length of the text for any input.
ReadRecords read_records(std::string_view text);

/// Reads a text of exactly one game.
std::expected<Record, RecordError> read_record(std::string_view text);

}  // namespace tablier
