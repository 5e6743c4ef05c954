#include "games/intercept/rules/ball.h"
#include "games/intercept/rules/covering.h"
#include "games/intercept/rules/explain_parts.h"
#include "games/intercept/rules/illegal_moves.h"

namespace tablier::intercept {
namespace {

/// Why the ball cannot rest on `end`, which holds none of one's repos pawns.
IllegalMove explain_receiver(const Rules& rules, const Position& after, Seat seat, Cell end) {
    const std::optional<Pawn> pawn = after.pawn_on(end);
    if (!pawn)
        return refusal(clause::ball,
                       "{0} is empty; the ball needs a repos pawn there or an Arrivée you aim at",
                       "{0} est vide ; il y faut un pion de repos ou une Arrivée que l'on vise",
                       {end});
    if (!side_of(rules, seat).contains(pawn->seat))
        return refusal(clause::ball, "the pawn on {0} is adverse and cannot receive the ball",
                       "le pion en {0} est adverse et ne peut pas recevoir la boule", {end});
    return refusal(clause::ball, "the pawn on {0} is a passage; the ball rests only on a repos",
                   "le pion en {0} est un passage ; la boule ne s'arrête que sur un repos", {end});
}

IllegalMove explain_passes(const Rules& rules, const PassBoard& board, Cell ball, Cell actor,
                           Cell end) {
    const auto leads = [&](Bend bend, Cell needed, const PassBoard& on) {
        return ball_ends(bend, on, ball, needed).contains(end);
    };
    if (actor != no_cell && leads(rules.bend, no_cell, board))
        return refusal(clause::interception,
                       "the first pass must use the pawn that has just acted, now on {0}",
                       "la première passe doit utiliser le pion qui vient d'agir, maintenant en "
                       "{0}",
                       {actor});
    if ((neighbours(ball) & board.passages).empty())
        return refusal(clause::ball, "none of your passage pawns stands next to the ball on {0}",
                       "aucun de vos pions de passage n'est à côté de la boule en {0}", {ball});
    PassBoard endless = board;
    endless.last = {};
    if (leads(rules.bend, actor, endless) || leads(rules.bend, no_cell, endless))
        return refusal(clause::ball,
                       "the ball would have to go on from an Arrivée, where the game ends",
                       "la boule devrait repartir d'une Arrivée, où la partie finit");
    if (leads(Bend::Always, no_cell, board))
        return rules.bend == Bend::Never
                   ? refusal(clause::bend,
                             "only bent passes would lead to {0}; here every pass is straight",
                             "seules des passes tournantes mèneraient en {0} ; ici toute passe est "
                             "droite",
                             {end})
                   : refusal(clause::bend,
                             "a chain to {0} would have to bend; only a pass that is alone may",
                             "une suite de passes jusqu'en {0} devrait tourner ; seule une passe "
                             "isolée le peut",
                             {end});
    if (distance(ball, end) == 1)
        return refusal(
            clause::ball, "{0} is next to the ball; a pass lands at a distance of exactly two",
            "{0} touche la case de la boule ; une passe retombe à deux cases exactement", {end});
    return refusal(clause::ball, "no pass and no chain of passes leads from {0} to {1}",
                   "aucune passe ni suite de passes ne mène de {0} à {1}", {ball, end});
}

}  // namespace

std::optional<IllegalMove> explain_ball_action(const Rules& rules, const Position& position,
                                               Move action, const TurnText& turn) {
    const Cell from = action.from();
    const Cell to = action.to();
    const bool covers = from != to && position.owner(to).has_value();
    if (!turn.ball) {
        if (!covers || covers_freely(rules, position)) return std::nullopt;
        return refusal(clause::arriving,
                       "covering {0} needs the ball: your side must have it or take it this turn",
                       "pour recouvrir {0}, il faut la boule : votre camp doit l'avoir ou la "
                       "prendre dans ce tour",
                       {to});
    }
    const Cell end = *turn.ball;
    if (action.is_flip() && rules.flip == Flip::Turn)
        return refusal(clause::flip_is_turn,
                       "a double that turns over in place on {0} uses up the whole turn: no ball "
                       "action follows",
                       "le pion double qui se retourne sur place en {0} y emploie tout le tour : "
                       "la boule ne bouge plus",
                       {from});
    if (end == position.ball)
        return refusal(clause::ball, "the ball lies on {0} already and never comes back there",
                       "la boule est déjà en {0} et n'y revient jamais", {end});
    Position after = position;
    play(rules, after, action);
    const Face face = after.passages.contains(to) ? Face::Passage : Face::Repos;
    const BallView view(rules, position, position.occupied());
    const PassBoard board = view.board_after(position, from, to, face);
    if (!board.receivers.contains(end))
        return explain_receiver(rules, after, position.to_move, end);
    if (view.ends_after(position, from, to, face).contains(end)) return std::nullopt;
    return explain_passes(rules, board, position.ball, actor_needed(rules, position) ? to : no_cell,
                          end);
}

}  // namespace tablier::intercept
