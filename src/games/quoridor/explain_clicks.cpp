#include "games/quoridor/explain_clicks.h"

#include "core/compass.h"
#include "core/touch_refusals.h"
#include "games/quoridor/explain.h"
#include "games/quoridor/moves.h"
#include "games/quoridor/notation.h"
#include "games/quoridor/refusals.h"
#include "games/quoridor/sizes.h"

namespace tablier::quoridor {
namespace {

template <int N>
bool stands(const Position<N>& position, CellName name, bool horizontal) {
    if (name.file >= N || name.rank >= N) return false;
    const auto& walls = horizontal ? position.horizontal : position.vertical;
    return walls.test(Board<N>::cell(name.file, name.rank));
}

/// The first place touched is a cell, and not that of a pawn that can move now.
template <int N>
Refusal explain_start(const Rules& rules, const Position<N>& position, int cell) {
    const Text mover = compass_name(position.to_move);
    const std::string pawn = cell_text<N>(position.pawn[index(position.to_move)]);
    const SeatSet there = position.pawns_on(rules, cell);
    if (there.empty())
        return pawn_refusal(fill_texts("{0} is empty: touch {1}'s pawn on {2} first",
                                       "{0} est vide : touchez d'abord le pion de {1}, en {2}",
                                       {plain(cell_text<N>(cell)), mover, plain(pawn)}));
    for (Seat seat : all_seats)
        if (there.contains(seat) && seat != position.to_move)
            return pawn_refusal(fill_texts("that is {0}'s pawn; it is {1}'s turn",
                                           "ce pion est à {0} ; c'est à {1} de jouer",
                                           {compass_name(seat), mover}));
    return pawn_refusal(fill_text("the pawn on {0} is shut in: it has neither a step nor a jump",
                                  "le pion en {0} est enfermé : il n'a ni pas ni saut possible",
                                  {pawn}));
}

}  // namespace

template <int N>
Refusal explain_clicks(const Rules& rules, const Position<N>& position,
                       std::span<const std::string> clicks) {
    if (outcome(rules, position).over) return explain(rules, position, "pass");
    if (clicks.empty()) return nothing_forbids();
    const bool pawn_first = clicks[0] == cell_text<N>(position.pawn[index(position.to_move)]);
    if (clicks.size() > 2 || (clicks.size() == 2 && !pawn_first)) return already_complete();

    const std::string_view touched = clicks.back();
    std::string_view rest = touched;
    const auto name = take_cell(rest);
    const bool is_wall = name && (rest == "h" || rest == "v");
    if (is_wall && clicks.size() > 1)
        return wall_refusal({"a turn is a pawn move or a wall, not both",
                             "un tour est un déplacement du pion ou une barrière, pas les deux"});
    if (is_wall && stands(position, *name, rest == "h"))
        return wall_refusal(fill_text("the wall {0} stands there already",
                                      "la barrière {0} y est déjà", {touched}));
    if (is_wall || touched == "pass") return explain(rules, position, touched);
    if (!name || !rest.empty() || name->file >= N || name->rank >= N) return no_such_place(touched);
    if (clicks.size() > 1) return explain(rules, position, touched);
    return explain_start(rules, position, Board<N>::cell(name->file, name->rank));
}

#define INSTANTIATE(N) \
    template Refusal explain_clicks(const Rules&, const Position<N>&, std::span<const std::string>);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
