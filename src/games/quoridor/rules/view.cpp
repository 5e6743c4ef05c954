#include "games/quoridor/rules/view.h"

namespace tablier::quoridor {

int View::step(Direction direction) const {
    const std::array<int, 4> steps{size, 1, -size, -1};
    return steps[std::size_t(direction)];
}

bool View::at_edge(int cell, Direction direction) const {
    const auto [file, rank] = name(cell);
    switch (direction) {
        case Direction::North:
            return rank == size - 1;
        case Direction::East:
            return file == size - 1;
        case Direction::South:
            return rank == 0;
        case Direction::West:
            return file == 0;
    }
    return true;
}

bool View::is_blocked(int cell, Direction direction) const {
    if (at_edge(cell, direction)) return true;
    const bool upright = direction == Direction::North || direction == Direction::South;
    const bool onward = direction == Direction::North || direction == Direction::East;
    // The edge between two cells has the number of the lower one. A wall covers it from the slot of
    // that number or from the one before.
    const int edge = onward ? cell : cell + step(direction);
    const auto [file, rank] = name(edge);
    const int before = edge - (upright ? 1 : size);
    return walls(upright).test(edge) ||
           ((upright ? file : rank) > 0 && walls(upright).test(before));
}

SeatSet View::pawns_on(const Rules& rules, int cell) const {
    SeatSet found;
    for (Seat seat : all_seats)
        if (rules.seats.contains(seat) && pawn[index(seat)] == cell) found.insert(seat);
    return found;
}

std::optional<int> View::overlapped(bool is_horizontal, int slot) const {
    const auto [file, rank] = name(slot);
    const int along = is_horizontal ? file : rank;
    for (const int offset : {0, -1, 1}) {
        const int other = slot + offset * (is_horizontal ? 1 : size);
        if (along + offset >= 0 && along + offset < size - 1 && walls(is_horizontal).test(other))
            return other;
    }
    return std::nullopt;
}

}  // namespace tablier::quoridor
