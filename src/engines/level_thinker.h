// A player of one of the ten levels: the engine, thinking less and choosing less strictly.
#pragma once

#include <memory>

#include "tablier/random.h"
#include "engines/levels.h"
#include "search/thinker.h"

namespace tablier::engines {

/// Weaker moves are chosen among those the search has looked at, by how much win chance they give
/// away: small mistakes are common, blunders rare.
class LevelThinker final : public search::Thinker {
  public:
    LevelThinker(std::unique_ptr<search::Thinker> engine, const Level& level, std::uint64_t seed);

    void new_game() override;
    search::Thought think(const search::Moment& moment, const search::Limits& limits,
                          const search::Wanted& wanted, search::Control& control,
                          const search::ThoughtSink& sink) override;

  private:
    std::size_t choose(const search::Thought& thought);

    std::unique_ptr<search::Thinker> engine_;
    Level level_;
    std::uint64_t seed_;
    Random random_;
};

}  // namespace tablier::engines
