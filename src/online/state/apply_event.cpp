// Reduction of events: how each kind of event changes the state of a table.
#include <algorithm>
#include <utility>
#include <variant>

#include "online/state/table_state.h"
#include "tablier/catalog.h"
#include "tablier/play/result_code.h"

namespace tablier::online {
namespace {

std::optional<std::chrono::milliseconds> as_milliseconds(std::optional<Duration> time) {
    return time ? std::optional(std::chrono::milliseconds(*time)) : std::nullopt;
}

}  // namespace

std::unexpected<Error> impossible(const Event& event, std::string why) {
    return fail("event " + std::to_string(event.number) + " cannot be: " + std::move(why));
}

bool changes_match(const EventBody& what) {
    return std::holds_alternative<Started>(what) || std::holds_alternative<Moved>(what) ||
           std::holds_alternative<Drawn>(what) || std::holds_alternative<Left>(what) ||
           std::holds_alternative<Agreed>(what) || std::holds_alternative<TookBack>(what);
}

/// Applies one event after the first; each overload checks that its event is possible now.
class TableState::EventApplier {
  public:
    /// `played_by`: see TableState::apply.
    EventApplier(TableState& table, const Event& event, std::optional<int> played_by)
        : table_(table), match_(*table.match_), event_(event), played_by_(played_by) {}

    Result<void> operator()(const Created&) { return impossible("a table is made once, at first"); }

    Result<void> operator()(const Seated& seated) {
        PlaceNow* place = place_of(seated.player);
        if (place == nullptr || place->taken) return impossible("this place is taken");
        place->taken = true;
        place->place.name = seated.name;
        return {};
    }

    Result<void> operator()(const Unseated& unseated) {
        PlaceNow* place = place_of(unseated.player);
        if (place == nullptr || table_.phase_ != Phase::Waiting)
            return impossible("nobody can get up from this place now");
        place->taken = false;
        place->place.name.clear();
        return {};
    }

    Result<void> operator()(const Renamed& renamed) {
        PlaceNow* place = place_of(renamed.player);
        if (place == nullptr) return impossible("there is no such player");
        place->place.name = renamed.name;
        return {};
    }

    Result<void> operator()(const Closed&) {
        if (table_.phase_ != Phase::Waiting)
            return impossible("only a table that waits can be closed");
        table_.phase_ = Phase::Closed;
        return {};
    }

    Result<void> operator()(const LotsDrawn& lots);

    Result<void> operator()(const Started&) {
        if (table_.phase_ != Phase::Waiting) return impossible("the game has begun already");
        if (table_.setup_.lots.any() && !table_.lots_drawn_)
            return impossible("lots were to be drawn before");
        table_.phase_ = Phase::Playing;
        run_clock();
        return {};
    }

    Result<void> operator()(const Moved& moved) {
        const auto player = played_by_ ? played_by_ : table_.player_to_move();
        if (!player) return impossible("nobody is to move");
        if (!played_by_)
            if (auto played = match_.play(moved.move); !played) return illegal(played.error());
        match_.set_times(
            {.left = as_milliseconds(moved.left), .elapsed = as_milliseconds(moved.elapsed)});
        if (moved.left) table_.clocks_.set_left(*player, *moved.left);
        table_.clocks_.stop();
        run_clock();
        position_changed(player);
        return {};
    }

    Result<void> operator()(const Drawn& drawn) {
        if (match_.actor() != Actor::Chance) return impossible("nothing is to be drawn");
        if (auto played = match_.play(drawn.move); !played) return illegal(played.error());
        run_clock();
        return {};
    }

    Result<void> operator()(const Left& left) {
        const auto seat = seat_of_code(match_.game(), left.seat);
        if (!seat) return impossible("there is no seat " + in_quotes(left.seat));
        if (auto retired = match_.retire(*seat, left.how); !retired)
            return illegal(retired.error());
        if (left.how == Leaving::Flag && place_of(left.player) != nullptr)
            table_.clocks_.set_left(left.player, 0);
        run_clock();
        position_changed(std::nullopt);
        return {};
    }

    Result<void> operator()(const Offered& offered) {
        if (place_of(offered.by) == nullptr) return impossible("there is no such player");
        const bool takes_back = offered.what == Matter::Back;
        if (takes_back != offered.to.has_value() || offered.to >= table_.entries())
            return impossible("it does not say what would be taken back");
        table_.offers_.push_back({.what = offered.what, .by = offered.by, .to = offered.to});
        table_.offers_.back().accepted.set(std::size_t(offered.by));
        return {};
    }

    Result<void> operator()(const Accepted& accepted) {
        Offer* offer = table_.offer(accepted.what);
        if (offer == nullptr) return no_offer();
        offer->accepted.set(std::size_t(accepted.by));
        return {};
    }

    Result<void> operator()(const Declined& declined) {
        if (table_.offer(declined.what) == nullptr) return no_offer();
        table_.drop_offer(declined.what);
        return {};
    }

    Result<void> operator()(const Lapsed& lapsed) {
        if (table_.offer(lapsed.what) == nullptr) return no_offer();
        table_.drop_offer(lapsed.what);
        return {};
    }

    Result<void> operator()(const Agreed&) {
        if (auto agreed = match_.agree_end(); !agreed) return illegal(agreed.error());
        table_.drop_offer(Matter::Draw);
        return {};
    }

    Result<void> operator()(const TookBack& took_back) {
        if (took_back.to >= table_.entries()) return impossible("nothing is taken back by it");
        while (table_.entries() > took_back.to) match_.undo();
        if (auto set = set_clocks(took_back.left); !set) return set;
        table_.clocks_.stop();
        run_clock();
        position_changed(std::nullopt);
        return {};
    }

    Result<void> operator()(const Over& over) {
        if (!match_.over()) return impossible("the game goes on");
        if (auto settled = table_.settle_agreed_end(over.result); !settled)
            return illegal(settled.error());
        if (over.result != result_code(match_.game(), match_.outcome()))
            return impossible("the result is another one");
        if (auto set = set_clocks(over.left); !set) return set;
        table_.phase_ = Phase::Over;
        table_.seed_text_ = over.seed;
        table_.clocks_.stop();
        table_.offers_.clear();
        return {};
    }

    Result<void> operator()(const Rematched& rematched) {
        table_.rematch_ = rematched.table;
        table_.drop_offer(Matter::Rematch);
        return {};
    }

  private:
    Result<void> impossible(std::string why) const {
        return online::impossible(event_, std::move(why));
    }
    Result<void> illegal(const IllegalMove& error) const { return impossible(error.why.en); }
    Result<void> no_offer() const { return impossible("there is no such offer"); }

    PlaceNow* place_of(int player) {
        return player < table_.players() ? &table_.places_[std::size_t(player)] : nullptr;
    }

    /// Starts the clock of the player to decide. A clock that runs when a departure ends the game
    /// is stopped by the event of that end, which holds the times that were left.
    void run_clock() {
        if (const auto player = table_.player_to_move())
            table_.clocks_.run(*player, event_.time);
        else if (!match_.over())
            table_.clocks_.stop();
    }

    Result<void> set_clocks(std::span<const Duration> left) {
        if (!left.empty() && int(left.size()) != table_.players())
            return impossible("there is one clock for each player");
        for (std::size_t i = 0; i < left.size(); ++i) table_.clocks_.set_left(int(i), left[i]);
        return {};
    }

    /// Offers have lapsed by events of their own, except at tables that are older than that event.
    void position_changed(std::optional<int> mover) {
        const Offer* draw = table_.offer(Matter::Draw);
        if (draw != nullptr && !(mover && draw->accepted.test(std::size_t(*mover))))
            table_.drop_offer(Matter::Draw);
        table_.drop_offer(Matter::Back);
    }

    TableState& table_;
    Match& match_;
    const Event& event_;
    std::optional<int> played_by_;
};

Result<void> TableState::EventApplier::operator()(const LotsDrawn& lots) {
    if (table_.phase_ != Phase::Waiting || table_.lots_drawn_ || table_.setup_.lots.none() ||
        !std::ranges::all_of(table_.places_, &PlaceNow::taken))
        return impossible("no lots are to be drawn");
    const std::vector<int> places = table_.places_of_lots();
    std::vector<int> drawn(places.size(), -1);
    for (const DrawnPlace& one : lots.players) {
        const auto from = std::ranges::find(places, one.from);
        if (from == places.end() || one.place != table_.places_[std::size_t(one.from)].place)
            return impossible("somebody takes part who had no such place");
        drawn[std::size_t(from - places.begin())] = one.player;
    }
    if (lots.players.size() != places.size() || !std::ranges::is_permutation(drawn, places))
        return impossible("each gets one of the places");
    const std::vector<PlaceNow> before = table_.places_;
    for (std::size_t i = 0; i < places.size(); ++i) {
        table_.places_[std::size_t(drawn[i])] = before[std::size_t(places[i])];
        table_.player_of_place_[std::size_t(places[i])] = drawn[i];
    }
    table_.lots_drawn_ = true;
    return {};
}

std::expected<void, IllegalMove> TableState::settle_agreed_end(std::string_view result) {
    if (result != "draw" || match_->outcome().reason != EndReason::Agreement) return {};
    match_->undo();
    return match_->agree_draw();
}

Result<void> TableState::apply(const Event& event, std::optional<int> played_by) {
    if (event.number != last_event_ + 1)
        return impossible(event, "the one before it has number " + std::to_string(last_event_));
    const auto* created = std::get_if<Created>(&event.what);
    if ((created != nullptr) != (last_event_ == 0))
        return impossible(event, "a table is made once, at first");
    const bool starts = created != nullptr || std::holds_alternative<Started>(event.what);
    if (changes_match(event.what) && !starts && phase_ != Phase::Playing)
        return impossible(event, "nothing is being played");
    if (created != nullptr) {
        if (auto done = set_up(*created); !done) return impossible(event, done.error().message);
        created_ = event.time;
    } else if (auto done = std::visit(EventApplier(*this, event, played_by), event.what); !done) {
        return done;
    }
    last_event_ = event.number;
    if (created != nullptr || changes_match(event.what)) match_changed_ = event.time;
    return {};
}

Result<void> TableState::set_up(const Created& setup) {
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

}  // namespace tablier::online
