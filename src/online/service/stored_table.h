// From what is on the disk to a table.
#pragma once

#include "online/table/online_table.h"
#include "store/table_rows.h"
#include "tablier/error.h"

namespace tablier::online {

/// Replays the events, and adds them to `told` (see OnlineTable::replay); the error says which of
/// them cannot be.
Result<online::OnlineTable> table_of(const store::StoredTable& stored,
                                     std::vector<online::Event>* told = nullptr);

/// What is kept beside the events of a table, to find it and to wake it.
store::Summary summary_of(const online::OnlineTable& table, const online::CommandTime& instant);

/// Whether the events are a game by the rules, the cards those of the seed, and the summary the one
/// that follows from them.
Result<void> check_table(const store::StoredTable& stored);

}  // namespace tablier::online
