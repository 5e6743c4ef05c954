#include "games/quoridor/engine/sized_engine.h"

template tablier::Result<std::unique_ptr<tablier::search::Engine>>
tablier::quoridor::make_sized_engine<5>(const GamePtr& game,
                                        const search::EngineSettings& settings);
