#include "tablier/draw/turn.h"

#include <cstdint>
#include <utility>

namespace tablier {
namespace {

/// Wider than a scene's own numbers: a scene may come from anywhere, and nothing may overflow.
struct Spot {
    std::int64_t x;
    std::int64_t y;
};

/// Where a block of `extent` × `extent` cells comes to lie whose lower left cell is at `spot`.
Spot turned(Spot spot, Seat seat, std::int64_t columns, std::int64_t rows, int extent) {
    const std::int64_t right = columns - extent - spot.x;
    const std::int64_t above = rows - extent - spot.y;
    switch (seat) {
        case Seat::South:
            return spot;
        case Seat::West:
            return {above, spot.x};
        case Seat::North:
            return {right, above};
        case Seat::East:
            return {spot.y, right};
    }
    return spot;
}

template <class Thing>
void turn(Thing& thing, Seat seat, int columns, int rows, int extent = 1) {
    const Spot to = turned({thing.x, thing.y}, seat, columns, rows, extent);
    thing.x = int(to.x);
    thing.y = int(to.y);
}

/// The row of the seat, if it has one, becomes the lowest.
void cycle_rows(Scene& scene, Seat seat) {
    if (scene.rows <= 0) return;
    std::int64_t lowest = 0;
    for (const SceneCell& cell : scene.cells)
        if (cell.owner == seat) lowest = cell.y;
    const auto cycle = [&](int& y) { y = int((y - lowest + scene.rows) % scene.rows); };
    for (SceneCell& cell : scene.cells) cycle(cell.y);
    for (ScenePiece& piece : scene.pieces) cycle(piece.y);
}

}  // namespace

Scene seen_from(Scene scene, Seat seat) {
    constexpr int cell = 1;
    constexpr int block = 2;  // of cells, that a wall lies across
    scene.seen_from = seat;
    if (!scene.coordinates) {
        cycle_rows(scene, seat);
        return scene;
    }
    const bool sideways = seat == Seat::West || seat == Seat::East;
    for (SceneCell& each : scene.cells) turn(each, seat, scene.columns, scene.rows, cell);
    for (ScenePiece& each : scene.pieces) turn(each, seat, scene.columns, scene.rows, cell);
    for (SceneWall& wall : scene.walls) {
        turn(wall, seat, scene.columns, scene.rows, block);
        wall.horizontal = wall.horizontal != sideways;
    }
    if (sideways) std::swap(scene.columns, scene.rows);
    return scene;
}

}  // namespace tablier
