#include "games/intercept/engine/goal_road.h"

#include <algorithm>

namespace tablier::intercept {

using namespace intercept;

namespace {

/// The sub-lattice of the centre and of every Arrivée.
constexpr int home = 0;
static_assert(centre.lattice() == home && arrivee(Seat::South).lattice() == home &&
              arrivee(Seat::West).lattice() == home);
constexpr std::uint64_t home_cells = whole_board.words[home];

/// The middle cells of all steps by two between a cell of `a` and one of `b`, in either direction.
Board middles(std::uint64_t a, std::uint64_t b) {
    const auto links = [&](int shift) { return (a & (b >> shift)) | (b & (a >> shift)); };
    Board board;
    board.words[home ^ 1] = links(1);
    board.words[home ^ 2] = links(8);
    board.words[home ^ 3] = links(9) | links(7) >> 1;
    return board;
}

}  // namespace

GoalRoad::GoalRoad(const Rules& rules, const PawnGround& ground, const SidePawns& side, Cell ball)
    : bend_(rules.bend),
      ball_(ball),
      empty_(ground.empty),
      targets_(side.targets),
      links_{side.passages, side.passages | side.reach[int(Face::Passage)],
             side.passages | side.reach[int(Face::Passage)] | ground.empty | side.repos},
      passes_{Leaps(links_[0], home), Leaps(links_[1], home), Leaps(links_[2], home)} {
    landings_[0] = side.repos | side.targets.without(ground.occupied);
    landings_[1] = landings_[0] | side.reach[int(Face::Repos)];
    landings_[2] = landings_[1] | ground.empty | side.passages | side.targets;
    for (Board& board : landings_) board.erase(ball);
    spread_from_goal();
    turns_ = turns(ball);
}

void GoalRoad::spread_from_goal() {
    const Word goals = targets_.words[home];
    Word left = 0;     // cells whose ball comes home at the present cost or less
    Word entered = 0;  // the same with the landing there
    for (int cost = 0; cost <= max_turns; ++cost) {
        const auto at = [cost](const Levels& levels, int less) {
            return cost >= less ? levels[std::size_t(cost - less)] : Word(0);
        };
        left |= passes_[1].step(at(entry_, 1)) | passes_[2].step(at(entry_, 2));
        for (int landing = 1; landing <= 2; ++landing)
            entered |= at(to_goal_, landing) & landings_[std::size_t(landing)].words[home];
        if (cost <= 2) entered |= goals & landings_[std::size_t(cost)].words[home];
        while (true) {
            entered |= left & landings_[0].words[home];
            const Word more = (left | passes_[0].step(entered)) & home_cells;
            if (more == left) break;
            left = more;
        }
        // Nothing leads on from a target.
        left &= ~goals;
        to_goal_[std::size_t(cost)] = left;
        entry_[std::size_t(cost)] = entered;
    }
}

int GoalRoad::placements(Cell ball) const {
    if (ball.lattice() != home) return max_turns;
    for (int cost = 0; cost < max_turns; ++cost)
        if ((to_goal_[std::size_t(cost)] & ball.bit()) != 0) return cost;
    return max_turns;
}

/// A lone pass that bends ends the turn, unless it is home.
int GoalRoad::bent_turns(Cell ball) const {
    int best = max_turns;
    ring(ball).for_each([&](Cell end) {
        if (end.lattice() != home) return;
        const Board between = neighbours(ball) & neighbours(end);
        for (int link = 0; link <= 2; ++link) {
            if ((links_[std::size_t(link)] & between).empty()) continue;
            for (int landing = 0; landing <= 2; ++landing) {
                if (!landings_[std::size_t(landing)].contains(end)) continue;
                const int first = std::max(link + landing, 1);
                const int rest = targets_.contains(end) ? 0 : std::max(placements(end), 1);
                best = std::min(best, first + rest);
                break;
            }
            break;
        }
    });
    return best;
}

int GoalRoad::turns(Cell ball) const {
    const int straight = std::max(placements(ball), 1);
    if (bend_ == Bend::Never || straight == 1) return straight;
    return std::min(straight, bent_turns(ball));
}

GoalRoad::KeyCells GoalRoad::key_cells() const {
    KeyCells cells;
    const int cost = placements(ball_);
    if (cost == max_turns) return cells;
    const Word goals = targets_.words[home];
    // From the ball: cells on which it has landed, and cells to which a pass leads, at each cost.
    Levels landed{};
    Levels passed{};
    Word here = ball_.bit();
    Word there = 0;
    for (int c = 0; c <= cost; ++c) {
        const auto at = [c](const Levels& levels, int less) {
            return c >= less ? levels[std::size_t(c - less)] : Word(0);
        };
        there |= passes_[1].step(at(landed, 1)) | passes_[2].step(at(landed, 2));
        for (int landing = 1; landing <= 2; ++landing)
            here |= at(passed, landing) & landings_[std::size_t(landing)].words[home] & ~goals;
        while (true) {
            there |= passes_[0].step(here) & home_cells;
            const Word more = here | (there & landings_[0].words[home] & ~goals);
            if (more == here) break;
            here = more;
        }
        there &= home_cells;
        landed[std::size_t(c)] = here;
        passed[std::size_t(c)] = there;
    }
    for (int c = 0; c <= cost; ++c) {
        const std::size_t to = std::size_t(c);
        const Word onwards = to_goal_[to] | (c == 0 ? goals : 0);
        if (c < cost) {
            const std::size_t from = std::size_t(cost - 1 - c);
            cells.helpful[int(Face::Passage)] |= middles(landed[from], entry_[to]);
            cells.helpful[int(Face::Repos)].words[home] |= passed[from] & onwards;
        }
        for (int own = 0; own <= std::min(2, cost - c); ++own) {
            const std::size_t from = std::size_t(cost - own - c);
            cells.needed |= middles(landed[from], entry_[to]) & links_[std::size_t(own)];
            cells.needed.words[home] |=
                passed[from] & onwards & landings_[std::size_t(own)].words[home];
        }
    }
    cells.needed &= empty_;
    return cells;
}

}  // namespace tablier::intercept
