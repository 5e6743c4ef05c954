#include "games/superpion/rules/moves.h"

#include "games/superpion/rules/captures.h"
#include "games/superpion/rules/mobility.h"
#include "games/superpion/rules/view.h"

namespace tablier::superpion {
namespace {

void push_promotion(const Rules& rules, const Position& position, Cell from, Cell to,
                    Moves& moves) {
    const SeatSet caps = cap_choices(rules, position, position.to_move, to);
    for (Seat cap : all_seats)
        if (caps.contains(cap)) moves.push({.captured = {}, .from = from, .to = to, .cap = cap});
}

template <Way way>
void push_steps(const Rules& rules, const Position& position, Bits pawns, Bits free, Moves& moves) {
    if (!rules.pawn_may_step(position.to_move, way)) return;
    const Bits reached = stepped<way>(pawns) & free;
    const Bits promoted = reached & rules.promotes[index(position.to_move)];
    for_each(reached.without(promoted), [&](int to) {
        moves.push(
            {.captured = {}, .from = Cell(to - step_distance<way>), .to = Cell(to), .cap = {}});
    });
    for_each(promoted, [&](int to) {
        push_promotion(rules, position, Cell(to - step_distance<way>), Cell(to), moves);
    });
}

void push_runs(Bits superpions, Bits occupied, Moves& moves) {
    for_each(superpions, [&](int from) {
        for (Way way : straight_ways)
            for_each(open_run(Cell(from), way, occupied), [&](int to) {
                moves.push({.captured = {}, .from = Cell(from), .to = Cell(to), .cap = {}});
            });
    });
}

/// Appends the captures, without caps; false if not all could be tried.
bool push_captures(const Rules& rules, const Position& position, const View& view, Moves& moves) {
    const Bits superpions = view.movable & position.superpions;
    const Bits pawns = capturing_pawns(view.movable.without(superpions), view.adverse, view.free);
    const auto add_superpions = [&](CaptureSearch& search) {
        for_each(superpions, [&](int from) { search.add_superpion(Cell(from)); });
        return search.complete();
    };
    // S-R5: either a pawn's capture is compared with all others, or it is free.
    const Keep of_pawns = rules.maximal == Maximal::All ? Keep::Greatest : Keep::All;
    CaptureSearch search(rules, position, view, moves, of_pawns);
    for_each(pawns, [&](int from) { search.add_pawn(Cell(from)); });
    if (rules.maximal == Maximal::All) return add_superpions(search);
    CaptureSearch among_superpions(rules, position, view, moves);
    return add_superpions(among_superpions) && search.complete();
}

/// Gives the captures from `first` on that promote their caps; false if the list is too short.
bool choose_caps(const Rules& rules, const Position& position, Moves& moves, std::size_t first) {
    const Bits promotes = rules.promotes[index(position.to_move)];
    const std::size_t end = moves.size();
    for (std::size_t i = first; i < end; ++i) {
        if (!promotes.has(moves[i].to) || position.superpions.has(moves[i].from)) continue;
        const SeatSet caps = cap_choices(rules, position, position.to_move, moves[i].to);
        bool chosen = false;
        for (Seat cap : all_seats) {
            if (!caps.contains(cap)) continue;
            Move move = moves[i];
            move.cap = cap;
            if (!chosen) {
                chosen = true;
                moves[i] = move;
            } else if (moves.full()) {
                return false;
            } else {
                moves.push(move);
            }
        }
    }
    return true;
}

}  // namespace

SeatSet cap_choices(const Rules& rules, const Position& position, Seat mover, Cell cell) {
    const Reserve& reserve = position.reserves[index(rules.reserve_reached(cell))];
    SeatSet caps;
    for (Seat colour : all_seats)
        if (reserve[index(colour)] > 0) caps.insert(colour);
    return caps.empty() ? SeatSet{mover} : caps;
}

bool generate(const Rules& rules, const Position& position, Moves& moves) {
    if (position.over()) return true;
    const View view(rules, position);
    const Bits superpions = view.movable & position.superpions;
    const Bits pawns = view.movable.without(superpions);

    const std::size_t first = moves.size();
    const bool complete = push_captures(rules, position, view, moves);
    if (moves.size() > first) return choose_caps(rules, position, moves, first) && complete;

    push_steps<Way::North>(rules, position, pawns, view.free, moves);
    push_steps<Way::East>(rules, position, pawns, view.free, moves);
    push_steps<Way::South>(rules, position, pawns, view.free, moves);
    push_steps<Way::West>(rules, position, pawns, view.free, moves);
    push_runs(superpions, view.occupied, moves);
    return true;
}

std::unique_ptr<Moves> listed_moves(const Rules& rules, const Position& position) {
    auto moves = std::make_unique<Moves>();
    generate(rules, position, *moves);
    return moves;
}

}  // namespace tablier::superpion
