#include "tablier/play/record_notation.h"

#include <array>
#include <functional>

#include "tablier/catalog.h"
#include "tablier/play/result_code.h"
#include "tablier/typed_move.h"

namespace tablier {
namespace {

/// Rewrites a move's text, made in the position before it; returns the move in Tablier's notation.
using Rewrite = std::function<Result<std::string>(const AnyPosition& before, std::string& text)>;

/// Rewrites the moves of a line and of its variations.
std::expected<void, RecordError> rewrite(RecordLine& line, const AnyGame& game,
                                         AnyPosition position, const Rewrite& change) {
    for (RecordEntry& entry : line.entries) {
        const AnyPosition before = position;
        if (auto* move = std::get_if<RecordMove>(&entry.what)) {
            const auto own = change(before, move->text);
            if (!own) return std::unexpected(RecordError{entry.place, own.error()});
            // An illegal one is found when the record is replayed.
            position.play(*own);
        } else if (const auto* left = std::get_if<RecordDeparture>(&entry.what)) {
            const Seating seating = game.seating();
            if (const auto seat = seat_of_code(game, left->seat_code))
                position.retire(seating.seats_of_player(seating.player[std::size_t(index(*seat))]));
        }
        for (Annotation& annotation : entry.annotations)
            if (auto* variation = std::get_if<RecordLine>(&annotation))
                if (auto done = rewrite(*variation, game, before, change); !done) return done;
    }
    return {};
}

/// Where the record's game starts. A position that is none is found when the record is replayed.
AnyPosition start_of(const Record& record, const AnyGame& game) {
    const RecordTag* position = record.find("Position");
    if (position == nullptr) return game.start();
    auto start = game.parse_position(position->value);
    return start ? *std::move(start) : game.start();
}

}  // namespace

std::expected<Record, RecordError> from_notation(Record record, const AnyGame& game,
                                                 std::string_view unless_tagged) {
    const RecordTag* tag = record.find("Notation");
    const auto notation =
        find_notation(tag != nullptr ? tag->value : unless_tagged, game.variant());
    if (!notation) {
        const TextPlace place = tag != nullptr ? tag->place : TextPlace{};
        return std::unexpected(RecordError{place, notation.error()});
    }
    std::erase_if(record.tags, [](const RecordTag& t) { return t.name == "Notation"; });
    if (*notation == nullptr) return record;
    const Rewrite change = [&](const AnyPosition& before,
                               std::string& text) -> Result<std::string> {
        const std::array<std::string_view, 1> words{text};
        auto read = (*notation)->read(game, before, words);
        if (!read) return std::unexpected(read.error());
        return text = std::move(read->move);
    };
    if (auto done = rewrite(record.line, game, start_of(record, game), change); !done)
        return std::unexpected(done.error());
    return record;
}

Record with_typed_moves(Record record, const AnyGame& game) {
    const Rewrite change = [](const AnyPosition& before, std::string& text) -> Result<std::string> {
        AnyPosition after = before;
        if (!after.play(text)) text = typed_move(before, text);
        return text;
    };
    (void)rewrite(record.line, game, start_of(record, game), change);  // which refuses nothing
    return record;
}

Result<Record> to_notation(Record record, const AnyGame& game, std::string_view name) {
    const auto notation = find_notation(name, game.variant());
    if (!notation) return std::unexpected(notation.error());
    if (*notation == nullptr) return record;
    const Rewrite change = [&](const AnyPosition& before,
                               std::string& text) -> Result<std::string> {
        std::string own = text;
        text = (*notation)->write(game, before, own);
        return own;
    };
    if (auto done = rewrite(record.line, game, start_of(record, game), change); !done)
        return std::unexpected(done.error().error);
    record.set("Notation", name);
    return record;
}

}  // namespace tablier
