#include "online/service/stored_table.h"

#include <algorithm>

#include "online/service/keys.h"
#include "online/table/name.h"
#include "online/table/shuffle.h"
#include "online/table/table_json.h"

namespace tablier::online {
namespace {

Result<void> check_seed(const OnlineTable& table, const store::StoredTable& stored) {
    const std::string& commitment = table.setup().commitment;
    if (commitment.empty()) {
        if (!needs_seed(table.setup(), table.match().game())) return {};
        return fail("something is drawn, and nothing was committed to");
    }
    if (!stored.seed) return fail("the seed is missing");
    if (commitment_of(*stored.seed, table.id()) != commitment)
        return fail("the seed is not the one that was committed to");
    if (!table.seed_text().empty() && table.seed_text() != hex_text(*stored.seed))
        return fail("the seed shown at the end is not the one that was drawn by");
    return {};
}

/// A table that waits only for invited players is not listed.
bool is_listed(const OnlineTable& table) {
    const auto is_open = [](const PlaceNow& one) {
        return one.place.kind == PlaceKind::Anyone && !one.taken;
    };
    const bool waits = table.phase() == Phase::Waiting;
    return table.setup().listed && (!waits || std::ranges::any_of(table.places(), is_open));
}

/// The deadline depends on the downtimes known when it was written, so it cannot be checked to the
/// millisecond. (Nor need it follow the table's creation, if the machine's clock has been set back
/// since.)
bool may_be_deadline_of(const OnlineTable& table, std::optional<store::Time> deadline) {
    if (deadline.has_value() != table.clocks().running().has_value()) return false;
    return !deadline || (*deadline > 0 && *deadline <= latest_time);
}

}  // namespace

Result<OnlineTable> replay_stored(const store::StoredTable& stored, std::vector<Event>* replayed) {
    std::vector<Event> events;
    events.reserve(stored.events.size());
    for (const store::Event& event : stored.events) {
        auto parsed = parse_event(event.body);
        if (!parsed)
            return fail("event " + std::to_string(event.number) + ": " + parsed.error().message);
        if (parsed->number != event.number)
            return fail("event " + std::to_string(event.number) + " says it is another one");
        events.push_back(*std::move(parsed));
    }
    return OnlineTable::replay(stored.summary.table, events, stored.seed, replayed);
}

store::Summary summary_of(const OnlineTable& table, const CommandTime& time) {
    return {.table = table.id(),
            .phase = table.phase(),
            .listed = is_listed(table),
            .created = table.created(),
            .changed = table.changed(),
            .deadline = table.clocks().deadline(time.downtimes, time.now),
            .engine_to_move = table.engine_to_move(),
            .card = card_json(table)};
}

Result<void> check_table(const store::StoredTable& stored) {
    const auto table = replay_stored(stored);
    if (!table) return std::unexpected(table.error());
    if (auto seed = check_seed(*table, stored); !seed) return seed;
    for (const store::Secret& secret : stored.secrets)
        if (!is_role(secret.role)) return fail("one of its keys is for nothing that there is");
    // Characters of names are checked when they are given; the length is checked again, to keep
    // lists short.
    constexpr std::size_t max_name_bytes = std::size_t(16) * max_name_length;
    for (const PlaceNow& one : table->places())
        if (one.place.name.size() > max_name_bytes) return fail("the name of a player is too long");
    if (table->phase() == Phase::Playing && !table->player_to_move())
        return fail("it is being played, and nobody is to move");
    if (!may_be_deadline_of(*table, stored.summary.deadline))
        return fail("its deadline is not one of its clocks");
    const Downtimes none;
    store::Summary right = summary_of(*table, {.now = table->changed(), .downtimes = none});
    right.deadline = stored.summary.deadline;
    // Once all that were meant to be listed were.
    if (stored.summary.listed == table->setup().listed) right.listed = stored.summary.listed;
    if (right != stored.summary) return fail("its summary is not the one of its events");
    return {};
}

}  // namespace tablier::online
