// Reasons for moves of Superpion: captures, promotions, threats and pieces brought to safety.
#include <memory>

#include "core/counted.h"
#include "games/superpion/advice/advice.h"
#include "games/superpion/engine/promotion_map.h"
#include "games/superpion/rules/moves.h"

namespace tablier::superpion {
namespace {

Bits pieces_of(const Position& position, SeatSet colours) {
    Bits pieces;
    for (Seat colour : all_seats)
        if (colours.contains(colour)) pieces |= position.of(colour);
    return pieces;
}

/// The pieces that these colours could capture, were it their turn.
Bits in_reach(const Rules& rules, const Position& position, SeatSet colours) {
    Bits found;
    const auto moves = std::make_unique<Moves>();  // too large for a browser's stack
    for (Seat colour : all_seats) {
        if (!colours.contains(colour)) continue;
        Position turn = position;
        turn.to_move = colour;
        turn.displaced = no_cell;
        moves->clear();
        generate(rules, turn, *moves);
        for (const Move& move : *moves) found |= move.captured;
    }
    return found;
}

Text pieces(int count) {
    return counted(count, {"piece", "pièce"}, {"pieces", "pièces"});
}

}  // namespace

MoveReasons reasons(const Rules& rules, const Position& before, const Position& after) {
    MoveReasons reasons;
    const auto say = [&](Text sentence) { reasons.sentences.push_back(std::move(sentence)); };
    const Seat mover = before.to_move;
    const SeatSet own = rules.seating.partners(mover);
    const SeatSet rivals = rules.adverse[std::size_t(index(mover))];
    const SeatSet hunters = rivals & rules.seating.seats.without(after.retired);

    const Bits rivals_before = pieces_of(before, rivals);
    const Bits taken = rivals_before.without(pieces_of(after, rivals));
    if (taken.any()) {
        const int superpions = (taken & before.superpions).count();
        say(superpions == 0
                ? fill_texts("It captures {0}.", "Il prend {0}.", {pieces(taken.count())})
                : fill_texts("It captures {0}, {1} of them.", "Il prend {0}, dont {1}.",
                             {pieces(taken.count()), counted(superpions, {"superpion", "superpion"},
                                                             {"superpions", "superpions"})}));
    }
    if ((after.superpions & after.of(mover)).count() >
        (before.superpions & before.of(mover)).count())
        say({"It makes a superpion.", "Il fait un superpion."});

    const int safer = (in_reach(rules, before, hunters) & pieces_of(before, own)).count() -
                      (in_reach(rules, after, hunters) & pieces_of(after, own)).count();
    if (safer > 0)
        say(fill_texts("It brings {0} to safety.", "Il met {0} à l'abri.", {pieces(safer)}));
    if (safer < 0)
        say(fill_texts("It leaves {0} more within the others' reach.",
                       "Il laisse {0} de plus à la portée des autres.", {pieces(-safer)}));
    const int prey =
        (in_reach(rules, after, own.without(after.retired)) & pieces_of(after, rivals)).count();
    const int prey_before =
        (in_reach(rules, before, own.without(before.retired)) & rivals_before).count();
    if (prey > prey_before) say(fill_texts("It threatens {0}.", "Il menace {0}.", {pieces(prey)}));
    if (!reasons.sentences.empty()) return reasons;

    const auto maps = make_promotion_maps(rules);
    const PromotionMap& map = maps[std::size_t(index(mover))];
    const Bits come = after.of(mover).without(before.of(mover) | after.superpions);
    for (int steps = 0; steps < PromotionMap::max_steps; ++steps)
        if ((come & map.at[std::size_t(steps)]).any())
            say(fill_texts("It brings a pawn within {0} of becoming a superpion.",
                           "Il amène un pion à {0} de devenir superpion.",
                           {counted(steps, {"step", "pas"}, {"steps", "pas"})}));
    return reasons;
}

}  // namespace tablier::superpion
