#include "online/service/table_service.h"

#include <utility>

namespace tablier::online {
namespace {

ApiResult<Rights> rights_to_view(const LoadedTable& loaded, std::string_view key) {
    Rights rights = key.empty() ? Rights{} : loaded.rights_of(key);
    if (!key.empty() && !rights.any())
        return api_error("wrong-key", "This key is not one of this table's.",
                         "Cette clé n'est pas une clé de cette table.");
    if (loaded.table->setup().watch == Watching::ByLink && !rights.any())
        return api_error("key-needed", "Looking on at this table needs a key.",
                         "Il faut une clé pour regarder cette table.");
    return rights;
}

}  // namespace

TableService::TableService(store::Store& store, SecretGenerator secrets, net::Loop& loop,
                           const ServiceLimits& limits, Clock clock)
    : context_{.store = store, .loop = loop, .limits = limits, .now = std::move(clock)},
      secrets_(std::move(secrets)),
      engines_(context_, cache_, commits_, quotas_,
               [this](LoadedTable& loaded) { reactions_.react(loaded); }),
      reactions_(context_, cache_, commits_, quotas_, engines_, creator_),
      maintenance_(context_, cache_, commits_, quotas_, reactions_) {
    cache_.set_load_handler([this](const std::string& id) { reactions_.react_later(id); });
    commits_.set_commit_handler([this](LoadedTable& loaded) { reactions_.react(loaded); });
}

TableService::~TableService() = default;

Result<void> TableService::resume() {
    context_.started = context_.now();
    if (auto loaded = context_.downtimes.load(); !loaded) return loaded;
    const auto awaiting = context_.store.awaiting();
    if (!awaiting) return std::unexpected(awaiting.error());
    for (const store::Summary& summary : *awaiting) {
        // A time that is still to come (see OnlineTable::clamp_future) says nothing about the
        // deadline, so the table has to be loaded.
        if (summary.engine_to_move || summary.changed > context_.started) {
            reactions_.react_later(summary.table);
        } else if (summary.deadline) {
            const Duration downtime =
                context_.downtimes.downtimes().between(summary.changed, context_.now());
            reactions_.deadlines().set(summary.table, *summary.deadline + downtime);
        }
    }
    maintenance_.run();
    return {};
}

void TableService::stop() {
    context_.stopping = true;
    context_.store.heartbeat(context_.now());  // clocks have run until now
}

void TableService::view(const std::string& table, const Viewer& viewer,
                        Callback<TableSnapshot> callback) {
    cache_.with_table(
        table,
        [this, key = std::string(viewer.key),
         callback = std::move(callback)](const ApiResult<LoadedTable*>& found) mutable {
            if (!found) return callback(std::unexpected(found.error()));
            const auto rights = rights_to_view(**found, key);
            if (!rights) return callback(std::unexpected(rights.error()));
            callback(TableSnapshot{**found, *rights, context_.command_time()});
        },
        viewer.client);
}

void TableService::subscribe(const std::string& table, const Viewer& viewer,
                             std::weak_ptr<Subscriber> subscriber,
                             Callback<TableSnapshot> callback) {
    view(table, viewer,
         [this, subscriber = std::move(subscriber),
          callback = std::move(callback)](ApiResult<TableSnapshot> snapshot) mutable {
             const auto locked = subscriber.lock();
             if (!locked) return;
             if (!snapshot) return callback(std::unexpected(snapshot.error()));
             LoadedTable& loaded = cache_.at(snapshot->loaded.id);
             loaded.subscribers[locked.get()] = snapshot->rights;
             callback(*snapshot);
             notifier_.presence_changed(loaded);
         });
}

void TableService::unsubscribe(const std::string& table, Subscriber& subscriber) {
    LoadedTable* loaded = cache_.find(table);
    if (loaded == nullptr || loaded->subscribers.erase(&subscriber) == 0) return;
    loaded->last_used = context_.now();
    notifier_.subscriber_left(*loaded);
}

ServiceStatistics TableService::statistics() const {
    ServiceStatistics statistics{.running_clocks = reactions_.deadlines().size(),
                                 .engines_busy = engines_.busy()};
    cache_.add_to(statistics);
    commits_.add_to(statistics);
    return statistics;
}

}  // namespace tablier::online
