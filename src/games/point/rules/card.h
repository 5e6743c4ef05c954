// Exchange cards: two dispositions of pawns, to be read in two ways.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::point {

enum class Colour : std::uint8_t { Black, White };

/// Pawns from left to right: bit i is the (i+1)-th pawn, set where it is black.
struct Disposition {
    std::uint32_t blacks = 0;
    std::uint8_t length = 0;

    bool operator==(const Disposition&) const = default;
};

/// Greatest length of a side of a card: half of all pawns, which fits 32 bits.
inline constexpr int max_disposition_length = 24;

/// One way to read a card: `give` goes to the bank, `take` comes from it.
struct Reading {
    Disposition give;
    Disposition take;
    /// Pawns that the bank must hold before the exchange, `give` being available too (P-R1).
    std::int8_t black_needed = 0;
    std::int8_t white_needed = 0;

    bool operator==(const Reading&) const = default;
};

/// The readings of a card: the canonical one, and the one turned by 180° (P-R3) where it differs.
struct Card {
    std::array<Reading, 2> readings;
    std::uint8_t reading_count = 0;

    bool operator==(const Card&) const = default;
};

std::string disposition_text(Disposition disposition);
std::string reading_text(const Reading& reading);

/// "WB=BWW": the shorter disposition first; of two of equal length the alphabetically first
/// reading.
inline std::string card_name(const Card& card) {
    return reading_text(card.readings[0]);
}

/// A card from either of its readings; the error says what is wrong with the text.
Result<Card> parse_card(std::string_view text);

}  // namespace tablier::point
