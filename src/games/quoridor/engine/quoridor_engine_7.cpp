#include "games/quoridor/engine/engine.h"

template tablier::engines::MadeEngine tablier::engines::make_quoridor_engine<7>(
    const GamePtr& game, const EngineSettings& settings);
