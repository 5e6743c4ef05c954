#include "store/table_loader.h"

namespace tablier::store {

Summary summary_of(const Row& row) {
    return {.table = row.text(0),
            .phase = Phase(row.number(1)),
            .listed = row.flag(2),
            .created = row.number(3),
            .changed = row.number(4),
            .deadline = row.maybe_number(5),
            .engine_to_move = row.flag(6),
            .card = row.text(7)};
}

Sql<std::optional<StoredTable>> TableLoader::load(std::string_view id) {
    StoredTable table;
    std::int64_t number = 0;
    const auto found = table_.first(
        [&](const Row& row) {
            table.summary = summary_of(row);
            table.seed = row.maybe_hash(8);
            table.request = row.maybe_hash(9);
            number = row.number(10);
        },
        id);
    if (!found) return std::unexpected(found.error());
    if (!*found) return std::nullopt;
    const auto events = events_.each(
        [&](const Row& row) {
            table.events.push_back({row.number(0), row.text(1), row.text(2)});
        },
        number);
    if (!events) return std::unexpected(events.error());
    const auto secrets = secrets_.each(
        [&](const Row& row) {
            table.secrets.push_back({row.text(0), row.hash(1)});
        },
        number);
    if (!secrets) return std::unexpected(secrets.error());
    return table;
}

}  // namespace tablier::store
