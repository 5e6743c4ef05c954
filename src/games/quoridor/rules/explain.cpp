#include "games/quoridor/rules/explain.h"

#include <cstdlib>

#include "games/quoridor/rules/illegal_moves.h"
#include "games/quoridor/rules/notation.h"
#include "tablier/compass.h"

namespace tablier::quoridor {
namespace {

IllegalMove ruling(std::string_view id, Text why) {
    return {plain(id), std::move(why)};
}

IllegalMove bad_text(int size) {
    const std::string last = cell_text({size - 1, size - 1});
    return {{"Quoridor, notation", "Quoridor, notation"},
            fill_text("a move is a cell (a1 to {0}), a wall (a cell with h or v: e3h) or pass",
                      "un coup est une case (a1 à {0}), une barrière (une case suivie de h ou v : "
                      "e3h) ou pass",
                      {last})};
}

/// A pawn's destination two cells away in line, over `over`.
IllegalMove explain_jump(const Rules& rules, const View& view, int from, Direction ahead) {
    const int over = from + view.step(ahead);
    const std::string over_name = cell_text(view.name(over));
    if (view.is_blocked(from, ahead))
        return pawn_refusal(fill_text("a wall stands in front of the pawn, before {0}",
                                      "une barrière se dresse devant le pion, avant {0}",
                                      {over_name}));
    if (!view.has_pawn(rules, over))
        return pawn_refusal(
            fill_text("a pawn moves one step; there is no pawn on {0} to jump",
                      "un pion avance d'une case ; il n'y a pas de pion à sauter en "
                      "{0}",
                      {over_name}));
    return pawn_refusal(
        fill_text("a wall behind the pawn on {0} stops the jump; then one steps beside that pawn, "
                  "where the way is free",
                  "une barrière derrière le pion en {0} empêche le saut ; on passe alors à côté de "
                  "ce pion, si la voie est libre",
                  {over_name}));
}

/// A pawn's destination one cell aside of the neighbour in direction `ahead`: why the side-step
/// past that neighbour is refused. Nothing if there is no pawn to step beside.
std::optional<IllegalMove> explain_sidestep(const Rules& rules, const View& view, int from,
                                            Direction ahead, Direction aside) {
    if (view.at_edge(from, ahead)) return std::nullopt;
    const int over = from + view.step(ahead);
    if (!view.has_pawn(rules, over)) return std::nullopt;
    const std::string name = cell_text(view.name(over));
    if (view.is_blocked(from, ahead))
        return pawn_refusal(fill_text("a wall stands between the pawn and the one on {0}",
                                      "une barrière sépare le pion de celui en {0}", {name}));
    if (!view.is_blocked(over, ahead)) {
        if (!view.has_pawn(rules, over + view.step(ahead)))
            return pawn_refusal(
                fill_text("no side-step: the jump straight over {0} is open",
                          "pas d'écart de côté : le saut droit au-dessus de {0} est "
                          "libre",
                          {name}));
        if (rules.behind_pawn == BehindPawn::Block)
            return ruling("Q-R2", fill_text("another pawn stands behind the one on {0}: neither "
                                            "jump nor side-step that way",
                                            "un autre pion se trouve derrière celui en {0} : ni "
                                            "saut ni écart de ce côté",
                                            {name}));
    }
    if (view.is_blocked(over, aside))
        return pawn_refusal(fill_text("a wall stands beside the pawn on {0}",
                                      "une barrière se trouve à côté du pion en {0}", {name}));
    return std::nullopt;
}

IllegalMove explain_pawn(const Rules& rules, const View& view, int to) {
    const int from = view.mover_cell();
    const std::string from_name = cell_text(view.name(from));
    if (to == from)
        return pawn_refusal(
            fill_text("the pawn already stands on {0}", "le pion est déjà en {0}", {from_name}));
    const SeatSet there = view.pawns_on(rules, to);
    for (Seat seat : all_seats)
        if (there.contains(seat))
            return pawn_refusal(fill_texts("{0}'s pawn stands there", "la case est occupée par {0}",
                                           {compass_name(seat)}));
    const int files = view.name(to).file - view.name(from).file;
    const int ranks = view.name(to).rank - view.name(from).rank;
    const Direction along_file = ranks > 0 ? Direction::North : Direction::South;
    const Direction along_rank = files > 0 ? Direction::East : Direction::West;
    const int distance = std::abs(files) + std::abs(ranks);
    if (distance == 1)
        return pawn_refusal(fill_text("a wall stands between {0} and this cell",
                                      "une barrière sépare {0} de cette case", {from_name}));
    if (distance == 2 && (files == 0 || ranks == 0)) {
        const Direction ahead = files == 0 ? along_file : along_rank;
        return explain_jump(rules, view, from, ahead);
    }
    if (distance == 2) {
        if (auto why = explain_sidestep(rules, view, from, along_file, along_rank)) return *why;
        if (auto why = explain_sidestep(rules, view, from, along_rank, along_file)) return *why;
        return pawn_refusal({"pawns do not move diagonally, but for a side-step past a jumped pawn",
                             "un pion ne va pas en diagonale, sauf pour passer à côté d'un pion "
                             "sauté"});
    }
    return pawn_refusal(fill_text(
        "too far from {0}: a pawn moves one step or jumps one pawn",
        "trop loin de {0} : un pion avance d'une case ou saute un seul pion", {from_name}));
}

IllegalMove explain_wall(const Question& question, CellName name, bool horizontal) {
    const View& view = question.view;
    if (view.walls_left[index(view.to_move)] == 0)
        return wall_refusal(
            {"no walls left: the pawn must move", "plus de barrières : il faut déplacer le pion"});
    if (!view.has_slot(name))
        return wall_refusal(
            fill_text("a wall lies between two pairs of cells, inside the board: a1 to {0}",
                      "une barrière se pose entre deux paires de cases, dans le plateau : "
                      "a1 à {0}",
                      {cell_text({view.size - 2, view.size - 2})}));
    const int slot = view.cell(name);
    if (const auto other = view.overlapped(horizontal, slot))
        return wall_refusal(fill_text("it overlaps the wall {0}", "elle recouvre la barrière {0}",
                                      {cell_text(view.name(*other)) + (horizontal ? "h" : "v")}));
    if (view.walls(!horizontal).test(slot))
        return wall_refusal(fill_text("it crosses the wall {0}", "elle croise la barrière {0}",
                                      {cell_text(name) + (horizontal ? "v" : "h")}));
    const SeatSet closed = question.closed_off(horizontal, slot);
    for (Seat seat : all_seats)
        if (closed.contains(seat))
            return ruling("Q-R3", fill_texts("it would leave {0} no way to the goal line",
                                             "elle ne laisserait à {0} aucun chemin vers sa ligne "
                                             "de but",
                                             {compass_name(seat)}));
    return bad_text(view.size);
}

}  // namespace

IllegalMove explain(const Question& question, std::string_view text) {
    const View& view = question.view;
    if (question.over)
        return {{"Quoridor, end", "Quoridor, fin de partie"},
                {"the game is over", "la partie est terminée"}};
    if (text == "pass")
        return {{"Quoridor, wall", "Quoridor, barrière"},
                {"only a player without any legal move passes",
                 "seul un joueur sans aucun coup possible passe"}};
    const auto name = take_cell(text);
    if (!name) return bad_text(view.size);
    if (text == "h" || text == "v") return explain_wall(question, *name, text == "h");
    if (!text.empty()) return bad_text(view.size);
    if (!view.has(*name))
        return pawn_refusal(fill_text("this cell is not on the board (a1 to {0})",
                                      "cette case n'est pas sur le plateau (a1 à {0})",
                                      {cell_text({view.size - 1, view.size - 1})}));
    return explain_pawn(question.rules, view, view.cell(*name));
}

}  // namespace tablier::quoridor
