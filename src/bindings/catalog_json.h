// Catalog of all variants as JSON.
#pragma once

#include <string>

#include "core/json.h"
#include "tablier/any_game.h"

namespace tablier::bindings {

/// The seating of a game: seats, sides and players.
JsonObject table_json(const AnyGame& game);

/// All variants with their options, in the order of the catalog.
JsonObject catalog_json();

}  // namespace tablier::bindings
