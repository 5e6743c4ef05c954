// Makes the record of a match.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tablier/play/match.h"
#include "tablier/play/record.h"
#include "tablier/play/time_control.h"

namespace tablier {

/// What a match does not know about itself. Empty texts are left out of the record.
struct RecordHeader {
    std::string event = {};
    std::string site = {};
    std::string date = {};  ///< "2026-11-15"
    std::string round = {};
    std::array<std::string, seat_count> names = {};  ///< by seat
    std::optional<TimeControl> clock = {};
    std::vector<RecordTag> more = {};  ///< further tags, put at the end
};

/// The tags in their usual order, the moves with numbers, clock times as comments, and the result.
Record record_of(const Match& match, const RecordHeader& header = {});

}  // namespace tablier
