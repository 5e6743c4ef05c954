#include "games/quoridor/engine/engine.h"

template tablier::engines::MadeEngine tablier::engines::make_quoridor_engine<5>(
    const GamePtr& game, const EngineSettings& settings);
