// Search results as `info` lines of the protocol.
#pragma once

#include <string>
#include <vector>

#include "tablier/search/engine.h"

namespace tablier::ugi {

/// "cp 35" or "mate -4".
std::string score_text(search::Score score);

/// One line for each of the best moves.
std::vector<std::string> info_lines(const search::SearchResult& result);

}  // namespace tablier::ugi
