#include "games/point/rules/rules.h"

namespace tablier::point {
namespace {

/// P-R8, P-R9: colours alternate around the table, South is black; three players all collect black.
std::array<Colour, seat_count> colours_collected(std::string_view variant) {
    using enum Colour;
    if (variant == "point") return {Black, Black, White, White};  // West and East are empty
    if (variant == "point-3") return {Black, Black, Black, Black};
    return {Black, White, Black, White};
}

/// P-R1: empty, or all pawns of the box that stand in no row.
Bank bank_at_start(std::string_view option, int players) {
    if (option != "box") return {};
    const auto left = std::uint8_t(pawns_a_colour - players * start_length / 2);
    return {.black = left, .white = left};
}

}  // namespace

Seating seating_of(std::string_view variant) {
    using enum Seat;
    if (variant == "point")
        return {.seats = {South, North}, .side = {0, 0, 1, 0}, .player = {0, 0, 1, 0}};
    if (variant == "point-3")
        return {.seats = {South, West, North}, .side = {0, 1, 2, 0}, .player = {0, 1, 2, 0}};
    if (variant == "point-4")
        return {.seats = {South, West, North, East}, .side = {0, 1, 2, 3}, .player = {0, 1, 2, 3}};
    return {.seats = {South, West, North, East}, .side = {0, 1, 0, 1}, .player = {0, 1, 2, 3}};
}

Result<Rules> make_rules(std::string_view variant, const Options& options) {
    const Seating seating = seating_of(variant);
    auto deck = parse_deck(options.get("deck"), seating.players());
    if (!deck) return std::unexpected(deck.error());
    Rules rules{.seating = seating,
                .teams = variant == "point-teams",
                .lots_after = options.has("lots") && options.get("lots") == "after",
                .collects = colours_collected(variant),
                .start_bank = bank_at_start(options.get("bank"), seating.players()),
                .deck = std::move(*deck),
                .cards = {},
                .layout = {}};
    for (const DeckEntry& entry : rules.deck) rules.cards.push_back(entry.card);
    rules.layout = CardLayout(rules.deck);
    return rules;
}

}  // namespace tablier::point
