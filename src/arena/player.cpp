#include "arena/player.h"

#include <array>
#include <utility>

#include "arena/built_in_player.h"
#include "arena/external_player.h"
#include "engines/engines.h"
#include "tablier/random.h"

namespace tablier::arena {

std::string_view fault_word(FaultKind kind) {
    constexpr std::array<std::string_view, 4> words{"crash", "stall", "illegal", "flag"};
    return words[std::size_t(kind)];
}

Result<std::unique_ptr<Player>> make_player(GamePtr game, const Contestant& contestant,
                                            std::uint64_t seed, const std::string& complaints) {
    if (const auto* external = std::get_if<ExternalSettings>(&contestant.player))
        return make_external_player(std::move(game), *external, complaints);
    engines::EngineSettings settings = std::get<engines::EngineSettings>(contestant.player);
    settings.seed = mix64(settings.seed ^ seed);
    auto thinker = engines::make_engine(std::move(game), settings);
    if (!thinker) return std::unexpected(thinker.error());
    return std::make_unique<BuiltInPlayer>(std::move(*thinker));
}

}  // namespace tablier::arena
