// Imported games as JSON.
#pragma once

#include "bindings/calls/calls.h"

namespace tablier::bindings {

/// TEXT [VARIANT NOTATION LEGAL]: the games of any text, as `import_games` understands it.
JsonObject import_json(Arguments arguments);

}  // namespace tablier::bindings
