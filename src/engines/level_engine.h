// A player of one of the ten levels: the engine, thinking less and choosing less strictly.
#pragma once

#include <memory>

#include "engines/levels.h"
#include "search/engine.h"
#include "tablier/random.h"

namespace tablier::engines {

/// Weaker moves are chosen among those the search has looked at, by how much win chance they give
/// away: small mistakes are common, blunders rare.
class LevelEngine final : public search::Engine {
  public:
    LevelEngine(std::unique_ptr<search::Engine> engine, const Level& level, std::uint64_t seed);

    void new_game() override;
    search::SearchResult think(const search::SearchRequest& moment, const search::Limits& limits,
                               const search::Wanted& wanted, search::Control& control,
                               const search::ProgressCallback& sink) override;

  private:
    std::size_t choose(const search::SearchResult& thought);

    std::unique_ptr<search::Engine> engine_;
    Level level_;
    std::uint64_t seed_;
    Random random_;
};

}  // namespace tablier::engines
