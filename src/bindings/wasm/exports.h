// Exported functions of a WebAssembly module: the host writes a request into the module's memory,
// calls, and reads the answer.
#pragma once

#include <string>

#include "bindings/calls/calls.h"

#define TABLIER_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace tablier::bindings {

/// The calls of this module; each module defines its own.
const Calls& module_calls();

}  // namespace tablier::bindings
