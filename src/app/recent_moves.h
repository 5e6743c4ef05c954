// Recent moves of a match in words: finds where a seat's last turn ended, and describes the entries
// since then, a line for each turn.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "advice/advice.h"
#include "tablier/play/match.h"

namespace tablier::app {

/// Display names of the seats: "South", "Ada (South)".
using SeatTitles = std::array<Text, seat_count>;

/// The entry of the history after the last turn of these seats that opponents have answered; 0 if
/// there was none.
std::size_t first_entry_since(const Match& match, SeatSet seats);

/// The entry with which the last turn of any seat began.
std::size_t first_entry_of_last_turn(const Match& match);

/// The entries from `first` on, a line for each turn: "North: puts the wall e3h". Decisions of the
/// seats in `silent` are left out, but not their draws by chance.
std::vector<std::string> moves_in_words(const Match& match, std::size_t first, SeatSet silent,
                                        const GameGuide& guide, const SeatTitles& titles,
                                        Lang lang);

}  // namespace tablier::app
