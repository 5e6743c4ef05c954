#include "arena/player.h"

#include <array>
#include <utility>

#include "arena/built_in_player.h"
#include "arena/external_player.h"
#include "tablier/random.h"
#include "tablier/search/make_engine.h"

namespace tablier::arena {

std::string_view fault_word(FaultKind kind) {
    constexpr std::array<std::string_view, 4> words{"crash", "stall", "illegal", "flag"};
    return words[std::size_t(kind)];
}

Result<std::unique_ptr<Player>> make_player(GamePtr game, const Contestant& contestant,
                                            std::uint64_t seed, const std::string& stderr_file) {
    if (const auto* external = std::get_if<ExternalSettings>(&contestant.player))
        return make_external_player(std::move(game), *external, stderr_file);
    search::EngineSettings settings = std::get<search::EngineSettings>(contestant.player);
    settings.seed = mix64(settings.seed ^ seed);
    auto engine = search::make_engine(std::move(game), settings);
    if (!engine) return std::unexpected(engine.error());
    return std::make_unique<BuiltInPlayer>(std::move(*engine));
}

}  // namespace tablier::arena
