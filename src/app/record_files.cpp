#include "app/record_files.h"

#include "app/errors.h"
#include "app/files.h"
#include "play/record_notation.h"
#include "play/record_reader.h"
#include "tablier/catalog.h"

namespace tablier::app {

const Text no_games{"no games", "aucune partie"};

std::expected<Replayed, RecordError> replay(const Record& record, std::string_view notation,
                                            Replay how) {
    const auto maker = [](std::string_view spec) { return make_game(spec); };
    const auto game = game_of(record, maker);
    if (!game) return std::unexpected(game.error());
    auto own = from_notation(record, **game, notation);
    if (!own) return std::unexpected(own.error());
    auto match = how(*own, maker);
    if (!match) {
        Record typed = with_typed_moves(*own, **game);
        // An error is told with the moves as they stand in the file.
        if (auto again = how(typed, maker)) return Replayed{std::move(typed), *std::move(again)};
    }
    if (!match) return std::unexpected(match.error());
    return Replayed{std::move(*own), std::move(*match)};
}

std::string read_or_usage_error(const std::string& file, Lang lang) {
    auto content = read_file(file);
    if (!content) throw UsageError(content.error().words(), lang);
    return std::move(*content);
}

std::vector<Record> records_or_failure(const std::string& file, Lang lang) {
    ReadRecords read = read_records(read_or_usage_error(file, lang));
    if (!read.errors.empty()) throw Failure(about(file, read.errors.front().words()), lang);
    if (read.records.empty()) throw Failure(about(file, no_games), lang);
    return std::move(read.records);
}

}  // namespace tablier::app
