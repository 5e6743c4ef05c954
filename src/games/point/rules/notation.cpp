#include "games/point/rules/notation.h"

#include <utility>

namespace tablier::point {
namespace {

void append_card(std::string& list, const std::string& name) {
    if (!list.empty()) list += '+';
    list += name;
}

std::string or_dash(std::string text) {
    return text.empty() ? "-" : text;
}

std::string hand_text(const Rules& rules, Hand hand) {
    std::string out;
    for (int i = 0; i < hand.size(); ++i) append_card(out, rules.name(hand[i]));
    return or_dash(std::move(out));
}

std::string out_text(const Rules& rules, const Position& position) {
    std::string out;
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        for (int left = copies_out_of_play(rules, position, CardId(card)); left > 0; --left)
            append_card(out, rules.name(CardId(card)));
    return or_dash(std::move(out));
}

std::string card_or_dash(const Rules& rules, CardId card) {
    return card == no_card ? "-" : rules.name(card);
}

std::string place_text(const Rules& rules, const Position& position, Seat seat) {
    std::string out(1, seat_letter(seat));
    out += ':';
    out += or_dash(row_text(position.rows[index(seat)]));
    out += ':';
    out += hand_text(rules, position.hands[index(seat)]);
    if (position.stopped.contains(seat)) out += ":stopped";
    if (position.retired.contains(seat)) out += ":retired";
    return out;
}

std::string use_text(std::string_view verb, const Rules& rules, Move move) {
    return std::string(verb) + reading_text(rules.cards[move.card].readings[move.reading]) + "@" +
           std::to_string(move.start + 1);
}

}  // namespace

std::string move_text(const Rules& rules, const Position&, Move move) {
    switch (move.kind) {
        case MoveKind::Row:
            return "row:" + row_text(Row(move.blacks, start_length));
        case MoveKind::Draw:
            return "draw:" + rules.name(move.card);
        case MoveKind::Lots:
            return std::string("lots:") + seat_letter(move.black);
        case MoveKind::Use:
            return use_text("use:", rules, move);
        case MoveKind::Take:
            return use_text("take:", rules, move);
        case MoveKind::Drop:
            return "drop:" + rules.name(move.card);
        case MoveKind::Decline:
            return "deck";
        case MoveKind::Swap:
            return "swap:" + rules.name(move.card) + ":" + rules.name(move.other);
        case MoveKind::Stop:
            return "stop";
    }
    return "";
}

std::string position_text(const Rules& rules, const Position& position) {
    std::string out(stage_names[std::size_t(position.stage)]);
    const auto add = [&out](std::string_view label, const std::string& value) {
        out += ' ';
        out += label;
        out += value;
    };
    add("", std::string(1, seat_letter(position.turn)));
    for (Seat seat : all_seats)
        if (rules.seating.seats.contains(seat)) add("", place_text(rules, position, seat));
    add("offer:", card_or_dash(rules, position.offer));
    add("drawn:", card_or_dash(rules, position.drawn));
    add("swaps:", std::to_string(position.swaps));
    add("out:", out_text(rules, position));
    if (rules.lots_after)
        add("lots:", position.black ? std::string(1, seat_letter(*position.black)) : "-");
    return out;
}

}  // namespace tablier::point
