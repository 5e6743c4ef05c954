// Calls of the module online.wasm: states of online tables that follow the server's events. The
// reduction is the server's own (online/state).
//
//   open STATE             a table as the server tells it → {"table": number}
//   apply TABLE EVENT      its next event → {"state"}: what is the same for all clients, without
//                          "you", "owner", "invited" and "presence"; "now" is the event's time. An
//                          error where an event was missed before it, or where it contradicts the
//                          state: the whole state has to be asked for. Events of unknown types
//                          are only counted.
//   close TABLE
#pragma once

#include "bindings/calls/calls.h"

namespace tablier::bindings {

void add_online_calls(Calls& calls);

}  // namespace tablier::bindings
