// Loads whole tables within a transaction of the caller's.
#pragma once

#include <optional>

#include "store/statement.h"

namespace tablier::store {

/// The columns that summary_of reads, in its order.
#define TABLIER_SUMMARY "id, phase, listed, created, changed, deadline, engine_to_move, card"

Summary summary_of(const Row& row);

class TableLoader {
  public:
    explicit TableLoader(Database& database) : database_(database) {}

    Sql<std::optional<StoredTable>> load(std::string_view id);

  private:
    Database& database_;
    Statement table_{database_,
                     "SELECT " TABLIER_SUMMARY ", seed, request, number FROM tables WHERE id = ?"};
    Statement events_{database_,
                      "SELECT number, request, body FROM events WHERE in_table = ? "
                      "ORDER BY number"};
    Statement secrets_{database_,
                       "SELECT role, hash FROM secrets WHERE in_table = ? ORDER BY role"};
};

}  // namespace tablier::store
