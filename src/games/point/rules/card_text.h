// Parser of the cards and exchanges in a move's text, with errors.
#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "games/point/rules/position.h"
#include "tablier/error.h"

namespace tablier::point {

/// A card of the deck by its canonical name.
std::expected<CardId, IllegalMove> card_by_name(const Rules& rules, std::string_view name);

struct Exchange {
    CardId card = no_card;
    const Reading* reading = nullptr;  ///< of the rules' card
    int place = 0;                     ///< from 1; beyond any row where the number is huge
};

/// "WWB=BW@3": a reading of a card of the deck and a place.
std::expected<Exchange, IllegalMove> named_exchange(const Rules& rules, std::string_view text);

/// P-R3: a text that swaps the sides of one of `cards` without reversing them.
std::optional<IllegalMove> wrongly_turned(const Rules& rules, Hand cards,
                                          std::string_view exchange);

}  // namespace tablier::point
