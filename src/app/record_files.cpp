#include "app/record_files.h"

#include "app/errors.h"
#include "app/files.h"
#include "tablier/play/record_reader.h"

namespace tablier::app {

const Text no_games{"no games", "aucune partie"};

std::string read_or_usage_error(const std::string& file, Lang lang) {
    auto content = read_file(file);
    if (!content) throw UsageError(content.error().words(), lang);
    return std::move(*content);
}

std::vector<Record> records_or_failure(const std::string& file, Lang lang) {
    ReadRecords read = read_records(read_or_usage_error(file, lang));
    if (!read.errors.empty()) throw Failure(about(file, read.errors.front().words()), lang);
    if (read.records.empty()) throw Failure(about(file, no_games), lang);
    return std::move(read.records);
}

}  // namespace tablier::app
