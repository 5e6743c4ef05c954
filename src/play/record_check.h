// Replays records: whether every move is legal, and whether the result is the true one.
#pragma once

#include <expected>

#include "play/game_maker.h"
#include "play/match.h"
#include "play/record.h"

namespace tablier {

/// "2026-11-15"; '?' may stand for digits that are not known.
bool is_record_date(std::string_view text);

/// The game a record is of; the error stands at the tag that makes no game.
std::expected<GamePtr, RecordError> game_of(const Record& record, const GameMaker& make_game);

/// Replays the game and its variations. The result need not be that of the moves. Moves must agree
/// with the rules, numbers with the turns, the tags Date and Clock with their forms. Variations
/// obey the rules of the game but no match rule (repetition, turn limit). Returns the match at its
/// end; clocks come from the comments. A game that cannot be replayed as options are now, or
/// is over by them though the record says that it goes on, is replayed as they were before those
/// existed that the record does not name (OptionSpec::earlier_value); the match then has them set.
std::expected<Match, RecordError> replay_moves(const Record& record, const GameMaker& make_game);

/// As replay_moves, and the result, and the tags Points and Reason where present, must agree with
/// the outcome. A game that did not end by its rules must say by an event how it ended.
std::expected<Match, RecordError> match_of(const Record& record, const GameMaker& make_game);

/// The same without the match.
std::expected<void, RecordError> check(const Record& record, const GameMaker& make_game);

}  // namespace tablier
