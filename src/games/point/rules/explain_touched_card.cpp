#include "games/point/rules/explain_touched_card.h"

#include <bit>

#include "games/point/rules/explain_exchange.h"
#include "games/point/rules/illegal_moves.h"
#include "games/point/rules/scene.h"
#include "tablier/compass.h"

namespace tablier::point {
namespace {

/// The pawns that the card takes out of a row in one of its readings: "WB".
std::string given(const Card& card, int reading) {
    return disposition_text(card.readings[reading].give);
}

/// The fault of the first reading whose pawns stand in the row at one of `places`: the bank
/// lacks some. Nothing if none of them stand there.
std::optional<IllegalMove> lacking_pawns(const Rules& rules, const Position& position, CardId id,
                                         std::uint64_t places) {
    const Card& card = rules.cards[id];
    const Row row = position.rows[index(position.turn)];
    for (int i = 0; i < card.reading_count; ++i) {
        const std::uint64_t there = row.matches(card.readings[i].give) & places;
        if (there == 0) continue;
        const int place = std::countr_zero(there) + 1;
        if (auto refused = impossible_exchange(
                rules, position, {.card = id, .reading = &card.readings[i], .place = place}))
            return refused;
    }
    return std::nullopt;
}

}  // namespace

IllegalMove useless_card(const Rules& rules, const Position& position, CardId id) {
    if (auto refused = lacking_pawns(rules, position, id, ~std::uint64_t{0})) return *refused;
    const Card& card = rules.cards[id];
    const Text seat = compass_name(position.turn);
    if (card.reading_count == 1)
        return {clause::use, fill_texts("{0}'s row has no {1}", "la rangée de {0} n'a pas de {1}",
                                        {seat, plain(given(card, 0))})};
    return {clause::use,
            fill_texts("{0}'s row has neither {1} nor {2}", "la rangée de {0} n'a ni {1} ni {2}",
                       {seat, plain(given(card, 0)), plain(given(card, 1))})};
}

IllegalMove wrong_first_pawn(const Rules& rules, const Position& position, CardId id, int number) {
    if (auto refused = lacking_pawns(rules, position, id, std::uint64_t{1} << number))
        return *refused;
    const Card& card = rules.cards[id];
    const std::string slot = slot_name(position.turn, number);
    if (card.reading_count == 1)
        return {clause::use, fill_text("no {0} begins at {1}", "aucun {0} ne commence en {1}",
                                       {given(card, 0), slot})};
    return {clause::use,
            fill_text("neither {0} nor {1} begins at {2}", "ni {0} ni {1} ne commence en {2}",
                      {given(card, 0), given(card, 1), slot})};
}

IllegalMove wrong_last_pawn(const Rules& rules, const Position& position, CardId id, int first) {
    const Card& card = rules.cards[id];
    Text ends;
    for (int i = 0; i < card.reading_count; ++i) {
        const Reading& reading = card.readings[i];
        if (((places_to_use(position, position.turn, reading) >> first) & 1U) == 0) continue;
        const std::string last = slot_name(position.turn, first + reading.give.length - 1);
        if (!ends.en.empty()) ends = ends + Text{" or ", " ou "};
        ends = ends + fill_text("{0} ends at {1}", "{0} finit en {1}", {given(card, i), last});
    }
    return {clause::use, fill_texts("touch the last pawn to give: {0}",
                                    "touchez le dernier pion à rendre : {0}", {ends})};
}

}  // namespace tablier::point
