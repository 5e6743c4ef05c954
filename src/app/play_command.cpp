// `tablier play`: a game at the terminal.
#include <fmt/core.h>

#include <filesystem>
#include <memory>
#include <random>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/engine_seats.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/terminal_table.h"
#include "games/catalog.h"
#include "play/record_syntax.h"
#include "play/result_code.h"

namespace tablier::app {
namespace {

struct PlayArguments {
    MomentArguments moment;
    LanguageArgument language;
    DrawingArguments drawing;
    std::string names;
    std::string save;
    std::string resume;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> engines;
    std::optional<int> level;
    std::string seat;
};

constexpr int usual_level = 3;

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
            fmt::print("{}\n", game.error().in(lang));
    }
}

/// Asks whom to play against: a level of the engine, or 0 for people only. None at the end of
/// input.
std::optional<int> ask_for_level(Lang lang) {
    LineInput input({});
    const std::string question = fmt::format(
        fmt::runtime(lang == Lang::French
                         ? "Contre l'ordinateur ? (niveau 1 à 10, 0 : sans lui) [{}] "
                         : "Against the computer? (level 1 to 10, 0: without it) [{}] "),
        usual_level);
    while (true) {
        const auto answer = input.read(question);
        if (!answer) return std::nullopt;
        if (answer->empty()) return usual_level;
        for (int level = 0; level <= engines::highest_level; ++level)
            if (*answer == std::to_string(level)) return level;
    }
}

/// The engines that the options seat; --level seats one everywhere but on --seat.
EngineSeats seat_engines(const PlayArguments& arguments, const GamePtr& game) {
    const Lang lang = arguments.language.lang();
    EngineSeats seats(game);
    if (arguments.level && *arguments.level > 0) {
        const Seat first = next_clockwise(Seat::East, game->table().seats);
        const auto own =
            arguments.seat.empty() ? std::optional(first) : seat_of_code(*game, arguments.seat);
        if (!own)
            throw UsageError(fill_text("--seat: nobody sits at {0} in {1}",
                                       "--seat : il n'y a pas de place {0} dans {1}",
                                       {in_quotes(arguments.seat), game->spec()}),
                             lang);
        seats.put_on_all_but(*own, *arguments.level);
    }
    for (const std::string& engine : arguments.engines)
        if (auto put = seats.put(engine); !put)
            throw UsageError(about("--engine", put.error().words()), lang);
    for (Seat seat : all_seats)
        if (seats.is_engine(seat))
            if (auto thinker = seats.thinker(seat); !thinker)
                throw UsageError(about("--engine", thinker.error().words()), lang);
    return seats;
}

std::string_view without_spaces_around(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// "Ada,Ben": in order of play.
void take_names(std::string_view names, const AnyGame& game,
                std::array<std::string, seat_count>& by_seat, Lang lang) {
    const SeatSet seats = game.table().seats;
    for (Seat seat : all_seats) {
        if (!seats.contains(seat)) continue;
        const std::size_t comma = names.find(',');
        const std::string_view name = without_spaces_around(names.substr(0, comma));
        if (!record_syntax::is_tag_value(name))
            throw UsageError(
                fill_text("--names: {0} holds control characters or is not valid UTF-8",
                          "--names : {0} contient des caractères de commande ou n'est pas de "
                          "l'UTF-8 valide",
                          {in_quotes(name)}),
                lang);
        by_seat[std::size_t(index(seat))] = name;
        if (comma == std::string_view::npos) return;
        names.remove_prefix(comma + 1);
    }
    throw UsageError(
        fill_text("--names: more names than seats ({0})",
                  "--names : plus de noms que de places ({0})", {std::to_string(seats.size())}),
        lang);
}

void run(PlayArguments& arguments) {
    TableSettings settings;
    settings.lang = arguments.language.lang();
    settings.drawing = arguments.drawing;
    settings.seed = arguments.seed ? *arguments.seed : std::random_device()();
    if (!arguments.resume.empty()) {
        auto saved = open_saved_game(arguments.resume);
        if (!saved) throw UsageError(saved.error().words(), settings.lang);
        EngineSeats engines(saved->match.game_ptr());
        engines.take_from(saved->header.more);
        settings.go_on_with(*saved, arguments.resume);
        TerminalTable(std::move(saved->match), std::move(settings), std::move(engines)).run();
        return;
    }
    if (arguments.moment.spec.empty()) {
        const auto chosen = ask_for_variant(settings.lang);
        if (!chosen) {
            fmt::print("\n");
            return;
        }
        arguments.moment.spec = *chosen;
        if (!arguments.level && arguments.engines.empty()) {
            arguments.level = ask_for_level(settings.lang);
            if (!arguments.level) {
                fmt::print("\n");
                return;
            }
        }
    }
    Match match = arguments.moment.match(settings.lang);
    if (!arguments.names.empty())
        take_names(arguments.names, match.game(), settings.header.names, settings.lang);
    if (std::filesystem::is_regular_file(arguments.save))
        throw UsageError(
            fill_text("--save: {0} exists; go on with it by --resume, or name another file",
                      "--save : {0} existe ; continuez-la avec --resume, ou nommez un autre "
                      "fichier",
                      {in_quotes(arguments.save)}),
            settings.lang);
    settings.save_file = arguments.save;
    EngineSeats engines = seat_engines(arguments, match.game_ptr());
    TerminalTable(std::move(match), std::move(settings), std::move(engines)).run();
}

}  // namespace

void add_play_command(CLI::App& program) {
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* command = program.add_subcommand(
        "play",
        "Play at the terminal, against the computer or with people sharing the keyboard; asks "
        "which game if none is named");
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
    CLI::Option* level =
        command->add_option("--level", arguments->level,
                            "The computer plays all seats but yours, at this level, 1 to 10");
    level->check(whole_number(engines::lowest_level, engines::highest_level));
    command->add_option("--seat", arguments->seat, "Your seat, with --level (default: the first)")
        ->check(not_empty())
        ->needs(level);
    command
        ->add_option("--engine", arguments->engines,
                     "Who plays a seat: N=level5, E=uct:movetime=500; may be given several times")
        ->allow_extra_args(false)
        ->check(not_empty());
    for (const char* other :
         {"VARIANT", "--position", "--moves", "--names", "--save", "--level", "--engine"})
        resume->excludes(command->get_option(other));
    command->add_option("--seed", arguments->seed, "Seed of the cards (default: random)")
        ->check(whole_number(0, ~std::uint64_t(0)));
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
