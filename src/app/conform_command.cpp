// `tablier conform`: checks the rules against files of conformance vectors.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/progress.h"
#include "conform/vector.h"

namespace tablier::app {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

struct Tally {
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
};

std::string moves_text(const std::vector<std::string>& moves) {
    std::string out;
    for (const std::string& move : moves) out += " " + in_message(move);
    return out.empty() ? " none" : out;
}

void check_line(const std::string& file, int number, std::string_view line, Tally& tally) {
    const auto vector = parse_vector(line);
    if (!vector) {
        ++tally.failed;
        fmt::print("{}:{}: {}\n", file, number, vector.error().message);
        return;
    }
    const std::string difference = check_vector(*vector);
    if (difference.empty()) {
        ++tally.passed;
        return;
    }
    ++tally.failed;
    fmt::print("{}:{}: {}\n  {}\n  moves:{}\n", file, number, in_message(vector->spec), difference,
               moves_text(vector->moves));
}

void run(const std::vector<std::string>& files) {
    std::vector<std::string> contents;
    for (const std::string& file : files) {
        auto content = read_file(file);
        if (!content) throw UsageError(content.error().message);
        contents.push_back(std::move(*content));
    }
    Tally tally;
    std::uint64_t lines = 0;
    for (const std::string& content : contents)
        lines += std::uint64_t(std::ranges::count(content, '\n')) + 1;
    {
        Progress progress("conform", lines);
        for (std::size_t i = 0; i < files.size(); ++i) {
            std::string_view rest = contents[i];
            if (rest.starts_with(byte_order_mark)) rest.remove_prefix(byte_order_mark.size());
            for (int number = 1; !rest.empty(); ++number) {
                const std::size_t end = rest.find('\n');
                const std::string_view line = rest.substr(0, end);
                rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
                if (line.find_first_not_of(" \t\r") != std::string_view::npos)
                    check_line(files[i], number, line, tally);
                progress.advance();
            }
        }
    }
    fmt::print("{} passed, {} failed\n", tally.passed, tally.failed);
    if (tally.passed + tally.failed == 0) throw Failure("no vectors in these files");
    if (tally.failed > 0) throw CLI::RuntimeError(1);
}

}  // namespace

void add_conform_command(CLI::App& program) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command = program.add_subcommand(
        "conform", "Check vector files (JSON lines of legal moves and perft counts)");
    command->add_option("FILE", *files, "Vector files (- for standard input)")->required();
    command->callback([files] { run(*files); });
}

}  // namespace tablier::app
