// SVG calls: boards with the boxes of their places, single pieces and cards.
#pragma once

#include <string_view>

#include "bindings/calls/calls.h"
#include "tablier/scene.h"

namespace tablier::bindings {

/// The board seen from a seat. `marks` are words like "hint:e2" and "choice:e3h", added to those
/// of the scene.
JsonObject board_json(Scene scene, std::string_view seat, std::string_view marks);

/// A whole picture with everything beside the board; `lang` is "en" or "fr".
JsonObject picture_json(const Scene& scene, std::string_view lang);

/// piece GAME SHAPE SEAT CAP; card GAME NAME.
void add_picture_calls(Calls& calls);

}  // namespace tablier::bindings
