// `tablier conform`: checks the rules against files of conformance vectors.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "app/interruption.h"
#include "app/progress.h"
#include "conform/vector.h"

namespace tablier::app {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

struct Tally {
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
};

struct ConformArguments {
    std::vector<std::string> files;
    ProgressArgument progress;
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

/// False if it was stopped before the end.
bool check_all(const std::vector<std::string>& files, const std::vector<std::string>& contents,
               const ProgressArgument& progress_argument, const std::stop_token& stop,
               Tally& tally) {
    std::uint64_t lines = 0;
    for (const std::string& content : contents)
        lines += std::uint64_t(std::ranges::count(content, '\n')) + 1;
    Progress progress("conform", lines, progress_argument);
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::string_view rest = contents[i];
        if (rest.starts_with(byte_order_mark)) rest.remove_prefix(byte_order_mark.size());
        for (int number = 1; !rest.empty(); ++number) {
            if (stop.stop_requested()) return false;
            const std::size_t end = rest.find('\n');
            const std::string_view line = rest.substr(0, end);
            rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
            if (line.find_first_not_of(" \t\r") != std::string_view::npos)
                check_line(files[i], number, line, tally);
            progress.advance();
        }
    }
    return true;
}

void run(const ConformArguments& arguments) {
    std::vector<std::string> contents;
    for (const std::string& file : arguments.files) {
        auto content = read_file(file);
        if (!content) throw UsageError(content.error().words());
        contents.push_back(std::move(*content));
    }
    const Interruption interruption;
    Tally tally;
    const bool complete =
        check_all(arguments.files, contents, arguments.progress, interruption.token(), tally);
    const Text unfinished{"UNFINISHED: ", "INACHEVÉ : "};
    fmt::print("{}{}\n", complete ? "" : said(unfinished),
               said(fill_text("{0} passed, {1} failed", "{0} corrects, {1} fautifs",
                              {std::to_string(tally.passed), std::to_string(tally.failed)})));
    if (!complete) throw CLI::RuntimeError(Interruption::exit_code);
    if (tally.passed + tally.failed == 0)
        throw Failure(Text{"no vectors in these files", "aucun vecteur dans ces fichiers"});
    if (tally.failed > 0) throw CLI::RuntimeError(1);
}

}  // namespace

void add_conform_command(CLI::App& program) {
    auto arguments = std::make_shared<ConformArguments>();
    CLI::App* command = program.add_subcommand(
        "conform", said({"Check vector files (JSON lines of legal moves and perft counts)",
                         "Vérifier des fichiers de vecteurs (lignes JSON de coups permis et de "
                         "comptes perft)"}));
    command
        ->add_option("FILE", arguments->files,
                     said({"Vector files (- for standard input)",
                           "Fichiers de vecteurs (- pour l'entrée standard)"}))
        ->required();
    arguments->progress.add_to(*command);
    add_examples(*command, {"tablier conform tests/data/vectors/*.jsonl"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
