// `tablier play`: a game at the terminal.
#include <fmt/core.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <memory>
#include <random>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/end_signals.h"
#include "app/engine_seats.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "app/resume_choice.h"
#include "app/screen_text.h"
#include "app/stored_games.h"
#include "app/terminal_game.h"
#include "play/record_syntax.h"
#include "tablier/catalog.h"

namespace tablier::app {
namespace {

struct PlayArguments {
    PositionArguments position;
    LanguageArgument language;
    DrawingArguments drawing;
    std::string names;
    std::string save;
    bool no_save = false;
    std::optional<std::string> resume;  ///< a file, or no_file for one of the stored games
    bool list = false;
    std::vector<std::string> forget;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> engines;
    std::optional<int> level;
    std::string seat;
    std::string lots;
};

constexpr const char* lots_of_people = "people";
constexpr const char* lots_of_all = "all";

constexpr int default_level = 3;

/// The value of --resume where it names no file: a text that is no file's name.
constexpr const char* no_file = "/";

const Text about_saving{
    "Every game is saved by itself after each move, in tablier/games of the user's folder for data "
    "(~/.local/share): Ctrl-C, a closed terminal and `quit` lose nothing.",
    "Chaque partie est sauvée d'elle-même après chaque coup, dans tablier/games du dossier de "
    "données de l'utilisateur (~/.local/share) : Ctrl-C, un terminal fermé et `quitter` ne perdent "
    "rien."};

/// Asks which variant to play; none at the end of input.
std::optional<std::string> ask_for_variant(Lang lang) {
    const auto variants = catalog();
    const TextStyle style = output_style();
    for (std::size_t i = 0; i < variants.size(); ++i) {
        const std::string name = fmt::format("{:3}  {:<18}", i + 1, variants[i]->name);
        const std::string line = screen_line(name + " " + variants[i]->title.in(lang), style.ascii);
        // A line for each: where titles have no room, the name is enough.
        const bool fits = style.width == 0 || cut_to_width(line, style.width) == line;
        fmt::print("{}\n", fits ? line : name);
    }
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
            fmt::print("{}", screen_text(game.error().in(lang), style));
    }
}

/// Asks for the opponent: a level of the engine, or 0 for people only. None at the end of input.
std::optional<int> ask_for_level(Lang lang) {
    LineInput input({});
    const std::string question = fmt::format(
        fmt::runtime(lang == Lang::French
                         ? "Contre l'ordinateur ? (niveau 1 à 10, 0 : sans lui) [{}] "
                         : "Against the computer? (level 1 to 10, 0: without it) [{}] "),
        default_level);
    while (true) {
        const auto answer = input.read(question);
        if (!answer) return std::nullopt;
        if (answer->empty()) return default_level;
        for (int level = 0; level <= search::highest_level; ++level)
            if (*answer == std::to_string(level)) return level;
    }
}

/// The engines by the options; --level puts one on every seat but --seat.
EngineSeats seat_engines(const PlayArguments& arguments, const GamePtr& game) {
    const Lang lang = arguments.language.lang();
    EngineSeats seats(game);
    if (arguments.level && *arguments.level > 0) {
        const Seat first = next_clockwise(Seat::East, game->seating().seats);
        const auto own =
            arguments.seat.empty() ? std::optional(first) : typed_seat(*game, arguments.seat);
        if (!own)
            throw UsageError(
                fill_text("--seat: nobody sits at {0} in {1}; seats: {2}",
                          "--seat : il n'y a pas de place {0} dans {1} ; places : {2}",
                          {in_quotes(arguments.seat), game->spec(), seat_codes(*game)}),
                lang);
        seats.put_on_all_but(*own, *arguments.level);
    }
    for (const std::string& engine : arguments.engines)
        if (auto put = seats.put(engine); !put)
            throw UsageError(about("--engine", put.error().words()), lang);
    for (Seat seat : all_seats)
        if (seats.is_engine(seat))
            if (auto able = seats.check(seat); !able)
                throw UsageError(about("--engine", able.error().words()), lang);
    return seats;
}

std::string_view without_spaces_around(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// "Ada,Ben": by player where there are no more names than players, otherwise by seat; in order of
/// play.
void take_names(std::string_view text, const AnyGame& game, SeatNames& by_seat, Lang lang) {
    std::vector<std::string> names;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const std::string_view name = without_spaces_around(text.substr(from, comma - from));
        if (!record_syntax::is_tag_value(name))
            throw UsageError(
                fill_text("--names: {0} holds control characters or is not valid UTF-8",
                          "--names : {0} contient des caractères de commande ou n'est pas de "
                          "l'UTF-8 valide",
                          {in_quotes(name)}),
                lang);
        names.emplace_back(name);
        from = comma + 1;
    }
    const Seating seating = game.seating();
    if (int(names.size()) > seating.seats.size())
        throw UsageError(fill_text("--names: more names than seats ({0})",
                                   "--names : plus de noms que de places ({0})",
                                   {std::to_string(seating.seats.size())}),
                         lang);
    const bool by_player = int(names.size()) <= seating.players();
    std::size_t next = 0;
    for (const Seat seat : all_seats) {
        if (!seating.seats.contains(seat)) continue;
        const std::size_t which =
            by_player ? std::size_t(seating.player[std::size_t(index(seat))]) : next++;
        if (which < names.size()) by_seat[std::size_t(index(seat))] = names[which];
    }
}

void list_games(Lang lang) {
    const bool french = lang == Lang::French;
    const auto games = stored_games();
    if (games.empty()) fmt::print("{}\n", french ? "Aucune partie." : "No games.");
    for (const StoredGame& game : games) {
        const std::string about =
            game.damage.en.empty()
                ? stored_game_line(game, lang)
                : (french ? "illisible : " : "cannot be opened: ") + game.damage.in(lang);
        fmt::print("{}\n{}", game.name(), screen_text("    " + about, output_style()));
    }
}

/// All or none of them.
void delete_games(const std::vector<std::string>& names, Lang lang) {
    std::vector<GameFile> files;
    for (const std::string& name : names) {
        const std::filesystem::path file = stored_game_file(name);
        if (file.empty())
            throw UsageError(fill_text("--delete: there is no stored game {0}; `tablier play "
                                       "--list` shows all",
                                       "--delete : il n'y a pas de partie {0} ; `tablier play "
                                       "--list` les montre toutes",
                                       {in_quotes(name)}),
                             lang);
        // Locked, so that no other process resumes it in the meantime.
        auto taken = GameFile::take(file);
        if (!taken) throw Failure(taken.error().words(), lang);
        files.push_back(*std::move(taken));
    }
    for (const GameFile& file : files) {
        std::error_code error;
        std::filesystem::remove(file.path(), error);
        if (error)
            throw Failure(fill_text("cannot delete {0}: {1}", "effacement impossible de {0} : {1}",
                                    {in_quotes(file.path().string()), error.message()}));
        fmt::print("{} {}\n",
                   lang == Lang::French ? "Effacée :" : "Deleted:", file.path().stem().string());
    }
}

/// The file of --save, which must be a new one.
Autosave autosave_in(const std::string& name, Lang lang) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::is_regular_file(name, error))
        throw UsageError(
            fill_text("--save: {0} exists; go on with it by --resume, or name another file",
                      "--save : {0} existe ; continuez-la avec --resume, ou nommez un autre "
                      "fichier",
                      {in_quotes(name)}),
            lang);
    if (name == "-")
        throw UsageError(fill_text("--save: the name of a file is needed",
                                   "--save : il faut le nom d'un fichier"),
                         lang);
    const fs::path folder = fs::path(name).parent_path();
    if (!folder.empty() && !fs::is_directory(folder, error))
        throw UsageError(
            fill_text("--save: there is no folder {0}", "--save : il n'y a pas de dossier {0}",
                      {in_quotes(folder.string())}),
            lang);
    auto made = GameFile::make(name);
    if (!made) throw UsageError(about("--save", made.error().words()), lang);
    return Autosave::in(*std::move(made));
}

void tell_of_unfinished_games(Lang lang) {
    const auto games = stored_games();
    const auto number = std::ranges::count_if(games, [](const StoredGame& game) {
        return game.damage.en.empty() && !game.over && !game.in_play;
    });
    if (number == 0) return;
    const bool french = lang == Lang::French;
    const std::string_view noun = french ? (number > 1 ? "parties en cours" : "partie en cours")
                                         : (number > 1 ? "unfinished games" : "unfinished game");
    fmt::print("{} {}{} tablier play --resume\n", number, noun, french ? " :" : ":");
}

/// False at the end of input.
bool ask_for_game(PlayArguments& arguments, Lang lang) {
    tell_of_unfinished_games(lang);
    const auto chosen = ask_for_variant(lang);
    if (!chosen) return false;
    arguments.position.spec = *chosen;
    if (arguments.level || !arguments.engines.empty()) return true;
    arguments.level = ask_for_level(lang);
    return arguments.level.has_value();
}

void play_new_game(PlayArguments& arguments, TerminalGameSettings settings) {
    // The file is created before any question; after another error it is removed.
    if (!arguments.save.empty()) {
        settings.autosave = autosave_in(arguments.save, settings.lang);
        settings.saved = false;
    } else if (!arguments.no_save) {
        settings.autosave = Autosave::in_new_stored_game();
    }
    if (arguments.position.spec.empty() && !ask_for_game(arguments, settings.lang)) {
        fmt::print("\n");
        return;
    }
    Match match = arguments.position.match(settings.lang);
    if (!arguments.names.empty())
        take_names(arguments.names, match.game(), settings.header.names, settings.lang);
    EngineSeats engines = seat_engines(arguments, match.game_ptr());
    if (arguments.seed) settings.name_seed(*arguments.seed);
    if (auto drawn = settings.draw_lots(engines); !drawn)
        throw UsageError(about("--lots", drawn.error().words()), settings.lang);
    TerminalGame(std::move(match), std::move(settings), std::move(engines)).run();
}

void play_on(const PlayArguments& arguments, TerminalGameSettings settings) {
    // CLI11 does not check a text that may be left out.
    if (arguments.resume->empty())
        throw UsageError(Text{"--resume: must not be empty", "--resume : ne doit pas être vide"});
    std::optional<ResumedGame> resumed;
    if (*arguments.resume == no_file) {
        resumed = choose_game_to_resume(settings.lang);
        if (!resumed) {
            fmt::print("\n");
            return;
        }
    } else {
        const std::string file = saved_game_file(*arguments.resume);
        auto opened = resume_game(file);
        if (!opened && is_played(file)) throw Failure(opened.error().words(), settings.lang);
        if (!opened) throw UsageError(opened.error().words(), settings.lang);
        resumed = *std::move(opened);
    }
    EngineSeats engines(resumed->saved.match.game_ptr());
    engines.take_from(resumed->saved.header.more);
    settings.continue_from(resumed->saved);
    settings.leave_engine_names_out(engines);
    settings.continue_drawing_lots(engines);
    if (arguments.seed) settings.name_seed(*arguments.seed);
    if (!arguments.no_save) settings.autosave = std::move(resumed->autosave);
    TerminalGame(std::move(resumed->saved.match), std::move(settings), std::move(engines)).run();
}

void run(PlayArguments& arguments) {
    TerminalGameSettings settings;
    settings.lang = arguments.language.lang();
    settings.drawing = arguments.drawing;
    settings.seed = std::random_device()();
    if (arguments.lots == lots_of_people) settings.lots = Lots::People;
    if (arguments.lots == lots_of_all) settings.lots = Lots::Everybody;
    if (arguments.list) return list_games(settings.lang);
    if (!arguments.forget.empty()) return delete_games(arguments.forget, settings.lang);
    // Exceeding the file size limit is reported as an error instead of ending the process.
    std::signal(SIGXFSZ, SIG_IGN);
    int signal = 0;
    {
        const EndSignals end_signals;
        if (arguments.resume)
            play_on(arguments, std::move(settings));
        else
            play_new_game(arguments, std::move(settings));
        signal = EndSignals::received();
    }
    if (signal != 0) throw CLI::RuntimeError(EndSignals::exit_code(signal));
}

}  // namespace

void add_play_command(CLI::App& program) {
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* command = program.add_subcommand(
        "play", said({"Play at the terminal, against the computer or with people sharing the "
                      "keyboard; asks which game if none is named (docs/playing.md)",
                      "Jouer au terminal, contre l'ordinateur ou entre personnes qui partagent le "
                      "clavier ; demande à quel jeu si aucun n'est nommé (docs/playing.md)"}));
    arguments->position.add_to(*command);
    command->get_option("VARIANT")->required(false)->check(not_empty());
    arguments->language.add_to(*command);
    arguments->drawing.add_to(*command);
    command
        ->add_option("--names", arguments->names,
                     said({"Players in order of play: Ada,Ben",
                           "Les joueurs dans l'ordre du jeu : Ada,Ben"}))
        ->type_name(said({"NAMES", "NOMS"}));
    CLI::Option* save = command->add_option(
        "--save", arguments->save,
        said({"Keep the game in this new file instead of the usual folder",
              "Garder la partie dans ce nouveau fichier au lieu du dossier habituel"}));
    save->type_name(said(file_name))->check(not_empty());
    CLI::Option* no_save = command->add_flag(
        "--no-save", arguments->no_save,
        said({"Do not save the game by itself", "Ne pas sauver la partie d'elle-même"}));
    no_save->excludes(save);
    CLI::Option* resume = command->add_option(
        "--resume", arguments->resume,
        said({"Go on with a saved game, and keep saving it there: a file or a name of --list. "
              "Without one, the unfinished game played last, or a choice of them",
              "Continuer une partie sauvée, et la sauver toujours là : un fichier ou un nom de "
              "--list. Sans nom, la dernière partie en cours, ou un choix d'elles"}));
    resume->expected(0, 1)->default_str(no_file)->option_text(said({"[FILE]", "[FICHIER]"}));
    CLI::Option* list = command->add_flag("--list", arguments->list,
                                          said({"List the games that were saved by themselves",
                                                "Lister les parties sauvées d'elles-mêmes"}));
    CLI::Option* forget = command->add_option(
        "--delete", arguments->forget,
        said({"Delete these games of the list", "Effacer ces parties de la liste"}));
    forget->type_name(said({"NAME", "NOM"}))->check(not_empty());
    CLI::Option* level = command->add_option(
        "--level", arguments->level,
        said({"The computer plays all seats but yours, at this level",
              "L'ordinateur tient toutes les places sauf la vôtre, à ce niveau"}));
    level->check(whole_number(search::lowest_level, search::highest_level));
    command
        ->add_option("--seat", arguments->seat,
                     said({"Your seat, with --level (default: the first)",
                           "Votre place, avec --level (par défaut : la première)"}))
        ->type_name(said({"SEAT", "PLACE"}))
        ->check(not_empty())
        ->needs(level);
    command
        ->add_option("--engine", arguments->engines,
                     said({"Who plays a seat: N=level5, E=uct:movetime=500, or another program: "
                           "N=cmd:./engine; may be given several times",
                           "Qui tient une place : N=level5, E=uct:movetime=500, ou un autre "
                           "programme : N=cmd:./engine ; peut être donné plusieurs fois"}))
        ->type_name(said({"SEAT=PLAYER", "PLACE=JOUEUR"}))
        ->allow_extra_args(false)
        ->check(not_empty());
    command
        ->add_option("--lots", arguments->lots,
                     said({"Draw lots for the people's seats, or with `all` for the engines' too; "
                           "again for each further game",
                           "Tirer au sort les places des personnes, ou avec `all` celles de "
                           "l'ordinateur aussi ; de nouveau pour chaque nouvelle partie"}))
        ->expected(0, 1)
        ->default_str(lots_of_people)
        ->option_text("[people|all]")
        ->check(one_of({lots_of_people, lots_of_all}));
    for (const char* other :
         {"VARIANT", "--position", "--moves", "--names", "--save", "--level", "--engine", "--lots"})
        for (CLI::Option* option : {resume, list, forget})
            option->excludes(command->get_option(other));
    list->excludes(resume)->excludes(forget)->excludes(no_save);
    forget->excludes(resume)->excludes(no_save);
    command
        ->add_option("--seed", arguments->seed,
                     said({"Seed of the cards (default: random)",
                           "Graine des cartes (par défaut : au hasard)"}))
        ->check(whole_number(0, ~std::uint64_t(0)));
    command->footer(said(about_saving));
    add_examples(*command,
                 {"tablier play {game} --level 3", "tablier play {many} --names {names} --lots",
                  "tablier play {other} --engine {seat}=level5", "tablier play --resume",
                  "tablier play --list", "tablier play {game} --save evening.rec"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
