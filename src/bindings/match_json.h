// A match as JSON: history, state, legal moves and scene.
#pragma once

#include <cstddef>

#include "core/json.h"
#include "tablier/play/match.h"

namespace tablier::bindings {

/// The scene after the first `entries` entries; the last of them is marked, and at the end of a
/// finished match its result is in the status.
Scene scene_after(const Match& match, std::size_t entries);

/// Everything a page shows of a match as it stands after `entries` entries of its history.
JsonObject match_json(const Match& match, std::size_t entries);

/// Moves played one after the other from a position, each with the places it touches; ends before
/// the first that is not legal. For the engine's lines.
JsonObject line_json(AnyPosition position, std::span<const std::string_view> moves);

}  // namespace tablier::bindings
