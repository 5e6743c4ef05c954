// Queries of the store, over a connection of their own, so that reading and writing do not block
// each other.
#pragma once

#include <array>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "store/table_loader.h"

namespace tablier::store {

/// Thread-safe. The queries of Store.
class TableReader {
  public:
    explicit TableReader(Database database) : database_(std::move(database)) {}

    Result<std::optional<StoredTable>> load(std::string_view id);
    Result<std::vector<Summary>> list(Phase phase, std::size_t limit);
    Result<std::vector<Summary>> awaiting();
    Result<std::optional<std::string>> table_of_request(const Hash& request);
    Result<std::vector<std::string>> stale_waiting(Time before, std::size_t limit);
    Result<std::array<std::int64_t, phase_count>> counts();
    Result<std::vector<Downtime>> downtimes();

  private:
    std::mutex mutex_;
    Database database_;
    TableLoader loader_{database_};
    Statement list_{database_, "SELECT " TABLIER_SUMMARY
                               " FROM tables WHERE listed = 1 AND phase = ? "
                               "ORDER BY created DESC, number DESC LIMIT ?"};
    Statement awaiting_{database_, "SELECT " TABLIER_SUMMARY
                                   " FROM tables WHERE phase = 1 AND "
                                   "(deadline IS NOT NULL OR engine_to_move = 1) "
                                   "ORDER BY deadline"};
    Statement by_request_{database_, "SELECT id FROM tables WHERE request = ?"};
    Statement stale_{database_,
                     "SELECT id FROM tables WHERE phase = 0 AND changed < ? "
                     "ORDER BY changed LIMIT ?"};
    Statement counts_{database_, "SELECT phase, tables FROM phases WHERE phase BETWEEN 0 AND 3"};
};

}  // namespace tablier::store
