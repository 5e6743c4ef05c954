// `query` commands: questions about the game for programs that do not have its rules.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tablier/error.h"
#include "tablier/play/match.h"

namespace tablier::ugi {

/// The answer to `query WORDS…`, without the word `response` before it; the error says what can be
/// asked.
Result<std::string> answer(const Match& match, std::span<const std::string_view> words);

}  // namespace tablier::ugi
