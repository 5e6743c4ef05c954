#include "tablier/presentation.h"

#include "games/intercept/rules/explain.h"
#include "games/intercept/rules/explain_clicks.h"
#include "games/intercept/rules/intercept.h"
#include "games/intercept/rules/scene.h"
#include "games/intercept/rules/story.h"

namespace tablier::intercept {

IllegalMove Intercept::explain(const Rules& rules, const Position& at, std::string_view text) {
    return intercept::explain(rules, at, text);
}

std::vector<std::string> Intercept::clicks(const Rules&, const Position&, Move move) {
    return intercept::clicks(move);
}

IllegalMove Intercept::explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks) {
    return intercept::explain_clicks(rules, at, clicks);
}

std::vector<SceneStep> Intercept::story(const Rules& rules, const Position& at, Move move) {
    return intercept::story(rules, at, move);
}

Scene Intercept::scene(const Rules& rules, const Position& at) {
    return intercept::scene(rules, at);
}

static_assert(PresentableGame<Intercept>);

}  // namespace tablier::intercept
