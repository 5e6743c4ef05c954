// Times of day and durations at online tables, in milliseconds.
#pragma once

#include <cstdint>

namespace tablier::online {

using Time = std::int64_t;  ///< since 1970
using Duration = std::int64_t;

inline constexpr Duration milliseconds_a_day = Duration(24) * 60 * 60 * 1000;

/// The end of the year 9999, the limit of times in input, so that sums cannot overflow.
inline constexpr Time latest_time = 253'402'300'799'999;

}  // namespace tablier::online
