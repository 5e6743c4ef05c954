#include "games/point/explain_clicks.h"

#include "games/point/explain.h"

namespace tablier::point {

Refusal explain_clicks(const Rules& rules, const Position& position,
                       std::span<const std::string> clicks) {
    return explain(rules, position, clicks.empty() ? "" : clicks.back());
}

}  // namespace tablier::point
