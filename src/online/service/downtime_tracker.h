// Downtimes of the server and of its storage, during which no clock runs.
#pragma once

#include "online/state/downtimes.h"
#include "store/store.h"
#include "tablier/error.h"

namespace tablier::online {

/// Used on the loop's thread. While the store accepts no changes no move is possible: that time is
/// a downtime too, open-ended until a change can be written again.
class DowntimeTracker {
  public:
    explicit DowntimeTracker(store::Store& store) : store_(store) {}

    /// Reads the downtimes from the store.
    Result<void> load();
    /// Reads them again if the store has failed or recovered since. An error is retried at the next
    /// call.
    void refresh();

    const Downtimes& downtimes() const { return downtimes_; }

  private:
    store::Store& store_;
    Downtimes downtimes_;
    store::Statistics loaded_at_;  ///< the store's state when they were read
};

}  // namespace tablier::online
