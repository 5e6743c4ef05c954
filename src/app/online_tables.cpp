#include "app/online_tables.h"

#include <chrono>

#include "app/errors.h"
#include "online/service/secrets.h"
#include "store/data_folder.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

/// Time of day, advanced by the steady clock, so that it never jumps while clocks run.
online::TableService::Clock steady_time_of_day() {
    using namespace std::chrono;
    const auto begin = steady_clock::now();
    const auto day = system_clock::now().time_since_epoch();
    const online::Time offset = duration_cast<milliseconds>(day).count();
    return [begin, offset] {
        return offset + duration_cast<milliseconds>(steady_clock::now() - begin).count();
    };
}

void add_metrics(net::Metrics& metrics, const online::TableService& service,
                 const store::Store& store) {
    const auto gauge = [&](const char* name, const char* help, auto value) {
        metrics.gauge_of(name, help, [value] { return double(value()); });
    };
    gauge("tablier_rooms", "Tables in memory.",
          [&service] { return service.statistics().tables_in_memory; });
    gauge("tablier_watchers", "Subscriptions to tables.",
          [&service] { return service.statistics().subscribers; });
    gauge("tablier_running_clocks", "Tables where a clock runs.",
          [&service] { return service.statistics().running_clocks; });
    gauge("tablier_engines_busy", "Positions that engines think or wait to think about.",
          [&service] { return service.statistics().engines_busy; });
    const auto counter = [&](const char* name, const char* help, auto value) {
        metrics.counter_of(name, help, [value] { return double(value()); });
    };
    counter("tablier_tables_made_total", "Tables made since the start.",
            [&service] { return service.statistics().tables_made; });
    counter("tablier_moves_total", "Moves played since the start.",
            [&service] { return service.statistics().moves; });
    counter("tablier_storage_failures_total", "Changes that could not be written since the start.",
            [&service] { return service.statistics().storage_failures; });
    counter("tablier_faults_total", "Commands whose events contradict the rules, since the start.",
            [&service] { return service.statistics().faults; });
    counter("tablier_store_changes_total", "Changes written to the disk since the start.",
            [&store] { return store.statistics().changes; });
    counter("tablier_store_transactions_total", "Transactions that they were written in.",
            [&store] { return store.statistics().transactions; });
    counter("tablier_store_commit_seconds_total", "Time that the disk took for them.", [&store] {
        return std::chrono::duration<double>(store.statistics().all_commits).count();
    });
    gauge("tablier_store_queued", "Changes that wait to be written.",
          [&store] { return store.statistics().queued; });
}

}  // namespace

OnlineTables::OnlineTables(const fs::path& folder, net::Server& server,
                           const online::ServiceLimits& limits, net::Metrics& metrics,
                           const net::Log& log) {
    const auto clock = steady_time_of_day();
    auto store = store::Store::open(folder, clock);
    if (!store)
        throw Failure(fill_texts("{0}; --data names another folder",
                                 "{0} ; --data nomme un autre dossier", {store.error().words()}));
    store_ = std::make_unique<store::Store>(*std::move(store));
    const auto secrets = online::SecretGenerator::open(store::secret_file(folder));
    if (!secrets) throw Failure(secrets.error().words());
    service_ =
        std::make_unique<online::TableService>(*store_, *secrets, server.loop(), limits, clock);
    service_->set_usage_callback([&server](const net::ClientAddress& client, auto begin, auto end) {
        server.charge(client, begin, end);
    });
    service_->set_fault_report([&log](const std::string& table, const Error& why) {
        log.error("table", {{"table", table}, {"why", why.message}});
    });
    api_ = std::make_unique<online::ApiService>(*service_, server.loop(), TABLIER_VERSION);
    if (auto resumed = service_->resume(); !resumed) throw Failure(resumed.error().words());
    add_metrics(metrics, *service_, *store_);
    server.connect(*api_);
}

}  // namespace tablier::app
