// Player of a match that is a built-in engine.
#pragma once

#include "arena/player.h"
#include "tablier/search/engine.h"

namespace tablier::arena {

class BuiltInPlayer final : public Player {
  public:
    explicit BuiltInPlayer(std::unique_ptr<search::Engine> engine);

    std::expected<void, Fault> new_game(const std::stop_token& cancel) override;
    std::expected<Choice, Fault> choose(const Match& match, const search::Limits& limits,
                                        Milliseconds patience,
                                        const std::stop_token& cancel) override;

  private:
    std::unique_ptr<search::Engine> engine_;
    bool has_searched_ = false;
};

}  // namespace tablier::arena
