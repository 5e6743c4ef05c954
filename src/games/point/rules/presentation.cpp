#include "tablier/presentation.h"

#include "games/point/rules/explain.h"
#include "games/point/rules/explain_clicks.h"
#include "games/point/rules/point.h"
#include "games/point/rules/scene.h"
#include "games/point/rules/story.h"

namespace tablier::point {

IllegalMove Point::explain(const Rules& rules, const Position& at, std::string_view text) {
    return point::explain(rules, at, text);
}

std::vector<std::string> Point::clicks(const Rules& rules, const Position& at, Move move) {
    return point::clicks(rules, at, move);
}

IllegalMove Point::explain_clicks(const Rules& rules, const Position& at,
                                  std::span<const std::string> clicks) {
    return point::explain_clicks(rules, at, clicks);
}

std::vector<SceneStep> Point::story(const Rules& rules, const Position& at, Move move) {
    return point::story(rules, at, move);
}

Scene Point::scene(const Rules& rules, const Position& at) {
    return point::scene(rules, at);
}

static_assert(PresentableGame<Point>);

}  // namespace tablier::point
