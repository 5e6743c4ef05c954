#include "online/table/online_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "online/table/name.h"
#include "online/table/shuffle.h"
#include "tablier/catalog.h"
#include "tablier/play/result_code.h"

namespace tablier::online {
namespace {

/// The game with the values that options had before they existed, for those it does not name.
std::optional<std::string> earlier_spec(const std::string& spec) {
    const auto game = make_game(spec);
    if (!game) return std::nullopt;
    const std::size_t colon = std::min(spec.find(':'), spec.size());
    const std::size_t options_at = std::min(colon + 1, spec.size());
    const auto options = earlier_options((*game)->options().specs(), spec.substr(options_at));
    return options ? std::optional(spec.substr(0, colon) + ":" + *options) : std::nullopt;
}

}  // namespace

Result<OnlineTable> OnlineTable::replay(std::string id, std::span<const Event> events,
                                        const std::optional<Bytes32>& seed,
                                        std::vector<Event>* replayed) {
    if (events.empty()) return fail("a table without events");
    // A game that is over goes on only where it did so by the rules of then.
    const auto is_sound = [](const Result<OnlineTable>& table) {
        return table && !(table->phase_ == Phase::Playing && table->match_->over());
    };
    std::vector<Event> events_now;
    auto table = replay_by(id, events, seed, replayed == nullptr ? nullptr : &events_now, "");
    const auto* setup = std::get_if<Created>(&events.front().what);
    if (setup != nullptr && !is_sound(table))
        if (const auto spec = earlier_spec(setup->game)) {
            std::vector<Event> events_before;
            auto older = replay_by(std::move(id), events, seed, &events_before, *spec);
            if (is_sound(older)) {
                table = std::move(older);
                events_now = std::move(events_before);
            }
        }
    if (replayed != nullptr) std::ranges::move(events_now, std::back_inserter(*replayed));
    return table;
}

Result<OnlineTable> OnlineTable::replay_by(std::string id, std::span<const Event> events,
                                           const std::optional<Bytes32>& seed,
                                           std::vector<Event>* replayed, std::string spec) {
    OnlineTable table(std::move(id), seed);
    table.spec_ = std::move(spec);
    for (const Event& event : events) {
        if (auto done = table.apply(event); !done) return std::unexpected(done.error());
        if (replayed == nullptr) continue;
        replayed->push_back(event);
        replayed->back().next = table.next();
    }
    return table;
}

// ---- how it stands -----------------------------------------------------------------------------

std::optional<int> OnlineTable::player_to_move() const {
    if (phase_ != Phase::Playing || !is_seat(match_->actor())) return std::nullopt;
    return match_->game().seating().player[std::size_t(index(seat_of(match_->actor())))];
}

std::vector<int> OnlineTable::places_of_lots() const {
    std::vector<int> places;
    for (int player = 0; player < players(); ++player)
        if (setup_.lots.test(std::size_t(player))) places.push_back(player);
    return places;
}

PlayerSet OnlineTable::players_of_places(const PlayerSet& places) const {
    PlayerSet players;
    for (int place = 0; place < seat_count; ++place)
        if (places.test(std::size_t(place))) players.set(std::size_t(player_of_place(place)));
    return players;
}

bool OnlineTable::engine_to_move() const {
    const auto player = player_to_move();
    return player && !is_person(*player);
}

bool OnlineTable::is_person(int player) const {
    return places_[std::size_t(player)].place.kind != PlaceKind::Engine;
}

bool OnlineTable::has_left(int player) const {
    return match_->retired().contains(first_seat(player));
}

Seat OnlineTable::first_seat(int player) const {
    const SeatSet seats = match_->game().seating().seats_of_player(player);
    return next_clockwise(Seat::East, seats);
}

SeatSet OnlineTable::seats_of_players(const PlayerSet& players) const {
    const Seating table = match_->game().seating();
    SeatSet seats;
    for (int player = 0; player < this->players(); ++player)
        if (players.test(std::size_t(player))) seats = seats | table.seats_of_player(player);
    return seats;
}

std::vector<std::string> OnlineTable::seat_codes(int player) const {
    const SeatSet seats = match_->game().seating().seats_of_player(player);
    std::vector<std::string> codes;
    for (const Seat seat : all_seats)
        if (seats.contains(seat)) codes.push_back(match_->game().seat_code(seat));
    return codes;
}

SeatsAsked OnlineTable::seats_asked(Matter matter) const {
    const Seating table = match_->game().seating();
    PlayerSet engines;
    for (int player = 0; player < players(); ++player)
        engines.set(std::size_t(player), !is_person(player));
    return {.table = table,
            .in_play =
                matter == Matter::Draw ? match_->in_play() : table.seats.without(match_->retired()),
            .engines = seats_of_players(engines)};
}

Next OnlineTable::next() const {
    Next next;
    if (phase_ == Phase::Playing) {
        const Actor actor = match_->actor();
        if (is_seat(actor)) next.actor = match_->game().seat_code(seat_of(actor));
        if (actor == Actor::Chance) next.actor = "chance";
    }
    for (const Offer& offer : offers_) next.asked[std::size_t(offer.what)] = asked(offer);
    return next;
}

/// Every person, where it is about the game as long as they are in it; and for an end the engines
/// that decide for themselves.
PlayerSet OnlineTable::asked(const Offer& offer) const {
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

Offer* OnlineTable::offer(Matter matter) {
    const auto found = std::ranges::find(offers_, matter, &Offer::what);
    return found == offers_.end() ? nullptr : &*found;
}

void OnlineTable::drop_offer(Matter matter) {
    std::erase_if(offers_, [matter](const Offer& one) { return one.what == matter; });
}

void OnlineTable::clamp_future(Time start) {
    changed_ = match_changed_ = start;
    clocks_.set_since(start);
}

// ---- rematch -----------------------------------------------------------------------------------

bool OnlineTable::rematch_is_due() const {
    if (phase_ != Phase::Over || !rematch_.empty()) return false;
    const auto found = std::ranges::find(offers_, Matter::Rematch, &Offer::what);
    if (found == offers_.end()) return false;
    for (int player = 0; player < players(); ++player)
        if (is_person(player) && !found->accepted.test(std::size_t(player))) return false;
    return true;
}

Created OnlineTable::next_setup() const {
    Created next = setup_;
    for (int player = 0; player < players(); ++player)
        next.players[std::size_t(next_place(player))] = places_[std::size_t(player)].place;
    // Rules for names may have changed; a rematch is not refused for that.
    for (Place& place : next.players) place.name = checked_name(place.name).value_or("");
    // The players who drew lots draw them again, at their new places.
    next.lots.reset();
    for (const int player : places_of_lots()) next.lots.set(std::size_t(next_place(player)));
    next.commitment.clear();
    next.from = id_;
    return next;
}

}  // namespace tablier::online
