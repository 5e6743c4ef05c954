// Conversion of records between Tablier's notation and those of other programs
// (tablier/foreign_notation.h). A record in another notation says so in its tag Notation.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "tablier/foreign_notation.h"
#include "tablier/play/record.h"

namespace tablier {

/// The moves in Tablier's notation. A record without the tag Notation is taken to be in
/// `unless_tagged` ("official" is Tablier's own). The tag is removed.
std::expected<Record, RecordError> from_notation(Record record, const AnyGame& game,
                                                 std::string_view unless_tagged = own_notation);

/// Reads capitals in moves as small letters, where no legal move has capitals there.
Record with_typed_moves(Record record, const AnyGame& game);

/// A record in Tablier's notation written in another one, with the tag Notation.
Result<Record> to_notation(Record record, const AnyGame& game, std::string_view notation);

}  // namespace tablier
