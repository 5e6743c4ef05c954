#include "games/intercept/rules/position_check.h"

namespace tablier::intercept {
namespace {

Result<void> check_stack(const Rules& rules, const Position& position, const CoveredPawn& covered) {
    const std::string name = cell_name(covered.cell);
    const std::optional<Pawn> top = position.pawn_on(covered.cell);
    if (!top)
        return fail("a pawn is marked as covered on {0}, but nothing covers it",
                    "un pion est marqué comme recouvert en {0}, mais rien ne le recouvre", {name});
    if (side_of(rules, top->seat).contains(covered.pawn.seat))
        return fail("the pawn on {0} covers one of its own side",
                    "le pion en {0} en recouvre un de son propre camp", {name});
    const int seat = index(top->seat);
    if (rules.targets[seat].contains(covered.cell)) {
        if (top->kind == Kind::Passage)
            return fail("a passage pawn covers the Arrivée {0}; only a repos does",
                        "un pion de passage recouvre l'Arrivée {0} ; seul un repos le fait",
                        {name});
    } else if (rules.approaches[seat].contains(covered.cell)) {
        if (top->kind == Kind::Repos)
            return fail("a repos pawn covers the approach cell {0}; only a passage does",
                        "un pion de repos recouvre la case d'approche {0} ; seul un passage le "
                        "fait",
                        {name});
    } else {
        return fail("nobody may cover on {0}: it is no target of the covering pawn",
                    "personne ne peut recouvrir en {0} : ce n'est pas un but du pion qui recouvre",
                    {name});
    }
    return {};
}

Result<void> check_limits(const Rules& rules, const Position& position) {
    for (int side = 0; side < rules.seating.sides(); ++side)
        for (Seat target : all_seats) {
            int covers = 0;
            for (const CoveredPawn& covered : position.covered)
                covers += approach(target).contains(covered.cell) &&
                          rules.seating.seats_of_side(side).contains(*position.owner(covered.cell));
            if (covers > 1)
                return fail("one side covers two approach cells of {0}",
                            "un camp recouvre deux cases d'approche de {0}",
                            {cell_name(arrivee(target))});
        }
    return {};
}

Result<void> check_ball(const Rules& rules, const Position& position) {
    const std::string name = cell_name(position.ball);
    const std::optional<Pawn> carrier = position.pawn_on(position.ball);
    if (carrier && carrier->face == Face::Passage)
        return fail("the ball lies on a passage pawn on {0}",
                    "la boule est sur un pion de passage en {0}", {name});
    if (position.won) {
        if (!rules.targets[index(position.to_move)].contains(position.ball))
            return fail("marked as won, but the ball lies on no target of the winner: {0}",
                        "marquée comme gagnée, mais la boule n'est sur aucun but du gagnant : {0}",
                        {name});
        if (carrier && !side_of(rules, position.to_move).contains(carrier->seat))
            return fail("marked as won, but the ball lies on an adverse pawn on {0}",
                        "marquée comme gagnée, mais la boule est sur un pion adverse en {0}",
                        {name});
        return {};
    }
    if (!carrier && position.ball != centre)
        return fail("the ball lies on no pawn on {0}; that is possible on g7 only",
                    "la boule n'est sur aucun pion en {0} ; ce n'est possible qu'en g7", {name});
    if (carrier && rules.targets[index(carrier->seat)].contains(position.ball))
        return fail("the ball has reached the Arrivée {0}, but nothing says \"won\"",
                    "la boule a atteint l'Arrivée {0}, mais \"won\" n'est pas écrit", {name});
    return {};
}

Result<void> check_retired(const Rules& rules, const Position& position) {
    if (position.retired == rules.seating.seats)
        return position.won ? fail("marked as won, but all seats are retired",
                                   "marquée comme gagnée, mais toutes les places sont retirées")
                            : Result<void>{};
    if (position.retired.contains(position.to_move))
        return fail("the seat to move, {0}, is retired", "la place au trait, {0}, est retirée",
                    {seat_letter(position.to_move)});
    Position before = position;
    before.won = false;
    if (position.won && outcome(rules, before).over)
        return fail("marked as won, but the game was over when the others retired",
                    "marquée comme gagnée, mais la partie était finie quand les autres se sont "
                    "retirés");
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
