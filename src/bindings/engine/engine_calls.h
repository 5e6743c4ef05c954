// Calls of the engine module (engine.wasm): search, reviews, import of games. Each call passes the
// match as its record, so that the engine can run in another thread or process (in a browser: a
// worker).
//
//   think RECORD ENGINE MOVETIME NODES LINES   → {"move", "depth", "nodes", "lines": […]}
//       Empty MOVETIME and NODES: the engine's own limits. What is found on the way goes to
//       `found` in the same form.
//   review RECORD MOVETIME ENTRY [NODES]       what one entry of a game was worth; the same record
//       and limits again go on with what was thought before. Empty MOVETIME: NODES alone
//   reasons RECORD MOVE                        why a move is good → {"sentences", "way"}
//   agree-to-end RECORD ENGINES                whether the engines at these seats ("NE") agree to
//       end the match now, as far as they decide for their sides → {"agree"}
//   guide SPEC                                 the rules in short, as the terminal tells them →
//       {"rules": [{"title", "paragraphs": […]}, …]}
//   import TEXT [VARIANT NOTATION LEGAL]       games pasted in any form (play/import.h) →
//   {"games"},
//       each {"record", "tags", "notation", "otherNotations", "notes"} or {"error", "error_fr",
//       "line", "column", "movesBefore", "variants"}; LEGAL is "legal" where what stands before the
//       first move that cannot be read is the game
#pragma once

#include <functional>

#include "bindings/calls/calls.h"

namespace tablier::bindings {

using Found = std::function<void(const JsonObject&)>;

void add_engine_calls(Calls& calls, Found found);

}  // namespace tablier::bindings
