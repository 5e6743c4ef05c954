#include "games/intercept/rules/covering.h"
#include "games/intercept/rules/explain_parts.h"
#include "games/intercept/rules/illegal_moves.h"
#include "tablier/compass.h"

namespace tablier::intercept {

std::optional<IllegalMove> explain_start(const Rules& rules, const Position& position, Cell from) {
    const std::optional<Seat> owner = position.owner(from);
    const Seat seat = position.to_move;
    if (!owner) {
        if (from == position.ball)
            return refusal(clause::turn, "no pawn stands on {0}, only the ball lies there",
                           "aucun pion en {0}, seule la boule s'y trouve", {from});
        return refusal(clause::turn, "no pawn stands on {0}", "aucun pion en {0}", {from});
    }
    if (*owner != seat) {
        const CoveredPawn* below = position.covered.find(from);
        if (below != nullptr && below->pawn.seat == seat)
            return refusal(clause::turn, "the pawn on {0} is covered and cannot act",
                           "le pion en {0} est recouvert et ne peut pas agir", {from});
        if (side_of(rules, seat).contains(*owner))
            return refusal(
                clause::turn, "the pawn on {0} is your partner's; one moves only one's own colour",
                "le pion en {0} est à votre équipier ; on ne déplace que sa couleur", {from});
        return IllegalMove{
            clause::turn,
            fill_texts("the pawn on {0} belongs to {1}; it is {2}'s turn",
                       "le pion en {0} appartient à {1} ; c'est à {2} de jouer",
                       {plain(cell_name(from)), compass_name(*owner), compass_name(seat)})};
    }
    if (from == position.ball)
        return refusal(clause::turn, "the pawn on {0} carries the ball and cannot act",
                       "le pion en {0} porte la boule et ne peut pas agir", {from});
    return std::nullopt;
}

namespace {

std::optional<IllegalMove> explain_flip(const Position& position, Cell from, Face face) {
    if (!position.doubles.contains(from))
        return refusal(clause::flip, "only a double turns over; the pawn on {0} is an ordinary one",
                       "seul un pion double se retourne ; le pion en {0} est ordinaire", {from});
    if (position.passages.contains(from) == (face == Face::Passage))
        return refusal(clause::flip, "the double on {0} shows that face already",
                       "le pion double en {0} montre déjà cette face", {from});
    return std::nullopt;
}

/// Doubles are written with the face they show afterwards, other pawns without.
std::optional<IllegalMove> explain_face(const Position& position, const TurnText& turn) {
    const bool is_double = position.doubles.contains(turn.from);
    if (is_double && !turn.face)
        return refusal(clause::notation,
                       "the pawn on {0} is a double: write the face it shows after the action, "
                       "{0}-{1}p or {0}-{1}r",
                       "le pion en {0} est double : écrivez la face qu'il montre après l'action, "
                       "{0}-{1}p ou {0}-{1}r",
                       {turn.from, *turn.to});
    if (!is_double && turn.face)
        return refusal(clause::notation,
                       "the pawn on {0} is an ordinary one and has no other face: write {0}-{1}",
                       "le pion en {0} est ordinaire et n'a pas d'autre face : écrivez {0}-{1}",
                       {turn.from, *turn.to});
    return std::nullopt;
}

/// Whether a pawn that shows `face` after its action may cover the one on `to`; limits not looked
/// at.
std::optional<IllegalMove> explain_cover(const Rules& rules, const Position& position, Cell to,
                                         Face face) {
    if (to == position.ball)
        return refusal(clause::covering, "the pawn on {0} carries the ball and cannot be covered",
                       "le pion en {0} porte la boule et ne peut pas être recouvert", {to});
    if (side_of(rules, position.to_move).contains(*position.owner(to)))
        return refusal(clause::covering, "{0} is occupied by a pawn of your own side",
                       "{0} est occupée par un pion de votre camp", {to});
    if (position.covered.find(to) != nullptr)
        return refusal(clause::covering, "on {0} one pawn covers another already",
                       "en {0} un pion en recouvre déjà un autre", {to});
    const int seat = index(position.to_move);
    const bool arrival = rules.targets[seat].contains(to);
    if (!arrival && !rules.approaches[seat].contains(to))
        return refusal(clause::covering,
                       "{0} is occupied; pawns are covered only on an Arrivée you aim at and on "
                       "the five cells around it",
                       "{0} est occupée ; on ne recouvre que sur une Arrivée que l'on vise et sur "
                       "les cinq cases qui l'entourent",
                       {to});
    if (arrival && face == Face::Passage)
        return refusal(clause::covering, "on the Arrivée {0} only a repos pawn covers",
                       "sur l'Arrivée {0}, seul un pion de repos recouvre", {to});
    if (!arrival && face == Face::Repos)
        return refusal(clause::covering, "next to the Arrivée, on {0}, only a passage pawn covers",
                       "à côté de l'Arrivée, en {0}, seul un pion de passage recouvre", {to});
    return std::nullopt;
}

std::optional<IllegalMove> explain_limits(const Rules& rules, const Position& position, Cell from,
                                          Cell to) {
    if (!approach_is_free(rules, position, from, to))
        return refusal(clause::cover_limits,
                       "next to each target a side covers only one cell; {0} would be a second",
                       "autour de chaque Arrivée visée un camp ne recouvre qu'une case ; {0} en "
                       "serait une deuxième",
                       {to});
    if (!colour_is_free(position, from, to))
        return refusal(clause::cover_limits,
                       "two pawns of that colour are covered already; {0} would be a third",
                       "deux pions de cette couleur sont déjà recouverts ; {0} en serait un "
                       "troisième",
                       {to});
    return std::nullopt;
}

}  // namespace

std::optional<IllegalMove> explain_pawn_action(const Rules& rules, const Position& position,
                                               const TurnText& turn) {
    const Cell from = turn.from;
    if (auto refused = explain_start(rules, position, from)) return refused;
    if (!turn.to) return explain_flip(position, from, *turn.face);
    const Cell to = *turn.to;
    if (from == to)
        return refusal(clause::action, "the action may not end on {0}, where it began",
                       "l'action ne peut pas finir en {0}, où elle a commencé", {from});
    if (auto refused = explain_face(position, turn)) return refused;
    const bool occupied = position.owner(to).has_value();
    if (to == position.ball && !occupied)
        return refusal(clause::bare_ball, "{0} is blocked while the ball lies there on no pawn",
                       "{0} est bloquée tant que la boule y est posée sans pion", {to});
    if (occupied) {
        const Face own = position.passages.contains(from) ? Face::Passage : Face::Repos;
        if (auto refused = explain_cover(rules, position, to, turn.face.value_or(own)))
            return refused;
    }
    if (auto refused = explain_route(position, from, to)) return refused;
    return occupied ? explain_limits(rules, position, from, to) : std::nullopt;
}

}  // namespace tablier::intercept
