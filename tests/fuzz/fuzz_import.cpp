// Pasted games: no crash, every error has a message, and imported games are valid records.
#include "fuzz_input.h"
#include "tablier/play/import.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_writer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    // The first byte chooses a variant, or none, and whether the legal part is kept.
    std::string_view text;
    const GamePtr& game = fuzz::choose_game(data, size, text);
    const bool named = size > 0 && data[0] % 3 == 0;
    const ImportOptions options{.variant = named ? std::string_view(game->variant().name) : "",
                                .notation = {},
                                .keep_legal_part = size > 0 && data[0] % 2 == 0};
    const auto games = import_games(text, options);
    fuzz::must(!games.empty(), "a text without games is an error");
    for (const Imported& imported : games) {
        if (!imported) {
            fuzz::must_say_why(imported.error().error.words());
            continue;
        }
        for (const ImportNote& note : imported->notes) fuzz::must_say_why(note.words);
        const auto written = write_record(imported->record);
        fuzz::must(written.has_value(), "what was imported can be written");
        fuzz::must(check_record(imported->record).has_value(), "and is right");
        const auto again = import_game(*written);
        fuzz::must(again && again->record == imported->record, "and is imported as it is");
    }
    return 0;
}
