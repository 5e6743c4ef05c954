#include "store/table_reader.h"

#include "store/runs.h"

namespace tablier::store {
namespace {

/// All rows as `make` makes them.
template <class T, class Create, class... Values>
Result<std::vector<T>> rows(Statement& statement, const Create& make, const Values&... values) {
    std::vector<T> all;
    const auto read = statement.each([&](const Row& row) { all.push_back(make(row)); }, values...);
    if (!read) return fail(read.error());
    return all;
}

std::string first_text(const Row& row) {
    return row.text(0);
}

}  // namespace

Result<std::optional<StoredTable>> TableReader::load(std::string_view id) {
    const std::scoped_lock lock(mutex_);
    // So that events, secrets and summary are of the same moment.
    Transaction moment(database_);
    if (auto begun = moment.begin_reading(); !begun) return fail(begun.error());
    auto table = loader_.load(id);
    if (!table) return fail(table.error());
    return *std::move(table);
}

Result<std::vector<Summary>> TableReader::list(Phase phase, std::size_t limit) {
    const std::scoped_lock lock(mutex_);
    return rows<Summary>(list_, summary_of, phase, limit);
}

Result<std::vector<Summary>> TableReader::awaiting() {
    const std::scoped_lock lock(mutex_);
    return rows<Summary>(awaiting_, summary_of);
}

Result<std::optional<std::string>> TableReader::table_of_request(const Hash& request) {
    const std::scoped_lock lock(mutex_);
    std::string id;
    const auto found = by_request_.first([&](const Row& row) { id = row.text(0); }, request);
    if (!found) return fail(found.error());
    return *found ? std::optional(id) : std::nullopt;
}

Result<std::vector<std::string>> TableReader::stale_waiting(Time before, std::size_t limit) {
    const std::scoped_lock lock(mutex_);
    return rows<std::string>(stale_, first_text, before, limit);
}

Result<std::array<std::int64_t, phase_count>> TableReader::counts() {
    const std::scoped_lock lock(mutex_);
    std::array<std::int64_t, phase_count> counts{};
    const auto read = counts_.each(
        [&](const Row& row) { counts.at(std::size_t(row.number(0))) = row.number(1); });
    if (!read) return fail(read.error());
    return counts;
}

Result<std::vector<Downtime>> TableReader::downtimes() {
    const std::scoped_lock lock(mutex_);
    const auto runs = runs_in(database_);
    if (!runs) return fail(runs.error());
    return downtimes_between(*runs);
}

}  // namespace tablier::store
