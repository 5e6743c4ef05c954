#include "games/quoridor/advice/reasons.h"

#include "core/counted.h"
#include "games/quoridor/rules/notation.h"
#include "games/quoridor/rules/quoridor.h"

namespace tablier::quoridor {
namespace {

Text steps(int count) {
    return counted(count, {"step", "pas"}, {"steps", "pas"});
}

Text name(Seat seat) {
    return Quoridor<9>::seat_name(seat);
}

}  // namespace

MoveReasons reasons_of_ways(SeatSet seats, Seat mover, bool wall, const SeatWays& ways) {
    const auto way_of = [&](Seat seat) -> const SeatWay& { return ways[std::size_t(index(seat))]; };
    const SeatWay& own = way_of(mover);
    MoveReasons reasons;
    const auto say = [&](Text sentence) { reasons.sentences.push_back(std::move(sentence)); };

    Seat shown = mover;  // the seat whose path is shown: the one hindered most
    int most = 0;
    for (Seat seat : all_seats) {
        if (seat == mover || !seats.contains(seat)) continue;
        const SeatWay& way = way_of(seat);
        if (way.after <= way.before) continue;
        say(fill_texts("The way of {0} grows from {1} to {2}.",
                       "Le chemin de {0} passe de {1} à {2}.",
                       {name(seat), plain(std::to_string(way.before)), steps(way.after)}));
        if (way.after - way.before > most) {
            most = way.after - way.before;
            shown = seat;
        }
    }
    if (own.after < own.before - 1)
        say(fill_texts("The jump saves a step: {0} to your goal.",
                       "Le saut gagne un pas : encore {0} jusqu'au but.", {steps(own.after)}));
    else if (own.after < own.before)
        say(fill_texts("It is a step on a shortest way: {0} to your goal.",
                       "C'est un pas sur un plus court chemin : encore {0} jusqu'au but.",
                       {steps(own.after)}));
    else if (own.after > own.before)
        say(fill_texts("Your own way grows from {0} to {1}.",
                       "Votre propre chemin passe de {0} à {1}.",
                       {plain(std::to_string(own.before)), steps(own.after)}));
    else if (wall && most == 0)
        say({"It closes nobody's way yet; it keeps a way open or makes later walls stronger.",
             "Il ne rallonge encore aucun chemin ; il en garde un ouvert ou renforce les "
             "barrières à venir."});

    std::vector<Text> race;
    for (Seat seat : all_seats)
        if (seat != mover && seats.contains(seat))
            race.push_back(fill_texts("{0} {1}", "{0} {1}",
                                      {name(seat), plain(std::to_string(way_of(seat).after))}));
    say(fill_texts("Then you need {0}, {1}.", "Il vous faut alors {0}, {1}.",
                   {steps(own.after), listed(race)}));
    for (const CellName& cell : way_of(shown).way) reasons.way.push_back(cell_text(cell));
    return reasons;
}

}  // namespace tablier::quoridor
