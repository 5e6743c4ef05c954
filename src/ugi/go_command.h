// Parser of the `go` command.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/play/match.h"
#include "tablier/search/limits.h"

namespace tablier::ugi {

struct GoCommand {
    search::Limits limits = {};
    bool infinite = false;  ///< no answer before `stop`, even if the search has ended
    std::vector<std::string> searchmoves = {};  ///< the moves to choose among; empty: all
    std::vector<std::string> ignored = {};      ///< unknown words

    bool operator==(const GoCommand&) const = default;
};

/// The words after `go`. As UCI requires, unknown words are ignored. The error says which number is
/// missing or wrong.
Result<GoCommand> parse_go(std::span<const std::string_view> words, const Match& match);

}  // namespace tablier::ugi
