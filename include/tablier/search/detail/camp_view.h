// Scores of a position as seen by one camp. With two sides the camps are the sides; with more, the
// searching player's side is one camp and all other sides together are the other.
#pragma once

#include "tablier/elementary.h"
#include "tablier/game.h"
#include "tablier/search/value.h"

namespace tablier::search {

class CampView {
  public:
    CampView() = default;
    CampView(const Seating& seating, int us)
        : seating_(seating), sides_(seating.sides()), us_(us) {}

    int us() const { return us_; }
    int sides() const { return sides_; }
    const Seating& seating() const { return seating_; }
    bool ours(Actor actor) const {
        return seating_.side[std::size_t(index(seat_of(actor)))] == us_;
    }

    /// Our log-odds of winning.
    Score score(const Strengths& strengths) const {
        return to_score(log_odds(strengths, us_, sides_));
    }
    /// A finished game for us, `ply` moves below the root.
    Score score(const Outcome& outcome, int ply) const {
        const float share = shares_of(outcome, seating_)[std::size_t(us_)];
        if (share >= 1.0F) return win_in(ply);
        if (share <= 0.0F) return loss_in(ply);
        return to_score(logarithm(share / (1.0F - share)));
    }

  private:
    Seating seating_;
    int sides_ = 0;
    int us_ = 0;
};

}  // namespace tablier::search
