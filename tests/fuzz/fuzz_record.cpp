// Records: readable ones must round-trip, and replaying must not crash.
#include "fuzz_input.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_notation.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ReadRecords read = read_records(text);
    for (const RecordError& error : read.errors) fuzz::must_say_why(error.words());
    for (const Record& record : read.records) {
        const auto written = write_record(record);
        fuzz::must(written.has_value(), "a record that was read can be written");
        const auto again = read_record(*written);
        fuzz::must(again && *again == record, "a written record reads back the same");
        if (const auto checked = check_record(record); !checked)
            fuzz::must_say_why(checked.error().words());
        if (const auto game = make_game(record.spec())) (void)from_notation(record, **game);
    }
    return 0;
}
