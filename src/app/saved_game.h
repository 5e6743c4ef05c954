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

/// The file that is meant by a name: a file of that name or, if there is none, the stored game.
std::string saved_game_file(const std::string& name);

/// A saved game to play on with, and where it is kept up to date from now on.
struct ResumedGame {
    SavedGame saved;
    Autosave autosave;
};

/// Goes on in the same file, if it is one and its remarks would not be lost; otherwise in a stored
/// game of its own.
Result<ResumedGame> resume_game(const std::string& file);

}  // namespace tablier::app
