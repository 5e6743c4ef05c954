#include "app/player_assignment.h"

#include <algorithm>

#include "tablier/play/lots.h"

namespace tablier::app {
namespace {

std::vector<Seat> seats_in_order(const Seating& seating, int player) {
    std::vector<Seat> seats;
    for (const Seat seat : all_seats)
        if (seating.seats.contains(seat) && seating.player[std::size_t(index(seat))] == player)
            seats.push_back(seat);
    return seats;
}

}  // namespace

PlayerAssignment::PlayerAssignment(GamePtr game, const SeatNames& names, const EngineSeats& engines)
    : game_(std::move(game)) {
    const Seating seating = game_->seating();
    for (int player = 0; player < seating.players(); ++player) {
        Occupant occupant;
        for (const Seat seat : seats_in_order(seating, player)) {
            occupant.names.push_back(names[std::size_t(index(seat))]);
            occupant.engine = engines.engine(seat);
        }
        occupants_.push_back(std::move(occupant));
    }
}

void PlayerAssignment::rotate() {
    std::ranges::rotate(occupants_, occupants_.end() - 1);
}

Result<std::string> PlayerAssignment::draw_lots(Lots lots, Random& random) {
    std::vector<int> places;
    int nameless = 0;
    for (int player = 0; player < int(occupants_.size()); ++player) {
        const Occupant& occupant = occupants_[std::size_t(player)];
        if (occupant.engine && lots != Lots::Everybody) continue;
        places.push_back(player);
        nameless += !occupant.engine && occupant.names.front().empty();
    }
    if (places.size() < 2)
        return fail(
            "lots are drawn between two people or more; `--lots all` draws them for the "
            "engines' seats, too",
            "on tire au sort entre deux personnes au moins ; `--lots all` tire aussi les "
            "places de l'ordinateur");
    if (nameless > 1)
        return fail("to draw lots, name the people: --names Ada,Ben",
                    "pour tirer au sort, nommez les personnes : --names Ada,Ben");
    const std::vector<int> drawn = tablier::draw_lots(places, random);
    const std::vector<Occupant> before = occupants_;
    for (std::size_t i = 0; i < places.size(); ++i)
        occupants_[std::size_t(drawn[i])] = before[std::size_t(places[i])];
    return lots_code(*game_, places);
}

PlayerAssignment PlayerAssignment::at(GamePtr game) const {
    PlayerAssignment seating = *this;
    seating.game_ = std::move(game);
    return seating;
}

SeatNames PlayerAssignment::names() const {
    SeatNames names;
    for (std::size_t player = 0; player < occupants_.size(); ++player) {
        const auto seats = seats_in_order(game_->seating(), int(player));
        for (std::size_t i = 0; i < seats.size() && i < occupants_[player].names.size(); ++i)
            names[std::size_t(index(seats[i]))] = occupants_[player].names[i];
    }
    return names;
}

EngineSeats PlayerAssignment::engines() const {
    EngineSeats engines(game_);
    for (std::size_t player = 0; player < occupants_.size(); ++player)
        if (occupants_[player].engine)
            engines.put(seats_in_order(game_->seating(), int(player)).front(),
                        *occupants_[player].engine);
    return engines;
}

}  // namespace tablier::app
