// Spelling suggestions: the known word nearest to a misspelt one ("did you mean …").
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tablier/text.h"

namespace tablier {

/// Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbouring
/// letters between two words. Ignores case.
int edit_distance(std::string_view one, std::string_view other);

/// The nearest word if it is near enough: at most one letter in three is wrong, or `word` is its
/// beginning. None otherwise, and none if `word` is one of them.
std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> words);

/// "; did you mean "quoridor"?" to append to an error, or empty.
Text did_you_mean(std::string_view word, std::span<const std::string> words);

}  // namespace tablier
