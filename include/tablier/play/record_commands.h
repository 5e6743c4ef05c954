// Machine-readable commands in the comments of a record: `[%eval +0.35]`, `[%clk 0:09:58]`, `[%emt
// 0:00:12.5]`. They are kept in the comment's text only.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "tablier/play/record.h"

namespace tablier {

/// The value of the first `[%name value]` in a comment.
std::optional<std::string_view> command_in(std::string_view comment, std::string_view name);

/// Time left on the mover's clock after the move.
std::optional<std::chrono::milliseconds> clock_of(const RecordEntry& entry);
/// Time used for the move.
std::optional<std::chrono::milliseconds> elapsed_of(const RecordEntry& entry);

/// Add the value, or replace the present one. Values that a record cannot express (an infinite
/// evaluation, a negative time) are left out. An evaluation is an engine's score of the position
/// after the move, from the view of the seat that moved.
void set_eval(RecordEntry& entry, double eval);
void set_clock(RecordEntry& entry, std::chrono::milliseconds left);
void set_elapsed(RecordEntry& entry, std::chrono::milliseconds elapsed);

/// "0:09:58", "0:00:12.5".
std::string time_text(std::chrono::milliseconds time);
std::optional<std::chrono::milliseconds> parse_time(std::string_view text);

}  // namespace tablier
