// Sends events and presence of tables to their subscribers, and updates the subscribers' rights.
#pragma once

#include <span>
#include <string>

#include "online/service/table_cache.h"

namespace tablier::online {

/// Used on the loop's thread. Subscribers may unsubscribe while they are called.
class SubscriberNotifier {
  public:
    /// The references must outlive it.
    SubscriberNotifier(ServiceContext& context, TableCache& cache)
        : context_(context), cache_(cache) {}

    /// Sends events that have just become durable and are in `loaded.bodies` already.
    void send_events(LoadedTable& loaded, std::span<const std::string> bodies);

    /// Schedules a message about presence; it combines changes at about the same time, at most once
    /// a second, so that frequent reconnects cost little.
    void presence_changed(LoadedTable& loaded);
    /// The same with a delay after a subscriber has left: clients often return at once, after a
    /// reload or with their next long poll.
    void subscriber_left(LoadedTable& loaded);

    /// Removes the key of a role, and the rights it gave to subscribers.
    void revoke(LoadedTable& loaded, const std::string& role);
    /// Updates the rights of subscribers after lots were drawn.
    void apply_lots(LoadedTable& loaded);

  private:
    void schedule_presence(LoadedTable& loaded, Duration min_delay);
    void send_presence(const std::string& id);

    ServiceContext& context_;
    TableCache& cache_;
};

}  // namespace tablier::online
