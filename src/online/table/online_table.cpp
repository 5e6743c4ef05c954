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

// ---- events ------------------------------------------------------------------------------------

Result<void> OnlineTable::apply(const Event& event, std::optional<int> played_by) {
    if (auto right = check_draw(event); !right) return right;
    counters_.count(event.what, *this);
    if (auto done = TableState::apply(event, played_by); !done) return done;
    if (auto right = check_lots(event); !right) return right;
    if (std::holds_alternative<Created>(event.what) || changes_match(event.what))
        last_change_ = event.number;
    changed_ = event.time;
    return {};
}

/// Before the event: the draw depends on the position.
Result<void> OnlineTable::check_draw(const Event& event) const {
    const auto* drawn = std::get_if<Drawn>(&event.what);
    if (drawn == nullptr || !seed_ || !match_ || match_->actor() != Actor::Chance) return {};
    if (drawn->move != drawn_move(*seed_, draws_in(*match_), match_->chances()))
        return impossible(event, "the seed gives another draw");
    return {};
}

/// After the event.
Result<void> OnlineTable::check_lots(const Event& event) const {
    if (!std::holds_alternative<LotsDrawn>(event.what) || !seed_) return {};
    const std::vector<int> places = places_of_lots();
    std::vector<int> drawn;
    for (const int place : places) drawn.push_back(player_of_place(place));
    if (drawn != drawn_lots(*seed_, places))
        return impossible(event, "the seed gives other places");
    return {};
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
