// Races of two pawns when no walls are placed any more, solved exactly by retrograde analysis:
// jumps, side-steps and pawns that block each other included.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/quoridor/rules/paths.h"

namespace tablier::quoridor {

/// All races of South against North among the same walls, solved from the goals backwards and only
/// as far as was asked. A bit set holds all cells of South's pawn, so that one step back costs a
/// few operations for each cell of North's.
template <int N>
class RaceTable {
  public:
    using Position = quoridor::Position<N>;

    /// Starts anew with the walls of the position.
    void begin(const Position& walls);

    bool is_about(const Position& at) const {
        return begun_ && walls_.horizontal == at.horizontal && walls_.vertical == at.vertical;
    }

    /// How many moves the race lasts when the winner hurries and the loser delays: odd numbers are
    /// won by the pawn to move. None if neither side can force a win.
    std::optional<int> moves_left(int south, int north, bool south_to_move);

  private:
    using Cells = typename quoridor::Board<N>::Cells;
    /// By North's cell: where South's pawn may stand.
    using Places = std::array<Cells, N * N>;
    using Lengths = std::vector<std::uint8_t>;
    static constexpr int cells = N * N;

    void step_back();
    void south_wins(Places& found) const;
    void south_loses(Places& found) const;
    void north_wins(Places& found) const;
    void north_loses(Places& found) const;
    void note(Places& known, const Places& found, Lengths& lengths);

    /// Calls visit(south, direction) for each cell of South's that North could
    /// jump over.
    template <class Visit>
    void each_contact(int north, const Visit& visit) const {
        for (Direction d : all_directions) {
            const int south = north + Board<N>::step(d);
            if (south >= 0 && south < cells && steps_[north].test(south) &&
                !Board<N>::edge(d).test(north))
                visit(south, d);
        }
    }

    bool begun_ = false;

    Position walls_;                                 ///< nothing else of it is used
    std::array<Cells, cells> steps_;                 ///< where a pawn can step from a cell
    std::array<std::array<Cells, 4>, cells> jumps_;  ///< over a pawn in each direction

    int depth_ = 0;  ///< races of so many moves are known
    bool complete_ = false;
    int idle_ = 0;      ///< steps back in a row that found nothing
    Places south_won_;  ///< South to move, South wins; and so on
    Places south_lost_;
    Places north_won_;
    Places north_lost_;
    Lengths south_lengths_;  ///< South to move; by South's cell, then North's
    Lengths north_lengths_;
};

/// Cache of a few tables. Creating one costs as much as a hundred evaluations, so it is created
/// only for walls that are requested often: those of the game itself, not those that a search
/// tries.
template <int N>
class RaceTables {
  public:
    static constexpr int min_requests = 40;

    /// The table of these walls; null if they were not requested often enough yet.
    RaceTable<N>* find(const Position<N>& at);

  private:
    static constexpr std::size_t table_count = 16;
    static constexpr std::size_t counter_count = 1024;

    struct RequestCount {
        std::uint64_t walls = 0;
        int times = 0;
    };
    std::vector<RaceTable<N>> tables_;  ///< empty until the first race
    std::vector<RequestCount> request_counts_;
};

}  // namespace tablier::quoridor
