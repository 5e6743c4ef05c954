#include "app/stored_games.h"

#include <fmt/chrono.h>
#include <fmt/core.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <ctime>

#include "app/data_folder.h"
#include "app/saved_game.h"
#include "store/copy.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".rec";
/// Longer ones, such as those with a deck of their own, are named without their options.
constexpr std::size_t max_spec_width = 40;

/// Readable by this user only.
Result<void> make_private_folder(const fs::path& folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) return {};
    const fs::path parent = folder.parent_path();
    if (!fs::is_directory(parent, error))
        if (auto made = make_private_folder(parent); !made) return made;
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
        return fail("cannot make the folder {0}: {1}", "création impossible du dossier {0} : {1}",
                    {tablier::quoted(folder.string()), std::strerror(errno)});
    store::sync_folder(parent);
    return {};
}

Text player_of(const SavedGame& saved, Seat seat) {
    const std::string& name = saved.header.names[std::size_t(index(seat))];
    return name.empty() ? saved.match.game().seat_name(seat) : plain(name);
}

void tell_of(const SavedGame& saved, StoredGame& stored) {
    const Match& match = saved.match;
    stored.spec = match.game().spec();
    if (stored.spec.size() > max_spec_width) stored.spec.resize(stored.spec.find(':'));
    for (Seat seat : all_seats)
        if (match.game().seating().seats.contains(seat))
            stored.players.push_back(player_of(saved, seat));
    stored.moves = std::size_t(std::ranges::count_if(match.history(), [](const MatchEntry& entry) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        return move != nullptr && is_seat(move->actor);
    }));
    stored.over = match.over();
}

std::string time_of_day(fs::file_time_type time) {
    const auto seconds = std::chrono::time_point_cast<std::chrono::system_clock::duration>(
        std::chrono::file_clock::to_sys(time));
    return fmt::format("{:%Y-%m-%d %H:%M}",
                       fmt::localtime(std::chrono::system_clock::to_time_t(seconds)));
}

}  // namespace

Result<fs::path> stored_games_folder() {
    const auto data = default_data_folder();
    if (!data) return std::unexpected(data.error());
    return *data / "games";
}

std::vector<StoredGame> stored_games() {
    std::vector<StoredGame> games;
    const auto folder = stored_games_folder();
    if (!folder) return games;
    std::error_code error;
    for (fs::directory_iterator each(*folder, error), end; !error && each != end;
         each.increment(error)) {
        std::error_code gone;
        // An empty file is the name of a game whose first move is about to be written.
        if (each->path().extension() != ending || !each->is_regular_file(gone) ||
            each->file_size(gone) == 0)
            continue;
        StoredGame stored;
        stored.file = each->path();
        stored.played = each->last_write_time(gone);
        if (gone) continue;
        if (const auto saved = open_saved_game(each->path().string()))
            tell_of(*saved, stored);
        else
            stored.damage = saved.error().words();
        stored.in_play = is_played(stored.file);
        games.push_back(std::move(stored));
    }
    std::ranges::sort(games, [](const StoredGame& a, const StoredGame& b) {
        return std::pair(a.played, a.file) > std::pair(b.played, b.file);
    });
    return games;
}

Result<GameFile> new_stored_game(const std::string& variant) {
    const auto folder = stored_games_folder();
    if (!folder) return std::unexpected(folder.error());
    if (auto made = make_private_folder(*folder); !made) return std::unexpected(made.error());
    const std::time_t now = std::time(nullptr);
    const std::string name = fmt::format("{:%Y-%m-%d_%H-%M-%S}_{}", fmt::localtime(now), variant);
    for (int number = 1;; ++number) {
        const std::string again = number == 1 ? "" : "_" + std::to_string(number);
        const fs::path file = *folder / (name + again + ending);
        auto made = GameFile::make(file);
        std::error_code error;
        if (made || !fs::exists(file, error)) return made;
    }
}

fs::path stored_game_file(const std::string& name) {
    const auto folder = stored_games_folder();
    if (!folder || name.empty() || name.contains('/')) return {};
    std::error_code error;
    for (const std::string& file : {name, name + ending})
        if (file.ends_with(ending) && fs::is_regular_file(*folder / file, error))
            return *folder / file;
    return {};
}

std::string stored_game_line(const StoredGame& game, Lang lang) {
    const bool french = lang == Lang::French;
    std::string players;
    for (const Text& player : game.players)
        players += (players.empty() ? "" : ", ") + player.in(lang);
    const bool several = french ? game.moves > 1 : game.moves != 1;
    const std::string_view moves =
        french ? (several ? "coups" : "coup") : (several ? "moves" : "move");
    const std::string_view state = game.in_play ? (french ? "se joue" : "being played")
                                   : game.over  ? (french ? "terminée" : "finished")
                                                : (french ? "en cours" : "unfinished");
    return fmt::format("{}; {}; {} {}; {}; {}", game.spec, players, game.moves, moves,
                       time_of_day(game.played), state);
}

}  // namespace tablier::app
