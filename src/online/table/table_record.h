// Record of an online game, and the verification of its draws.
#pragma once

#include <string>

#include "online/table/online_table.h"
#include "tablier/error.h"
#include "tablier/play/record.h"

namespace tablier::online {

/// The text of the record (docs/records.md). With draws it has the tags Table, Commitment and,
/// after the end, Seed, by which the draws can be verified.
Result<std::string> table_record(const OnlineTable& table);

/// The draws that were verified.
struct VerifiedDraws {
    int draws = 0;      ///< moves of chance: cards, and lots for the colours (P-R9)
    bool lots = false;  ///< for the seats
};

/// Verifies that the seed fits the commitment, and that the cards and lots of the record follow
/// from the seed. The error names the first wrong draw.
Result<VerifiedDraws> verify_draws(const Record& record);

}  // namespace tablier::online
