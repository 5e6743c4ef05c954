// `quoridor_habits FILE…`: counts in the games of matches what programs of Quoridor are known to do
// badly: wander in won races, spend walls early, miss jumps. See docs/strength.md.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "app/errors.h"
#include "app/record_files.h"
#include "habits.h"

namespace tablier::habits {
namespace {

void run(const std::vector<std::string>& files) {
    HabitsByPlayer players;
    for (const std::string& file : files)
        for (const Record& record : app::records_or_failure(file)) {
            const auto replayed = app::replay(record);
            if (!replayed) throw app::Failure(file + ": " + replayed.error().text());
            if (auto added = add(players, replayed->record, replayed->match); !added)
                throw app::Failure(file + ": " + added.error().message);
        }
    fmt::print("{}", report(players));
}

}  // namespace
}  // namespace tablier::habits

int main(int argc, char** argv) {
    constexpr int exit_failure = 1;
    constexpr int exit_usage = 2;
    std::vector<std::string> files;
    CLI::App program{
        "Counts in games of Quoridor what programs are known to do badly: wander in won races, "
        "spend walls early, miss jumps.",
        "quoridor_habits"};
    program.add_option("FILE", files, "Files of records, such as games.txt of a match")->required();
    try {
        program.parse(argc, argv);
        tablier::habits::run(files);
        return 0;
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : exit_usage;
    } catch (const tablier::app::UsageError& error) {
        std::fprintf(stderr, "quoridor_habits: %s\n", error.what());
        return exit_usage;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "quoridor_habits: %s\n", error.what());
        return exit_failure;
    }
}
