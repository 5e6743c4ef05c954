#include "games/point/rules/scene.h"

#include <algorithm>

#include "games/point/rules/notation.h"
#include "games/point/scene_ids.h"
#include "tablier/compass.h"

namespace tablier::point {
namespace {

void add_row(Scene& scene, const Position& position, Seat seat, int y) {
    const Row row = position.rows[index(seat)];
    const int slots = slots_shown(position, seat);
    for (int i = 0; i < slots; ++i)
        scene.cells.push_back(
            {.name = slot_name(seat, i), .x = i, .y = y, .ground = slot_ground, .owner = seat});
    for (int i = 0; i < row.length(); ++i)
        scene.pieces.push_back(
            {.shape = row[i] == Colour::Black ? black_shape : white_shape, .x = i, .y = y});
    scene.columns = std::max(scene.columns, slots);
}

SceneTray seat_tray(const Rules& rules, const Position& position, Seat seat) {
    SceneTray tray{.seat = seat, .title = compass_name(seat)};
    tray.to_move =
        position.stage != Stage::Over && position.stage != Stage::Lots && position.turn == seat;
    tray.out = position.stopped.contains(seat) || position.retired.contains(seat);
    bool drawn_shown = false;  // of two copies one was drawn
    const Hand hand = position.hands[index(seat)];
    for (int i = 0; i < hand.size(); ++i) {
        const bool drawn = seat == position.turn && hand[i] == position.drawn && !drawn_shown;
        drawn_shown = drawn_shown || drawn;
        tray.cards.push_back({.name = rules.name(hand[i]), .drawn = drawn});
    }
    if (!colours_known(rules, position)) {
        tray.notes.push_back({"colour not drawn yet", "couleur pas encore tirée au sort"});
    } else if (collected(rules, position, seat) == Colour::Black) {
        tray.collects = black_shape;
        tray.notes.push_back({"collects black", "collectionne les noirs"});
    } else {
        tray.collects = white_shape;
        tray.notes.push_back({"collects white", "collectionne les blancs"});
    }
    if (rules.teams)
        tray.notes.push_back(
            fill_texts("plays with {0}", "joue avec {0}", {compass_name(rules.partner(seat))}));
    if (position.stopped.contains(seat)) tray.notes.push_back({"has stopped", "s'est arrêté"});
    if (position.retired.contains(seat))
        tray.notes.push_back({"has left the game", "a quitté la partie"});
    return tray;
}

SceneTray middle_tray(const Rules& rules, const Position& position) {
    int out = 0;
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        out += copies_out_of_play(rules, position, CardId(card));
    SceneTray tray{.title = {"Bank and deck", "Banque et pioche"}};
    tray.stocks = {{.kind = black_stock, .count = position.bank.black},
                   {.kind = white_stock, .count = position.bank.white},
                   {.kind = deck_stock, .count = int(rules.layout.total(position.deck))},
                   {.kind = discarded_stock, .count = out}};
    if (position.offer != no_card)
        tray.cards.push_back({.name = rules.name(position.offer), .offered = true});
    return tray;
}

Text choice_status(const Rules& rules, const Position& position) {
    const bool take =
        position.offer != no_card && can_use(rules, position, position.turn, position.offer);
    const bool stop = can_stop(rules, position, position.turn);
    const Text seat = compass_name(position.turn);
    if (take && stop)
        return fill_texts("{0}: take the card on offer, stop, or draw from the deck",
                          "{0} : prendre la carte proposée, s'arrêter ou piocher", {seat});
    if (take)
        return fill_texts("{0}: take the card on offer, or draw from the deck",
                          "{0} : prendre la carte proposée ou piocher", {seat});
    return fill_texts("{0}: stop, or draw from the deck", "{0} : s'arrêter ou piocher", {seat});
}

Text over_status(const Rules& rules, const Position& position) {
    const SeatSet winners = outcome(rules, position).winners;
    if (winners.empty()) return {"Draw: nobody is left", "Partie nulle : il ne reste personne"};
    if (rules.teams)
        return winners.contains(Seat::South) ? Text{"South and North win", "Sud et Nord gagnent"}
                                             : Text{"West and East win", "Ouest et Est gagnent"};
    return fill_texts("{0} wins", "{0} gagne", {compass_name(next_clockwise(Seat::East, winners))});
}

Text status(const Rules& rules, const Position& position) {
    const Text seat = compass_name(position.turn);
    switch (position.stage) {
        case Stage::Row:
            return fill_texts("{0} chooses a row: six black and six white pawns",
                              "{0} choisit sa rangée : six pions noirs et six blancs", {seat});
        case Stage::Deal:
            return fill_texts("{0} is dealt a card", "{0} reçoit une carte", {seat});
        case Stage::Lots:
            return {"Lots are drawn: who is black and starts?",
                    "Tirage au sort : qui a les noirs et commence ?"};
        case Stage::Choice:
            return choice_status(rules, position);
        case Stage::Draw:
            return fill_texts("{0} draws a card", "{0} pioche une carte", {seat});
        case Stage::Play:
            return can_use_any(rules, position, position.turn)
                       ? fill_texts("{0} uses a card", "{0} utilise une carte", {seat})
                       : fill_texts("{0} can use no card and drops one",
                                    "{0} ne peut utiliser aucune carte et en écarte une", {seat});
        case Stage::Over:
            return over_status(rules, position);
    }
    return {};
}

}  // namespace

int slots_shown(const Position& position, Seat seat) {
    const Row row = position.rows[index(seat)];
    return row.empty() ? start_length : row.length();
}

std::string slot_name(Seat seat, int number) {
    std::string name(1, seat_letter(seat));
    name += std::to_string(number + 1);
    return name;
}

std::string card_place(const Rules& rules, CardId card) {
    return "card:" + rules.name(card);
}

Scene scene(const Rules& rules, const Position& position) {
    Scene scene;
    scene.game = "point";
    scene.coordinates = false;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        add_row(scene, position, seat, scene.rows);
        ++scene.rows;
        scene.trays.push_back(seat_tray(rules, position, seat));
    }
    scene.trays.push_back(middle_tray(rules, position));
    scene.status = status(rules, position);
    return scene;
}

std::vector<std::string> clicks(const Rules& rules, const Position& position, Move move) {
    const Seat seat = position.turn;
    const auto card = [&](CardId id) { return card_place(rules, id); };
    switch (move.kind) {
        case MoveKind::Row: {
            std::vector<std::string> blacks;
            for (int i = 0; i < start_length; ++i)
                if ((move.blacks >> i) & 1U) blacks.push_back(slot_name(seat, i));
            return blacks;
        }
        case MoveKind::Draw:
            return {card(move.card)};
        case MoveKind::Lots:
            return {move_text(rules, position, move)};
        case MoveKind::Use:
        case MoveKind::Take: {
            const Disposition give = rules.cards[move.card].readings[move.reading].give;
            return {card(move.card), slot_name(seat, move.start),
                    slot_name(seat, move.start + give.length - 1)};
        }
        case MoveKind::Drop:
            return {card(move.card), "drop"};
        case MoveKind::Decline:
            return {"deck"};
        case MoveKind::Swap:
            return {card(move.card), card(move.other)};
        case MoveKind::Stop:
            return {"stop"};
    }
    return {};
}

}  // namespace tablier::point
