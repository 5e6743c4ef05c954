#include "bindings/engine/import_json.h"

#include <vector>

#include "bindings/calls/text_json.h"
#include "tablier/play/import.h"
#include "tablier/play/record_writer.h"

namespace tablier::bindings {
namespace {

JsonObject failed_json(const ImportError& failed) {
    JsonObject object = error_json(failed.error.words());
    object.add("line", failed.error.place.line)
        .add("column", failed.error.place.column)
        .add("movesBefore", failed.moves_before)
        .add("variants", failed.variants);
    return object;
}

JsonObject game_json(const ImportedGame& game) {
    const auto record = write_record(game.record);
    if (!record) return failed_json({.error = {{}, record.error()}});
    JsonObject tags;
    for (const RecordTag& tag : game.record.tags) tags.add(tag.name, tag.value);
    std::vector<Text> notes;
    for (const ImportNote& note : game.notes)
        notes.push_back(RecordError{note.place, Error(note.words)}.words());
    JsonObject object;
    object.add("record", *record)
        .add("tags", tags)
        .add("notation", game.notation)
        .add("otherNotations", game.other_notations)
        .add_raw("notes", text_list_json(notes));
    return object;
}

}  // namespace

JsonObject import_json(Arguments arguments) {
    const auto argument = [&](std::size_t which) {
        return which < arguments.size() ? arguments[which] : std::string_view();
    };
    const auto games = import_games(arguments[0], {.variant = argument(1),
                                                   .notation = argument(2),
                                                   .keep_legal_part = argument(3) == "legal"});
    JsonObject object;
    object.add_raw("games", json_list(games, [](const Imported& game) {
                       return (game ? game_json(*game) : failed_json(game.error())).text();
                   }));
    return object;
}

}  // namespace tablier::bindings
