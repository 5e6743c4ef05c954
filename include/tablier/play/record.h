// Game record as data, as the text format (docs/records.md) defines it; its moves are not checked.
// record_reader.h parses it, record_writer.h writes it, record_check.h replays it, record_of.h
// makes it from a match.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tablier/play/match.h"
#include "tablier/seat.h"

namespace tablier {

/// Line and column in a text, counted from 1, columns in characters; 0, 0 for data that was not
/// read from a text. Not part of a record's meaning: all places compare equal.
struct TextPlace {
    int line = 0;
    int column = 0;
    bool operator==(const TextPlace&) const { return true; }
};

/// An error in a record, with its place.
struct RecordError {
    TextPlace place;
    Error error;

    Text words() const;  ///< "line 12, column 5: …", or the error alone without a place
    std::string text(Lang lang = Lang::English) const { return words().in(lang); }
};

struct RecordTag {
    std::string name;
    std::string value;
    TextPlace place = {};
    bool operator==(const RecordTag&) const = default;
};

/// Numeric annotation glyph (NAG); 1 to 6 are written `!` `?` `!!` `??` `!?` `?!`.
struct Glyph {
    int number = 0;
    bool operator==(const Glyph&) const = default;
};

/// Verbatim, without the braces. Parts like `[%eval +0.35]` are read by record_commands.h.
struct Comment {
    std::string text;
    bool operator==(const Comment&) const = default;
};

struct RecordEntry;

/// A sequence of entries: the game itself, or a variation of it.
struct RecordLine {
    std::vector<Comment> before;  ///< comments before the first entry
    std::vector<RecordEntry> entries;
    bool operator==(const RecordLine&) const;
};

/// Annotation of an entry, in any order and number. A line is a variation: moves that could
/// have been played instead of the entry, from the position before it.
using Annotation = std::variant<Glyph, Comment, RecordLine>;

struct RecordMove {
    std::string text;
    std::optional<int> number = {};  ///< as written before the move
    TextPlace number_place = {};
    bool operator==(const RecordMove&) const = default;
};
struct RecordDeparture {
    std::string seat_code;
    Leaving how = Leaving::Resigned;
    bool operator==(const RecordDeparture&) const = default;
};

struct RecordEntry {
    std::variant<RecordMove, RecordDeparture, EndAgreed> what;
    std::vector<Annotation> annotations = {};
    TextPlace place = {};
    bool operator==(const RecordEntry&) const;
};

struct Record {
    std::vector<RecordTag> tags;  ///< in the order of the text; the first is Variant
    RecordLine line;
    std::string result = "*";  ///< "S", "S+N", "draw", or "*" where the game is not finished
    TextPlace result_place = {};

    bool operator==(const Record&) const = default;

    const RecordTag* find(std::string_view name) const;   ///< null if there is no such tag
    std::string_view value(std::string_view name) const;  ///< empty if there is no such tag
    /// Changes the tag or adds it at the end.
    void set(std::string_view name, std::string_view value);
    /// "quoridor:size=5": what `make_game` takes.
    std::string spec() const;
};

}  // namespace tablier
