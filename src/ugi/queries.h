// `query` commands: data about the game for programs without its rules.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tablier/error.h"
#include "tablier/play/match.h"

namespace tablier::ugi {

/// The answer to `query WORDS…`, without the leading word `response`. The error lists the possible
/// queries.
Result<std::string> answer(const Match& match, std::span<const std::string_view> words);

}  // namespace tablier::ugi
