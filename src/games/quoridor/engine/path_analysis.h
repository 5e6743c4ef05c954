// Path analysis of one pawn: all terms of the evaluation that depend neither on the other pawns nor
// on whose turn it is. It is the costly part, and positions near each other in a search mostly
// share it, so it is cached.
#pragma once

#include <cstdint>
#include <vector>

#include "games/quoridor/engine/shortest_paths.h"
#include "games/quoridor/rules/moves.h"

namespace tablier::quoridor {

struct PathAnalysis {
    std::uint8_t steps = 0;   ///< to the goal
    std::uint8_t walled = 0;  ///< how many of them are due to walls
    std::uint8_t choice = 0;  ///< further first steps that are as short
    std::uint8_t narrow = 0;  ///< steps that a wall could cut on all shortest ways
    std::uint8_t cut = 0;     ///< how much longer the worst of these walls makes the way
    std::uint8_t edges = 0;   ///< steps of all shortest ways together
    bool single = false;      ///< no way that is not much longer avoids all narrow steps
};

/// The walls of a position, computed once for all seats.
template <int N>
struct WallView {
    explicit WallView(const Position<N>& position)
        : at(position), open(position), fitting(fitting_walls(position)) {}

    const Position<N>& at;
    OpenSteps<N> open;
    Walls<N> fitting;
};

template <int N>
class PathCache {
  public:
    using Position = quoridor::Position<N>;

    /// `walls` is a hash of the position's walls.
    PathAnalysis look(const Position& at, std::uint64_t walls, Seat seat);

  private:
    static constexpr std::size_t places = 1 << 14;

    struct Entry {
        std::uint64_t key = 0;
        PathAnalysis paths;
    };

    PathAnalysis find(const WallView<N>& view, Seat seat);
    int longest_cut(const WallView<N>& view, const WallSlots<N>& cut, int steps) const;

    ShortestPaths<N> paths_;
    std::vector<Entry> entries_ = std::vector<Entry>(places);
};

template <int N>
std::uint64_t hash_of_walls(const Position<N>& at);

}  // namespace tablier::quoridor
