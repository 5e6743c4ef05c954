#include "games/quoridor/explain_clicks.h"

#include "games/quoridor/explain.h"
#include "games/quoridor/sizes.h"

namespace tablier::quoridor {

template <int N>
Refusal explain_clicks(const Rules& rules, const Position<N>& position,
                       std::span<const std::string> clicks) {
    return explain(rules, position, clicks.empty() ? "" : clicks.back());
}

#define INSTANTIATE(N) \
    template Refusal explain_clicks(const Rules&, const Position<N>&, std::span<const std::string>);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
