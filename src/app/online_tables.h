// Online tables of `tablier serve`: store, table service and API, connected to the server.
#pragma once

#include <filesystem>
#include <memory>

#include "net/log.h"
#include "net/metrics.h"
#include "net/server.h"
#include "online/api/api_service.h"
#include "online/service/table_service.h"
#include "store/store.h"

namespace tablier::app {

class OnlineTables {
  public:
    /// Opens the data folder and connects the API to the server; throws a Failure where that is not
    /// possible. To be destroyed before the server, after it has run.
    OnlineTables(const std::filesystem::path& folder, net::Server& server,
                 const online::ServiceLimits& limits, net::Metrics& metrics, const net::Log& log);

  private:
    // In dependency order: each refers to those above.
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<online::TableService> service_;
    std::unique_ptr<online::ApiService> api_;
};

}  // namespace tablier::app
