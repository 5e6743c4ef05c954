#include "tablier/presentation.h"

#include "games/superpion/rules/explain.h"
#include "games/superpion/rules/explain_clicks.h"
#include "games/superpion/rules/scene.h"
#include "games/superpion/rules/story.h"
#include "games/superpion/rules/superpion.h"

namespace tablier::superpion {

IllegalMove Superpion::explain(const Rules& rules, const Position& at, std::string_view text) {
    return superpion::explain(rules, at, text);
}

std::vector<std::string> Superpion::clicks(const Rules& rules, const Position& at,
                                           const Move& move) {
    return superpion::clicks(rules, at, move);
}

IllegalMove Superpion::explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks) {
    return superpion::explain_clicks(rules, at, clicks);
}

std::vector<SceneStep> Superpion::story(const Rules& rules, const Position& at, const Move& move) {
    return superpion::story(rules, at, move);
}

Scene Superpion::scene(const Rules& rules, const Position& at) {
    return superpion::scene(rules, at);
}

static_assert(PresentableGame<Superpion>);

}  // namespace tablier::superpion
