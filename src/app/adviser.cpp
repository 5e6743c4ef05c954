#include "app/adviser.h"

#include <fmt/core.h>

#include <algorithm>

#include "advice/advice.h"
#include "app/search_arguments.h"
#include "tablier/play/result_text.h"
#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"

namespace tablier::app {

Result<search::SearchResult> Adviser::advise(const Match& match, int lines,
                                             search::Milliseconds time,
                                             const search::ProgressCallback& sink) {
    if (!engine_) {
        auto made = search::make_engine(game_, {});
        if (!made) return std::unexpected(made.error());
        engine_ = *std::move(made);
    }
    search::Limits limits;
    limits.movetime = time;
    search::Control control;
    const StopOnInterrupt stop(control);
    return engine_->think(search_request_of(match), limits, lines, control, sink);
}

std::vector<std::string> advice_in_words(const search::SearchResult& result, const Match& match,
                                         Lang lang) {
    constexpr std::size_t max_moves = 8;
    const bool french = lang == Lang::French;
    const search::SearchLine& best = result.lines.front();
    std::vector<std::string> lines;
    lines.push_back(fmt::format("{} {} ({}{})", french ? "Conseil :" : "Hint:", best.moves.front(),
                                search::is_proven(best.score) ? ""
                                : french                      ? "chances de gain "
                                                              : "chance to win ",
                                score_in_words(best.score, lang)));
    const MoveReasons reasons = move_reasons(match.game(), match.position(), best.moves.front());
    for (const Text& sentence : reasons.sentences) lines.push_back("  " + sentence.in(lang));
    if (best.moves.size() > 1) {
        std::string line;
        for (std::size_t i = 0; i < std::min(best.moves.size(), max_moves); ++i)
            line += " " + best.moves[i];
        lines.push_back((french ? "  suite attendue :" : "  expected line:") + line);
    }
    if (result.lines.size() > 1) {
        const search::SearchLine& second = result.lines[1];
        lines.push_back(fmt::format("  {} {} ({})", french ? "sinon :" : "next best:",
                                    second.moves.front(), score_in_words(second.score, lang)));
    }
    return lines;
}

std::string chances_in_words(const search::SearchResult& result, const Match& match, Lang lang) {
    const bool french = lang == Lang::French;
    const Seating seating = match.game().seating();
    const search::Score score = result.lines.front().score;
    const int own = seating.side[std::size_t(index(seat_of(match.actor())))];
    std::string text = french ? "Chances :" : "Chances:";
    for (int side = 0; side < seating.sides(); ++side) {
        if (side != own && seating.sides() > 2) continue;
        text += fmt::format("{} {} {}", text.ends_with(':') ? "" : ",",
                            seat_names(match.game(), seating.seats_of_side(side)).in(lang),
                            score_in_words(side == own ? score : -score, lang));
    }
    return text;
}

}  // namespace tablier::app
