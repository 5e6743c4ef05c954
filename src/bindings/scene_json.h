// A scene as JSON: what a page needs besides the picture.
#pragma once

#include "core/json.h"
#include "tablier/scene.h"

namespace tablier::bindings {

JsonObject scene_json(const Scene& scene);

}  // namespace tablier::bindings
