// Lines of the protocol split into words, and words parsed as numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"

namespace tablier::ugi {

/// The words between spaces and tabs.
std::vector<std::string_view> words_of(std::string_view line);

/// Joins words with single spaces.
std::string joined(std::span<const std::string_view> words);

/// The error names what the number is for, the text and the range.
Result<std::int64_t> whole_number(std::string_view what, std::string_view text, std::int64_t lowest,
                                  std::int64_t highest);

/// Compares names of options without case, as UCI requires.
bool same_name(std::string_view a, std::string_view b);

}  // namespace tablier::ugi
