#include "games/quoridor/scene.h"

#include "core/compass.h"
#include "games/quoridor/moves.h"
#include "games/quoridor/notation.h"
#include "games/quoridor/sizes.h"

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
template <int N>
std::optional<Seat> goal_owner(const Rules& rules, int cell) {
    for (Seat seat : {Seat::South, Seat::North, Seat::West, Seat::East})
        if (rules.seats.contains(seat) && Board<N>::goal(seat).test(cell)) return seat;
    return std::nullopt;
}

template <int N>
void add_walls(Scene& scene, typename Board<N>::Cells walls, bool horizontal) {
    while (walls.any()) {
        const int cell = walls.pop();
        scene.walls.push_back({cell_text<N>(cell) + (horizontal ? "h" : "v"), Board<N>::file(cell),
                               Board<N>::rank(cell), horizontal});
    }
}

}  // namespace

template <int N>
Scene scene(const Rules& rules, const Position<N>& position) {
    const Outcome now = outcome(rules, position);
    Scene scene;
    scene.game = "quoridor";
    scene.columns = scene.rows = N;
    for (int cell = 0; cell < N * N; ++cell) {
        const auto owner = goal_owner<N>(rules, cell);
        scene.cells.push_back({cell_text<N>(cell), Board<N>::file(cell), Board<N>::rank(cell),
                               owner ? Ground::Goal : Ground::Plain, owner});
    }
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        const int cell = position.pawn[index(seat)];
        ScenePiece pawn;
        pawn.shape = Shape::Pawn;
        pawn.seat = seat;
        pawn.x = Board<N>::file(cell);
        pawn.y = Board<N>::rank(cell);
        scene.pieces.push_back(pawn);

        SceneTray tray;
        tray.seat = seat;
        tray.title = compass_name(seat);
        tray.to_move = !now.over && seat == position.to_move;
        tray.out = position.retired.contains(seat);
        tray.stocks.push_back(
            {SceneStock::Kind::Walls, std::nullopt, position.walls_left[index(seat)]});
        scene.trays.push_back(std::move(tray));
    }
    add_walls<N>(scene, position.horizontal, true);
    add_walls<N>(scene, position.vertical, false);
    scene.status = status_line(now, position.to_move);
    return scene;
}

template <int N>
std::vector<std::string> clicks(const Position<N>& position, Move move) {
    if (move.kind == Move::Kind::Pawn)
        return {cell_text<N>(position.pawn[index(position.to_move)]), cell_text<N>(move.cell)};
    return {move_text<N>(move)};
}

#define INSTANTIATE(N)                                      \
    template Scene scene(const Rules&, const Position<N>&); \
    template std::vector<std::string> clicks(const Position<N>&, Move);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
