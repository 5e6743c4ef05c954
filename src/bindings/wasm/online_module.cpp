// Entry of online.wasm, which the pages of online tables load: events of tables.
#include "bindings/online/online_calls.h"
#include "bindings/wasm/exports.h"

namespace tablier::bindings {

const Calls& module_calls() {
    static const Calls calls = [] {
        Calls made;
        add_online_calls(made);
        return made;
    }();
    return calls;
}

}  // namespace tablier::bindings
