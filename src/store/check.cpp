#include "store/check.h"

#include <array>
#include <boost/json.hpp>

#include "store/data_folder.h"
#include "store/schema.h"
#include "store/table_loader.h"

namespace tablier::store {
namespace {

class Check {
  public:
    Check(Database& database, const TableCheck& extra_check)
        : database_(database), extra_check_(extra_check) {}

    CheckReport run() {
        // So that all is seen as it was at one moment, while the server goes on.
        Transaction moment(database_);
        if (asked(moment.begin_reading())) {
            check_file();
            check_references();
            check_tables();
            check_counts();
        }
        return std::move(report_);
    }

  private:
    void fault(std::string what) { report_.faults.push_back(std::move(what)); }

    /// A database that is damaged may give no answer, which is a fault like others.
    bool asked(const Sql<void>& answer) {
        if (!answer) fault("the database cannot be read: " + answer.error().message);
        return answer.has_value();
    }

    void check_file() {
        Statement check(database_, "PRAGMA integrity_check");
        asked(check.each([&](const Row& row) {
            if (row.text(0) != "ok") fault("the file is damaged: " + row.text(0));
        }));
    }

    void check_references() {
        Statement check(database_, "PRAGMA foreign_key_check");
        asked(check.each(
            [&](const Row& row) { fault("a row of " + row.text(0) + " belongs to no table"); }));
    }

    void check_tables() {
        Statement all(database_, "SELECT id, events FROM tables ORDER BY number");
        TableLoader loader(database_);
        asked(all.each([&](const Row& row) {
            const std::string id = row.text(0);
            const auto table = loader.load(id);
            if (!table)
                fault("table " + in_quotes(id) + " cannot be read: " + table.error().message);
            else if (!*table)
                fault("table " + in_quotes(id) + " is not found by its id");
            else
                check_table(**table, row.number(1));
        }));
    }

    void check_table(const StoredTable& table, std::int64_t claimed) {
        const std::string name = "table " + in_quotes(table.summary.table) + ": ";
        const std::size_t before = report_.faults.size();
        ++report_.tables;
        report_.events += std::int64_t(table.events.size());
        if (table.events.empty()) fault(name + "no events");
        std::int64_t expected = 1;
        for (const Event& event : table.events) {
            if (event.number != expected)
                fault(name + "event " + std::to_string(event.number) + " stands where " +
                      std::to_string(expected) + " should");
            expected = event.number + 1;
        }
        if (claimed != std::int64_t(table.events.size()))
            fault(name + std::to_string(table.events.size()) + " events, and the summary says " +
                  std::to_string(claimed));
        if (!table.events.empty()) check_time(name, table);
        if (!extra_check_ || report_.faults.size() > before) return;
        if (const auto good = extra_check_(table); !good) fault(name + good.error().message);
    }

    /// Events tell their time in `t`; the last one's is the summary's.
    void check_time(const std::string& name, const StoredTable& table) {
        boost::json::error_code error;
        const auto body = boost::json::parse(table.events.back().body, error);
        const auto* object = error ? nullptr : body.if_object();
        if (object == nullptr) return fault(name + "the last event is no JSON object");
        const auto* time = object->if_contains("t");
        if (time == nullptr || !time->is_int64() || time->get_int64() != table.summary.changed)
            fault(name + "the last event's time is not the one in the summary, " +
                  std::to_string(table.summary.changed));
    }

    void check_counts() {
        Statement check(database_,
                        "SELECT phase FROM phases WHERE tables <> "
                        "(SELECT count(*) FROM tables WHERE tables.phase = phases.phase)");
        asked(check.each([&](const Row& row) {
            fault("the number of tables in phase " + row.text(0) + " was not counted right");
        }));
    }

    Database& database_;
    const TableCheck& extra_check_;
    CheckReport report_;
};

}  // namespace

Result<CheckReport> check_tables(const std::filesystem::path& folder,
                                 const TableCheck& extra_check) {
    auto database = open_read_only(folder);
    if (!database) return std::unexpected(database.error());
    if (auto version = expect_last_version(*database); !version)
        return fail(unusable(database_file(folder), version.error().message));
    return Check(*database, extra_check).run();
}

}  // namespace tablier::store
