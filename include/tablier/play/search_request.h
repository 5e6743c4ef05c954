// Search requests for positions of a match.
#pragma once

#include "tablier/play/match.h"
#include "tablier/search/engine.h"

namespace tablier {

/// Request for the position after the first `entries` entries of the history.
inline search::SearchRequest search_request_after(const Match& match, std::size_t entries) {
    search::SearchRequest request{.position = match.position_after(entries), .earlier = {}};
    request.earlier.reserve(entries);
    for (std::size_t i = 0; i < entries; ++i)
        request.earlier.push_back(match.position_after(i).key());
    return request;
}
inline search::SearchRequest search_request_of(const Match& match) {
    return search_request_after(match, match.history().size());
}

}  // namespace tablier
