// Parsing of header values that are comma-separated lists.
#pragma once

#include <string_view>

namespace tablier::net {

/// Without spaces and tabs at both ends.
inline std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Takes the part before the first `separator` off the text, and returns it trimmed.
inline std::string_view take_part(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

}  // namespace tablier::net
