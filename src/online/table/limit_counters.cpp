#include "online/table/limit_counters.h"

#include <algorithm>

namespace tablier::online {
namespace {

void add_one(std::array<int, seat_count>& counters, int player) {
    if (player >= 0 && player < seat_count) ++counters[std::size_t(player)];
}

}  // namespace

void LimitCounters::count(const EventBody& what, const TableState& before) {
    if (const auto* unseated = std::get_if<Unseated>(&what)) {
        add_one(departures, unseated->player);
    } else if (const auto* renamed = std::get_if<Renamed>(&what)) {
        add_one(before.phase() == Phase::Waiting ? early_names : profile_changes, renamed->player);
    } else if (const auto* offered = std::get_if<Offered>(&what)) {
        add_one(profile_changes, offered->by);
    } else if (const auto* answer = std::get_if<Declined>(&what)) {
        const auto offer = std::ranges::find(before.offers(), answer->what, &Offer::what);
        if (offer == before.offers().end()) return;
        // A rematch that was withdrawn may be offered again: nothing else will change then.
        const bool withdrawn = offer->what == Matter::Rematch && offer->by == answer->by;
        if (!withdrawn) declined.emplace_back(offer->what, offer->by);
    } else if (std::holds_alternative<Moved>(what) || std::holds_alternative<Left>(what) ||
               std::holds_alternative<TookBack>(what)) {
        declined.clear();
    }
}

}  // namespace tablier::online
