#include "store/change_writer.h"
#include "store/data_folder.h"
#include "store/export_line.h"
#include "store/runs.h"
#include "store/table_loader.h"
#include "store/transfer.h"

namespace tablier::store {
namespace {

class Import {
  public:
    explicit Import(Database& database) : database_(database) {}

    Result<ImportReport> run(const LineSource& source) {
        Transaction transaction(database_);
        if (auto begun = transaction.begin_writing(); !begun) return fail(begun.error());
        for (std::int64_t number = 1;; ++number) {
            const auto line = source();
            if (!line) return std::unexpected(line.error());
            if (!*line) break;
            if ((*line)->empty()) continue;
            if (auto taken = take(**line); !taken)
                return fail("line " + std::to_string(number) + ": " + taken.error().message);
        }
        if (!has_ended_) return fail("the last line is missing: this is only a part of an export");
        if (auto committed = transaction.commit(); !committed) return fail(committed.error());
        return report_;
    }

  private:
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
        const std::int64_t tables = report_.added + report_.there;
        if (end.tables == tables) return {};
        return fail("there should be " + std::to_string(end.tables) + " tables before it, not " +
                    std::to_string(tables));
    }

    Result<void> put(const Run& run) {
        if (auto noted = runs_.note(run.start, run.last); !noted) return fail(noted.error());
        return {};
    }

    Result<void> put(const StoredTable& table) {
        const auto there = loader_.load(table.summary.table);
        if (!there) return fail(there.error());
        if (*there && **there != table)
            return fail("there is a table " + in_quotes(table.summary.table) +
                        " already, and it is another");
        if (*there) {
            ++report_.there;
            return {};
        }
        const Change change{.summary = table.summary,
                            .events = table.events,
                            .secrets = table.secrets,
                            .seed = table.seed,
                            .request = table.request};
        if (auto written = changes_.write(change); !written) return fail(written.error().message);
        ++report_.added;
        return {};
    }

    Database& database_;
    TableLoader loader_{database_};
    ChangeWriter changes_{database_};
    RunNotes runs_{database_};
    ImportReport report_;
    bool has_begun_ = false;
    bool has_ended_ = false;
};

}  // namespace

Result<ImportReport> import_tables(const std::filesystem::path& folder, const LineSource& source) {
    const auto lock = FolderLock::take(folder);
    if (!lock) return std::unexpected(lock.error());
    auto database = open_to_write(folder);
    if (!database) return std::unexpected(database.error());
    return Import(*database).run(source);
}

}  // namespace tablier::store
