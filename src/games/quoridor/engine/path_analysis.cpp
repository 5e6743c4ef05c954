#include "games/quoridor/engine/path_analysis.h"

#include <algorithm>

#include "games/quoridor/rules/sizes.h"
#include "tablier/random.h"

namespace tablier::quoridor {
namespace {

/// Longer detours count as this one; a wall that leaves no path is illegal.
constexpr int max_detour = 12;

template <int N>
int straight_steps(Seat seat, int cell) {
    switch (seat) {
        case Seat::South:
            return N - 1 - Board<N>::rank(cell);
        case Seat::North:
            return Board<N>::rank(cell);
        case Seat::West:
            return N - 1 - Board<N>::file(cell);
        case Seat::East:
            return Board<N>::file(cell);
    }
    return 0;
}

}  // namespace

template <int N>
std::uint64_t hash_of_walls(const Position<N>& at) {
    std::uint64_t hash = 0;
    for (std::uint64_t word : at.horizontal.words()) hash = mix64(hash ^ word);
    for (std::uint64_t word : at.vertical.words()) hash = mix64(hash ^ word);
    return hash;
}

template <int N>
PathAnalysis PathCache<N>::look(const Position& at, std::uint64_t walls, Seat seat) {
    const auto pawn = std::uint64_t(at.pawn[std::size_t(index(seat))]);
    // Never 0, which marks an empty entry.
    const std::uint64_t key = mix64(walls + (pawn << 2) + std::uint64_t(index(seat))) | 1;
    Entry& entry = entries_[(key >> 1) % places];
    if (entry.key != key) entry = {key, find(WallView<N>(at), seat)};
    return entry.paths;
}

template <int N>
PathAnalysis PathCache<N>::find(const WallView<N>& view, Seat seat) {
    const int pawn = view.at.pawn[std::size_t(index(seat))];
    paths_.look(view.open, pawn, Board<N>::goal(seat));
    int choice = 0;
    int narrow = 0;
    int longest = 0;
    int edges = 0;
    OpenSteps<N> second = view.open;
    int unchanged = 0;  // the narrow step nearest to the goal
    paths_.walk(view.open, [&](const auto& vertical, const auto& horizontal, int steps) {
        const int here = vertical.count() + horizontal.count();
        edges += here;
        if (steps == paths_.steps() - 1) choice = here - 1;
        if (here > 2) return;
        WallSlots<N> cut = cutting_all<N>(vertical, horizontal);
        cut.horizontal &= view.fitting.horizontal;
        cut.vertical &= view.fitting.vertical;
        if (!(cut.horizontal | cut.vertical).any()) return;
        ++narrow;
        unchanged = steps;
        close_steps<N>(second, vertical, horizontal);
        longest = std::max(longest, longest_cut(view, cut, steps));
    });
    const int most = paths_.steps() + max_detour;
    const bool single = narrow > 0 && paths_.steps_with(second, unchanged, most) == most;
    return {.steps = std::uint8_t(paths_.steps()),
            .walled = std::uint8_t(paths_.steps() - straight_steps<N>(seat, pawn)),
            .choice = std::uint8_t(choice),
            .narrow = std::uint8_t(narrow),
            .cut = std::uint8_t(longest),
            .edges = std::uint8_t(std::min(edges, 255)),
            .single = single};
}

template <int N>
int PathCache<N>::longest_cut(const WallView<N>& view, const WallSlots<N>& cut, int steps) const {
    const int most = paths_.steps() + max_detour;
    int longest = 0;
    const auto try_all = [&](auto slots, bool horizontal) {
        while (slots.any()) {
            const auto open = with_wall<N>(view.open, horizontal, slots.pop());
            const int now = paths_.steps_with(open, steps, most);
            if (now < most) longest = std::max(longest, now - paths_.steps());
        }
    };
    try_all(cut.horizontal, true);
    try_all(cut.vertical, false);
    return longest;
}

#define INSTANTIATE(N)           \
    template class PathCache<N>; \
    template std::uint64_t hash_of_walls(const Position<N>&);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
