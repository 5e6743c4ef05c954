// Connection to an SQLite database, closed by its destructor. Errors are values that keep their
// code.
#pragma once

#include <sqlite3.h>

#include <expected>
#include <filesystem>
#include <memory>
#include <string>

#include "tablier/error.h"

namespace tablier::store {

struct SqlError {
    int code = 0;  ///< SQLite's primary result code
    std::string message;
};

/// Result of a call to SQLite, or its error.
template <class T>
using Sql = std::expected<T, SqlError>;

inline std::unexpected<Error> fail(const SqlError& error) {
    return tablier::fail(error.message);
}
using tablier::fail;

/// Not thread-safe.
class Database {
  public:
    enum class Access {
        Create,     ///< creates the file if it does not exist
        ReadWrite,  ///< the file must exist
        ReadOnly,   ///< the file must exist
    };
    static Sql<Database> open(const std::filesystem::path& file, Access access);

    /// Runs constant SQL statements without parameters.
    Sql<void> run(const char* statements);

    /// Whether a transaction is open. SQLite can end one by itself after an error.
    bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

    /// The error of the last call.
    SqlError error() const;

    sqlite3* handle() const { return handle_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };

    std::unique_ptr<sqlite3, Close> handle_;
};

/// A transaction that is rolled back unless it is committed.
class Transaction {
  public:
    explicit Transaction(Database& database) : database_(database) {}
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    Sql<void> begin_reading() { return database_.run("BEGIN"); }
    Sql<void> begin_writing() { return database_.run("BEGIN IMMEDIATE"); }
    Sql<void> commit() { return database_.run("COMMIT"); }

  private:
    Database& database_;
};

}  // namespace tablier::store
