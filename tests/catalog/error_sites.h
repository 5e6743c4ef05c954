// List of the errors in the sources, extracted from their text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tablier/text.h"

namespace tablier {

/// One call that makes an error: both patterns, as they are written in the source.
struct ErrorSite {
    std::string where;  ///< "games/catalog.cpp:29"
    Text pattern;

    /// Whether a text is this error, with any arguments for its placeholders; what leads up to it
    /// ("line 3, column 5: ") may stand before.
    bool made(const std::string& text, Lang lang) const;
};

struct ErrorSites {
    std::vector<ErrorSite> sites;
    std::vector<std::string> in_one_language;  ///< calls that give English only: where
};

/// All calls of fail, wrong, fail_here and fail_at in the folders whose errors people meet.
ErrorSites read_error_sites();

/// The placeholders of a pattern, in order: "{0}", "{1}".
std::vector<std::string> placeholders(std::string_view pattern);

}  // namespace tablier
