#include "games/quoridor/engine/quoridor_engine.h"

template tablier::engines::MadeThinker tablier::engines::make_quoridor_thinker<5>(
    const GamePtr& game, const EngineSettings& settings);
