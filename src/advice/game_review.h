// Review of a whole game: for each move the best move, and the win chance that the played move has
// lost.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tablier/play/match.h"
#include "tablier/play/record.h"
#include "tablier/search/engine.h"

namespace tablier {

/// The engine's judgement of one move of a game. Chances are those of the mover's side.
struct MoveReview {
    std::size_t entry = 0;  ///< in the history of the match
    Seat seat = Seat::South;
    std::string move;
    std::string best;
    std::vector<std::string> best_line;
    search::Score best_score = 0;    ///< before the move, with the best one
    search::Score played_score = 0;  ///< after the move
    double loss = 0;                 ///< of the chance to win, 0 to 1
    bool only_move = false;          ///< the best move was played, and all others were much worse
    int depth = 0;
    std::uint64_t nodes = 0;

    /// 0 for none; otherwise as in records: 1 `!`, 2 `?`, 4 `??`, 6 `?!`.
    int glyph() const;
};

class GameReviewer {
  public:
    /// Searches for this number of lines; the caller sets the limits.
    using Think = std::function<search::SearchResult(const search::SearchRequest&, int lines)>;

    GameReviewer(const Match& match, Think think);

    /// The review of an entry of the history; none where no seat decided.
    std::optional<MoveReview> review(std::size_t entry);

  private:
    const search::SearchResult& result_at(std::size_t entries);
    search::Score score_after(std::size_t entry, MoveReview& review);

    const Match& match_;
    Think think_;
    std::vector<std::optional<search::SearchResult>> results_;  ///< by number of entries before
};

/// Writes the reviews into the record of that match: evaluations, the better line, and glyphs for
/// moves that have none.
void annotate(Record& record, const std::vector<MoveReview>& reviews);

}  // namespace tablier
