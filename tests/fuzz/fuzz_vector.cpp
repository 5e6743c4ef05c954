// Lines of vector files: an error, or a check (small perft only).
#include "conform/vector.h"
#include "fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const auto vector = parse_vector({reinterpret_cast<const char*>(data), size});
    if (!vector) {
        fuzz::must(!vector.error().message.empty(), "a refusal has a message");
        return 0;
    }
    if (!vector->perft || vector->perft->depth <= 1) (void)check_vector(*vector);
    return 0;
}
