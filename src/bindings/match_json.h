// A match as JSON: history, state, legal moves and scene.
#pragma once

#include <cstddef>

#include "core/json.h"
#include "tablier/play/match.h"

namespace tablier::bindings {

/// The scene after the first `entries` entries; the last of them is marked, and at the end of a
/// finished match its result is in the status.
Scene scene_after(const Match& match, std::size_t entries);

/// State of a match after `entries` entries of its history, for display; `scene` is that after
/// them.
JsonObject match_json(const Match& match, std::size_t entries, const Scene& scene);

/// A line of moves from a position, each with its path of clicks; ends before the first illegal
/// one. For the engine's lines.
JsonObject line_json(AnyPosition position, std::span<const std::string_view> moves);

}  // namespace tablier::bindings
