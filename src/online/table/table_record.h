// Record of an online game, and the verification of its draws.
#pragma once

#include <string>

#include "online/table/online_table.h"
#include "tablier/error.h"
#include "tablier/play/record.h"

namespace tablier::online {

/// The text of the record (docs/records.md). Where cards or lots are drawn it has the tags Table,
/// Commitment and, after the end, Seed, with which anyone can check them.
Result<std::string> table_record(const OnlineTable& table);

/// The draws that were checked and are right.
struct VerifiedDraws {
    int draws = 0;      ///< moves of chance: cards, and lots for the colours (P-R9)
    bool lots = false;  ///< for the seats
};

/// Whether the cards and lots in such a record are the ones that its seed gives, and the seed the
/// one that was committed to. The error names the first draw that is not.
Result<VerifiedDraws> verify_draws(const Record& record);

}  // namespace tablier::online
