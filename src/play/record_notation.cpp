#include "play/record_notation.h"

#include <algorithm>
#include <functional>

#include "games/quoridor/foreign_notation.h"

namespace tablier {
namespace {

using quoridor::ForeignNotation;
using Rewrite = std::function<Result<std::string>(std::string_view)>;

/// Rewrites the moves of a line and of its variations.
std::expected<void, RecordError> rewrite(RecordLine& line, const Rewrite& change) {
    for (RecordEntry& entry : line.entries) {
        if (auto* move = std::get_if<RecordMove>(&entry.what)) {
            auto text = change(move->text);
            if (!text) return std::unexpected(RecordError{entry.place, text.error()});
            move->text = std::move(*text);
        }
        for (Annotation& annotation : entry.annotations)
            if (auto* variation = std::get_if<RecordLine>(&annotation))
                if (auto done = rewrite(*variation, change); !done) return done;
    }
    return {};
}

Result<const ForeignNotation*> notation_of_game(const AnyGame& game, std::string_view name) {
    if (game.variant().game != "quoridor" && name != "official")
        return fail("only Quoridor has other notations; this is {0}",
                    "seul Quoridor a d'autres notations ; c'est ici {0}", {game.variant().name});
    return quoridor::find_notation(name);
}

int board_size(const AnyGame& game) {
    return game.options().has("size") ? game.options().number("size") : 0;
}

bool is_result_word(std::string_view word) {
    static constexpr std::string_view results[] = {"*", "draw", "1-0", "0-1", "1/2-1/2"};
    return std::ranges::find(results, word) != std::end(results);
}

/// "12.e4" → "e4", "12." → "": numbers before moves.
std::string_view without_number(std::string_view word) {
    const std::size_t digits = word.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || word[digits] != '.') return word;
    const std::size_t move = word.find_first_not_of('.', digits);
    return move == std::string_view::npos ? std::string_view() : word.substr(move);
}

}  // namespace

std::expected<Record, RecordError> from_notation(Record record, const AnyGame& game,
                                                 std::string_view unless_tagged) {
    const RecordTag* tag = record.find("Notation");
    const auto notation = notation_of_game(game, tag != nullptr ? tag->value : unless_tagged);
    if (!notation) {
        const TextPlace place = tag != nullptr ? tag->place : TextPlace{};
        return std::unexpected(RecordError{place, notation.error()});
    }
    std::erase_if(record.tags, [](const RecordTag& t) { return t.name == "Notation"; });
    if ((*notation)->name == "official") return record;
    const auto change = [&, size = board_size(game)](std::string_view move) {
        return quoridor::from_foreign(**notation, size, move);
    };
    if (auto done = rewrite(record.line, change); !done) return std::unexpected(done.error());
    return record;
}

Result<Record> to_notation(Record record, const AnyGame& game, std::string_view name) {
    const auto notation = notation_of_game(game, name);
    if (!notation) return std::unexpected(notation.error());
    if (name == "official") return record;
    const auto change = [&, size = board_size(game)](std::string_view move) -> Result<std::string> {
        return quoridor::to_foreign(**notation, size, move);
    };
    if (auto done = rewrite(record.line, change); !done) return std::unexpected(done.error().error);
    record.set("Notation", name);
    return record;
}

Record record_of_move_list(std::string_view text, std::string_view spec) {
    Record record;
    const std::size_t colon = spec.find(':');
    record.set("Variant", spec.substr(0, colon));
    if (colon != std::string_view::npos) record.set("Options", spec.substr(colon + 1));
    int line = 1;
    int column = 1;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find_first_of(" \t\r\n"), text.size());
        const std::string_view move = without_number(text.substr(0, length));
        if (!move.empty() && !is_result_word(move))
            record.line.entries.push_back(
                {RecordMove{std::string(move)}, {}, {line, column + int(length - move.size())}});
        column += int(length) + 1;
        if (length < text.size() && text[length] == '\n') {
            ++line;
            column = 1;
        }
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return record;
}

}  // namespace tablier
