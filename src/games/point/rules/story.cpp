#include "games/point/rules/story.h"

#include "games/point/rules/scene.h"

namespace tablier::point {
namespace {

using Kind = SceneStep::Kind;

std::vector<std::string> slots(Seat seat, int start, int length) {
    std::vector<std::string> names;
    for (int i = start; i < start + length; ++i) names.push_back(slot_name(seat, i));
    return names;
}

std::vector<SceneStep> exchange(const Rules& rules, Seat seat, Move move) {
    const Reading& reading = rules.cards[move.card].readings[move.reading];
    std::vector<SceneStep> steps;
    if (move.reading > 0) steps.push_back({Kind::TurnCard, {card_place(rules, move.card)}});
    steps.push_back({Kind::Give, slots(seat, move.start, reading.give.length)});
    steps.push_back({Kind::Take, slots(seat, move.start, reading.take.length)});
    return steps;
}

}  // namespace

std::vector<SceneStep> story(const Rules& rules, const Position& position, Move move) {
    const auto card = [&](CardId id) { return card_place(rules, id); };
    switch (move.kind) {
        case MoveKind::Use:
        case MoveKind::Take:
            return exchange(rules, position.turn, move);
        case MoveKind::Draw:
            return {{Kind::Travel, {"deck", card(move.card)}}};
        case MoveKind::Drop:
            return {{Kind::Travel, {card(move.card), "drop"}}};
        case MoveKind::Swap:
            return {{Kind::Travel, {card(move.card), card(move.other)}}};
        case MoveKind::Row:
        case MoveKind::Lots:
        case MoveKind::Decline:
        case MoveKind::Stop:
            return {};
    }
    return {};
}

}  // namespace tablier::point
