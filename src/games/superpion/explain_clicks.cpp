#include "games/superpion/explain_clicks.h"

#include "games/superpion/explain.h"

namespace tablier::superpion {

Refusal explain_clicks(const Rules& rules, const Position& position,
                       std::span<const std::string> clicks) {
    return explain(rules, position, clicks.empty() ? "" : clicks.back());
}

}  // namespace tablier::superpion
