// Import, parsing: splits pasted text into games of tags, numbers, comments, variations, results
// and words. It is independent of the game: all other words are taken for moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/record.h"

namespace tablier {

struct PastedGame {
    struct Result {
        std::string text;  ///< "1-0", "0-1", "draw", "*"
        TextPlace place;
    };

    std::vector<RecordTag> tags;
    /// Moves and events. A move's text is one word as it was written, and it may need the words
    /// behind it. A number stands at the first word that follows it.
    RecordLine line;
    std::optional<Result> result;
    /// The error that ended reading before the end of the text.
    std::optional<RecordError> stop;
};

/// The longest text that is read, in bytes.
inline constexpr std::size_t max_pasted_bytes = 1 << 20;

/// Any number of games; a game begins where tags follow moves or a result. None if there are
/// neither tags nor words. Takes time linear in the length of the text for any input.
std::vector<PastedGame> read_pasted(std::string_view text);

/// "1-0", "½-½", "draw": a result as in `PastedGame::Result`. The codes of our own records ("S",
/// "b+y") are words like others here: only a game knows its seats.
std::optional<std::string> pasted_result(std::string_view word);

/// The moves of a line, as they were written, for a comment: "3. c3 c7".
std::string words_of(const RecordLine& line);

}  // namespace tablier
