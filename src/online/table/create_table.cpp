// Creation of a table: its first events.
#include <algorithm>
#include <utility>

#include "online/table/command_executor.h"
#include "online/table/name.h"

namespace tablier::online {

ApiResult<std::pair<OnlineTable, std::vector<Event>>> OnlineTable::make(
    std::string id, Created setup, const std::optional<Bytes32>& seed, Time now) {
    OnlineTable table(std::move(id), seed);
    // Names are the only part of a setup that replaying does not check.
    for (Place& place : setup.players) {
        auto name = checked_name(place.name);
        if (!name) return std::unexpected(name.error());
        place.name = *std::move(name);
    }
    const Event first{.number = 1, .time = now, .what = std::move(setup), .next = Next{}};
    if (auto made = table.set_up(std::get<Created>(first.what)); !made)
        return api_error("bad-game", made.error().words());
    if (table.match_->over())
        return api_error("bad-field", "The game is over in this position.",
                         "La partie est finie dans cette position.");
    table.last_event_ = table.last_change_ = 1;
    table.created_ = table.changed_ = table.match_changed_ = now;
    std::vector<Event> events{first};
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor executor(table, time);
    // In a rematch all places are taken.
    if (!table.setup_.from.empty())
        for (int player = 0; player < table.players(); ++player)
            if (!table.places_[std::size_t(player)].taken)
                executor.append(Seated{player, table.places_[std::size_t(player)].place.name});
    executor.start_if_full();
    ExecutionResult result = executor.result();
    if (result.fault) return std::unexpected(*std::move(result.error));
    std::ranges::move(result.events, std::back_inserter(events));
    return std::pair(std::move(table), std::move(events));
}

}  // namespace tablier::online
