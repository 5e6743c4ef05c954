#include "app/record_files.h"

#include "app/errors.h"
#include "app/files.h"
#include "games/catalog.h"
#include "play/record_notation.h"
#include "play/record_reader.h"

namespace tablier::app {

std::expected<Replayed, RecordError> replay(const Record& record, std::string_view notation,
                                            Replay how) {
    const auto maker = [](std::string_view spec) { return make_game(spec); };
    const auto game = game_of(record, maker);
    if (!game) return std::unexpected(game.error());
    auto own = from_notation(record, **game, notation);
    if (!own) return std::unexpected(own.error());
    auto match = how(*own, maker);
    if (!match) return std::unexpected(match.error());
    return Replayed{std::move(*own), std::move(*match)};
}

std::string read_or_usage_error(const std::string& file) {
    auto content = read_file(file);
    if (!content) throw UsageError(content.error().message);
    return std::move(*content);
}

std::vector<Record> records_or_failure(const std::string& file) {
    ReadRecords read = read_records(read_or_usage_error(file));
    if (!read.errors.empty()) throw Failure(file + ": " + read.errors.front().text());
    if (read.records.empty()) throw Failure(file + ": no games");
    return std::move(read.records);
}

}  // namespace tablier::app
