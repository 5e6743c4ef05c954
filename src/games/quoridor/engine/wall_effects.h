// Effect of each wall on the path lengths of the players, found without trying every wall: only
// walls that cut all shortest paths at one step can make a path longer at once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/quoridor/engine/shortest_paths.h"

namespace tablier::quoridor {

template <int N>
class WallEffects {
  public:
    using Position = quoridor::Position<N>;
    using Cells = typename quoridor::Board<N>::Cells;

    explicit WallEffects(const Position& at) : open_(at) {
        // Ends and middles of the walls that stand, then the slots whose wall would touch one.
        const Cells& h = at.horizontal;
        const Cells& v = at.vertical;
        const Cells points = h | h.template up<1>() | h.template down<1>() | v |
                             v.template up<N>() | v.template down<N>();
        linked_ = {points | points.template up<1>() | points.template down<1>(),
                   points | points.template up<N>() | points.template down<N>()};
    }

    /// Adds the paths of one player; `ours`: the player that would place the wall.
    void add(ShortestPaths<N>& paths, int pawn, const Cells& goal, bool ours) {
        paths.look(open_, pawn, goal);
        WallSlots<N> touched_here;
        paths.walk(open_, [&](const Cells& vertical, const Cells& horizontal, int steps) {
            const WallSlots<N> touched = touching<N>(vertical, horizontal);
            touched_here.horizontal |= touched.horizontal;
            touched_here.vertical |= touched.vertical;
            const WallSlots<N> cut = cutting_all<N>(vertical, horizontal);
            try_each(cut.horizontal, true, paths, steps, ours);
            try_each(cut.vertical, false, paths, steps, ours);
        });
        WallSlots<N>& all = ours ? ours_ : theirs_;
        all.horizontal |= touched_here.horizontal;
        all.vertical |= touched_here.vertical;
    }

    /// Steps that the rivals lose minus those that the player to place the wall loses.
    int gain(bool horizontal, int cell) const { return gains_[place(horizontal, cell)]; }
    /// Whether the wall cuts one of the rivals' shortest paths …
    bool meets_theirs(bool horizontal, int cell) const { return in(theirs_, horizontal, cell); }
    /// … or one of the player's own …
    bool meets_ours(bool horizontal, int cell) const { return in(ours_, horizontal, cell); }
    /// … or touches another wall.
    bool is_linked(bool horizontal, int cell) const { return in(linked_, horizontal, cell); }

  private:
    static constexpr int max_detour = 12;  ///< detour that is told from longer ones

    static bool in(const WallSlots<N>& slots, bool horizontal, int cell) {
        return (horizontal ? slots.horizontal : slots.vertical).test(cell);
    }
    static std::size_t place(bool horizontal, int cell) {
        return std::size_t(horizontal ? cell : cell + N * N);
    }

    void try_each(Cells slots, bool horizontal, const ShortestPaths<N>& paths, int steps,
                  bool ours) {
        slots &= Board<N>::wall_slots;
        while (slots.any()) {
            const int cell = slots.pop();
            const auto open = with_wall<N>(open_, horizontal, cell);
            const int longer =
                paths.steps_with(open, steps, paths.steps() + max_detour) - paths.steps();
            gains_[place(horizontal, cell)] += std::int8_t(ours ? -longer : longer);
        }
    }

    OpenSteps<N> open_;
    WallSlots<N> theirs_;
    WallSlots<N> ours_;
    WallSlots<N> linked_;
    std::array<std::int8_t, std::size_t(2 * N * N)> gains_{};
};

}  // namespace tablier::quoridor
