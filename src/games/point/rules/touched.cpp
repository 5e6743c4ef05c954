#include "games/point/rules/touched.h"

#include "games/point/rules/scene.h"

namespace tablier::point {

std::optional<Slot> touched_slot(const Rules& rules, const Position& position,
                                 std::string_view place) {
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const int slots = slots_shown(position, seat);
        for (int i = 0; i < slots; ++i)
            if (slot_name(seat, i) == place) return Slot{seat, i};
    }
    return std::nullopt;
}

std::optional<CardId> touched_card(const Rules& rules, std::string_view place) {
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        if (card_place(rules, CardId(card)) == place) return CardId(card);
    return std::nullopt;
}

}  // namespace tablier::point
