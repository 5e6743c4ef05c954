#include "tablier/game_advice.h"

#include "core/part_registry.h"

namespace tablier {
namespace {

PartRegistry<GameAdvice>& registry() {
    static PartRegistry<GameAdvice> one{built_in_advice()};
    return one;
}

}  // namespace

Result<void> register_advice(const GameAdvice& advice) {
    return registry().add(advice);
}

const GameAdvice* find_advice(std::string_view game) {
    return registry().find(game);
}

}  // namespace tablier
