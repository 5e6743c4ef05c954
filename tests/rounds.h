// How often tests try something at random.
#pragma once

namespace tablier {

/// All of it at full speed; less with sanitizers, which look for faults of another kind and take
/// ten times as long.
constexpr int rounds([[maybe_unused]] int full, [[maybe_unused]] int sanitized) {
#ifdef TABLIER_SANITIZED
    return sanitized;
#else
    return full;
#endif
}

}  // namespace tablier
