#include "games/intercept/explain_clicks.h"

#include "games/intercept/explain.h"

namespace tablier::intercept {

Refusal explain_clicks(const Rules& rules, const Position& position,
                       std::span<const std::string> clicks) {
    return explain(rules, position, clicks.empty() ? "" : clicks.back());
}

}  // namespace tablier::intercept
