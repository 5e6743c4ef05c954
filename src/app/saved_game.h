// Saved game: a record file opened to be continued.
#pragma once

#include <string>

#include "app/autosave.h"
#include "tablier/error.h"
#include "tablier/play/match.h"
#include "tablier/play/record_of.h"

namespace tablier::app {

struct SavedGame {
    Match match;
    RecordHeader header;
    bool has_remarks = false;  ///< comments, glyphs or variations, which a match does not keep
};

Result<SavedGame> open_saved_game(const std::string& file);

/// The file of that name or, if there is none, the stored game of that name.
std::string saved_game_file(const std::string& name);

/// A saved game to continue, with its autosave.
struct ResumedGame {
    SavedGame saved;
    Autosave autosave;
};

/// Continues in the same file if it is a regular one and no remarks would be lost; otherwise in a
/// new stored game.
Result<ResumedGame> resume_game(const std::string& file);

}  // namespace tablier::app
