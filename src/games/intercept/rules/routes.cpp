#include "games/intercept/rules/routes.h"

#include "games/intercept/rules/trail.h"

namespace tablier::intercept {
namespace {

bool step(Cell& cell, int dx, int dy) {
    if (!on_board(cell.x() + dx, cell.y() + dy)) return false;
    cell = Cell::at(cell.x() + dx, cell.y() + dy);
    return true;
}

template <class Visit>
void for_each_ray(Cell from, Visit visit) {
    neighbours(from).for_each([&](Cell next) { visit(next.x() - from.x(), next.y() - from.y()); });
}

}  // namespace

Routes::Routes(const Position& position, Cell from, Cell to)
    : is_double_(position.doubles.contains(from)), blocked_(position.occupied()) {
    blocked_.insert(position.ball);
    blocked_.erase(from);
    end_ = Board::of(to);
    jumpable_ = blocked_.without(is_double_ ? Board{} : position.doubles);
    jumpable_.erase(position.ball);
}

Board Routes::slides(Cell from) const {
    if (!is_double_) return (neighbours(from) & free()) | (neighbours(from) & end_);
    Board ends;
    for_each_ray(from, [&](int dx, int dy) {
        for (Cell at = from; step(at, dx, dy);) {
            if (end_.contains(at)) ends.insert(at);
            if (blocked_.contains(at)) break;
            ends.insert(at);
        }
    });
    return ends;
}

Board Routes::jumps(Cell from) const {
    Board reached;
    Board fresh = Board::of(from);
    while (!fresh.empty()) {
        Board next;
        fresh.for_each([&](Cell at) { next |= single_jumps(at); });
        next = next.without(reached);
        reached |= next;
        fresh = next & free();
    }
    return reached;
}

std::vector<Cell> Routes::route(Cell from, Cell to) const {
    if (slides(from).contains(to)) return {from, to};
    Trail trail(from);
    const auto jump = [&](Cell at, auto found) {
        // Where it would cover, a chain ends.
        if (free().contains(at)) single_jumps(at).for_each([&](Cell end) { found(end); });
    };
    while (!trail.knows(to) && trail.advance(jump)) {
    }
    return trail.to(to);
}

Board Routes::single_jumps(Cell from) const {
    Board ends;
    for_each_ray(from, [&](int dx, int dy) {
        Cell at = from;
        if (!step(at, dx, dy)) return;
        while (is_double_ && !blocked_.contains(at))
            if (!step(at, dx, dy)) return;
        if (!jumpable_.contains(at) || !step(at, dx, dy)) return;
        if (!blocked_.contains(at) || end_.contains(at)) ends.insert(at);
    });
    return ends;
}

}  // namespace tablier::intercept
