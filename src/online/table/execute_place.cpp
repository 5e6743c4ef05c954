// Commands about places and names: take and leave a place, close the table, rename.
#include <algorithm>

#include "online/table/command_errors.h"
#include "online/table/command_executor.h"
#include "online/table/name.h"
#include "online/table/shuffle.h"

namespace tablier::online {

ApiResult<void> OnlineTable::CommandExecutor::execute(const TakePlace& take, const Requester&) {
    if (table_.phase_ == Phase::Closed) return table_closed();
    if (take.player < 0 || take.player >= table_.players()) return bad_player();
    const PlaceNow& place = table_.places_[std::size_t(take.player)];
    if (place.taken && take.invited)
        return api_error("seat-taken", "This invitation was used already: its place is taken.",
                         "Cette invitation a déjà servi : sa place est prise.");
    if (place.taken)
        return api_error("seat-taken", "Somebody sits there already.",
                         "Quelqu'un y est déjà assis.");
    if (place.place.kind != PlaceKind::Anyone && !take.invited)
        return api_error("wrong-key", "This place is for somebody who was invited.",
                         "Cette place est pour une personne invitée.");
    auto name = checked_name(take.name);
    if (!name) return std::unexpected(name.error());
    append(Seated{take.player, *std::move(name)});
    start_if_full();
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const LeavePlace&, const Requester& who) {
    if (auto waiting = check_waiting(); !waiting) return waiting;
    if (any_reached(who, table_.counters_.departures, max_profile_changes_before))
        return done_too_often();
    bool any = false;
    for (int player = 0; player < table_.players(); ++player) {
        const PlaceNow& place = table_.places_[std::size_t(player)];
        const bool own = place.place.kind == PlaceKind::Me;  // closing the table is for those
        if (!who.players.test(std::size_t(player)) || own || !place.taken) continue;
        append(Unseated{player});
        any = true;
    }
    if (!any)
        return api_error("not-yours", "Who made the table closes it instead of getting up.",
                         "Qui a ouvert la table la ferme au lieu de se lever.");
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const CloseTable&, const Requester& who) {
    if (auto waiting = check_waiting(); !waiting) return waiting;
    if (!who.owner)
        return api_error("not-yours", "Only who made the table can close it.",
                         "Seule la personne qui a ouvert la table peut la fermer.");
    append(Closed{});
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const Rename& rename, const Requester& who) {
    if (table_.phase_ == Phase::Closed) return table_closed();
    if (table_.phase_ == Phase::Waiting
            ? any_reached(who, table_.counters_.early_names, max_profile_changes_before)
            : at_profile_limit(who))
        return done_too_often();
    auto name = checked_name(rename.name);
    if (!name) return std::unexpected(name.error());
    bool any = false;
    for (int player = 0; player < table_.players(); ++player) {
        if (!who.players.test(std::size_t(player))) continue;
        any = true;
        if (table_.places_[std::size_t(player)].place.name != *name) append(Renamed{player, *name});
    }
    if (!any) return not_a_player();
    return {};
}

void OnlineTable::CommandExecutor::start_if_full() {
    if (table_.phase_ != Phase::Waiting) return;
    if (!std::ranges::all_of(table_.places_, &PlaceNow::taken)) return;
    if (table_.setup_.lots.any()) draw_lots();
    append(Started{});
    advance();
}

void OnlineTable::CommandExecutor::draw_lots() {
    const std::vector<int> places = table_.places_of_lots();
    const std::vector<int> drawn = drawn_lots(table_.seed_.value_or(Bytes32{}), places);
    LotsDrawn lots;
    for (std::size_t i = 0; i < places.size(); ++i)
        lots.players.push_back({drawn[i], places[i], table_.places_[std::size_t(places[i])].place});
    std::ranges::sort(lots.players, {}, &DrawnPlace::player);
    append(std::move(lots));
}

}  // namespace tablier::online
