#include "games/quoridor/rules/moves.h"

#include "games/quoridor/rules/paths.h"
#include "games/quoridor/rules/sizes.h"

namespace tablier::quoridor {
namespace {

template <int N>
using Cells = typename Board<N>::Cells;

template <int N>
bool is_over(const Rules& rules, const Position<N>& position) {
    return outcome(rules, position).over;
}

/// Position after a wall, for checking ways only.
template <int N>
Position<N> with_wall(Position<N> position, bool horizontal, int cell) {
    (horizontal ? position.horizontal : position.vertical).set(cell);
    return position;
}

/// The inner grid points that walls touch with an end or their middle. A point has the number of
/// the wall slot whose middle it is.
template <int N>
Cells<N> touched_points(const Walls<N>& walls) {
    const Cells<N>& h = walls.horizontal;
    const Cells<N>& v = walls.vertical;
    return (h | h.template up<1>() | h.template down<1>() | v | v.template up<N>() |
            v.template down<N>()) &
           Board<N>::wall_slots;
}

/// For each slot whether the wall's left (lower) end, middle and right (upper) end lie on a point
/// of the set; the rim of the board counts as part of the set where `with_rim`.
template <int N>
struct Contacts {
    Cells<N> low, middle, high;

    static Contacts horizontal(const Cells<N>& points, bool with_rim) {
        Contacts c{points.template up<1>(), points, points.template down<1>()};
        if (with_rim) {
            c.low |= Board<N>::edge(Direction::West);
            c.high |= Board<N>::edge(Direction::East).template down<1>();
        }
        return c;
    }
    static Contacts vertical(const Cells<N>& points, bool with_rim) {
        Contacts c{points.template up<N>(), points, points.template down<N>()};
        if (with_rim) {
            c.low |= Board<N>::edge(Direction::South);
            c.high |= Board<N>::edge(Direction::North).template down<N>();
        }
        return c;
    }
    /// The slots with at least two contacts.
    Cells<N> twice() const { return (low & middle) | (middle & high) | (low & high); }
};

/// The walls among `fitting` that touch what already stands (walls or rim) at two of their three
/// points. Only such a wall can close a loop, and only a closed loop can cut off a seat.
template <int N>
Walls<N> possibly_closing(const Position<N>& position, const Walls<N>& fitting) {
    const Cells<N> points = touched_points<N>({position.horizontal, position.vertical});
    return {Contacts<N>::horizontal(points, true).twice() & fitting.horizontal,
            Contacts<N>::vertical(points, true).twice() & fitting.vertical};
}

/// As `possibly_closing`, but exact: the two contacts must be with walls that hang together.
template <int N>
Walls<N> loop_closing(const Position<N>& position, const Walls<N>& suspects) {
    // Groups of walls that hang together, as the points they touch; the rim's group is the first.
    std::array<Cells<N>, 2 * (N - 1) * (N - 1) + 1> groups;
    groups[0] = {};
    int group_count = 1;
    const auto add = [&](Walls<N> wall, bool at_rim) {
        Cells<N> merged = touched_points(wall);
        int kept = 1;
        for (int i = 1; i < group_count; ++i) {
            if ((groups[i] & merged).any())
                merged |= groups[i];
            else
                groups[kept++] = groups[i];
        }
        if (at_rim || (groups[0] & merged).any())
            groups[0] |= merged;
        else
            groups[kept++] = merged;
        group_count = kept;
    };
    for (auto rest = position.horizontal; rest.any();) {
        const int cell = rest.pop();
        const int file = Board<N>::file(cell);
        add({Cells<N>::single(cell), {}}, file == 0 || file == N - 2);
    }
    for (auto rest = position.vertical; rest.any();) {
        const int cell = rest.pop();
        const int rank = Board<N>::rank(cell);
        add({{}, Cells<N>::single(cell)}, rank == 0 || rank == N - 2);
    }
    Walls<N> closing;
    for (int i = 0; i < group_count; ++i) {
        closing.horizontal |= Contacts<N>::horizontal(groups[i], i == 0).twice();
        closing.vertical |= Contacts<N>::vertical(groups[i], i == 0).twice();
    }
    return {closing.horizontal & suspects.horizontal, closing.vertical & suspects.vertical};
}

/// Whether this fitting wall leaves every seat a path.
template <int N>
bool leaves_ways(const Rules& rules, const Position<N>& position, bool horizontal, int cell) {
    const Walls<N> wall =
        horizontal ? Walls<N>{Cells<N>::single(cell), {}} : Walls<N>{{}, Cells<N>::single(cell)};
    if (possibly_closing(position, wall).count() == 0) return true;
    return closed_off(rules, position, horizontal, cell).empty();
}

}  // namespace

template <int N>
Cells<N> pawn_destinations(const Rules& rules, const Position<N>& position) {
    Cells<N> destinations;
    const int from = position.pawn[index(position.to_move)];
    for (Direction ahead : all_directions) {
        if (position.is_blocked(from, ahead)) continue;
        const int next = from + Board<N>::step(ahead);
        if (!position.has_pawn(rules, next)) {
            destinations.set(next);
            continue;
        }
        bool sidestep = position.is_blocked(next, ahead);  // a wall or, by Q-R1, the edge
        if (!sidestep) {
            const int behind = next + Board<N>::step(ahead);
            if (!position.has_pawn(rules, behind)) {
                destinations.set(behind);
                continue;
            }
            sidestep = rules.behind_pawn == BehindPawn::Sidestep;  // Q-R2
        }
        if (!sidestep) continue;
        for (Direction aside : {left_of(ahead), right_of(ahead)}) {
            if (position.is_blocked(next, aside)) continue;
            const int beside = next + Board<N>::step(aside);
            if (!position.has_pawn(rules, beside)) destinations.set(beside);
        }
    }
    return destinations;
}

template <int N>
Walls<N> fitting_walls(const Position<N>& position) {
    const Cells<N>& h = position.horizontal;
    const Cells<N>& v = position.vertical;
    const Cells<N> crossing = h | v;
    // The slots beside a wall in its own line overlap half of it. Shifts past the board's side
    // land outside the slots, except downwards from the first file: those wrap to the last file,
    // which holds no slot either.
    return {Board<N>::wall_slots.without(crossing | h.template up<1>() | h.template down<1>()),
            Board<N>::wall_slots.without(crossing | v.template up<N>() | v.template down<N>())};
}

template <int N>
SeatSet without_way(const Rules& rules, const Position<N>& position) {
    const OpenSteps<N> open(position);
    const SeatSet playing = position.playing(rules);
    SeatSet closed;
    for (Seat seat : all_seats)
        if (playing.contains(seat) &&
            !has_way<N>(open, position.pawn[index(seat)], Board<N>::goal(seat)))
            closed.insert(seat);
    return closed;
}

template <int N>
SeatSet closed_off(const Rules& rules, const Position<N>& position, bool horizontal, int cell) {
    return without_way(rules, with_wall(position, horizontal, cell));
}

template <int N>
Walls<N> legal_walls(const Rules& rules, const Position<N>& position) {
    if (position.walls_left[index(position.to_move)] == 0) return {};
    Walls<N> legal = fitting_walls(position);
    Walls<N> suspects = possibly_closing(position, legal);
    if (suspects.count() == 0) return legal;
    suspects = loop_closing(position, suspects);
    if (suspects.count() == 0) return legal;

    // A wall that closes a loop cuts off a seat only if it cuts the known shortest path.
    const OpenSteps<N> open(position);
    const SeatSet playing = position.playing(rules);
    for (Seat seat : all_seats) {
        if (!playing.contains(seat)) continue;
        const int pawn = position.pawn[index(seat)];
        const auto& goal = Board<N>::goal(seat);
        const auto route = Route<N>::find(open, pawn, goal);
        auto check = [&](bool horizontal, Cells<N> doubtful, Cells<N>& still_legal) {
            while (doubtful.any()) {
                const int cell = doubtful.pop();
                const OpenSteps<N> after(with_wall(position, horizontal, cell));
                if (!has_way<N>(after, pawn, goal)) still_legal.reset(cell);
            }
        };
        check(true, suspects.horizontal & route.cut_by_horizontal & legal.horizontal,
              legal.horizontal);
        check(false, suspects.vertical & route.cut_by_vertical & legal.vertical, legal.vertical);
    }
    return legal;
}

template <int N>
void generate(const Rules& rules, const Position<N>& position,
              MoveList<Move, max_moves<N>>& moves) {
    if (is_over(rules, position)) return;
    const auto push_all = [&](Move::Kind kind, Cells<N> cells) {
        while (cells.any()) moves.push({kind, std::uint8_t(cells.pop())});
    };
    push_all(Move::Kind::Pawn, pawn_destinations(rules, position));
    const Walls<N> walls = legal_walls(rules, position);
    push_all(Move::Kind::HorizontalWall, walls.horizontal);
    push_all(Move::Kind::VerticalWall, walls.vertical);
    if (moves.empty()) moves.push({Move::Kind::Pass, 0});
}

template <int N>
std::uint64_t count(const Rules& rules, const Position<N>& position) {
    if (is_over(rules, position)) return 0;
    const int moves =
        pawn_destinations(rules, position).count() + legal_walls(rules, position).count();
    return std::uint64_t(moves > 0 ? moves : 1);  // a player without a move passes
}

template <int N>
Move sample(const Rules& rules, const Position<N>& position, Random& random) {
    // Rejection sampling: picks among the walls that fit until one is legal. Uniform over the legal
    // moves without a path search for every wall.
    const Cells<N> pawn = pawn_destinations(rules, position);
    const int pawn_count = pawn.count();
    Walls<N> walls;
    if (position.walls_left[index(position.to_move)] > 0) walls = fitting_walls(position);
    while (true) {
        const int horizontal_count = walls.horizontal.count();
        const int total = pawn_count + horizontal_count + walls.vertical.count();
        if (total == 0) return {Move::Kind::Pass, 0};
        int pick = int(random.below(std::uint32_t(total)));
        if (pick < pawn_count) return {Move::Kind::Pawn, std::uint8_t(pawn.nth(pick))};
        pick -= pawn_count;
        const bool horizontal = pick < horizontal_count;
        Cells<N>& set = horizontal ? walls.horizontal : walls.vertical;
        const int cell = set.nth(horizontal ? pick : pick - horizontal_count);
        if (leaves_ways(rules, position, horizontal, cell))
            return {horizontal ? Move::Kind::HorizontalWall : Move::Kind::VerticalWall,
                    std::uint8_t(cell)};
        set.reset(cell);
    }
}

#define INSTANTIATE(N)                                                                       \
    template Board<N>::Cells pawn_destinations(const Rules&, const Position<N>&);            \
    template Walls<N> fitting_walls(const Position<N>&);                                     \
    template Walls<N> legal_walls(const Rules&, const Position<N>&);                         \
    template SeatSet without_way(const Rules&, const Position<N>&);                          \
    template SeatSet closed_off(const Rules&, const Position<N>&, bool, int);                \
    template void generate(const Rules&, const Position<N>&, MoveList<Move, max_moves<N>>&); \
    template std::uint64_t count(const Rules&, const Position<N>&);                          \
    template Move sample(const Rules&, const Position<N>&, Random&);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)
#undef INSTANTIATE

}  // namespace tablier::quoridor
