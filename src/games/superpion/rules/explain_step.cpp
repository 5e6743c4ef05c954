// Explains what is wrong with the piece chosen, or with a displacement without capture.
#include <algorithm>

#include "games/superpion/rules/colours.h"
#include "games/superpion/rules/explain_parts.h"
#include "games/superpion/rules/explain_words.h"

namespace tablier::superpion {
namespace {

IllegalMove wrong_way(const Rules& rules, Seat colour) {
    const bool two_player_game = std::ranges::count(rules.steps[index(colour)], true) == 2;
    if (!two_player_game)
        return refusal(clause::step, "a pawn never steps backwards, towards its own back line",
                       "un pion ne recule jamais vers sa propre ligne de fond");
    if (rules.pawn_may_step(colour, Way::North))
        return refusal(
            clause::step, "in the two-player game Blue and Red pawns step only up or right",
            "à deux joueurs, les pions bleus et rouges n'avancent que vers le haut ou la droite");
    return refusal(
        clause::step, "in the two-player game Yellow and Black pawns step only down or left",
        "à deux joueurs, les pions jaunes et noirs n'avancent que vers le bas ou la gauche");
}

}  // namespace

bool in_straight_line(Cell from, Cell to) {
    const Square a = square_of(from);
    const Square b = square_of(to);
    return a.file == b.file || a.rank == b.rank;
}

Verdict refuse_start(const Rules& rules, const Position& position, Cell from) {
    const auto colour = position.colour_at(from);
    if (!colour) return refusal(clause::turn, "{0} is empty", "{0} est vide", {cell_name(from)});
    if (!rules.plays(*colour))
        return refusal_in_words(
            plain("S-R9"), "the piece at {0} belongs to the neutral camp, which never moves",
            "la pièce en {0} est du camp neutre, qui ne joue jamais", {plain(cell_name(from))});
    if (*colour != position.to_move)
        return refusal_in_words(
            clause::turn, "the piece at {0} is {1}'s, but it is {2}'s turn",
            "la pièce en {0} est à {1}, mais c'est à {2} de jouer",
            {plain(cell_name(from)), colour_name(*colour), colour_name(position.to_move)});
    if (from == position.displaced)
        return refusal(plain("S-R6"),
                       "the piece at {0} made the first displacement; another must make the second",
                       "la pièce en {0} a fait le premier déplacement ; une autre doit faire le "
                       "second",
                       {cell_name(from)});
    return std::nullopt;
}

Verdict refuse_step(const Rules& rules, const Position& position, Cell from, Cell to) {
    const bool pawn = !position.superpions.has(from);
    if (from == to)
        return refusal(clause::step, "the piece stays where it is", "la pièce reste sur place");
    if (!in_straight_line(from, to))
        return refusal(clause::step,
                       "{0} is not in a straight line from {1}; only captures go diagonally, "
                       "written with \":\"",
                       "{0} n'est pas en ligne droite depuis {1} ; seules les prises vont en "
                       "diagonale, et s'écrivent avec « : »",
                       {cell_name(to), cell_name(from)});
    const Way way = *way_between(from, to);  // no straight line crosses a missing corner
    if (pawn && next_cell(from, way) != to)
        return refusal(plain("S-R2"),
                       "a pawn steps exactly two cells, to the next white cell in line",
                       "un pion avance exactement de deux cases, jusqu'à la case blanche suivante");
    if (pawn && !rules.pawn_may_step(position.to_move, way))
        return wrong_way(rules, position.to_move);
    const Bits occupied = position.occupied();
    for (Cell at = next_cell(from, way); at != to; at = next_cell(at, way))
        if (occupied.has(at))
            return refusal(clause::step, "the way from {0} to {1} is blocked at {2}",
                           "le chemin de {0} à {1} est barré en {2}",
                           {cell_name(from), cell_name(to), cell_name(at)});
    if (occupied.has(to))
        return refusal(clause::step, "{0} is occupied", "{0} est occupée", {cell_name(to)});
    return std::nullopt;
}

}  // namespace tablier::superpion
