// A built-in player at a table of a match.
#pragma once

#include "arena/player.h"
#include "search/engine.h"

namespace tablier::arena {

class BuiltInPlayer final : public Player {
  public:
    explicit BuiltInPlayer(std::unique_ptr<search::Engine> thinker);

    std::expected<void, Fault> new_game(const std::stop_token& cancel) override;
    std::expected<Choice, Fault> choose(const Match& match, const search::Limits& limits,
                                        Milliseconds patience,
                                        const std::stop_token& cancel) override;

  private:
    std::unique_ptr<search::Engine> thinker_;
    bool has_thought_ = false;
};

}  // namespace tablier::arena
