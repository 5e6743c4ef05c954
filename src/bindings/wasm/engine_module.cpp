// Entry of engine.wasm, which a worker loads: the engine calls.
#include "bindings/engine/engine_calls.h"
#include "bindings/wasm/exports.h"

/// Imported from the host: receives interim results of a search.
extern "C" __attribute__((import_module("tablier"), import_name("found"))) void tablier_found(
    const char* text, int size);

namespace tablier::bindings {

const Calls& module_calls() {
    static const Calls calls = [] {
        Calls made;
        add_engine_calls(made, [](const JsonObject& found) {
            const std::string text = found.text();
            tablier_found(text.data(), int(text.size()));
        });
        return made;
    }();
    return calls;
}

}  // namespace tablier::bindings
