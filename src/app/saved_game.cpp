#include "app/saved_game.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "app/files.h"
#include "app/stored_games.h"
#include "tablier/play/open_record.h"
#include "tablier/play/record_reader.h"

namespace tablier::app {
namespace {

/// Whether record_of makes this tag from the match.
bool follows_from_match(std::string_view tag) {
    static constexpr std::string_view tags[] = {"Variant", "Options", "Position",
                                                "Result",  "Points",  "Reason"};
    return std::ranges::find(tags, tag) != std::end(tags);
}

/// The data of a record besides the game itself.
RecordHeader header_of(const Record& record, const AnyGame& game) {
    RecordHeader header;
    std::map<std::string, std::string*, std::less<>> places = {{"Event", &header.event},
                                                               {"Site", &header.site},
                                                               {"Date", &header.date},
                                                               {"Round", &header.round}};
    for (Seat seat : all_seats)
        if (game.seating().seats.contains(seat))
            places[game.seat_name(seat).en] = &header.names[std::size_t(index(seat))];
    for (const RecordTag& tag : record.tags) {
        if (const auto place = places.find(tag.name); place != places.end())
            *place->second = tag.value;
        else if (!follows_from_match(tag.name))
            header.more.push_back(tag);
    }
    return header;
}

}  // namespace

Result<SavedGame> open_saved_game(const std::string& file) {
    const auto content = read_file(file);
    if (!content) return std::unexpected(content.error());
    const auto wrong = [&](const RecordError& why) { return fail_about(file, why.words()); };
    const auto read = read_record(*content);
    if (!read) return wrong(read.error());
    auto opened = open_record(*read);
    if (!opened) return wrong(opened.error());
    const RecordLine& line = opened->record.line;
    RecordHeader header = header_of(opened->record, opened->match.game());
    SavedGame saved{std::move(opened->match), std::move(header)};
    saved.has_remarks =
        !line.before.empty() || std::ranges::any_of(line.entries, [](const RecordEntry& entry) {
            return !entry.annotations.empty();
        });
    return saved;
}

std::string saved_game_file(const std::string& name) {
    std::error_code error;
    const std::filesystem::path stored = stored_game_file(name);
    return std::filesystem::exists(name, error) || stored.empty() ? name : stored.string();
}

Result<ResumedGame> resume_game(const std::string& file) {
    auto autosave = Autosave::in_new_stored_game();
    std::error_code error;
    if (std::filesystem::is_regular_file(file, error)) {
        auto taken = GameFile::take(file);
        if (!taken) return std::unexpected(taken.error());
        autosave = Autosave::in(*std::move(taken));
    }
    auto saved = open_saved_game(file);
    if (!saved) return std::unexpected(saved.error());
    if (saved->has_remarks) autosave = Autosave::in_new_stored_game();
    return ResumedGame{*std::move(saved), std::move(autosave)};
}

}  // namespace tablier::app
