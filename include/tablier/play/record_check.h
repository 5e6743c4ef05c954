// Replays records: checks that every move is legal and that the result is that of the moves.
#pragma once

#include <expected>

#include "tablier/play/match.h"
#include "tablier/play/record.h"

namespace tablier {

/// "2026-11-15"; '?' may stand for digits that are not known.
bool is_record_date(std::string_view text);

/// The game of a record; the error is placed at the tag at fault. No files are read: a deck is
/// given by its cards.
std::expected<GamePtr, RecordError> game_of(const Record& record);

/// Replays the game and its variations. The result need not be that of the moves. Moves must agree
/// with the rules, numbers with the turns, the tags Date and Clock with their forms. Variations
/// obey the rules of the game but no match rule (repetition, turn limit). Returns the match at its
/// end; clocks come from the comments. A record that contradicts the present defaults of options it
/// does not name is replayed with the values from before these options existed
/// (OptionSpec::earlier_value); the match then has them set.
std::expected<Match, RecordError> replay_moves(const Record& record);

/// As replay_moves; the result, and the tags Points and Reason where present, must agree with the
/// outcome as well. A game that did not end by its rules needs an event that ends it.
std::expected<Match, RecordError> replay_record(const Record& record);

/// The same without the match.
std::expected<void, RecordError> check_record(const Record& record);

}  // namespace tablier
