#include "games/intercept/rules/explain_parts.h"
#include "games/intercept/rules/illegal_moves.h"
#include "games/intercept/rules/routes.h"

namespace tablier::intercept {
namespace {

IllegalMove blocked_by_ball(const Position& position, const Text& rule) {
    if (!position.owner(position.ball))
        return refusal(clause::bare_ball,
                       "the ball lies on {0} on no pawn; nothing goes through or over that cell",
                       "la boule est posée en {0} sans pion ; on ne traverse ni ne saute cette "
                       "case",
                       {position.ball});
    return refusal(rule, "the pawn on {0} carries the ball and cannot be jumped",
                   "le pion en {0} porte la boule et ne peut pas être sauté", {position.ball});
}

IllegalMove explain_ordinary(const Position& position, Cell from, Cell to) {
    const std::optional<Cell> over = middle(from, to);
    if (!over)
        return refusal(clause::jump, "neither one step nor a chain of jumps leads from {0} to {1}",
                       "ni un pas ni une suite de sauts ne mène de {0} à {1}", {from, to});
    if (*over == position.ball) return blocked_by_ball(position, clause::jump);
    if (position.doubles.contains(*over))
        return refusal(clause::jump, "an ordinary pawn cannot jump the double on {0}",
                       "un pion ordinaire ne peut pas sauter le pion double en {0}", {*over});
    return refusal(clause::jump, "on {0} there is no pawn to jump, and a slide is one step only",
                   "en {0} il n'y a pas de pion à sauter, et l'on ne glisse que d'une case",
                   {*over});
}

int sign(int number) {
    return (number > 0) - (number < 0);
}

IllegalMove explain_double(const Position& position, Cell from, Cell to) {
    const int dx = to.x() - from.x();
    const int dy = to.y() - from.y();
    if (dx != 0 && dy != 0 && dx != dy && dx != -dy)
        return refusal(
            clause::double_jump, "no slide goes from {0} to {1}, and no chain of jumps leads there",
            "aucun glissement ne va de {0} à {1}, et aucune suite de sauts n'y mène", {from, to});
    // In line: something stands between, or a slide would do.
    const auto ahead = [&](Cell cell) {
        return Cell::at(cell.x() + sign(dx), cell.y() + sign(dy));
    };
    Cell blocker = ahead(from);
    while (!position.owner(blocker) && blocker != position.ball) blocker = ahead(blocker);
    if (blocker == position.ball) return blocked_by_ball(position, clause::double_jump);
    const Cell behind = ahead(blocker);
    if (position.owner(behind) || behind == position.ball)
        return refusal(clause::double_jump,
                       "a jump over {0} would have to land on {1}, which is not empty",
                       "un saut par-dessus {0} devrait retomber en {1}, qui n'est pas libre",
                       {blocker, behind});
    return refusal(clause::double_jump,
                   "a pawn on {0} is in the way; a jump over it lands right behind it, on {1}",
                   "un pion en {0} barre le chemin ; un saut par-dessus retombe juste derrière, en "
                   "{1}",
                   {blocker, behind});
}

/// Slides after jumps, or jumps after a slide.
bool mixed_route_leads(const Routes& routes, Cell from, Cell to) {
    bool leads = false;
    (routes.slides(from) & routes.free()).for_each([&](Cell at) {
        leads = leads || routes.jumps(at).contains(to);
    });
    (routes.jumps(from) & routes.free()).for_each([&](Cell at) {
        leads = leads || routes.slides(at).contains(to);
    });
    return leads;
}

}  // namespace

std::optional<IllegalMove> explain_route(const Position& position, Cell from, Cell to) {
    const Routes routes(position, from, to);
    if (routes.slides(from).contains(to) || routes.jumps(from).contains(to)) return std::nullopt;
    if (mixed_route_leads(routes, from, to))
        return refusal(clause::action,
                       "only a slide and jumps together would lead from {0} to {1}, and they never "
                       "combine in one action",
                       "seuls un glissement et des sauts ensemble mèneraient de {0} à {1}, et l'on "
                       "ne les enchaîne jamais",
                       {from, to});
    return position.doubles.contains(from) ? explain_double(position, from, to)
                                           : explain_ordinary(position, from, to);
}

}  // namespace tablier::intercept
