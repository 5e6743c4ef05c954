// `tablier record`: checks, shows, converts and imports records of games.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "app/record_files.h"
#include "app/terminal_screen.h"
#include "online/table/table_record.h"
#include "tablier/catalog.h"
#include "tablier/draw/terminal.h"
#include "tablier/game_rules.h"
#include "tablier/play/import.h"
#include "tablier/play/match_scene.h"
#include "tablier/play/open_record.h"
#include "tablier/play/record_notation.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"
#include "tablier/play/result_text.h"

namespace tablier::app {
namespace {

constexpr std::uint64_t max_number = 1'000'000'000;

struct RecordArguments {
    std::string file = "-";
    std::vector<std::string> files;  // check
    LanguageArgument language;
    DrawingArguments drawing;
    std::optional<std::size_t> game;   // show: number of the game; none: all
    std::optional<std::size_t> after;  // show: position after this many moves; none: the last
    std::string from = "official";
    std::string to = "official";
    std::string list_of;           // convert: the file is a bare list of moves of this game
    std::string variant;           // import: the variant; empty: from the text, or guessed
    std::string notation;          // import: the same
    bool keep_legal_part = false;  // import: where a move cannot be read
    std::string output = "-";
};

OpenedRecord open_or_failure(const Record& record, const RecordArguments& arguments) {
    auto opened = open_record(record, {.notation = arguments.from, .accept_capitals = true});
    if (!opened)
        throw Failure(about(arguments.file, opened.error().words()), arguments.language.lang());
    return std::move(*opened);
}

/// Games that can be written in other notations than Tablier's own, for people.
std::string games_with_notations() {
    std::string games;
    for (const GameRules* rules : all_rules()) {
        if (rules->foreign_notations == nullptr) continue;
        std::string name(rules->game);
        name[0] = char(std::toupper(static_cast<unsigned char>(name[0])));
        games += (games.empty() ? "" : ", ") + name;
    }
    return games;
}

/// Each name once, also where several games have one of that name.
std::string all_notations() {
    std::vector<std::string_view> names;
    for (const GameRules* rules : all_rules()) {
        if (rules->foreign_notations == nullptr) continue;
        for (const ForeignNotation* notation : rules->foreign_notations())
            if (std::ranges::find(names, notation->name()) == names.end())
                names.push_back(notation->name());
    }
    std::string list;
    for (const std::string_view name : names)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return list;
}

/// "1 move", "2 moves"; French uses the singular for zero.
Text counted(std::size_t number, std::string_view en, std::string_view fr) {
    return {fmt::format("{} {}{}", number, en, number == 1 ? "" : "s"),
            fmt::format("{} {}{}", number, fr, number <= 1 ? "" : "s")};
}

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// Prints the errors of one file; `name` is its name on the command line.
void check_file(const std::string& name, const std::string& content, Tally& tally) {
    const ReadRecords read = read_records(content);
    const auto report = [&](const RecordError& error) {
        ++tally.failed;
        fmt::print("{}\n", said(about(name, error.words())));
    };
    for (const RecordError& error : read.errors) report(error);
    for (const Record& record : read.records) {
        if (auto opened = open_record(record, {.accept_capitals = true}))
            ++tally.passed;
        else
            report(opened.error());
    }
    if (read.errors.empty() && read.records.empty()) {
        ++tally.failed;
        fmt::print("{}\n", said(about(name, no_games)));
    }
}

void check_files(const std::vector<std::string>& names) {
    std::vector<std::string> contents;  // all are read before anything is printed
    for (const std::string& name : names) contents.push_back(read_or_usage_error(name, language()));
    Tally tally;
    for (std::size_t i = 0; i < names.size(); ++i) check_file(names[i], contents[i], tally);
    fmt::print("{}\n",
               said(fill_text("{0} passed, {1} failed", "{0} correctes, {1} fautives",
                              {std::to_string(tally.passed), std::to_string(tally.failed)})));
    if (tally.failed > 0) throw CLI::RuntimeError(1);
}

void verify_draws_in(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    int failed = 0;
    for (const Record& record : records_or_failure(arguments.file, lang)) {
        const Text name =
            record.find("Table") ? plain(record.value("Table")) : Text{"a game", "une partie"};
        const auto draws = online::verify_draws(record);
        failed += !draws;
        Text drawn;
        if (draws) drawn = counted(std::size_t(draws->draws), "draw", "tirage");
        if (draws && draws->lots && draws->draws == 0)
            drawn = {"the lots for the seats", "le tirage au sort des places"};
        else if (draws && draws->lots)
            drawn = fill_texts("the lots for the seats and {0}",
                               "le tirage au sort des places et {0}", {drawn});
        const Text found =
            draws
                ? fill_texts("the seed is the one committed to, and gives {0}",
                             "la graine est celle dont l'empreinte avait été donnée, et donne {0}",
                             {drawn})
                : draws.error().words();
        fmt::print("{}\n", about(name.in(lang), found).in(lang));
    }
    if (failed > 0) throw CLI::RuntimeError(1);
}

/// The moves of the record with their turn numbers, also where it has none.
RecordLine numbered(const OpenedRecord& game) {
    RecordLine line = game.record.line;
    const RecordLine own = record_of(game.match).line;
    for (std::size_t i = 0; i < line.entries.size() && i < own.entries.size(); ++i) {
        auto* move = std::get_if<RecordMove>(&line.entries[i].what);
        const auto* numbered_move = std::get_if<RecordMove>(&own.entries[i].what);
        if (move != nullptr && numbered_move != nullptr) move->number = numbered_move->number;
    }
    return line;
}

void show(const OpenedRecord& game, const RecordArguments& arguments) {
    for (const RecordTag& tag : game.record.tags) fmt::print("{:<10} {}\n", tag.name, tag.value);
    Match match = game.match;
    RecordLine line = numbered(game);
    std::string result = game.record.result;
    if (arguments.after && *arguments.after < match.history().size()) {
        while (match.history().size() > *arguments.after) match.undo();
        line.entries.resize(*arguments.after);
        result = "";
    }
    const auto text = write_moves(line, result, screen_size().columns - 1);
    if (!text) throw Failure(about(arguments.file, text.error().words()));
    fmt::print("\n{}\n\n{}\n", *text,
               draw_terminal(scene_of(match), arguments.drawing.style(language())));
}

void show_file(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    std::vector<Record> records = records_or_failure(arguments.file, lang);
    if (arguments.game) {
        if (*arguments.game > records.size())
            throw UsageError(
                fill_texts("--game {0}: the file has {1}", "--game {0} : le fichier a {1}",
                           {plain(std::to_string(*arguments.game)),
                            counted(records.size(), "game", "partie")}),
                lang);
        records = {records[*arguments.game - 1]};
    }
    // All is checked before anything is printed. Opened games are large, so they are not kept.
    for (const Record& record : records) {
        const std::size_t moves = open_or_failure(record, arguments).match.history().size();
        if (arguments.after && *arguments.after > moves)
            throw UsageError(
                fill_texts(
                    "--after {0}: the game has {1}", "--after {0} : la partie a {1}",
                    {plain(std::to_string(*arguments.after)), counted(moves, "move", "coup")}),
                lang);
    }
    for (const Record& record : records) show(open_or_failure(record, arguments), arguments);
}

/// "line 3, column 7: …", or the note alone if it has no place.
Text placed(const ImportNote& note) {
    return RecordError{note.place, Error(note.words)}.words();
}

/// Imports the games of a text; notes on how it was understood go to standard error.
std::vector<Record> import_or_failure(const RecordArguments& arguments, std::string_view variant,
                                      std::string_view notation) {
    const Lang lang = arguments.language.lang();
    const std::string text = read_or_usage_error(arguments.file, lang);
    if (!variant.empty()) (void)game_or_usage_error(variant, lang);
    if (!notation.empty())
        if (auto found = find_notation(notation); !found)
            throw UsageError(found.error().words(), lang);
    std::vector<Record> records;
    for (Imported& game : import_games(text, {.variant = variant,
                                             .notation = notation,
                                             .keep_legal_part = arguments.keep_legal_part})) {
        if (!game) throw Failure(about(arguments.file, game.error().error.words()), lang);
        for (const ImportNote& note : game->notes)
            fmt::print(stderr, "{}\n", about(arguments.file, placed(note)).in(lang));
        records.push_back(std::move(game->record));
    }
    return records;
}

void write_or_failure(std::span<const Record> records, const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    const auto text = write_records(records);
    if (!text) throw Failure(about(arguments.file, text.error().words()), lang);
    if (auto written = write_file(arguments.output, *text); !written)
        throw Failure(written.error().words(), lang);
}

void import_file(const RecordArguments& arguments) {
    write_or_failure(import_or_failure(arguments, arguments.variant, arguments.notation),
                     arguments);
}

void convert_file(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    for (const std::string& name : {arguments.from, arguments.to})
        if (auto notation = find_notation(name); !notation)
            throw UsageError(notation.error().words(), lang);
    std::vector<Record> records;
    const auto all = arguments.list_of.empty()
                         ? records_or_failure(arguments.file, lang)
                         : import_or_failure(arguments, arguments.list_of, arguments.from);
    for (const Record& read : all) {
        OpenedRecord game = arguments.list_of.empty()
                                ? open_or_failure(read, arguments)
                                : *open_record(read, {.accept_capitals = true});
        auto converted = to_notation(std::move(game.record), game.match.game(), arguments.to);
        if (!converted) throw UsageError(converted.error().words(), lang);
        records.push_back(std::move(*converted));
    }
    write_or_failure(records, arguments);
}

}  // namespace

void add_record_command(CLI::App& program) {
    auto arguments = std::make_shared<RecordArguments>();
    CLI::App* command = program.add_subcommand(
        "record", said({"Check, show, convert or import records of games",
                        "Vérifier, afficher, convertir ou importer des parties enregistrées"}));
    command->require_subcommand(1);
    const auto add = [&](const char* name, const Text& about) {
        CLI::App* action = command->add_subcommand(name, said(about));
        arguments->language.add_to(*action);
        return action;
    };
    const auto add_with_file = [&](const char* name, const Text& about) {
        CLI::App* action = add(name, about);
        action
            ->add_option("FILE", arguments->file,
                         said({"A file of records (- for standard input)",
                               "Un fichier de parties (- pour l'entrée standard)"}))
            ->required();
        return action;
    };

    CLI::App* check = add("check", {"Replay every game; say which records are wrong and where",
                                    "Rejouer chaque partie ; dire lesquelles sont fautives et où"});
    check
        ->add_option("FILE", arguments->files,
                     said({"Files of records (- for standard input)",
                           "Fichiers de parties (- pour l'entrée standard)"}))
        ->required();
    add_examples(*check, {"tablier record check club.rec league.rec"});
    check->callback([arguments] { check_files(arguments->files); });

    CLI::App* verify =
        add_with_file("verify-draws",
                      {"Check that cards and lots of games played online were drawn fairly",
                       "Vérifier que les cartes et les places des parties en ligne ont été tirées "
                       "honnêtement"});
    add_examples(*verify, {"tablier record verify-draws game.rec"});
    verify->callback([arguments] { verify_draws_in(*arguments); });

    CLI::App* show = add_with_file(
        "show", {"Print the games, comments and all, and their final position",
                 "Afficher les parties avec leurs commentaires et leur position finale"});
    show->add_option("--game", arguments->game,
                     said({"Only the N-th game", "Seulement la N-ième partie"}))
        ->check(whole_number(1, max_number));
    show->add_option("--after", arguments->after,
                     said({"Only so many moves and events, and the position after them",
                           "Seulement tant de coups et d'événements, et la position d'après"}))
        ->check(whole_number(0, max_number));
    arguments->drawing.add_to(*show);
    add_examples(*show, {"tablier record show club.rec --game 2 --after 12"});
    show->callback([arguments] { show_file(*arguments); });

    CLI::App* convert = add_with_file(
        "convert", {"Write the games again: tidy, or in another notation",
                    "Récrire les parties : mises au net, ou dans une autre notation"});
    convert
        ->add_option("--from", arguments->from,
                     said(fill_text("Notation of records that do not name theirs ({0}): {1}",
                                    "Notation des parties qui ne nomment pas la leur ({0}) : {1}",
                                    {games_with_notations(), all_notations()})))
        ->capture_default_str();
    convert->add_option("--to", arguments->to, said({"Notation to write", "Notation à écrire"}))
        ->capture_default_str();
    convert
        ->add_option("--variant,--list-of", arguments->list_of,
                     said({"The file is a bare list of moves of one game of this variant",
                           "Le fichier est la simple liste des coups d'une partie de cette "
                           "variante"}))
        ->type_name(said({"VARIANT", "VARIANTE"}))
        ->check(not_empty());
    add_output_file(*convert, arguments->output);
    add_examples(*convert, {"tablier record convert moves.txt --variant {game} --out game.rec",
                            "tablier record convert game.rec --to {notation}"});
    convert->callback([arguments] { convert_file(*arguments); });

    CLI::App* reader =
        add("import", {"Make records of games in any form: lists of moves, other programs' games",
                       "Faire des parties enregistrées de textes de toute forme : listes de "
                       "coups, parties d'autres programmes"});
    reader
        ->add_option(
            "FILE", arguments->file,
            said({"The text (- for standard input)", "Le texte (- pour l'entrée standard)"}))
        ->capture_default_str();
    reader
        ->add_option("--variant", arguments->variant,
                     said({"What is played; else as the text says, or found out by its moves",
                           "Ce qui est joué ; sinon ce que dit le texte, ou ce que montrent ses "
                           "coups"}))
        ->type_name(said({"VARIANT", "VARIANTE"}))
        ->check(not_empty());
    reader
        ->add_option(
            "--notation", arguments->notation,
            said(fill_text("How the moves are written ({0}), as in convert --from; else found "
                           "out",
                           "Comment les coups sont écrits ({0}), comme pour convert "
                           "--from ; sinon deviné",
                           {games_with_notations()})))
        ->check(not_empty());
    reader->add_flag("--keep-legal-part", arguments->keep_legal_part,
                     said({"Where a move cannot be read, keep the game up to it",
                           "Si un coup ne peut être lu, garder la partie jusque-là"}));
    add_output_file(*reader, arguments->output);
    add_examples(*reader, {"tablier record import game.txt",
                           "tablier record import --variant {many} --out game.rec < list.txt"});
    reader->callback([arguments] { import_file(*arguments); });
}

}  // namespace tablier::app
