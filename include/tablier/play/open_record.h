// Opens a record: makes its game, brings its moves into Tablier's notation and replays them.
#pragma once

#include <expected>
#include <string_view>

#include "tablier/foreign_notation.h"
#include "tablier/play/match.h"
#include "tablier/play/record.h"

namespace tablier {

/// A record in Tablier's notation with its match, at the end.
struct OpenedRecord {
    Record record;
    Match match;
};

struct OpenOptions {
    /// The notation of a record without the tag Notation.
    std::string_view notation = own_notation;
    /// Retries a record that cannot be replayed with capitals read as small letters, where no legal
    /// move has capitals there.
    bool accept_capitals = false;
};

/// The record's moves and result must be right, as for `replay_record`. No files are read for it:
/// a deck is given by its cards.
std::expected<OpenedRecord, RecordError> open_record(const Record& record,
                                                     const OpenOptions& options = {});

}  // namespace tablier
