// `quoridor_habits FILE…`: counts in the games of matches what programs of Quoridor are known to do
// badly: wander in won races, spend walls early, miss jumps. See docs/strength.md.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/errors.h"
#include "app/record_files.h"
#include "habits.h"
#include "tablier/play/open_record.h"
#include "tool_main.h"

namespace tablier::habits {
namespace {

void run(const std::vector<std::string>& files) {
    HabitsByPlayer players;
    for (const std::string& file : files)
        for (const Record& record : app::records_or_failure(file)) {
            const auto opened = open_record(record);
            if (!opened) throw app::Failure(file + ": " + opened.error().text());
            if (auto added = add(players, opened->record, opened->match); !added)
                throw app::Failure(file + ": " + added.error().message);
        }
    fmt::print("{}", report(players));
}

}  // namespace
}  // namespace tablier::habits

int main(int argc, char** argv) {
    std::vector<std::string> files;
    CLI::App program{
        "Counts in games of Quoridor what programs are known to do badly: wander in won races, "
        "spend walls early, miss jumps.",
        "quoridor_habits"};
    program.add_option("FILE", files, "Files of records, such as games.txt of a match")->required();
    return tablier::tools::tool_main(program, argc, argv, [&] { tablier::habits::run(files); });
}
