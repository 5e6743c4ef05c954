// Spelling suggestions: the known word nearest to a misspelt one ("did you mean …").
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tablier/text.h"

namespace tablier {

/// How many letters must be added, taken away, replaced or swapped with their neighbour to make one
/// word of the other (optimal string alignment). Capitals count as small letters.
int edit_distance(std::string_view one, std::string_view other);

/// The word nearest to `word` that is near enough to have been meant: one letter in three may be
/// wrong, or only its beginning was written. None if no word is, or `word` is one of them.
std::optional<std::string> nearest_word(std::string_view word, std::span<const std::string> words);

/// "; did you mean "quoridor"?" to be put behind an error, or nothing.
Text did_you_mean(std::string_view word, std::span<const std::string> words);

}  // namespace tablier
