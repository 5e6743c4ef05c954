#include "store/change_writer.h"

namespace tablier::store {
namespace {

std::unexpected<WriteFailure> at_fault(std::string message) {
    return std::unexpected(WriteFailure{std::move(message), true});
}

std::unexpected<WriteFailure> write_failure(const SqlError& error) {
    const bool change_only = error.code == SQLITE_CONSTRAINT || error.code == SQLITE_TOOBIG;
    return std::unexpected(WriteFailure{error.message, change_only});
}

std::string named(const Change& change) {
    return "table " + in_quotes(change.summary.table);
}

bool is_new(const Change& change) {
    return !change.events.empty() && change.events.front().number == 1;
}

}  // namespace

std::expected<void, WriteFailure> ChangeWriter::write(const Change& change) {
    if (auto begun = begin_.run(); !begun) return write_failure(begun.error());
    const auto written = write_parts(change);
    if (!written && !written.error().change_only) return written;
    if (!written)
        if (auto undone = undo_.run(); !undone) return write_failure(undone.error());
    if (auto kept = keep_.run(); !kept) return write_failure(kept.error());
    return written;
}

ChangeWriter::Written ChangeWriter::write_parts(const Change& change) {
    for (std::size_t i = 1; i < change.events.size(); ++i)
        if (change.events[i].number != change.events[i - 1].number + 1)
            return at_fault(named(change) + ": event " + std::to_string(change.events[i].number) +
                            " does not follow event " +
                            std::to_string(change.events[i - 1].number));
    const auto table = is_new(change) ? make(change) : update(change);
    if (!table) return std::unexpected(table.error());
    for (const Event& event : change.events)
        if (auto added = add_event_.run(*table, event.number, event.request, event.body); !added)
            return write_failure(added.error());
    for (const std::string& role : change.dropped)
        if (auto dropped = drop_secret_.run(*table, role); !dropped)
            return write_failure(dropped.error());
    for (const Secret& secret : change.secrets)
        if (auto put = put_secret_.run(*table, secret.role, secret.hash); !put)
            return write_failure(put.error());
    return {};
}

std::expected<std::int64_t, WriteFailure> ChangeWriter::make(const Change& change) {
    const Summary& it = change.summary;
    const auto there = find_.first([](const Row&) {}, it.table);
    if (!there) return write_failure(there.error());
    if (*there) return at_fault("there is a " + named(change) + " already");
    const auto made =
        insert_.run(it.table, it.phase, it.listed, it.created, it.changed, it.deadline,
                    it.engine_to_move, change.events.size(), it.card, change.seed, change.request);
    if (!made && made.error().code == SQLITE_CONSTRAINT && change.request)
        return at_fault(named(change) + ": the request that made it has made another table");
    if (!made) return write_failure(made.error());
    return sqlite3_last_insert_rowid(database_.handle());
}

std::expected<std::int64_t, WriteFailure> ChangeWriter::update(const Change& change) {
    const Summary& it = change.summary;
    std::int64_t number = 0;
    std::int64_t events = 0;
    const auto there = find_.first(
        [&](const Row& row) {
            number = row.number(0);
            events = row.number(1);
        },
        it.table);
    if (!there) return write_failure(there.error());
    if (!*there) return at_fault("there is no " + named(change));
    if (!change.events.empty() && change.events.front().number != events + 1)
        return at_fault(named(change) + " has " + std::to_string(events) + " events, which event " +
                        std::to_string(change.events.front().number) + " does not follow");
    if (change.seed || change.request)
        return at_fault(named(change) + " is not new: it gets no other seed or request");
    const auto updated =
        update_.run(number, it.phase, it.listed, it.created, it.changed, it.deadline,
                    it.engine_to_move, events + std::int64_t(change.events.size()), it.card);
    if (!updated) return write_failure(updated.error());
    return number;
}

}  // namespace tablier::store
