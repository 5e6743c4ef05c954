// `tablier record`: checks, shows and converts records of games.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/record_files.h"
#include "app/terminal_screen.h"
#include "draw/terminal.h"
#include "games/quoridor/foreign_notation.h"
#include "play/match_scene.h"
#include "play/record_check.h"
#include "play/record_notation.h"
#include "play/record_of.h"
#include "play/record_reader.h"
#include "play/record_writer.h"
#include "play/result_text.h"
#include "tables/table_record.h"

namespace tablier::app {
namespace {

constexpr std::uint64_t highest_number = 1'000'000'000;

struct RecordArguments {
    std::string file;
    std::vector<std::string> files;  // check
    LanguageArgument language;
    DrawingArguments drawing;
    std::optional<std::size_t> game;   // show: which one; all if none
    std::optional<std::size_t> after;  // show: after so many moves; at the end if none
    std::string from = "official";
    std::string to = "official";
    std::string list_of;  // convert: the file is a bare list of moves of this game
    std::string output = "-";
};

/// All records of the file named; a bare list of moves is one.
std::vector<Record> read_all(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    if (arguments.list_of.empty()) return records_or_failure(arguments.file, lang);
    return {record_of_move_list(read_or_usage_error(arguments.file, lang),
                                game_or_usage_error(arguments.list_of, lang)->spec())};
}

Replayed replay_or_failure(const Record& record, const RecordArguments& arguments) {
    auto replayed =
        replay(record, arguments.from, arguments.list_of.empty() ? match_of : replay_moves);
    if (!replayed)
        throw Failure(about(arguments.file, replayed.error().words()), arguments.language.lang());
    return std::move(*replayed);
}

/// "1 move", "2 moves"; in French nothing is singular as well.
Text counted(std::size_t number, std::string_view en, std::string_view fr) {
    return {fmt::format("{} {}{}", number, en, number == 1 ? "" : "s"),
            fmt::format("{} {}{}", number, fr, number <= 1 ? "" : "s")};
}

struct Tally {
    int passed = 0;
    int failed = 0;
};

/// Prints what is wrong in one file; `name` is how it was named on the command line.
void check_file(const std::string& name, const std::string& content, Tally& tally) {
    const ReadRecords read = read_records(content);
    const auto report = [&](const RecordError& error) {
        ++tally.failed;
        fmt::print("{}\n", said(about(name, error.words())));
    };
    for (const RecordError& error : read.errors) report(error);
    for (const Record& record : read.records) {
        if (auto replayed = replay(record))
            ++tally.passed;
        else
            report(replayed.error());
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
        const auto draws = tables::verify_draws(record);
        failed += !draws;
        const Text found =
            draws
                ? fill_texts("the seed is the one committed to, and gives {0}",
                             "la graine est celle dont l'empreinte avait été donnée, et donne {0}",
                             {counted(std::size_t(*draws), "card", "carte")})
                : draws.error().words();
        fmt::print("{}\n", about(name.in(lang), found).in(lang));
    }
    if (failed > 0) throw CLI::RuntimeError(1);
}

/// The moves of the record with their turn numbers, also where it has none.
RecordLine numbered(const Replayed& game) {
    RecordLine line = game.record.line;
    const RecordLine own = record_of(game.match).line;
    for (std::size_t i = 0; i < line.entries.size() && i < own.entries.size(); ++i) {
        auto* move = std::get_if<RecordMove>(&line.entries[i].what);
        const auto* numbered_move = std::get_if<RecordMove>(&own.entries[i].what);
        if (move != nullptr && numbered_move != nullptr) move->number = numbered_move->number;
    }
    return line;
}

void show(const Replayed& game, const RecordArguments& arguments) {
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
    std::vector<Record> records = read_all(arguments);
    if (arguments.game) {
        if (*arguments.game > records.size())
            throw UsageError(
                fill_texts("--game {0}: the file has {1}", "--game {0} : le fichier a {1}",
                           {plain(std::to_string(*arguments.game)),
                            counted(records.size(), "game", "partie")}),
                lang);
        records = {records[*arguments.game - 1]};
    }
    // All is checked before anything is printed. Replayed games are large, so they are not kept.
    for (const Record& record : records) {
        const std::size_t moves = replay_or_failure(record, arguments).match.history().size();
        if (arguments.after && *arguments.after > moves)
            throw UsageError(
                fill_texts(
                    "--after {0}: the game has {1}", "--after {0} : la partie a {1}",
                    {plain(std::to_string(*arguments.after)), counted(moves, "move", "coup")}),
                lang);
    }
    for (const Record& record : records) show(replay_or_failure(record, arguments), arguments);
}

void convert_file(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    for (const std::string& name : {arguments.from, arguments.to})
        if (auto notation = quoridor::find_notation(name); !notation)
            throw UsageError(notation.error().words(), lang);
    std::vector<Record> records;
    for (const Record& read : read_all(arguments)) {
        Replayed game = replay_or_failure(read, arguments);
        // A bare list has neither numbers nor a result; the replayed match knows both.
        Record record = arguments.list_of.empty() ? std::move(game.record) : record_of(game.match);
        auto converted = to_notation(std::move(record), game.match.game(), arguments.to);
        if (!converted) throw UsageError(converted.error().words(), lang);
        records.push_back(std::move(*converted));
    }
    const auto text = write_records(records);
    if (!text) throw Failure(about(arguments.file, text.error().words()), lang);
    if (auto written = write_file(arguments.output, *text); !written)
        throw Failure(written.error().words(), lang);
}

}  // namespace

void add_record_command(CLI::App& program) {
    auto arguments = std::make_shared<RecordArguments>();
    CLI::App* command = program.add_subcommand(
        "record", said({"Check, show or convert records of games",
                        "Vérifier, afficher ou convertir des parties enregistrées"}));
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
                      {"Check that the cards of games played online were drawn fairly",
                       "Vérifier que les cartes des parties en ligne ont été tirées honnêtement"});
    add_examples(*verify, {"tablier record verify-draws game.rec"});
    verify->callback([arguments] { verify_draws_in(*arguments); });

    CLI::App* show = add_with_file(
        "show", {"Print the games, comments and all, and their final position",
                 "Afficher les parties avec leurs commentaires et leur position finale"});
    show->add_option("--game", arguments->game,
                     said({"Only the N-th game", "Seulement la N-ième partie"}))
        ->check(whole_number(1, highest_number));
    show->add_option("--after", arguments->after,
                     said({"Only so many moves and events, and the position after them",
                           "Seulement tant de coups et d'événements, et la position d'après"}))
        ->check(whole_number(0, highest_number));
    arguments->drawing.add_to(*show);
    add_examples(*show, {"tablier record show club.rec --game 2 --after 12"});
    show->callback([arguments] { show_file(*arguments); });

    CLI::App* convert = add_with_file(
        "convert", {"Write the games again: tidy, or in another notation",
                    "Récrire les parties : mises au net, ou dans une autre notation"});
    convert
        ->add_option("--from", arguments->from,
                     said({"Notation of records that do not name theirs: official, glendenning, "
                           "upper-left, prefix (Quoridor)",
                           "Notation des parties qui ne nomment pas la leur : official, "
                           "glendenning, upper-left, prefix (Quoridor)"}))
        ->capture_default_str();
    convert->add_option("--to", arguments->to, said({"Notation to write", "Notation à écrire"}))
        ->capture_default_str();
    convert
        ->add_option("--list-of", arguments->list_of,
                     said({"The file is a bare list of moves of one game of this variant",
                           "Le fichier est la simple liste des coups d'une partie de cette "
                           "variante"}))
        ->type_name(said({"VARIANT", "VARIANTE"}))
        ->check(not_empty());
    convert
        ->add_option("-o,--out,--output", arguments->output,
                     said({"Write to this file instead of standard output",
                           "Écrire dans ce fichier au lieu de la sortie standard"}))
        ->type_name(said(file_name))
        ->check(not_empty())
        ->capture_default_str();
    add_examples(*convert, {"tablier record convert moves.txt --list-of quoridor --out game.rec",
                            "tablier record convert game.rec --to glendenning"});
    convert->callback([arguments] { convert_file(*arguments); });
}

}  // namespace tablier::app
