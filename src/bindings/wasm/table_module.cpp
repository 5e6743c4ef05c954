// Entry of table.wasm, which every page loads: rules, pictures and records, no engine.
#include "bindings/table_calls.h"
#include "bindings/wasm/exports.h"

namespace tablier::bindings {

const Calls& module_calls() {
    static const Calls calls = [] {
        Calls made;
        add_table_calls(made);
        return made;
    }();
    return calls;
}

}  // namespace tablier::bindings
