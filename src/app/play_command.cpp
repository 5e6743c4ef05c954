// `tablier play`: a game at the terminal.
#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <random>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/terminal_table.h"
#include "games/catalog.h"
#include "play/record_syntax.h"

namespace tablier::app {
namespace {

struct Arguments {
    MomentArguments moment;
    LanguageArgument language;
    DrawingArguments drawing;
    std::string names;
    std::string save;
    std::string resume;
    std::optional<std::uint64_t> seed;
};

/// Asks which variant to play; none at the end of input.
std::optional<std::string> ask_for_variant(Lang lang) {
    const auto variants = catalog();
    for (std::size_t i = 0; i < variants.size(); ++i)
        fmt::print("{:3}  {:<18} {}\n", i + 1, variants[i]->name, variants[i]->title.in(lang));
    LineInput input([&](std::string_view beginning) {
        std::vector<std::string> names;
        for (const Variant* variant : variants)
            if (variant->name.starts_with(beginning)) names.push_back(variant->name);
        return names;
    });
    while (true) {
        const auto answer = input.read(lang == Lang::French ? "Quel jeu ? (numéro ou nom) "
                                                            : "Which game? (number or name) ");
        if (!answer) return std::nullopt;
        for (std::size_t i = 0; i < variants.size(); ++i)
            if (*answer == std::to_string(i + 1)) return variants[i]->name;
        if (answer->empty()) continue;
        if (auto game = make_game(*answer, read_file))
            return answer;
        else
            fmt::print("{}\n", game.error().message);
    }
}

std::string_view without_spaces_around(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// "Ada,Ben": in order of play.
void take_names(std::string_view names, const AnyGame& game,
                std::array<std::string, seat_count>& by_seat) {
    const SeatSet seats = game.table().seats;
    for (Seat seat : all_seats) {
        if (!seats.contains(seat)) continue;
        const std::size_t comma = names.find(',');
        const std::string_view name = without_spaces_around(names.substr(0, comma));
        if (!record_syntax::is_tag_value(name))
            throw UsageError("--names: " + in_quotes(name) +
                             " holds control characters or is not valid UTF-8");
        by_seat[std::size_t(index(seat))] = name;
        if (comma == std::string_view::npos) return;
        names.remove_prefix(comma + 1);
    }
    throw UsageError("--names: more names than seats (" + std::to_string(seats.size()) + ")");
}

void run(Arguments& arguments) {
    TableSettings settings;
    settings.lang = arguments.language.lang();
    settings.drawing = arguments.drawing;
    settings.seed = arguments.seed ? *arguments.seed : std::random_device()();
    if (!arguments.resume.empty()) {
        auto saved = open_saved_game(arguments.resume);
        if (!saved) throw UsageError(saved.error().message);
        settings.go_on_with(*saved, arguments.resume);
        TerminalTable(std::move(saved->match), std::move(settings)).run();
        return;
    }
    if (arguments.moment.spec.empty()) {
        const auto chosen = ask_for_variant(settings.lang);
        if (!chosen) {
            fmt::print("\n");
            return;
        }
        arguments.moment.spec = *chosen;
    }
    Match match = arguments.moment.match(settings.lang);
    if (!arguments.names.empty()) take_names(arguments.names, match.game(), settings.header.names);
    if (std::filesystem::is_regular_file(arguments.save))
        throw UsageError("--save: " + in_quotes(arguments.save) +
                         " exists; go on with it by --resume, or name another file");
    settings.save_file = arguments.save;
    TerminalTable(std::move(match), std::move(settings)).run();
}

}  // namespace

void add_play_command(CLI::App& program) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand(
        "play",
        "Play at the terminal, people sharing the keyboard; asks which game if none is named");
    arguments->moment.add_to(*command);
    command->get_option("VARIANT")->required(false)->check(not_empty());
    arguments->language.add_to(*command);
    arguments->drawing.add_to(*command);
    command->add_option("--names", arguments->names, "Players in order of play: Ada,Ben");
    command
        ->add_option("--save", arguments->save,
                     "Make this file and keep it up to date after every move")
        ->check(not_empty());
    CLI::Option* resume = command->add_option("--resume", arguments->resume,
                                              "Go on with a saved game, and keep saving it there");
    resume->check(not_empty());
    for (const char* other : {"VARIANT", "--position", "--moves", "--names", "--save"})
        resume->excludes(command->get_option(other));
    command->add_option("--seed", arguments->seed, "Seed of the cards (default: random)")
        ->check(whole_number(0, ~std::uint64_t(0)));
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
