// Position set by the `position` command: the variant, the position and the moves that led to it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/match.h"

namespace tablier::ugi {

class SessionPosition {
  public:
    explicit SessionPosition(GamePtr game) : match_(std::move(game)) {}

    const Match& match() const { return match_; }
    void reset() { *this = SessionPosition(match_.game_ptr()); }

    /// The words after `position`: startpos or fen TEXT, then moves and events. After an error
    /// nothing has changed.
    Result<void> set(std::span<const std::string_view> words);

  private:
    Match match_;
    std::string start_;               ///< the text after fen; empty for the normal start
    std::vector<std::string> moves_;  ///< as given
};

}  // namespace tablier::ugi
