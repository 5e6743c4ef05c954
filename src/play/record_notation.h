// Records whose moves are written as other programs write them. Only Quoridor has such notations
// (games/quoridor/foreign_notation.h); a record in one of them says so in its tag Notation.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "play/record.h"

namespace tablier {

/// The moves in Tablier's notation. A record without the tag Notation is taken to be in
/// `unless_tagged` ("official" is Tablier's own). The tag is removed.
std::expected<Record, RecordError> from_notation(Record record, const AnyGame& game,
                                                 std::string_view unless_tagged = "official");

/// A record in Tablier's notation written in another one, with the tag Notation.
Result<Record> to_notation(Record record, const AnyGame& game, std::string_view notation);

/// A bare list of moves as people exchange it, "1. e2 e8 2. e3 e7": numbers are skipped whatever
/// they count, a result at the end ("1-0", "*", "draw") is dropped.
Record record_of_move_list(std::string_view text, std::string_view spec);

}  // namespace tablier
