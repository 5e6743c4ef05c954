#include "games/quoridor/rules/scene.h"

#include "games/quoridor/rules/notation.h"
#include "games/quoridor/scene_ids.h"
#include "tablier/compass.h"

namespace tablier::quoridor {
namespace {

Text status_line(const Outcome& outcome, Seat to_move) {
    if (!outcome.over) return fill_texts("{0} to move", "À {0} de jouer", {compass_name(to_move)});
    for (Seat seat : all_seats)
        if (outcome.winners.contains(seat))
            return fill_texts("{0} wins", "{0} gagne", {compass_name(seat)});
    return {"Draw", "Partie nulle"};
}

/// The seat whose goal line the cell is on; with four players a corner belongs to two, and is
/// given to South or North.
std::optional<Seat> goal_owner(const Rules& rules, const View& view, int cell) {
    for (Seat seat : {Seat::South, Seat::North, Seat::West, Seat::East})
        if (rules.seats.contains(seat) && view.on_goal(seat, cell)) return seat;
    return std::nullopt;
}

}  // namespace

Scene scene(const Rules& rules, const View& view, const Outcome& outcome) {
    Scene scene;
    scene.game = "quoridor";
    scene.columns = scene.rows = view.size;
    for (int cell = 0; cell < view.size * view.size; ++cell) {
        const CellName name = view.name(cell);
        const auto owner = goal_owner(rules, view, cell);
        scene.cells.push_back(
            {cell_text(name), name.file, name.rank, owner ? goal_ground : plain_ground, owner});
    }
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        const CellName name = view.name(view.pawn[index(seat)]);
        ScenePiece pawn;
        pawn.shape = pawn_shape;
        pawn.seat = seat;
        pawn.x = name.file;
        pawn.y = name.rank;
        scene.pieces.push_back(pawn);

        SceneTray tray;
        tray.seat = seat;
        tray.title = compass_name(seat);
        tray.to_move = !outcome.over && seat == view.to_move;
        tray.out = view.retired.contains(seat);
        tray.stocks.push_back({wall_stock, std::nullopt, view.walls_left[index(seat)]});
        scene.trays.push_back(std::move(tray));
    }
    for (const bool horizontal : {true, false})
        for (auto rest = view.walls(horizontal); rest.any();) {
            const CellName name = view.name(rest.pop());
            scene.walls.push_back(
                {cell_text(name) + (horizontal ? 'h' : 'v'), name.file, name.rank, horizontal});
        }
    scene.status = status_line(outcome, view.to_move);
    return scene;
}

std::vector<std::string> clicks(int size, int pawn, Move move) {
    if (move.kind != Move::Kind::Pawn) return {move_text(size, move)};
    return {cell_text({pawn % size, pawn / size}), move_text(size, move)};
}

}  // namespace tablier::quoridor
