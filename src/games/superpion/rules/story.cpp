#include "games/superpion/rules/story.h"

#include "games/superpion/rules/landings.h"

namespace tablier::superpion {
namespace {

using Kind = SceneStep::Kind;

/// The one captured piece between two landing cells.
Cell jumped(Bits captured, Cell from, Cell to) {
    const Way way = *way_between(from, to);
    return nearest(captured & ray(from, way), way);
}

}  // namespace

std::vector<SceneStep> story(const Rules&, const Position& position, const Move& move) {
    std::vector<Cell> stations{move.from};
    if (move.captures()) {
        for (Cell cell : landing_cells(position, move)) stations.push_back(cell);
    } else {
        stations.push_back(move.to);
    }
    std::vector<SceneStep> steps(1);
    for (Cell cell : stations) steps[0].places.push_back(cell_name(cell));
    Bits left = move.captured;
    for (std::size_t i = 1; left.any(); ++i) {
        const Cell over = jumped(left, stations[i - 1], stations[i]);
        left = left.without(Bits::one(over));
        steps.push_back({Kind::Remove, {cell_name(over)}});
    }
    if (move.cap) steps.push_back({Kind::Place, {cell_name(move.to)}});
    return steps;
}

}  // namespace tablier::superpion
