// The example in docs/records.md is a valid record.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"

namespace tablier {
namespace {

std::string example() {
    std::ifstream file(TABLIER_TEST_DATA "/../docs/records.md");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const std::string fence = "```\n";
    const std::size_t start = text.find(fence) + fence.size();
    return text.substr(start, text.find(fence, start) - start);
}

TEST(DocsExample, is_read_checked_and_written_as_it_stands) {
    const ReadRecords read = read_records(example());
    for (const RecordError& error : read.errors) ADD_FAILURE() << error.text();
    EXPECT_EQ(read.records.size(), 2u);
    for (const Record& record : read.records) {
        const auto checked = check_record(record);
        EXPECT_TRUE(checked) << checked.error().text();
    }
    EXPECT_EQ(write_records(read.records).value_or(""), example());
}

}  // namespace
}  // namespace tablier
