// Conversion between stored tables and their state in memory.
#pragma once

#include "online/table/online_table.h"
#include "store/table_rows.h"
#include "tablier/error.h"

namespace tablier::online {

/// Replays the stored events. The events as clients see them are added to `replayed` (see
/// OnlineTable::replay). The error names the event that cannot be applied.
Result<OnlineTable> replay_stored(const store::StoredTable& stored,
                                  std::vector<Event>* replayed = nullptr);

/// The summary stored with the events, to list the table and to resume it after a restart.
store::Summary summary_of(const OnlineTable& table, const CommandTime& time);

/// Checks that the events are valid by the rules, that the draws follow from the seed, and that the
/// summary follows from the events.
Result<void> check_table(const store::StoredTable& stored);

}  // namespace tablier::online
