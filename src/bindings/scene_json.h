// A scene as JSON, for the parts of a page around the board.
#pragma once

#include "core/json.h"
#include "tablier/scene.h"

namespace tablier::bindings {

JsonObject scene_json(const Scene& scene);

}  // namespace tablier::bindings
