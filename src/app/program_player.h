// External UGI engine as a player of the terminal game.
#pragma once

#include <memory>
#include <string>

#include "arena/contestant.h"
#include "arena/player.h"
#include "tablier/search/control.h"

namespace tablier::app {

/// The program is started for its first move.
class ProgramPlayer {
  public:
    /// The error says why these settings do not fit the game.
    static Result<std::unique_ptr<ProgramPlayer>> make(GamePtr game,
                                                       const arena::Contestant& program);

    /// A legal move. `limits` apply if the program has none of its own. The error names the
    /// program's fault, or says that `control` was stopped; the program is restarted at the next
    /// call.
    Result<std::string> choose(const Match& match, const search::Limits& limits,
                               const search::Control& control);

  private:
    ProgramPlayer(const arena::Contestant& program, std::unique_ptr<arena::Player> player)
        : program_(program), player_(std::move(player)) {}

    arena::Contestant program_;
    std::unique_ptr<arena::Player> player_;
    bool started_ = false;
};

}  // namespace tablier::app
