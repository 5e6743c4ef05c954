#include "games/quoridor/engine/race.h"

#include "games/quoridor/engine/path_analysis.h"
#include "games/quoridor/rules/sizes.h"

namespace tablier::quoridor {
namespace {

constexpr std::uint8_t unknown = 0xFF;
constexpr int max_race_moves = 250;  // fits a byte; no race of two pawns is as long

/// The cells one step away from those given.
template <int N>
typename Board<N>::Cells neighbours(const OpenSteps<N>& open,
                                    const typename Board<N>::Cells& cells) {
    return (cells.template up<N>() & open.north_to) | (cells.template down<N>() & open.north_from) |
           (cells.template up<1>() & open.east_to) | (cells.template down<1>() & open.east_from);
}

constexpr Direction opposite(Direction d) {
    return Direction((int(d) + 2) % 4);
}

}  // namespace

template <int N>
void RaceTable<N>::begin(const Position& walls) {
    walls_ = walls;
    for (int cell = 0; cell < cells; ++cell) {
        steps_[cell] = {};
        for (Direction ahead : all_directions) {
            Cells& jump = jumps_[cell][int(ahead)] = {};
            if (walls.is_blocked(cell, ahead)) continue;
            const int next = cell + Board<N>::step(ahead);
            steps_[cell].set(next);
            if (!walls.is_blocked(next, ahead)) {
                jump.set(next + Board<N>::step(ahead));
                continue;
            }
            for (Direction aside : {left_of(ahead), right_of(ahead)})
                if (!walls.is_blocked(next, aside)) jump.set(next + Board<N>::step(aside));
        }
    }
    begun_ = true;
    depth_ = 0;
    complete_ = false;
    idle_ = 0;
    south_won_ = {};
    south_lost_ = {};
    north_won_ = {};
    north_lost_ = {};
    // A pawn on its goal line has won before the other moves.
    for (int north = 0; north < cells; ++north) {
        if (Board<N>::goal(Seat::North).test(north))
            south_lost_[north] = OpenSteps<N>::everything.without(Board<N>::goal(Seat::South));
        else
            north_lost_[north] = Board<N>::goal(Seat::South);
        south_lost_[north].reset(north);
        north_lost_[north].reset(north);
    }
    south_lengths_.assign(cells * cells, unknown);
    north_lengths_.assign(cells * cells, unknown);
}

template <int N>
std::optional<int> RaceTable<N>::moves_left(int south, int north, bool south_to_move) {
    const std::uint8_t& length =
        (south_to_move ? south_lengths_ : north_lengths_)[std::size_t(south * cells + north)];
    while (length == unknown && !complete_) step_back();
    if (length == unknown) return std::nullopt;
    return length;
}

template <int N>
void RaceTable<N>::step_back() {
    ++depth_;
    ++idle_;
    Places south_found, north_found;
    if (depth_ % 2 == 1) {
        south_wins(south_found);
        north_wins(north_found);
        note(south_won_, south_found, south_lengths_);
        note(north_won_, north_found, north_lengths_);
    } else {
        south_loses(south_found);
        north_loses(north_found);
        note(south_lost_, south_found, south_lengths_);
        note(north_lost_, north_found, north_lengths_);
    }
    complete_ = idle_ == 2 || depth_ == max_race_moves;
}

/// A step or a jump leads to where North, to move, has lost.
template <int N>
void RaceTable<N>::south_wins(Places& found) const {
    const OpenSteps<N> open(walls_);
    for (int north = 0; north < cells; ++north) {
        const Cells& good = north_lost_[north];
        found[north] = neighbours(open, good);
        each_contact(north, [&](int south, Direction towards_south) {
            if ((jumps_[south][int(opposite(towards_south))] & good).any()) found[north].set(south);
        });
    }
}

/// No step and no jump leads to where North, to move, has not won.
template <int N>
void RaceTable<N>::south_loses(Places& found) const {
    const OpenSteps<N> open(walls_);
    for (int north = 0; north < cells; ++north) {
        Cells good = OpenSteps<N>::everything.without(north_won_[north]);
        good.reset(north);
        found[north] = OpenSteps<N>::everything.without(neighbours(open, good));
        each_contact(north, [&](int south, Direction towards_south) {
            if ((jumps_[south][int(opposite(towards_south))] & good).any())
                found[north].reset(south);
        });
    }
}

template <int N>
void RaceTable<N>::north_wins(Places& found) const {
    for (int north = 0; north < cells; ++north) {
        found[north] = {};
        for (Cells to = steps_[north]; to.any();) found[north] |= south_lost_[to.pop()];
        each_contact(north, [&](int south, Direction towards_south) {
            for (Cells to = jumps_[north][int(towards_south)]; to.any();)
                if (south_lost_[to.pop()].test(south)) found[north].set(south);
        });
    }
}

template <int N>
void RaceTable<N>::north_loses(Places& found) const {
    for (int north = 0; north < cells; ++north) {
        found[north] = OpenSteps<N>::everything;
        for (Cells to = steps_[north]; to.any();) {
            const int cell = to.pop();
            Cells bad = south_won_[cell];
            bad.set(cell);  // South stands there: North cannot go there
            found[north] &= bad;
        }
        each_contact(north, [&](int south, Direction towards_south) {
            for (Cells to = jumps_[north][int(towards_south)]; to.any();)
                if (!south_won_[to.pop()].test(south)) found[north].reset(south);
        });
    }
}

template <int N>
void RaceTable<N>::note(Places& known, const Places& found, Lengths& lengths) {
    for (int north = 0; north < cells; ++north) {
        if (Board<N>::goal(Seat::North).test(north)) continue;
        Cells fresh = found[north].without(known[north] | Board<N>::goal(Seat::South));
        fresh.reset(north);
        known[north] |= fresh;
        while (fresh.any()) {
            lengths[std::size_t(fresh.pop() * cells + north)] = std::uint8_t(depth_);
            idle_ = 0;
        }
    }
}

template <int N>
RaceTable<N>* RaceTables<N>::find(const Position<N>& at) {
    if (tables_.empty()) {
        tables_.resize(table_count);
        request_counts_.resize(counter_count);
    }
    const std::uint64_t hash = hash_of_walls(at);
    RaceTable<N>& table = tables_[hash % table_count];
    if (table.is_about(at)) return &table;
    RequestCount& requests = request_counts_[(hash / table_count) % counter_count];
    if (requests.walls != hash) requests = {hash, 0};
    if (++requests.times < min_requests) return nullptr;
    requests.times = 0;
    table.begin(at);
    return &table;
}

#define INSTANTIATE(N)           \
    template class RaceTable<N>; \
    template class RaceTables<N>;
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
