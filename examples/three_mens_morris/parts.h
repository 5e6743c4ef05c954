// The four parts of three men's morris, to be registered. (Inside Tablier's tree the build lists
// them.)
#pragma once

#include "tablier/draw/game_picture.h"
#include "tablier/game_advice.h"
#include "tablier/game_rules.h"
#include "tablier/search/game_engine.h"

namespace tablier::three_mens_morris {

const GameRules& rules_part();
const draw::GamePicture& picture_part();
const search::GameEngine& engine_part();
const GameAdvice& advice_part();

}  // namespace tablier::three_mens_morris

namespace tablier {

/// Adds the game to the catalog. Call it once, before anything else.
inline Result<void> register_three_mens_morris() {
    namespace game = three_mens_morris;
    if (auto done = register_rules(game::rules_part()); !done) return done;
    if (auto done = draw::register_picture(game::picture_part()); !done) return done;
    if (auto done = search::register_engine(game::engine_part()); !done) return done;
    return register_advice(game::advice_part());
}

}  // namespace tablier
