#include "tablier/play/result_text.h"

#include <string>
#include <vector>

namespace tablier {
namespace {

int winning_sides(const Seating& seating, SeatSet winners) {
    int count = 0;
    for (int side = 0; side < seating.sides(); ++side)
        count += !(seating.seats_of_side(side) & winners).empty();
    return count;
}

using Names = std::array<std::string, seat_count>;

Text titles_of(const AnyGame& game, SeatSet seats, const Names& names) {
    std::vector<Text> titles;
    for (Seat seat : all_seats)
        if (seats.contains(seat))
            titles.push_back(seat_title(game, seat, names[std::size_t(index(seat))]));
    return listed(titles);
}

/// The winners, each side once: partners who share the win with others are joined, "Blue + Yellow
/// and Red + Black".
Text winners_of(const AnyGame& game, SeatSet winners, const Names& names) {
    const Seating seating = game.seating();
    if (winning_sides(seating, winners) < 2) return titles_of(game, winners, names);
    std::vector<Text> sides;
    for (int side = 0; side < seating.sides(); ++side) {
        Text partners;
        for (Seat seat : all_seats) {
            if (!(seating.seats_of_side(side) & winners).contains(seat)) continue;
            const Text title = seat_title(game, seat, names[std::size_t(index(seat))]);
            partners = partners.en.empty() ? title : partners + plain(" + ") + title;
        }
        if (!partners.en.empty()) sides.push_back(partners);
    }
    return listed(sides);
}

/// " (Blue 21, Red 9)": each side once.
Text points_of(const AnyGame& game, const Outcome& outcome) {
    const Seating seating = game.seating();
    Text out;
    for (int side = 0; side < seating.sides(); ++side) {
        const SeatSet seats = seating.seats_of_side(side);
        for (Seat seat : all_seats) {
            if (!seats.contains(seat)) continue;
            if (!out.en.empty()) out = out + plain(", ");
            out = out + seat_names(game, seats) +
                  plain(" " + std::to_string(outcome.points[index(seat)]));
            break;
        }
    }
    return plain(" (") + out + plain(")");
}

}  // namespace

Text seat_names(const AnyGame& game, SeatSet seats) {
    return titles_of(game, seats, {});
}

Text seat_title(const AnyGame& game, Seat seat, std::string_view name) {
    const Text code = game.seat_name(seat);
    return name.empty() ? code : plain(name) + plain(" (") + code + plain(")");
}

Text reason_text(EndReason reason) {
    switch (reason) {
        case EndReason::None:
            return {"still being played", "en cours"};
        case EndReason::Goal:
            return {"goal reached", "but atteint"};
        case EndReason::LastSide:
            return {"last side in play", "dernier camp en jeu"};
        case EndReason::NoMoves:
            return {"no piece can move", "plus aucune pièce ne peut bouger"};
        case EndReason::DeadEnd:
            return {"no capture is possible any more", "plus aucune prise n'est possible"};
        case EndReason::QuietLimit:
            return {"too long without a capture or a promotion",
                    "trop longtemps sans prise ni promotion"};
        case EndReason::Repetition:
            return {"repetition of the position", "répétition de la position"};
        case EndReason::TurnLimit:
            return {"turn limit reached", "limite de tours atteinte"};
        case EndReason::Agreement:
            return {"by agreement", "d'un commun accord"};
        case EndReason::Resignation:
            return {"resignation", "abandon"};
        case EndReason::Flag:
            return {"time has run out", "temps écoulé"};
        case EndReason::Abandoned:
            return {"a player has left", "départ d'un joueur"};
    }
    return {};
}

Text result_text(const AnyGame& game, const Outcome& outcome) {
    return result_text(game, outcome, Names{});
}

Text winners_text(const AnyGame& game, const Outcome& outcome) {
    return winners_text(game, outcome, Names{});
}

Text winners_text(const AnyGame& game, const Outcome& outcome, const Names& by_seat) {
    if (!outcome.over) return {"The game goes on", "La partie continue"};
    if (outcome.winners.empty()) return {"Draw", "Partie nulle"};
    const Text names = winners_of(game, outcome.winners, by_seat);
    if (winning_sides(game.seating(), outcome.winners) > 1)
        return fill_texts("{0} share the win", "{0} se partagent la victoire", {names});
    if (outcome.winners.size() > 1) return fill_texts("{0} win", "{0} gagnent", {names});
    return fill_texts("{0} wins", "{0} gagne", {names});
}

Text result_text(const AnyGame& game, const Outcome& outcome, const Names& by_seat) {
    const Text winners = winners_text(game, outcome, by_seat);
    if (!outcome.over) return winners;
    const Text points = outcome.scored ? points_of(game, outcome) : Text{};
    return fill_texts("{0}: {1}{2}", "{0} : {1}{2}",
                      {winners, reason_text(outcome.reason), points});
}

}  // namespace tablier
