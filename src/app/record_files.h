// Records of games from files, replayed by the rules.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_maker.h"
#include "play/match.h"
#include "play/record.h"
#include "play/record_check.h"

namespace tablier::app {

/// A record in Tablier's notation with the match it tells.
struct Replayed {
    Record record;
    Match match;
};

/// How a record is replayed: a bare list of moves claims nothing of the result.
using Replay = std::expected<Match, RecordError> (*)(const Record&, const GameMaker&);

/// Records may come from strangers: no files are read for them. `notation` is that of records that
/// do not name theirs.
std::expected<Replayed, RecordError> replay(const Record& record,
                                            std::string_view notation = "official",
                                            Replay how = match_of);

extern const Text no_games;  ///< said of a file that has none

/// The content of a file named on the command line.
std::string read_or_usage_error(const std::string& file, Lang lang = Lang::English);

/// All records of a file; a Failure if it has none or one with an error of form.
std::vector<Record> records_or_failure(const std::string& file, Lang lang = Lang::English);

}  // namespace tablier::app
