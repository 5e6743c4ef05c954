#include "games/intercept/position_check.h"

namespace tablier::intercept {
namespace {

Result<void> check_stack(const Rules& rules, const Position& position, const CoveredPawn& covered) {
    const std::string name = cell_name(covered.cell);
    const std::optional<Pawn> top = position.pawn_on(covered.cell);
    if (!top) return fail("a pawn is marked as covered on " + name + ", but nothing covers it");
    if (side_of(rules, top->seat).contains(covered.pawn.seat))
        return fail("the pawn on " + name + " covers one of its own side");
    const int seat = index(top->seat);
    if (rules.targets[seat].contains(covered.cell)) {
        if (top->kind == Kind::Passage)
            return fail("a passage pawn covers the Arrivée " + name + "; only a repos does");
    } else if (rules.approaches[seat].contains(covered.cell)) {
        if (top->kind == Kind::Repos)
            return fail("a repos pawn covers the approach cell " + name + "; only a passage does");
    } else {
        return fail("nobody may cover on " + name + ": it is no target of the covering pawn");
    }
    return {};
}

Result<void> check_limits(const Rules& rules, const Position& position) {
    for (int side = 0; side < rules.table.sides(); ++side)
        for (Seat target : all_seats) {
            int covers = 0;
            for (const CoveredPawn& covered : position.covered)
                covers += approach(target).contains(covered.cell) &&
                          rules.table.seats_of_side(side).contains(*position.owner(covered.cell));
            if (covers > 1)
                return fail("one side covers two approach cells of " + cell_name(arrivee(target)));
        }
    return {};
}

Result<void> check_ball(const Rules& rules, const Position& position) {
    const std::string name = cell_name(position.ball);
    const std::optional<Pawn> carrier = position.pawn_on(position.ball);
    if (carrier && carrier->face == Face::Passage)
        return fail("the ball lies on a passage pawn on " + name);
    if (position.won) {
        if (!rules.targets[index(position.to_move)].contains(position.ball))
            return fail("marked as won, but the ball lies on no target of the winner: " + name);
        if (carrier && !side_of(rules, position.to_move).contains(carrier->seat))
            return fail("marked as won, but the ball lies on an adverse pawn on " + name);
        return {};
    }
    if (!carrier && position.ball != centre)
        return fail("the ball lies on no pawn on " + name + "; that is possible on g7 only");
    if (carrier && rules.targets[index(carrier->seat)].contains(position.ball))
        return fail("the ball has reached the Arrivée " + name + ", but nothing says \"won\"");
    return {};
}

Result<void> check_retired(const Rules& rules, const Position& position) {
    if (position.retired == rules.table.seats)
        return position.won ? fail("marked as won, but all seats are retired") : Result<void>{};
    if (position.retired.contains(position.to_move))
        return fail(std::string("the seat to move, ") + seat_letter(position.to_move) +
                    ", is retired");
    Position before = position;
    before.won = false;
    if (position.won && outcome(rules, before).over)
        return fail("marked as won, but the game was over when the others retired");
    return {};
}

}  // namespace

Result<void> check_position(const Rules& rules, const Position& position) {
    for (const CoveredPawn& covered : position.covered)
        if (auto sound = check_stack(rules, position, covered); !sound) return sound;
    if (auto sound = check_limits(rules, position); !sound) return sound;
    if (auto sound = check_ball(rules, position); !sound) return sound;
    return check_retired(rules, position);
}

}  // namespace tablier::intercept
