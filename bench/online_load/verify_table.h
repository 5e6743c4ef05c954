// Verification of a stored table against what the server has acknowledged to its players.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "persistent_player.h"

namespace tablier::load {

/// Contradictions between a stored table and its players, which all have settled; empty if there
/// are none. `events` and `state` are the bodies of the API's answers.
std::vector<std::string> contradictions(std::string_view events, std::string_view state,
                                        std::span<const PersistentPlayer* const> players);

}  // namespace tablier::load
