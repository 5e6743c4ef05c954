// Creation of tables: by request, and as rematches.
#pragma once

#include <string>
#include <unordered_map>

#include "online/service/commit_queue.h"
#include "online/service/quotas.h"
#include "online/service/secrets.h"
#include "online/service/service_types.h"
#include "online/service/table_cache.h"

namespace tablier::online {

/// Used on the loop's thread. Idempotent: a request that is repeated under the same name gives the
/// same table.
class TableCreator {
  public:
    /// The references must outlive it.
    TableCreator(ServiceContext& context, const SecretGenerator& secrets, TableCache& cache,
                 CommitQueue& commits, Quotas& quotas)
        : context_(context), secrets_(secrets), cache_(cache), commits_(commits), quotas_(quotas) {}

    void create(NewTable table, Callback<CreatedTable> callback);

    /// Creates the next table, then records it at this one. The id of the next table follows from
    /// this one's: a server that stops in between creates the same table again, not a second one.
    void create_rematch(LoadedTable& loaded);

  private:
    void create_new(NewTable table, Callback<CreatedTable> callback);
    void repeat(const std::string& id, NewTable table, Callback<CreatedTable> callback);
    CreatedTable describe(const LoadedTable& loaded, const std::string& request) const;
    void finish_rematch(const std::string& id, const std::string& next, bool created);
    LoadedTable& open(const std::string& id, OnlineTable table, const net::ClientAddress& creator);

    ServiceContext& context_;
    const SecretGenerator& secrets_;
    TableCache& cache_;
    CommitQueue& commits_;
    Quotas& quotas_;
    std::unordered_map<std::string, std::string> pending_;  ///< request name: table being created
};

}  // namespace tablier::online
