#include "online/service/loaded_table.h"

#include <algorithm>

namespace tablier::online {
namespace {

constexpr Duration engine_lag = 1000 * milliseconds_a_day;

}  // namespace

Rights LoadedTable::after_lots(Rights rights) const {
    rights.who.players = table->players_of_places(rights.who.players);
    if (rights.who.invited) rights.who.invited = table->player_of_place(*rights.who.invited);
    return rights;
}

Duration LoadedTable::lag_of_mover(Duration max_lag) const {
    if (table->engine_to_move()) return engine_lag;
    const auto mover = table->player_to_move();
    Duration lag = 0;
    for (const auto& [subscriber, rights] : subscribers)
        if (mover && rights.who.players.test(std::size_t(*mover)))
            lag = std::max(lag, std::min(subscriber->lag(), max_lag));
    return lag;
}

Presence LoadedTable::presence() const {
    Presence now;
    for (const auto& [subscriber, rights] : subscribers) {
        if (!subscriber->is_present()) continue;
        now.players |= rights.who.players;
        now.watchers += rights.who.players.none();
    }
    return now;
}

void LoadedTable::unload() {
    players = table->players();
    table.reset();
    bodies = {};
    keys = {};
    requests = {};
}

}  // namespace tablier::online
