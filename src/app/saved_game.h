// A record of a game from a file, to go on with.
#pragma once

#include <string>

#include "core/error.h"
#include "play/match.h"
#include "play/record_of.h"

namespace tablier::app {

struct SavedGame {
    Match match;
    RecordHeader header;
    bool has_remarks = false;  ///< comments, glyphs or variations, which a match does not keep
};

Result<SavedGame> open_saved_game(const std::string& file);

}  // namespace tablier::app
