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
    bool infinite = false;  ///< no answer before `stop`, even if nothing is left to find out
    std::vector<std::string> searchmoves = {};  ///< the moves to choose among; empty: all
    std::vector<std::string> ignored = {};      ///< words that mean nothing here

    bool operator==(const GoCommand&) const = default;
};

/// The words after `go`. As UCI asks, words that are not known are ignored; the
/// error says which number is missing or wrong.
Result<GoCommand> parse_go(std::span<const std::string_view> words, const Match& match);

}  // namespace tablier::ugi
