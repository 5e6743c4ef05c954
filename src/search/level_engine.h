// Engine of a playing level: limits another engine's search and chooses less strictly among its
// moves.
#pragma once

#include <memory>

#include "tablier/random.h"
#include "tablier/search/engine.h"
#include "tablier/search/levels.h"

namespace tablier::search {

/// A weaker move is chosen among the searched moves with a probability that falls with its loss of
/// win chance: small mistakes are common, blunders rare.
class LevelEngine final : public Engine {
  public:
    LevelEngine(std::unique_ptr<Engine> engine, const Level& level, std::uint64_t seed);

    void new_game() override;
    SearchResult think(const SearchRequest& request, const Limits& limits, const LineCounts& counts,
                       Control& control, const ProgressCallback& progress) override;

  private:
    std::size_t choose(const SearchResult& result);

    std::unique_ptr<Engine> engine_;
    Level level_;
    std::uint64_t seed_;
    Random random_;
};

}  // namespace tablier::search
