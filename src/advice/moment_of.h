// A match as a search wants it.
#pragma once

#include "search/engine.h"
#include "tablier/play/match.h"

namespace tablier {

/// The present moment of a match, or the one after the first `entries` entries of its history.
inline search::SearchRequest moment_after(const Match& match, std::size_t entries) {
    search::SearchRequest moment{.position = match.position_after(entries), .earlier = {}};
    moment.earlier.reserve(entries);
    for (std::size_t i = 0; i < entries; ++i)
        moment.earlier.push_back(match.position_after(i).key());
    return moment;
}
inline search::SearchRequest moment_of(const Match& match) {
    return moment_after(match, match.history().size());
}

}  // namespace tablier
