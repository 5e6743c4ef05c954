#include "advice/game_review.h"

#include <algorithm>

#include "tablier/elementary.h"
#include "tablier/play/record_commands.h"
#include "tablier/play/search_request.h"

namespace tablier {
namespace {

/// Losses of win chance from which a move is doubtful, bad, very bad.
constexpr double doubtful = 0.07;
constexpr double bad = 0.15;
constexpr double very_bad = 0.30;
/// A move is praised if all others lose at least this much win chance, and have less than a half.
constexpr double praised = 0.25;
constexpr double half = 0.5;

constexpr std::size_t max_variation_moves = 8;

/// Score of the end of a game for a side.
search::Score score_of(const Outcome& outcome, const Seating& seating, int side) {
    const float share = search::shares_of(outcome, seating)[std::size_t(side)];
    if (share >= 1.0F) return search::win_in(0);
    if (share <= 0.0F) return search::loss_in(0);
    return search::to_score(logarithm(share / (1.0F - share)));
}

/// The same after one more move of the line: a proven end is one move nearer.
search::Score after_first_move(search::Score score) {
    if (!search::is_proven(score) || search::proof_length(score) == 0) return score;
    return score > 0 ? score + 1 : score - 1;
}

const search::SearchLine* line_of(const search::SearchResult& result, std::string_view move) {
    const auto found = std::ranges::find_if(
        result.lines, [&](const auto& line) { return line.moves.front() == move; });
    return found == result.lines.end() ? nullptr : &*found;
}

int side_of(const Seating& seating, Seat seat) {
    return seating.side[std::size_t(index(seat))];
}

/// A search treats the first repetition of a position as a draw. In a review, chances would then
/// jump whenever pieces move back and forth; so only positions that have occurred twice are passed
/// to it.
search::SearchRequest request_to_judge(const Match& match, std::size_t entries) {
    search::SearchRequest request = search_request_after(match, entries);
    std::ranges::sort(request.earlier);
    std::erase_if(request.earlier, [all = request.earlier](std::uint64_t key) {
        return std::ranges::ssize(std::ranges::equal_range(all, key)) < 2;
    });
    return request;
}

}  // namespace

int MoveReview::glyph() const {
    if (loss >= very_bad) return 4;
    if (loss >= bad) return 2;
    if (loss >= doubtful) return 6;
    return only_move ? 1 : 0;
}

GameReviewer::GameReviewer(const Match& match, Think think)
    : match_(match), think_(std::move(think)), results_(match.history().size() + 1) {}

const search::SearchResult& GameReviewer::result_at(std::size_t entries) {
    auto& result = results_[entries];
    // The second line shows whether the first move is the only good one.
    if (!result) result = think_(request_to_judge(match_, entries), 2);
    return *result;
}

/// Score of the move played for its side, searched from the position after it.
search::Score GameReviewer::score_after(std::size_t entry, MoveReview& review) {
    const Seating seating = match_.game().seating();
    const int side = side_of(seating, review.seat);
    const AnyPosition& next = match_.position_after(entry + 1);
    const bool last = entry + 1 == match_.history().size();
    const Outcome outcome = last ? match_.outcome() : next.outcome();
    if (outcome.over) return score_of(outcome, seating, side);
    if (seating.sides() == 2 && is_seat(next.actor())) {
        const search::Score theirs = result_at(entry + 1).lines.front().score;
        return side_of(seating, seat_of(next.actor())) == side ? theirs : -theirs;
    }
    // The score after the move cannot be negated for a third side, or before a draw of chance: the
    // search before the move gives the score, if needed one of the played and the best move alone.
    if (const auto* line = line_of(result_at(entry), review.move))
        return after_first_move(line->score);
    search::SearchRequest both = request_to_judge(match_, entry);
    both.only = {review.best, review.move};
    const search::SearchResult compared = think_(both, 2);
    review.best_score = compared.lines.front().score;
    review.best = compared.lines.front().moves.front();
    review.best_line = compared.lines.front().moves;
    if (const auto* line = line_of(compared, review.move)) return after_first_move(line->score);
    return compared.lines.back().score;
}

std::optional<MoveReview> GameReviewer::review(std::size_t entry) {
    const auto* played = std::get_if<PlayedMove>(&match_.history()[entry]);
    if (played == nullptr || !is_seat(played->actor)) return std::nullopt;
    const search::SearchResult& result = result_at(entry);
    const search::SearchLine& best = result.lines.front();
    MoveReview review{.entry = entry,
                      .seat = seat_of(played->actor),
                      .move = played->text,
                      .best = best.moves.front(),
                      .best_line = best.moves,
                      .best_score = best.score,
                      .depth = result.depth,
                      .nodes = result.nodes};
    const bool alone = result.lines.size() < 2;
    const double second = alone ? 0.0 : result.lines[1].win();
    review.only_move = review.best == review.move && !alone && best.win() >= half &&
                       second < half && best.win() - second >= praised;
    review.played_score = score_after(entry, review);
    if (review.best == review.move) return review;
    const double kept = search::win_chance(review.played_score);
    review.loss = std::max(0.0, search::win_chance(review.best_score) - kept);
    return review;
}

namespace {

bool is_judged(const RecordEntry& entry) {
    return std::ranges::any_of(entry.annotations, [](const Annotation& annotation) {
        const auto* glyph = std::get_if<Glyph>(&annotation);
        return glyph != nullptr && glyph->number >= 1 && glyph->number <= 6;
    });
}

bool has_variation(const RecordEntry& entry, const RecordLine& line) {
    return std::ranges::any_of(entry.annotations, [&](const Annotation& annotation) {
        const auto* variation = std::get_if<RecordLine>(&annotation);
        return variation != nullptr && *variation == line;
    });
}

RecordLine variation(const MoveReview& review, std::optional<int> number) {
    RecordLine line;
    for (const std::string& move : review.best_line) {
        if (line.entries.size() == max_variation_moves) break;
        line.entries.push_back({.what = RecordMove{.text = move, .number = number}});
        number.reset();
    }
    return line;
}

}  // namespace

void annotate(Record& record, const std::vector<MoveReview>& reviews) {
    for (const MoveReview& review : reviews) {
        RecordEntry& entry = record.line.entries[review.entry];
        // A glyph is placed directly after its move, before comments.
        if (review.glyph() != 0 && !is_judged(entry)) {
            entry.annotations.emplace_back(Glyph{review.glyph()});
            std::ranges::rotate(entry.annotations, entry.annotations.end() - 1);
        }
        set_eval(entry, double(review.played_score) / 1000.0);
        if (review.loss < doubtful) continue;
        RecordLine better = variation(review, std::get<RecordMove>(entry.what).number);
        if (!has_variation(entry, better)) entry.annotations.emplace_back(std::move(better));
    }
}

}  // namespace tablier
