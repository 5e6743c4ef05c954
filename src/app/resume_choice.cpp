#include "app/resume_choice.h"

#include <fmt/core.h>
#include <unistd.h>

#include <vector>

#include "app/errors.h"
#include "app/line_input.h"
#include "app/screen_text.h"
#include "app/stored_games.h"

namespace tablier::app {
namespace {

constexpr int game_column = 5;

/// Without games that cannot be resumed, which are reported on standard error.
std::vector<StoredGame> games_to_resume(Lang lang) {
    const bool french = lang == Lang::French;
    std::vector<StoredGame> games = stored_games();
    std::erase_if(games, [&](const StoredGame& game) {
        if (!game.damage.en.empty())
            fmt::print(stderr, "tablier: {}\n{} tablier play --delete {}\n", game.damage.in(lang),
                       french ? "Ce fichier reste tel quel ; pour l'effacer :"
                              : "This file is left as it is; to delete it:",
                       game.name());
        else if (!game.over && game.in_play)
            fmt::print(
                stderr, "tablier: {} {}\n", in_quotes(game.name()),
                french ? "se joue dans un autre terminal" : "is being played in another terminal");
        else
            return game.over;
        return true;
    });
    return games;
}

/// None at the end of input.
std::optional<std::size_t> ask_which(const std::vector<StoredGame>& games, Lang lang) {
    for (std::size_t i = 0; i < games.size(); ++i)
        fmt::print("{}", screen_entry(std::to_string(i + 1), stored_game_line(games[i], lang),
                                      game_column, output_style()));
    LineInput input({});
    while (true) {
        const auto answer = input.read(lang == Lang::French ? "Quelle partie ? (numéro) [1] "
                                                            : "Which game? (number) [1] ");
        if (!answer) return std::nullopt;
        if (answer->empty()) return 0;
        for (std::size_t i = 0; i < games.size(); ++i)
            if (*answer == std::to_string(i + 1)) return i;
    }
}

}  // namespace

std::optional<ResumedGame> choose_game_to_resume(Lang lang) {
    const auto games = games_to_resume(lang);
    if (games.empty())
        throw Failure(lang == Lang::French
                          ? "aucune partie en cours à reprendre ; `tablier play` en commence une"
                          : "there is no unfinished game to go on with; `tablier play` begins one");
    const bool ask = games.size() > 1 && isatty(STDIN_FILENO) == 1;
    const auto chosen = ask ? ask_which(games, lang) : std::optional<std::size_t>(0);
    if (!chosen) return std::nullopt;
    if (!ask) fmt::print("{}", screen_text(stored_game_line(games[*chosen], lang), output_style()));
    auto resumed = resume_game(games[*chosen].file.string());
    if (!resumed) throw Failure(resumed.error().words(), lang);
    return *std::move(resumed);
}

}  // namespace tablier::app
