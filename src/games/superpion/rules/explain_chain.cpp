// Explains what is wrong with a jump of a capture.
#include <cstdlib>

#include "games/superpion/rules/colours.h"
#include "games/superpion/rules/explain_parts.h"
#include "games/superpion/rules/explain_words.h"

namespace tablier::superpion {
namespace {

/// One jump of a chain.
struct Jump {
    Cell from = no_cell;
    Cell to = no_cell;
    bool flies = false;   ///< a superpion's
    Bits occupied;        ///< all but the moving piece
    Bits captured;        ///< by the jumps before
    Cell over = no_cell;  ///< found on the way
};

Verdict refuse_line(const Jump& jump) {
    const std::string from = cell_name(jump.from);
    const std::string to = cell_name(jump.to);
    if (jump.from == jump.to)
        return refusal(clause::capture, "a jump cannot land where it began, at {0}",
                       "un saut ne peut finir où il commence, en {0}", {to});
    const Square a = square_of(jump.from);
    const Square b = square_of(jump.to);
    if (std::abs(a.file - b.file) != std::abs(a.rank - b.rank))
        return refusal(clause::capture, "{0} and {1} are not on one diagonal",
                       "{0} et {1} ne sont pas sur une même diagonale", {from, to});
    if (!way_between(jump.from, jump.to))
        return refusal(clause::board, "the diagonal from {0} to {1} leaves the board",
                       "la diagonale de {0} à {1} sort du plateau", {from, to});
    if (!jump.flies && std::abs(a.file - b.file) != 2)
        return refusal(
            clause::capture,
            "a pawn jumps over a neighbouring piece to the cell just behind it, not from "
            "{0} to {1}",
            "un pion saute par-dessus une pièce voisine sur la case juste derrière, pas "
            "de {0} à {1}",
            {from, to});
    return std::nullopt;
}

Verdict refuse_victim(const Rules& rules, const Position& position, const Jump& jump, Cell cell) {
    const Text name = plain(cell_name(cell));
    if (jump.captured.has(cell))
        return refusal_in_words(plain("S-R4"), "the piece at {0} has already been jumped",
                                "la pièce en {0} a déjà été sautée", {name});
    const Seat colour = *position.colour_at(cell);
    if (colour == position.to_move)
        return refusal_in_words(clause::capture,
                                "the piece at {0} is {1}'s own, and those are never captured",
                                "la pièce en {0} est à {1}, qui ne prend jamais les siennes",
                                {name, colour_name(colour)});
    if (!rules.adverse[index(position.to_move)].contains(colour))
        return refusal_in_words(clause::capture,
                                "the piece at {0} is {1}'s, which is of the same side as {2}",
                                "la pièce en {0} est à {1}, qui est du même camp que {2}",
                                {name, colour_name(colour), colour_name(position.to_move)});
    return std::nullopt;
}

Verdict refuse_pieces(const Rules& rules, const Position& position, Jump& jump) {
    const Way way = *way_between(jump.from, jump.to);
    for (Cell at = next_cell(jump.from, way); at != jump.to; at = next_cell(at, way)) {
        if (!jump.occupied.has(at)) continue;
        if (jump.over != no_cell)
            return refusal(clause::capture,
                           "beyond the piece at {0} the way is blocked by the piece at {1}",
                           "au-delà de la pièce en {0}, le chemin est barré par la pièce en {1}",
                           {cell_name(jump.over), cell_name(at)});
        if (const auto no = refuse_victim(rules, position, jump, at)) return no;
        jump.over = at;
    }
    if (jump.over == no_cell)
        return refusal(clause::capture, "there is no piece to take between {0} and {1}",
                       "il n'y a pas de pièce à prendre entre {0} et {1}",
                       {cell_name(jump.from), cell_name(jump.to)});
    if (jump.captured.has(jump.to))
        return refusal(plain("S-R4"),
                       "the piece taken at {0} stays on the board until the chain ends",
                       "la pièce prise en {0} reste sur le plateau jusqu'à la fin de la prise",
                       {cell_name(jump.to)});
    if (jump.occupied.has(jump.to))
        return refusal(clause::capture, "the landing cell {0} is occupied",
                       "la case d'arrivée {0} est occupée", {cell_name(jump.to)});
    return std::nullopt;
}

}  // namespace

Verdict refuse_chain(const Rules& rules, const Position& position, const std::vector<Cell>& cells,
                     Bits& captured) {
    const Cell start = cells.front();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        Jump jump{.from = cells[i - 1],
                  .to = cells[i],
                  .flies = position.superpions.has(start),
                  .occupied = position.occupied().without(Bits::one(start)),
                  .captured = captured};
        if (const auto no = refuse_line(jump)) return no;
        if (const auto no = refuse_pieces(rules, position, jump)) return no;
        captured |= Bits::one(jump.over);
    }
    return std::nullopt;
}

}  // namespace tablier::superpion
