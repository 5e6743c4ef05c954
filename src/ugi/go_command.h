// What `go` asks for.
#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"
#include "search/limits.h"

namespace tablier::ugi {

struct GoCommand {
    search::Limits limits = {};
    bool infinite = false;  ///< no answer before `stop`, even if nothing is left to find out

    bool operator==(const GoCommand&) const = default;
};

/// The words after `go`; the error says which of them is wrong and what there is.
Result<GoCommand> parse_go(std::span<const std::string_view> words, const AnyGame& game);

}  // namespace tablier::ugi
