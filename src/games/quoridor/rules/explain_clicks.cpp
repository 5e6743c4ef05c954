#include "games/quoridor/rules/explain_clicks.h"

#include "games/quoridor/rules/illegal_moves.h"
#include "games/quoridor/rules/notation.h"
#include "tablier/compass.h"
#include "tablier/detail/touch_errors.h"

namespace tablier::quoridor {
namespace {

/// The first place touched is a cell, and not that of a pawn that can move now. An empty cell is
/// taken for the pawn's destination: with only one pawn, players tend not to touch it first.
IllegalMove explain_start(const Question& question, CellName touched) {
    const View& view = question.view;
    const Text mover = compass_name(view.to_move);
    const std::string pawn = cell_text(view.name(view.mover_cell()));
    const SeatSet there = view.pawns_on(question.rules, view.cell(touched));
    if (there.empty() && !question.reaches(view.cell(touched)))
        return explain(question, cell_text(touched));
    if (there.empty())
        return pawn_refusal(fill_texts("{0} is empty: touch {1}'s pawn on {2} first",
                                       "{0} est vide : touchez d'abord le pion de {1}, en {2}",
                                       {plain(cell_text(touched)), mover, plain(pawn)}));
    for (Seat seat : all_seats)
        if (there.contains(seat) && seat != view.to_move)
            return pawn_refusal(fill_texts("that is {0}'s pawn; it is {1}'s turn",
                                           "ce pion est à {0} ; c'est à {1} de jouer",
                                           {compass_name(seat), mover}));
    return pawn_refusal(fill_text("the pawn on {0} is shut in: it has neither a step nor a jump",
                                  "le pion en {0} est enfermé : il n'a ni pas ni saut possible",
                                  {pawn}));
}

}  // namespace

IllegalMove explain_clicks(const Question& question, std::span<const std::string> clicks) {
    const View& view = question.view;
    if (question.over) return explain(question, "pass");
    if (clicks.empty()) return nothing_forbids();
    const bool pawn_first = clicks[0] == cell_text(view.name(view.mover_cell()));
    if (clicks.size() > 2 || (clicks.size() == 2 && !pawn_first)) return already_complete();

    const std::string_view touched = clicks.back();
    std::string_view rest = touched;
    const auto name = take_cell(rest);
    const bool is_wall = name && (rest == "h" || rest == "v");
    if (is_wall && clicks.size() > 1)
        return wall_refusal({"a turn is a pawn move or a wall, not both",
                             "un tour est un déplacement du pion ou une barrière, pas les deux"});
    if (is_wall && view.has(*name) && view.walls(rest == "h").test(view.cell(*name)))
        return wall_refusal(fill_text("the wall {0} stands there already",
                                      "la barrière {0} y est déjà", {touched}));
    if (is_wall || touched == "pass") return explain(question, touched);
    if (!name || !rest.empty() || !view.has(*name)) return no_such_place(touched);
    if (clicks.size() > 1) return explain(question, touched);
    return explain_start(question, *name);
}

}  // namespace tablier::quoridor
