#include "tablier/play/open_record.h"

#include <utility>

#include "tablier/play/record_check.h"
#include "tablier/play/record_notation.h"

namespace tablier {

std::expected<OpenedRecord, RecordError> open_record(const Record& record,
                                                     const OpenOptions& options) {
    const auto game = game_of(record);
    if (!game) return std::unexpected(game.error());
    auto own = from_notation(record, **game, options.notation);
    if (!own) return std::unexpected(own.error());
    auto match = replay_record(*own);
    if (match) return OpenedRecord{*std::move(own), *std::move(match)};
    if (options.accept_capitals) {
        Record typed = with_typed_moves(*std::move(own), **game);
        if (auto again = replay_record(typed))
            return OpenedRecord{std::move(typed), *std::move(again)};
    }
    // The error tells the moves as they stand in the text.
    return std::unexpected(match.error());
}

}  // namespace tablier
