// Lines of exports: an error, or a round trip.
#include "fuzz_input.h"
#include "store/export_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const auto line = store::read_export_line({reinterpret_cast<const char*>(data), size});
    if (!line) {
        fuzz::must(!line.error().message.empty(), "a refusal has a message");
        return 0;
    }
    if (const auto* table = std::get_if<store::StoredTable>(&*line)) {
        const auto written = store::line_of(*table);
        fuzz::must(written.has_value(), "what was read can be written");
        const auto again = store::read_export_line(*written);
        fuzz::must(again && std::get<store::StoredTable>(*again) == *table, "and is the same");
    }
    return 0;
}
