#include "games/superpion/engine/move_ratings.h"

#include <algorithm>

#include "games/superpion/rules/moves.h"
#include "tablier/search/evaluator.h"

namespace tablier::superpion {
namespace {

// Rough values; the history heuristic refines them.
constexpr int for_a_pawn_taken = 100;
constexpr int for_a_superpion_taken = 150;  ///< besides its first pawn
constexpr int for_promotion = 500;
constexpr int for_a_step_nearer = 15;
constexpr int for_threatening = 40;
constexpr int for_being_exposed = 250;
constexpr int for_more_when_superpion = 200;

/// How a piece stands at a cell towards the adverse pieces around it.
struct Stand {
    bool exposed = false;  ///< can be jumped
    int threats = 0;       ///< pieces a pawn could jump over from there
};

Stand stand_at(Cell cell, Bits adverse, Bits hunters, Bits free) {
    Stand stand;
    for (int i = 0; i < 4; ++i) {
        const Cell near = next_cell(cell, diagonal_ways[std::size_t(i)]);
        if (near == no_cell || !adverse.has(near)) continue;
        const Cell behind = next_cell(cell, diagonal_ways[std::size_t(i ^ 2)]);
        if (behind != no_cell && free.has(behind) && hunters.has(near)) stand.exposed = true;
        const Cell beyond = next_cell(near, diagonal_ways[std::size_t(i)]);
        if (beyond != no_cell && free.has(beyond)) ++stand.threats;
    }
    return stand;
}

}  // namespace

Seat best_cap(const Rules& rules, const Position& at, Cell cell) {
    const SeatSet caps = cap_choices(rules, at, at.to_move, cell);
    const Seat camp = rules.camp_reached(cell);
    const auto worth = [&](Seat cap) {
        if (cap == at.to_move) return 3;
        if (cap == rules.ally[std::size_t(index(at.to_move))]) return 2;
        return cap == camp ? 1 : 0;
    };
    Seat best = at.to_move;
    int most = -1;
    for (Seat cap : all_seats)
        if (caps.contains(cap) && worth(cap) > most) {
            most = worth(cap);
            best = cap;
        }
    return best;
}

MoveRater::MoveRater(const Rules& rules) : rules_(&rules) {
    const auto maps = make_promotion_maps(rules);
    for (std::size_t colour = 0; colour < seat_count; ++colour) {
        distance_[colour].fill(PromotionMap::max_steps + 1);
        for (int steps = 0; steps <= PromotionMap::max_steps; ++steps)
            for_each(maps[colour].at[std::size_t(steps)],
                     [&](int cell) { distance_[colour][std::size_t(cell)] = std::uint8_t(steps); });
    }
}

void MoveRater::rate(const Position& at, std::span<const Move> moves,
                     std::span<int> ratings) const {
    const Rules& rules = *rules_;
    const std::size_t me = std::size_t(index(at.to_move));
    const auto& distance = distance_[me];
    const Bits occupied = at.occupied();
    const Bits adverse = occupied.without(at.pieces[me] | at.of(rules.ally[me]));
    Bits hunters = adverse;
    for (Seat colour : all_seats)
        if (!rules.plays(colour) || at.retired.contains(colour))
            hunters = hunters.without(at.of(colour));

    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move& move = moves[i];
        if (move.cap && *move.cap != best_cap(rules, at, move.to)) {
            ratings[i] = search::not_worth_trying;
            continue;
        }
        const bool flies = at.superpions.has(move.from);
        const Bits still = adverse.without(move.captured);
        const Bits free = lines.cells.without(occupied) | Bits::one(move.from) | move.captured;
        const Stand there = stand_at(move.to, still, hunters, free);
        int rating = for_a_pawn_taken * move.captured.count() +
                     for_a_superpion_taken * (move.captured & at.superpions).count();
        if (move.cap) rating += for_promotion;
        if (!flies && !move.cap)
            rating += for_a_step_nearer * (distance[move.from] - distance[move.to]);
        if (there.exposed)
            rating -= for_being_exposed + (flies || move.cap ? for_more_when_superpion : 0);
        rating += for_threatening * there.threats;
        if (!move.captures()) {
            const Bits free_before = lines.cells.without(occupied);
            const Stand here = stand_at(move.from, adverse, hunters, free_before);
            if (here.exposed) rating += for_being_exposed + (flies ? for_more_when_superpion : 0);
        }
        ratings[i] = rating;
    }
}

}  // namespace tablier::superpion
