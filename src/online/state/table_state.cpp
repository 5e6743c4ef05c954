#include "online/state/table_state.h"

#include <algorithm>

namespace tablier::online {

std::optional<int> TableState::player_to_move() const {
    if (phase_ != Phase::Playing || !is_seat(match_->actor())) return std::nullopt;
    return match_->game().seating().player[std::size_t(index(seat_of(match_->actor())))];
}

std::vector<int> TableState::places_of_lots() const {
    std::vector<int> places;
    for (int player = 0; player < players(); ++player)
        if (setup_.lots.test(std::size_t(player))) places.push_back(player);
    return places;
}

PlayerSet TableState::players_of_places(const PlayerSet& places) const {
    PlayerSet players;
    for (int place = 0; place < seat_count; ++place)
        if (places.test(std::size_t(place))) players.set(std::size_t(player_of_place(place)));
    return players;
}

bool TableState::engine_to_move() const {
    const auto player = player_to_move();
    return player && !is_person(*player);
}

bool TableState::is_person(int player) const {
    return places_[std::size_t(player)].place.kind != PlaceKind::Engine;
}

bool TableState::has_left(int player) const {
    return match_->retired().contains(first_seat(player));
}

Seat TableState::first_seat(int player) const {
    const SeatSet seats = match_->game().seating().seats_of_player(player);
    return next_clockwise(Seat::East, seats);
}

SeatSet TableState::seats_of_players(const PlayerSet& players) const {
    const Seating seating = match_->game().seating();
    SeatSet seats;
    for (int player = 0; player < this->players(); ++player)
        if (players.test(std::size_t(player))) seats = seats | seating.seats_of_player(player);
    return seats;
}

std::vector<std::string> TableState::seat_codes(int player) const {
    const SeatSet seats = match_->game().seating().seats_of_player(player);
    std::vector<std::string> codes;
    for (const Seat seat : all_seats)
        if (seats.contains(seat)) codes.push_back(match_->game().seat_code(seat));
    return codes;
}

SeatsAsked TableState::seats_asked(Matter matter) const {
    const Seating seating = match_->game().seating();
    PlayerSet engines;
    for (int player = 0; player < players(); ++player)
        engines.set(std::size_t(player), !is_person(player));
    return {.seating = seating,
            .in_play = matter == Matter::Draw ? match_->in_play()
                                              : seating.seats.without(match_->retired()),
            .engines = seats_of_players(engines)};
}

Next TableState::next() const {
    Next next;
    if (phase_ == Phase::Playing) {
        const Actor actor = match_->actor();
        if (is_seat(actor)) next.actor = match_->game().seat_code(seat_of(actor));
        if (actor == Actor::Chance) next.actor = "chance";
    }
    for (const Offer& offer : offers_) next.asked[std::size_t(offer.what)] = asked(offer);
    return next;
}

/// All people, for offers about the game only those still in it; for an end also the engines that
/// decide for their sides.
PlayerSet TableState::asked(const Offer& offer) const {
    const SeatsAsked seats = seats_asked(offer.what);
    PlayerSet asked;
    for (int player = 0; player < players(); ++player)
        asked.set(std::size_t(player),
                  is_person(player) && (offer.what == Matter::Rematch ||
                                        seats.in_play.contains(first_seat(player))));
    if (offer.what == Matter::Draw)
        for (const Seat seat : deciding_engines(seats))
            asked.set(match_->game().seating().player[std::size_t(index(seat))]);
    return asked & ~offer.accepted;
}

Offer* TableState::offer(Matter matter) {
    const auto found = std::ranges::find(offers_, matter, &Offer::what);
    return found == offers_.end() ? nullptr : &*found;
}

const Offer* TableState::offer(Matter matter) const {
    const auto found = std::ranges::find(offers_, matter, &Offer::what);
    return found == offers_.end() ? nullptr : &*found;
}

void TableState::drop_offer(Matter matter) {
    std::erase_if(offers_, [matter](const Offer& one) { return one.what == matter; });
}

}  // namespace tablier::online
