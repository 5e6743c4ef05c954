#include "games/intercept/rules/ball.h"

#include "games/intercept/rules/leaps.h"
#include "games/intercept/rules/trail.h"

namespace tablier::intercept {
namespace {

/// The cells where a single pass from `ball` over the passage pawn `over` can end.
Board ends_over(Bend bend, Cell ball, Cell over) {
    if (bend != Bend::Never) return ring(ball) & neighbours(over);
    const std::optional<Cell> end = mirrored(ball, over);
    return end ? Board::of(*end) : Board{};
}

/// The cells from which a passage pawn can carry a single pass from `ball` to `end`.
Board passages_between(Bend bend, Cell ball, Cell end) {
    if (bend != Bend::Never) return neighbours(ball) & neighbours(end);
    const std::optional<Cell> over = middle(ball, end);
    return over ? Board::of(*over) : Board{};
}

/// Chains of straight passes that go on from `first`, the ends of straight first passes.
Board straight_chain(const PassBoard& board, int lattice, std::uint64_t first) {
    const std::uint64_t landings = board.receivers.words[lattice];
    const std::uint64_t last = board.last.words[lattice];
    Board ends;
    ends.words[lattice] =
        first | Leaps(board.passages, lattice).flood(first & ~last, landings, last);
    return ends;
}

/// Chains of any passes that go on from `first` (bend=always).
Board bent_chain(const PassBoard& board, const Board& first) {
    Board reached = first;
    Board fresh = first.without(board.last);
    while (!fresh.empty()) {
        Board next;
        fresh.for_each([&](Cell from) {
            (neighbours(from) & board.passages).for_each([&](Cell over) {
                next |= ring(from) & neighbours(over);
            });
        });
        next = (next & board.receivers).without(reached);
        reached |= next;
        fresh = next.without(board.last);
    }
    return reached;
}

}  // namespace

Board ball_ends(Bend bend, const PassBoard& board, Cell ball, Cell actor) {
    Board first;
    std::uint64_t first_straight = 0;
    const int lattice = ball.lattice();
    (neighbours(ball) & board.passages).for_each([&](Cell over) {
        Board ends = ends_over(bend, ball, over) & board.receivers;
        if (actor != no_cell && over != actor) ends &= Board::of(actor);
        first |= ends;
        if (const std::optional<Cell> end = mirrored(ball, over))
            first_straight |= ends.words[lattice] & end->bit();
    });
    if (first.empty()) return first;
    if (bend == Bend::Always) return bent_chain(board, first);
    return first_straight == 0 ? first : first | straight_chain(board, lattice, first_straight);
}

std::vector<Cell> ball_route(Bend bend, const PassBoard& board, Cell ball, Cell actor, Cell end) {
    const auto passes = [&](Bend how) {
        return [&, how](Cell at, auto found) {
            if (board.last.contains(at) && at != ball) return;
            (neighbours(at) & board.passages).for_each([&](Cell over) {
                Board ends = ends_over(how, at, over) & board.receivers;
                if (at == ball && actor != no_cell && over != actor) ends &= Board::of(actor);
                ends.for_each([&](Cell next) { found(next, over); });
            });
        };
    };
    for (Bend how : {Bend::Never, bend}) {
        Trail lone(ball);
        lone.advance(passes(how));
        if (lone.knows(end)) return lone.to(end);
    }
    Trail chain(ball);
    const auto chained = passes(bend == Bend::Always ? Bend::Always : Bend::Never);
    while (!chain.knows(end) && chain.advance(chained)) {
    }
    return chain.to(end);
}

bool actor_needed(const Rules& rules, const Position& position) {
    if (rules.interception == Interception::Any) return true;
    const std::optional<Seat> carrier = position.owner(position.ball);
    return carrier && !side_of(rules, position.to_move).contains(*carrier);
}

BallView::BallView(const Rules& rules, const Position& position, const Board& occupied)
    : bend_(rules.bend), ball_(position.ball), actor_needed_(actor_needed(rules, position)) {
    const Board own = position.pawns_of(side_of(rules, position.to_move));
    const Board& targets = rules.targets[index(position.to_move)];
    board_.passages = own & position.passages;
    board_.receivers = own.without(position.passages) | targets.without(occupied);
    board_.receivers.erase(ball_);
    board_.last = targets;

    // A new passage pawn matters where it stands between the ball and a receiver …
    (ring(ball_) & board_.receivers).for_each([&](Cell end) {
        delicate_ends_[int(Face::Passage)] |= passages_between(bend_, ball_, end);
    });
    // … a new repos pawn where an own passage pawn can send the ball to it …
    (neighbours(ball_) & board_.passages).for_each([&](Cell over) {
        delicate_ends_[int(Face::Repos)] |= ends_over(bend_, ball_, over);
    });
    // … and a pawn that leaves a target Arrivée may make that a receiver.
    delicate_starts_ = ring(ball_) & targets & own;

    const bool pass_exists = !(delicate_ends_[int(Face::Repos)] & board_.receivers).empty();
    if (actor_needed_ || !pass_exists) return;
    // Where passes exist already, any change within reach of their cells may add or end some.
    default_ends_ = ball_ends(bend_, board_, ball_, no_cell);
    Board near = neighbours(ball_) | ring(ball_);
    default_ends_.for_each([&](Cell end) {
        near |= neighbours(end) | ring(end);
        near.insert(end);
    });
    delicate_starts_ = near;
    delicate_ends_ = {near, near};
}

PassBoard BallView::board_after(const Position& position, Cell from, Cell to, Face face) const {
    PassBoard after = board_;
    after.passages.erase(from);
    after.receivers.erase(from);
    if (from != to && board_.last.contains(from) && position.covered.find(from) == nullptr)
        after.receivers.insert(from);
    after.passages.set(to, face == Face::Passage);
    after.receivers.set(to, face == Face::Repos);
    return after;
}

Board BallView::ends_after(const Position& position, Cell from, Cell to, Face face) const {
    return ball_ends(bend_, board_after(position, from, to, face), ball_,
                     actor_needed_ ? to : no_cell);
}

}  // namespace tablier::intercept
