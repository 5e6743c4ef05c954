// Tests of every game's stories: the animation steps of a move.
#pragma once

#include <set>
#include <string>

#include "tablier/scene.h"
#include "tablier/testing/random_games.h"

namespace tablier {
namespace {

class Story : public RandomMoves {};

std::set<std::string> names_of_places(const Scene& scene) {
    std::set<std::string> names{"deck", "drop"};
    for (const SceneCell& cell : scene.cells) names.insert(cell.name);
    for (const SceneWall& wall : scene.walls) names.insert(wall.name);
    for (const SceneTray& tray : scene.trays)
        for (const SceneCard& card : tray.cards) names.insert("card:" + card.name);
    return names;
}

TEST_P(Story, every_place_is_in_the_scene_before_or_after) {
    at_every_move([](const AnyPosition& before, const AnyPosition& after, const std::string& move) {
        std::set<std::string> names = names_of_places(before.scene());
        names.merge(names_of_places(after.scene()));
        for (const SceneStep& step : before.story(move)) {
            ASSERT_FALSE(step.places.empty()) << move;
            for (const std::string& place : step.places)
                ASSERT_TRUE(names.contains(place)) << place << " in " << move;
            const bool travels =
                step.kind == SceneStep::Kind::Travel || step.kind == SceneStep::Kind::TravelBall;
            ASSERT_TRUE(!travels || step.places.size() >= 2) << move;
        }
    });
}

}  // namespace
}  // namespace tablier
