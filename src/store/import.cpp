#include "store/change_writer.h"
#include "store/data_folder.h"
#include "store/export_line.h"
#include "store/runs.h"
#include "store/table_loader.h"
#include "store/transfer.h"

namespace tablier::store {
namespace {

/// Two machines' clocks need not agree to the second.
constexpr Time clocks_differ_by = 5 * 60 * 1000;

class Import {
  public:
    Import(Database& database, Time now, const TableCheck& extra_check)
        : database_(database), now_(now), extra_check_(extra_check) {}

    Result<ImportReport> run(const LineSource& source) {
        Transaction transaction(database_);
        if (auto begun = transaction.begin_writing(); !begun) return fail(begun.error());
        if (auto looked = look_at_folder(); !looked) return fail(looked.error());
        for (std::int64_t number = 1;; ++number) {
            const auto line = source.next();
            const std::string where = "line " + std::to_string(number) + ": ";
            if (!line) return fail(where + line.error().message);
            if (!*line) break;
            if ((*line)->empty()) continue;
            if (auto taken = take(**line); !taken) return fail(where + taken.error().message);
        }
        if (!has_ended_) return fail("the last line is missing: this is only a part of an export");
        if (has_others_ && has_added_running_clock_)
            if (auto marked = runs_.mark_all_as_downtime(); !marked) return fail(marked.error());
        if (auto committed = transaction.commit(); !committed) return fail(committed.error());
        return report_;
    }

  private:
    Sql<void> look_at_folder() {
        Statement any(database_, "SELECT 1 FROM tables LIMIT 1");
        const auto found = any.first([](const Row&) {});
        if (!found) return std::unexpected(found.error());
        has_others_ = *found;
        // Of a server that had no tables it does not matter when it ran.
        return has_others_ ? Sql<void>{} : runs_.clear();
    }

    Result<void> take(std::string_view text) {
        const auto line = read_export_line(text);
        if (!line) return std::unexpected(line.error());
        const bool is_head = std::holds_alternative<ExportHead>(*line);
        if (is_head == has_begun_)
            return fail(is_head ? "a second head" : "the first line must be the head of an export");
        if (has_ended_) return fail("something follows the end");
        return std::visit([this](const auto& it) { return put(it); }, *line);
    }

    Result<void> put(const ExportHead&) {
        has_begun_ = true;
        return {};
    }

    Result<void> put(const ExportEnd& end) {
        has_ended_ = true;
        const std::int64_t tables = report_.added + report_.unchanged;
        if (end.tables == tables) return {};
        return fail("there should be " + std::to_string(end.tables) + " tables before it, not " +
                    std::to_string(tables));
    }

    Result<void> put(const Run& run) {
        if (run.start < 0 || run.last < run.start)
            return fail("this run of the server ends before it begins");
        if (run.last > now_ + clocks_differ_by)
            return fail("this run of the server ends in the future, by the clock of this machine");
        if (has_others_) return {};
        if (auto recorded = runs_.record(run.start, run.last); !recorded)
            return fail(recorded.error());
        return {};
    }

    Result<void> put(const StoredTable& table) {
        const auto there = loader_.load(table.summary.table);
        if (!there) return fail(there.error());
        if (*there && **there != table)
            return fail("there is a table " + in_quotes(table.summary.table) +
                        " already, and it is another");
        if (*there) {
            ++report_.unchanged;
            return {};
        }
        if (extra_check_)
            if (auto good = extra_check_(table); !good)
                return fail("table " + in_quotes(table.summary.table) + ": " +
                            good.error().message);
        const Change change{.summary = table.summary,
                            .events = table.events,
                            .secrets = table.secrets,
                            .seed = table.seed,
                            .request = table.request};
        if (auto written = changes_.write(change); !written) return fail(written.error().message);
        ++report_.added;
        if (table.summary.deadline) has_added_running_clock_ = true;
        return {};
    }

    Database& database_;
    const Time now_;
    const TableCheck& extra_check_;
    TableLoader loader_{database_};
    ChangeWriter changes_{database_};
    RunLog runs_{database_};
    ImportReport report_;
    bool has_others_ = false;  ///< the folder held tables before
    bool has_added_running_clock_ = false;
    bool has_begun_ = false;
    bool has_ended_ = false;
};

}  // namespace

Result<ImportReport> import_tables(const std::filesystem::path& folder, const LineSource& source,
                                   Time now, const TableCheck& extra_check) {
    const auto lock = FolderLock::take(folder);
    if (!lock) return std::unexpected(lock.error());
    std::error_code none;
    const bool is_new = !std::filesystem::exists(database_file(folder), none);
    Result<ImportReport> report = [&]() -> Result<ImportReport> {
        auto database = open_database(folder);
        if (!database) return std::unexpected(database.error());
        auto imported = Import(*database, now, extra_check).run(source);
        if (!imported) return fail(source.name + ": " + imported.error().message);
        return imported;
    }();
    // Closed, it consists of one file.
    if (!report && is_new) std::filesystem::remove(database_file(folder), none);
    return report;
}

}  // namespace tablier::store
