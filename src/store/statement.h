// Prepared SQL statement, compiled at first use and kept. Values are bound as parameters.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/database.h"
#include "store/table_rows.h"

namespace tablier::store {

/// The present row of a statement's results; columns count from 0.
class Row {
  public:
    explicit Row(sqlite3_stmt* statement) : statement_(statement) {}

    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    bool flag(int column) const { return number(column) != 0; }
    std::string text(int column) const;
    /// All zeros if the value has another length.
    Hash hash(int column) const;
    bool is_null(int column) const {
        return sqlite3_column_type(statement_, column) == SQLITE_NULL;
    }
    std::optional<std::int64_t> maybe_number(int column) const {
        return is_null(column) ? std::nullopt : std::optional(number(column));
    }
    std::optional<Hash> maybe_hash(int column) const {
        return is_null(column) ? std::nullopt : std::optional(hash(column));
    }

  private:
    sqlite3_stmt* statement_;
};

/// Must not outlive its database.
class Statement {
  public:
    Statement(Database& database, const char* sql) : database_(database), sql_(sql) {}
    ~Statement() { sqlite3_finalize(handle_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    /// Calls `see(Row)` for every row.
    template <class See, class... Values>
    Sql<void> each(const See& see, const Values&... values) {
        Sql<void> ready = start(values...);
        while (ready) {
            const Sql<bool> row = step();
            if (!row) ready = std::unexpected(row.error());
            if (!row || !*row) break;
            see(Row(handle_));
        }
        finish();
        return ready;
    }

    /// Calls `see(Row)` for the first row; false where there is none.
    template <class See, class... Values>
    Sql<bool> first(const See& see, const Values&... values) {
        if (auto ready = start(values...); !ready) {
            finish();
            return std::unexpected(ready.error());
        }
        const Sql<bool> row = step();
        if (row && *row) see(Row(handle_));
        finish();
        return row;
    }

    /// For statements without results.
    template <class... Values>
    Sql<void> run(const Values&... values) {
        return each([](const Row&) {}, values...);
    }

  private:
    template <class... Values>
    Sql<void> start(const Values&... values) {
        if (handle_ == nullptr)
            if (auto prepared = prepare(); !prepared) return prepared;
        int index = 0;
        const bool bound = (... && (bind(++index, values) == SQLITE_OK));
        if (!bound) return std::unexpected(database_.error());
        return {};
    }

    Sql<void> prepare();
    /// False after the last row.
    Sql<bool> step();
    void finish();

    // Bound values stay valid until the statement has run, so nothing is copied.
    int bind(int index, std::string_view text);
    int bind(int index, const Hash& hash);
    template <std::integral Whole>
    int bind(int index, Whole number) {
        return sqlite3_bind_int64(handle_, index, std::int64_t(number));
    }
    int bind(int index, Phase phase) { return bind(index, int(phase)); }
    template <class T>
    int bind(int index, const std::optional<T>& value) {
        return value ? bind(index, *value) : sqlite3_bind_null(handle_, index);
    }

    Database& database_;
    const char* sql_;
    sqlite3_stmt* handle_ = nullptr;
};

}  // namespace tablier::store
