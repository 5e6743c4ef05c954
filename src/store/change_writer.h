// Writes changes of tables within a transaction of the caller's.
#pragma once

#include <expected>

#include "store/statement.h"

namespace tablier::store {

/// Why a change was not written.
struct WriteFailure {
    std::string message;
    bool change_only = false;  ///< only this change failed; otherwise the whole transaction is lost
};

class ChangeWriter {
  public:
    explicit ChangeWriter(Database& database) : database_(database) {}

    /// Writes the whole change or, if the fault is the change's own, nothing.
    std::expected<void, WriteFailure> write(const Change& change);

  private:
    using Written = std::expected<void, WriteFailure>;
    Written write_parts(const Change& change);
    std::expected<std::int64_t, WriteFailure> make(const Change& change);
    std::expected<std::int64_t, WriteFailure> update(const Change& change);

    Database& database_;
    Statement begin_{database_, "SAVEPOINT change"};
    Statement keep_{database_, "RELEASE change"};
    Statement undo_{database_, "ROLLBACK TO change"};
    Statement find_{database_, "SELECT number, events FROM tables WHERE id = ?"};
    Statement insert_{database_,
                      "INSERT INTO tables (id, phase, listed, created, changed, deadline, "
                      "engine_to_move, events, card, seed, request) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
    Statement update_{database_,
                      "UPDATE tables SET phase = ?2, listed = ?3, created = ?4, changed = ?5, "
                      "deadline = ?6, engine_to_move = ?7, events = ?8, card = ?9 "
                      "WHERE number = ?1"};
    Statement add_event_{
        database_, "INSERT INTO events (in_table, number, request, body) VALUES (?, ?, ?, ?)"};
    Statement put_secret_{database_,
                          "INSERT INTO secrets (in_table, role, hash) VALUES (?, ?, ?) "
                          "ON CONFLICT (in_table, role) DO UPDATE SET hash = excluded.hash"};
    Statement drop_secret_{database_, "DELETE FROM secrets WHERE in_table = ? AND role = ?"};
};

}  // namespace tablier::store
