#include "online/table/online_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "online/table/name.h"
#include "online/table/shuffle.h"
#include "play/result_code.h"
#include "tablier/catalog.h"

namespace tablier::online {
namespace {

Result<void> impossible(const Event& event, std::string why) {
    return fail("event " + std::to_string(event.number) + " cannot be: " + std::move(why));
}

Result<void> or_why(const Event& event, const auto& done) {
    return done ? Result<void>{} : impossible(event, done.error().why.en);
}

/// The game with its options as they were before there were those that it does not name.
std::optional<std::string> earlier_spec(const std::string& spec) {
    const auto game = make_game(spec);
    if (!game) return std::nullopt;
    const std::size_t colon = std::min(spec.find(':'), spec.size());
    const std::size_t options_at = std::min(colon + 1, spec.size());
    const auto options = earlier_options((*game)->options().specs(), spec.substr(options_at));
    return options ? std::optional(spec.substr(0, colon) + ":" + *options) : std::nullopt;
}

bool changes_match(const EventBody& what) {
    return std::holds_alternative<Started>(what) || std::holds_alternative<Moved>(what) ||
           std::holds_alternative<Drawn>(what) || std::holds_alternative<Left>(what) ||
           std::holds_alternative<Agreed>(what) || std::holds_alternative<TookBack>(what);
}

}  // namespace

std::string_view code_of(Phase phase) {
    switch (phase) {
        case Phase::Waiting:
            return "waiting";
        case Phase::Playing:
            return "playing";
        case Phase::Over:
            return "over";
        case Phase::Closed:
            return "closed";
    }
    return "";
}

Result<OnlineTable> OnlineTable::replay(std::string id, std::span<const Event> events,
                                        const std::optional<Bytes32>& seed,
                                        std::vector<Event>* told) {
    if (events.empty()) return fail("a table without events");
    // A game that is over goes on only where it did so by the rules of then.
    const auto is_sound = [](const Result<OnlineTable>& table) {
        return table && !(table->phase_ == Phase::Playing && table->match_->over());
    };
    std::vector<Event> these;
    auto table = replay_by(id, events, seed, told == nullptr ? nullptr : &these, "");
    const auto* setup = std::get_if<Created>(&events.front().what);
    if (setup != nullptr && !is_sound(table))
        if (const auto spec = earlier_spec(setup->game)) {
            std::vector<Event> those;
            auto older = replay_by(std::move(id), events, seed, &those, *spec);
            if (is_sound(older)) {
                table = std::move(older);
                these = std::move(those);
            }
        }
    if (told != nullptr) std::ranges::move(these, std::back_inserter(*told));
    return table;
}

Result<OnlineTable> OnlineTable::replay_by(std::string id, std::span<const Event> events,
                                           const std::optional<Bytes32>& seed,
                                           std::vector<Event>* told, std::string spec) {
    OnlineTable table(std::move(id), seed);
    table.spec_ = std::move(spec);
    for (const Event& event : events) {
        if (auto done = table.apply(event); !done) return std::unexpected(done.error());
        if (told == nullptr) continue;
        told->push_back(event);
        told->back().next = table.next();
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

// ---- what events change ------------------------------------------------------------------------

Result<void> OnlineTable::apply(const Event& event) {
    if (event.number != last_event_ + 1)
        return impossible(event, "the one before it has number " + std::to_string(last_event_));
    const bool first = std::holds_alternative<Created>(event.what);
    if (first != (last_event_ == 0)) return impossible(event, "a table is made once, at first");
    if (first) {
        if (auto done = set_up(std::get<Created>(event.what)); !done)
            return impossible(event, done.error().message);
        created_ = event.time;
    } else if (auto done = apply_to_match(event); !done) {
        return done;
    }
    last_event_ = event.number;
    if (first || changes_match(event.what)) {
        last_change_ = event.number;
        match_changed_ = event.time;
    }
    changed_ = event.time;
    return {};
}

Result<void> OnlineTable::set_up(const Created& setup) {
    if (spec_.empty()) spec_ = setup.game;
    auto game = make_game(spec_);
    if (!game) return std::unexpected(game.error());
    if (int(setup.players.size()) != (*game)->seating().players())
        return fail("this game has " + std::to_string((*game)->seating().players()) + " players");
    if (setup.lots.count() == 1 || setup.lots.to_ulong() >> setup.players.size() != 0)
        return fail("lots are drawn between two players of the game or more");
    if (setup.position.empty()) {
        match_.emplace(*game);
    } else {
        auto match = Match::from_position(*game, setup.position);
        if (!match) return std::unexpected(match.error());
        match_ = *std::move(match);
    }
    auto control = parse_time_control(setup.clock);
    if (!control) return std::unexpected(control.error());
    time_control_ = *control;
    clocks_ = Clocks(*control, int(setup.players.size()));
    for (const Place& place : setup.players) {
        const bool taken = place.kind == PlaceKind::Me || place.kind == PlaceKind::Engine;
        places_.push_back({place, taken});
    }
    setup_ = setup;
    return {};
}

/// Whoever is to decide now has a running clock. One that runs when somebody leaves, and the game
/// ends by it, is stopped by that end, which says what was left.
void OnlineTable::run_clock(Time now) {
    if (const auto player = player_to_move())
        clocks_.run(*player, now);
    else if (!match_->over())
        clocks_.stop();
}

Result<void> OnlineTable::set_clocks(const Event& event, std::span<const Duration> left) {
    if (!left.empty() && int(left.size()) != players())
        return impossible(event, "there is one clock for each player");
    for (std::size_t i = 0; i < left.size(); ++i) clocks_.set_left(int(i), left[i]);
    return {};
}

Result<void> OnlineTable::apply_to_match(const Event& event) {
    const auto place = [this](int player) -> PlaceNow* {
        return player < players() ? &places_[std::size_t(player)] : nullptr;
    };
    // Things have changed: what was declined before may be seen otherwise now. What was on offer
    // has lapsed by an event of its own, except at tables that are older than that event.
    const auto moved_on = [this](std::optional<int> mover) {
        const Offer* draw = offer(Matter::Draw);
        if (draw != nullptr && !(mover && draw->accepted.test(std::size_t(*mover))))
            drop_offer(Matter::Draw);
        drop_offer(Matter::Back);
        declined_.clear();
    };
    const bool starts = std::holds_alternative<Started>(event.what);
    if (changes_match(event.what) && !starts && phase_ != Phase::Playing)
        return impossible(event, "nothing is being played");
    if (const auto* seated = std::get_if<Seated>(&event.what)) {
        PlaceNow* one = place(seated->player);
        if (one == nullptr || one->taken) return impossible(event, "this place is taken");
        one->taken = true;
        one->place.name = seated->name;
    } else if (const auto* unseated = std::get_if<Unseated>(&event.what)) {
        PlaceNow* one = place(unseated->player);
        if (one == nullptr || phase_ != Phase::Waiting)
            return impossible(event, "nobody can get up from this place now");
        one->taken = false;
        one->place.name.clear();
        ++departures_[std::size_t(unseated->player)];
    } else if (const auto* renamed = std::get_if<Renamed>(&event.what)) {
        PlaceNow* one = place(renamed->player);
        if (one == nullptr) return impossible(event, "there is no such player");
        one->place.name = renamed->name;
        ++(phase_ == Phase::Waiting ? early_names_
                                    : profile_changes_)[std::size_t(renamed->player)];
    } else if (std::holds_alternative<Closed>(event.what)) {
        if (phase_ != Phase::Waiting)
            return impossible(event, "only a table that waits can be closed");
        phase_ = Phase::Closed;
    } else if (starts) {
        if (phase_ != Phase::Waiting) return impossible(event, "the game has begun already");
        if (setup_.lots.any() && !lots_drawn_)
            return impossible(event, "lots were to be drawn before");
        phase_ = Phase::Playing;
        run_clock(event.time);
    } else if (const auto* moved = std::get_if<Moved>(&event.what)) {
        const auto player = player_to_move();
        if (!player) return impossible(event, "nobody is to move");
        const auto as_time = [](std::optional<Duration> value) {
            return value ? std::optional(std::chrono::milliseconds(*value)) : std::nullopt;
        };
        if (auto done = match_->play(moved->move); !done) return or_why(event, done);
        match_->set_times({.left = as_time(moved->left), .elapsed = as_time(moved->elapsed)});
        if (moved->left) clocks_.set_left(*player, *moved->left);
        clocks_.stop();
        run_clock(event.time);
        moved_on(player);
    } else if (const auto* drawn = std::get_if<Drawn>(&event.what)) {
        if (match_->actor() != Actor::Chance) return impossible(event, "nothing is to be drawn");
        if (seed_ && drawn->move != drawn_move(*seed_, draws_in(*match_), match_->chances()))
            return impossible(event, "the seed gives another draw");
        if (auto done = match_->play(drawn->move); !done) return or_why(event, done);
        run_clock(event.time);
    } else if (const auto* left = std::get_if<Left>(&event.what)) {
        const auto seat = seat_of_code(match_->game(), left->seat);
        if (!seat) return impossible(event, "there is no seat " + in_quotes(left->seat));
        if (auto done = match_->retire(*seat, left->how); !done) return or_why(event, done);
        if (left->how == Leaving::Flag && place(left->player) != nullptr)
            clocks_.set_left(left->player, 0);
        run_clock(event.time);
        moved_on(std::nullopt);
    } else if (const auto* offered = std::get_if<Offered>(&event.what)) {
        if (place(offered->by) == nullptr) return impossible(event, "there is no such player");
        const bool takes_back = offered->what == Matter::Back;
        if (takes_back != offered->to.has_value() || offered->to >= entries())
            return impossible(event, "it does not say what would be taken back");
        ++profile_changes_[std::size_t(offered->by)];
        offers_.push_back({.what = offered->what, .by = offered->by, .to = offered->to});
        offers_.back().accepted.set(std::size_t(offered->by));
    } else if (const auto* accepted = std::get_if<Accepted>(&event.what)) {
        Offer* one = offer(accepted->what);
        if (one == nullptr) return impossible(event, "there is no such offer");
        one->accepted.set(std::size_t(accepted->by));
    } else if (const auto* declined = std::get_if<Declined>(&event.what)) {
        Offer* one = offer(declined->what);
        if (one == nullptr) return impossible(event, "there is no such offer");
        // Who has taken back the wish for a rematch may have it again: nothing else happens then.
        const bool withdrawn = one->what == Matter::Rematch && one->by == declined->by;
        if (!withdrawn) declined_.emplace_back(one->what, one->by);
        drop_offer(declined->what);
    } else if (std::holds_alternative<Agreed>(event.what)) {
        if (auto done = match_->agree_end(); !done) return or_why(event, done);
        drop_offer(Matter::Draw);
    } else if (const auto* took_back = std::get_if<TookBack>(&event.what)) {
        if (took_back->to >= entries()) return impossible(event, "nothing is taken back by it");
        while (entries() > took_back->to) match_->undo();
        if (auto done = set_clocks(event, took_back->left); !done) return done;
        clocks_.stop();
        run_clock(event.time);
        moved_on(std::nullopt);
    } else if (const auto* over = std::get_if<Over>(&event.what)) {
        if (!match_->over()) return impossible(event, "the game goes on");
        // Before agreed ends were counted (S-R11) they were draws in every game.
        if (over->result == "draw" && match_->outcome().reason == EndReason::Agreement) {
            match_->undo();
            if (auto done = match_->agree_draw(); !done) return or_why(event, done);
        }
        if (over->result != result_code(match_->game(), match_->outcome()))
            return impossible(event, "the result is another one");
        if (auto done = set_clocks(event, over->left); !done) return done;
        phase_ = Phase::Over;
        seed_text_ = over->seed;
        clocks_.stop();
        offers_.clear();
    } else if (const auto* lapsed = std::get_if<Lapsed>(&event.what)) {
        if (offer(lapsed->what) == nullptr) return impossible(event, "there is no such offer");
        drop_offer(lapsed->what);
    } else if (const auto* rematched = std::get_if<Rematched>(&event.what)) {
        rematch_ = rematched->table;
        drop_offer(Matter::Rematch);
    } else if (const auto* lots = std::get_if<LotsDrawn>(&event.what)) {
        return apply_lots(event, *lots);
    }
    return {};
}

Result<void> OnlineTable::apply_lots(const Event& event, const LotsDrawn& lots) {
    if (phase_ != Phase::Waiting || lots_drawn_ || setup_.lots.none() ||
        !std::ranges::all_of(places_, &PlaceNow::taken))
        return impossible(event, "no lots are to be drawn");
    const std::vector<int> places = places_of_lots();
    std::vector<int> drawn(places.size(), -1);
    for (const DrawnPlace& one : lots.players) {
        const auto from = std::ranges::find(places, one.from);
        if (from == places.end() || one.place != places_[std::size_t(one.from)].place)
            return impossible(event, "somebody takes part who had no such place");
        drawn[std::size_t(from - places.begin())] = one.player;
    }
    if (lots.players.size() != places.size() || !std::ranges::is_permutation(drawn, places))
        return impossible(event, "each gets one of the places");
    if (seed_ && drawn != drawn_lots(*seed_, places))
        return impossible(event, "the seed gives other places");
    const std::vector<PlaceNow> before = places_;
    for (std::size_t i = 0; i < places.size(); ++i) {
        places_[std::size_t(drawn[i])] = before[std::size_t(places[i])];
        player_of_place_[std::size_t(places[i])] = drawn[i];
    }
    lots_drawn_ = true;
    return {};
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
    // What was a good name once may not be one by now; that is no reason to refuse a rematch.
    for (Place& place : next.players) place.name = checked_name(place.name).value_or("");
    // The players who drew lots draw them again, wherever they sit now.
    next.lots.reset();
    for (const int player : places_of_lots()) next.lots.set(std::size_t(next_place(player)));
    next.commitment.clear();
    next.from = id_;
    return next;
}

}  // namespace tablier::online
