#include "games/intercept/rules/story.h"

#include "games/intercept/rules/ball.h"
#include "games/intercept/rules/routes.h"

namespace tablier::intercept {
namespace {

using Step = SceneStep::Kind;

SceneStep step(Step kind, const std::vector<Cell>& cells) {
    SceneStep told{kind};
    for (Cell cell : cells) told.places.push_back(cell_name(cell));
    return told;
}

Face face_after(const Position& position, Move move) {
    if (move.is_double()) return move.face();
    return position.passages.contains(move.from()) ? Face::Passage : Face::Repos;
}

std::vector<Cell> way_of_ball(const Rules& rules, const Position& position, Move move) {
    const BallView view(rules, position, position.occupied());
    const PassBoard board =
        view.board_after(position, move.from(), move.to(), face_after(position, move));
    const Cell actor = actor_needed(rules, position) ? move.to() : no_cell;
    return ball_route(rules.bend, board, position.ball, actor, move.ball());
}

}  // namespace

std::vector<SceneStep> story(const Rules& rules, const Position& position, Move move) {
    if (move.is_pass()) return {};
    const Cell from = move.from();
    const Cell to = move.to();
    std::vector<SceneStep> steps;
    if (!move.is_flip())
        steps.push_back(step(Step::Travel, Routes(position, from, to).route(from, to)));
    const bool passage_before = position.passages.contains(from);
    if (passage_before != (face_after(position, move) == Face::Passage))
        steps.push_back(step(Step::TurnOver, {to}));
    if (move.has_ball())
        steps.push_back(step(Step::TravelBall, way_of_ball(rules, position, move)));
    return steps;
}

}  // namespace tablier::intercept
