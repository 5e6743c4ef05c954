#include "games/intercept/rules/explain.h"

#include <memory>

#include "games/intercept/rules/explain_parts.h"
#include "games/intercept/rules/illegal_moves.h"
#include "games/intercept/rules/moves.h"
#include "games/intercept/rules/notation.h"

namespace tablier::intercept {
namespace {

bool must_pass(const Rules& rules, const Position& position) {
    const auto moves = std::make_unique<Moves>();
    generate(rules, position, *moves);
    return (*moves)[0].is_pass();
}

/// For a legal turn that is not in its canonical form.
IllegalMove explain_spelling(Move move) {
    return {clause::notation,
            fill_text("this turn is written {0}", "ce tour s'écrit {0}", {move_text(move)})};
}

Move action_of(const Position& position, const TurnText& turn) {
    if (!position.doubles.contains(turn.from)) return Move::ordinary(turn.from, turn.end());
    return Move::with_double(turn.from, turn.end(), *turn.face);
}

}  // namespace

IllegalMove explain(const Rules& rules, const Position& position, std::string_view text) {
    const std::optional<TurnText> turn = read_turn(text);
    if (!turn) {
        if (const auto cell = cell_off_board(text))
            return {clause::board,
                    fill_text("there is no cell {0}: the board has files a to m and ranks 1 to 13",
                              "il n'y a pas de case {0} : les colonnes vont de a à m et les "
                              "rangées de 1 à 13",
                              {in_quotes(*cell)})};
        return refusal(clause::notation,
                       "a turn is written b1-c2 (a pawn moves), g1-g5r (a double moves and then "
                       "shows p or r) or g1r (it turns over), with *e5 behind it if the ball goes "
                       "to e5; or pass",
                       "un tour s'écrit b1-c2 (un pion se déplace), g1-g5r (un pion double se "
                       "déplace et montre ensuite p ou r) ou g1r (il se retourne), suivi de *e5 si "
                       "la boule va en e5 ; ou pass");
    }
    if (actor(rules, position) == Actor::Nobody)
        return refusal(clause::end, "the game is over", "la partie est finie");
    if (turn->pass) {
        if (must_pass(rules, position)) return explain_spelling(Move::pass());
        return refusal(clause::end, "only a player without any legal turn passes",
                       "on ne passe que si l'on n'a aucun tour légal");
    }
    if (const auto refused = explain_pawn_action(rules, position, *turn)) return *refused;
    Move move = action_of(position, *turn);
    if (const auto refused = explain_ball_action(rules, position, move, *turn)) return *refused;
    if (turn->ball) move = move.with_ball(*turn->ball);
    if (move_text(move) != text) return explain_spelling(move);
    return refusal(clause::turn, "this is not a legal turn", "ce tour n'est pas légal");
}

}  // namespace tablier::intercept
