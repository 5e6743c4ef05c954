#include "arena/ladder.h"

#include <fmt/core.h>

#include "core/json.h"

namespace tablier::arena {

std::vector<Rating> Ladder::ratings() const {
    std::vector<PairResult> results;
    for (std::size_t i = 0; i < levels.size(); ++i)
        results.push_back(pair_result(i + 1, i, sides, levels[i].standing.estimate));
    return fit_ratings(levels.size() + 1, results, 0);
}

std::string level_player(int level) {
    return level == 0 ? "random" : "level" + std::to_string(level);
}

std::string ladder_markdown(const Ladder& ladder, Lang lang) {
    const double par = 1.0 / ladder.sides;
    const auto in = [lang](const Text& words) { return words.in(lang); };
    std::string text = fmt::format("### {}\n", ladder.variant);
    text += fmt::format(
        "| {} | Elo | {} | 95 % | {} | {} |\n"
        "|---|---:|---:|---|---|---:|\n",
        in({"player", "joueur"}),
        ladder.sides == 2 ? in({"against the one below", "contre celui d'en dessous"})
                          : in(fill_text("alone among the one below (par {0} %)",
                                         "seul parmi celui d'en dessous (à égalité {0} %)",
                                         {fmt::format("{:.0f}", 100 * par)})),
        in({"wins, draws, losses", "gains, nulles, pertes"}), in({"ms a move", "ms par coup"}));
    if (ladder.levels.empty())
        return text + in({"\nUNFINISHED: no level was measured.\n",
                          "\nINACHEVÉ : aucun niveau n'a été mesuré.\n"});
    text += fmt::format("| `{}` | 0 | | | | |\n", ladder.levels.front().lower);
    const std::vector<Rating> ratings = ladder.ratings();
    for (std::size_t i = 0; i < ladder.levels.size(); ++i) {
        const LadderLevel& level = ladder.levels[i];
        const Standing& standing = level.standing;
        text += fmt::format(
            "| `{}` | {:.0f} ± {:.0f} | {:.1f} % | {:.1f}–{:.1f} % | {}, {}, {} | "
            "{:.1f} |\n",
            level.upper, ratings[i + 1].elo, ratings[i + 1].error, 100 * standing.estimate.share,
            100 * standing.estimate.interval.low, 100 * standing.estimate.interval.high,
            standing.wins, standing.draws + standing.shared, standing.losses,
            standing.time.moves == 0 ? 0.0
                                     : double(standing.time.total.count()) / standing.time.moves);
    }
    for (const LadderLevel& level : ladder.levels)
        if (!level.complete)
            text += in(fill_text(
                "\nUNFINISHED: `{0}` has played {1} games so far; no level above it was "
                "measured.\n",
                "\nINACHEVÉ : `{0}` a joué {1} parties ; aucun niveau au-dessus n'a été mesuré.\n",
                {level.upper, std::to_string(level.games)}));
    if (!ladder.complete && ladder.levels.back().complete)
        text += in(fill_text("\nUNFINISHED: no level above `{0}` was measured.\n",
                             "\nINACHEVÉ : aucun niveau au-dessus de `{0}` n'a été mesuré.\n",
                             {ladder.levels.back().upper}));
    return text;
}

std::string ladder_json(const Ladder& ladder) {
    const std::vector<Rating> ratings = ladder.ratings();
    std::string levels;
    for (std::size_t i = 0; i < ladder.levels.size(); ++i) {
        const LadderLevel& level = ladder.levels[i];
        const Standing& standing = level.standing;
        levels += fmt::format(
            "{}\n    {{\"player\": {}, \"below\": {}, \"elo\": {:.1f}, \"elo_error\": {:.1f}, "
            "\"complete\": {}, \"games\": {}, \"wins\": {}, \"draws\": {}, \"losses\": {}, "
            "\"share\": {:.4f}, "
            "\"share_low\": {:.4f}, \"share_high\": {:.4f}, \"moves\": {}, \"milliseconds\": {}, "
            "\"longest\": {}}}",
            i == 0 ? "" : ",", json_text(level.upper), json_text(level.lower), ratings[i + 1].elo,
            ratings[i + 1].error, level.complete, level.games, standing.wins,
            standing.draws + standing.shared, standing.losses, standing.estimate.share,
            standing.estimate.interval.low, standing.estimate.interval.high, standing.time.moves,
            standing.time.total.count(), standing.time.longest.count());
    }
    return fmt::format("{{\"variant\": {}, \"sides\": {}, \"complete\": {}, \"rungs\": [{}\n  ]}}",
                       json_text(ladder.variant), ladder.sides, ladder.complete, levels);
}

}  // namespace tablier::arena
