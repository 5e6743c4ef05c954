#include "hall/stored_table.h"

#include "tables/shuffle.h"
#include "tables/table_json.h"

namespace tablier::hall {
namespace {

store::Phase stored_phase(tables::Phase phase) {
    switch (phase) {
        case tables::Phase::Waiting:
            return store::Phase::Waiting;
        case tables::Phase::Playing:
            return store::Phase::Playing;
        case tables::Phase::Over:
            return store::Phase::Over;
        case tables::Phase::Closed:
            return store::Phase::Closed;
    }
    return store::Phase::Closed;
}

Result<void> check_seed(const tables::OnlineTable& table, const store::StoredTable& stored) {
    const std::string& commitment = table.setup().commitment;
    if (commitment.empty()) return {};
    if (!stored.seed) return fail("the seed of the cards is missing");
    if (tables::commitment_of(*stored.seed, table.id()) != commitment)
        return fail("the seed of the cards is not the one that was committed to");
    return {};
}

}  // namespace

Result<tables::OnlineTable> table_of(const store::StoredTable& stored) {
    std::vector<tables::Event> events;
    events.reserve(stored.events.size());
    for (const store::Event& event : stored.events) {
        auto parsed = tables::parse_event(event.body);
        if (!parsed)
            return fail("event " + std::to_string(event.number) + ": " + parsed.error().message);
        if (parsed->number != event.number)
            return fail("event " + std::to_string(event.number) + " says it is another one");
        events.push_back(*std::move(parsed));
    }
    return tables::OnlineTable::replay(stored.summary.table, events, stored.seed);
}

store::Summary summary_of(const tables::OnlineTable& table, const tables::Instant& instant) {
    return {.table = table.id(),
            .phase = stored_phase(table.phase()),
            .listed = table.setup().listed,
            .created = table.created(),
            .changed = table.changed(),
            .deadline = table.clocks().deadline(instant.downtimes, instant.now),
            .engine_to_move = table.engine_to_move(),
            .card = tables::card_json(table)};
}

Result<void> check_table(const store::StoredTable& stored) {
    const auto table = table_of(stored);
    if (!table) return std::unexpected(table.error());
    if (auto seed = check_seed(*table, stored); !seed) return seed;
    const tables::Downtimes none;
    store::Summary right = summary_of(*table, {.now = table->changed(), .downtimes = none});
    // A deadline was written with the downtimes of then.
    right.deadline = stored.summary.deadline;
    if (right != stored.summary) return fail("its summary is not the one of its events");
    return {};
}

}  // namespace tablier::hall
