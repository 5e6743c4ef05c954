// Fills a data folder with games, as a server stores them.
#pragma once

#include <filesystem>

namespace tablier::load {

/// Most are over; one in ten is being played, half of these with a clock that runs.
void store_games(const std::filesystem::path& folder, int games, int moves);

}  // namespace tablier::load
