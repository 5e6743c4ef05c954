// Scene as JSON: the data that a page needs besides the SVG.
#pragma once

#include "core/json.h"
#include "tablier/scene.h"

namespace tablier::bindings {

JsonObject scene_json(const Scene& scene);

}  // namespace tablier::bindings
