#include "games/intercept/rules/scene.h"

#include "games/intercept/scene_ids.h"
#include "tablier/compass.h"

namespace tablier::intercept {
namespace {

SceneCell scene_cell(const Rules& rules, Cell cell) {
    SceneCell drawn{.name = cell_name(cell), .x = cell.x(), .y = cell.y()};
    if (cell == centre) drawn.ground = centre_ground;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const bool goal = arrivee(seat) == cell;
        if (!goal && !approach(seat).contains(cell)) continue;
        drawn.ground = goal ? goal_ground : approach_ground;
        drawn.owner = seat;
    }
    return drawn;
}

SceneId shape_of(const Pawn& pawn) {
    if (pawn.kind == Kind::Double)
        return pawn.face == Face::Passage ? double_passage_shape : double_repos_shape;
    return pawn.face == Face::Passage ? passage_shape : repos_shape;
}

void add_pieces(const Position& position, Cell cell, std::vector<ScenePiece>& pieces) {
    int level = 0;
    const auto add = [&](SceneId shape, std::optional<Seat> seat, bool covered) {
        pieces.push_back({.shape = shape,
                          .seat = seat,
                          .x = cell.x(),
                          .y = cell.y(),
                          .level = level++,
                          .covered = covered});
    };
    if (const CoveredPawn* below = position.covered.find(cell))
        add(shape_of(below->pawn), below->pawn.seat, true);
    if (const std::optional<Pawn> pawn = position.pawn_on(cell))
        add(shape_of(*pawn), pawn->seat, false);
    if (cell == position.ball) add(ball_shape, std::nullopt, false);
}

/// "g13", "a7 or m7", "g1, a7 or m7".
Text target_list(const Rules& rules, Seat seat) {
    Text list;
    int left = rules.target_seats[index(seat)].size();
    for (Seat target : all_seats) {
        if (!rules.target_seats[index(seat)].contains(target)) continue;
        const std::string name = cell_name(arrivee(target));
        --left;
        list.en += name + (left > 1 ? ", " : left == 1 ? " or " : "");
        list.fr += name + (left > 1 ? ", " : left == 1 ? " ou " : "");
    }
    return list;
}

Text names_of(SeatSet seats) {
    std::vector<Text> names;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) names.push_back(compass_name(seat));
    return listed(names);
}

SceneTray tray(const Rules& rules, const Position& position, Seat seat) {
    SceneTray drawn;
    drawn.seat = seat;
    drawn.title = compass_name(seat);
    drawn.to_move = actor(rules, position) == actor_of(seat);
    drawn.out = position.retired.contains(seat);
    drawn.notes.push_back(fill_texts("aims at {0}", "vise {0}", {target_list(rules, seat)}));
    if (const SeatSet partners = rules.seating.partners(seat).without({seat}); !partners.empty())
        drawn.notes.push_back(fill_texts("plays with {0}", "joue avec {0}", {names_of(partners)}));
    if (position.owner(position.ball) == seat)
        drawn.notes.push_back({"has the ball", "a la boule"});
    return drawn;
}

Text status(const Rules& rules, const Position& position) {
    const Outcome result = outcome(rules, position);
    const Text ball = plain(cell_name(position.ball));
    if (result.over) {
        if (result.winners.empty())
            return {"All have left: nobody wins.", "Tous sont partis : personne ne gagne."};
        const bool several = result.winners.size() > 1;
        const Text names = names_of(result.winners);
        if (result.reason == EndReason::Goal)
            return fill_texts(several ? "{0} win: the ball is on the Arrivée {1}."
                                      : "{0} wins: the ball is on the Arrivée {1}.",
                              several ? "{0} gagnent : la boule est sur l'Arrivée {1}."
                                      : "{0} gagne : la boule est sur l'Arrivée {1}.",
                              {names, ball});
        return fill_texts(
            several ? "{0} win: no other side is left." : "{0} wins: no other side is left.",
            several ? "{0} gagnent : il ne reste pas d'autre camp."
                    : "{0} gagne : il ne reste pas d'autre camp.",
            {names});
    }
    const Text mover = compass_name(position.to_move);
    const std::optional<Seat> carrier = position.owner(position.ball);
    if (!carrier)
        return fill_texts("{0} to move; the ball lies in the centre.",
                          "À {0} de jouer ; la boule est au centre.", {mover});
    return fill_texts("{0} to move; {1} has the ball on {2}.",
                      "À {0} de jouer ; {1} a la boule en {2}.",
                      {mover, compass_name(*carrier), ball});
}

}  // namespace

Scene scene(const Rules& rules, const Position& position) {
    Scene drawn;
    drawn.game = "intercept";
    drawn.columns = board_size;
    drawn.rows = board_size;
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x) {
            drawn.cells.push_back(scene_cell(rules, Cell::at(x, y)));
            add_pieces(position, Cell::at(x, y), drawn.pieces);
        }
    for (Seat seat : all_seats)
        if (rules.seating.seats.contains(seat)) drawn.trays.push_back(tray(rules, position, seat));
    drawn.status = status(rules, position);
    return drawn;
}

std::vector<std::string> clicks(Move move) {
    if (move.is_pass()) return {"pass"};
    std::vector<std::string> places{cell_name(move.from())};
    if (!move.is_flip()) places.push_back(cell_name(move.to()));
    if (move.is_double()) places.push_back(move.face() == Face::Passage ? "face:p" : "face:r");
    if (move.has_ball()) places.push_back(cell_name(move.ball()));
    return places;
}

}  // namespace tablier::intercept
