#include "store/data_folder.h"
#include "store/export_line.h"
#include "store/runs.h"
#include "store/schema.h"
#include "store/table_loader.h"
#include "store/transfer.h"

namespace tablier::store {
namespace {

std::unexpected<Error> unreadable(const SqlError& error) {
    return fail("the database cannot be read: " + error.message);
}

Result<std::int64_t> export_all(Database& database, const LineSink& sink) {
    Transaction moment(database);
    if (auto begun = moment.begin_reading(); !begun) return unreadable(begun.error());
    Result<void> sent = sink(line_of(ExportHead{}));
    const auto runs = runs_in(database);
    if (!runs) return unreadable(runs.error());
    for (const Run& run : *runs)
        if (sent) sent = sink(line_of(run));
    ExportEnd end;
    TableLoader loader(database);
    const auto send = [&](const std::string& id) -> Result<void> {
        const auto table = loader.load(id);
        if (!table) return unreadable(table.error());
        if (!*table) return fail("table " + in_quotes(id) + " is not found by its id");
        const auto line = line_of(**table);
        if (!line) return std::unexpected(line.error());
        ++end.tables;
        return sink(*line);
    };
    Statement ids(database, "SELECT id FROM tables ORDER BY number");
    const auto read = ids.each([&](const Row& row) {
        if (sent) sent = send(row.text(0));
    });
    if (!read) return unreadable(read.error());
    if (sent) sent = sink(line_of(end));
    if (!sent) return std::unexpected(sent.error());
    return end.tables;
}

}  // namespace

Result<std::int64_t> export_tables(const std::filesystem::path& folder, const LineSink& sink) {
    auto database = open_read_only(folder);
    if (!database) return std::unexpected(database.error());
    if (auto version = expect_last_version(*database); !version)
        return fail(unusable(database_file(folder), version.error().message));
    return export_all(*database, sink);
}

}  // namespace tablier::store
