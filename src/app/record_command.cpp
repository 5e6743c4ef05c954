// `tablier record`: checks, shows and converts records of games.
#include <fmt/core.h>

#include <memory>
#include <optional>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/files.h"
#include "app/record_files.h"
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

void check_file(const RecordArguments& arguments) {
    const Lang lang = arguments.language.lang();
    const ReadRecords read = read_records(read_or_usage_error(arguments.file, lang));
    int passed = 0;
    int failed = 0;
    const auto report = [&](const RecordError& error) {
        ++failed;
        fmt::print("{}\n", about(arguments.file, error.words()).in(lang));
    };
    for (const RecordError& error : read.errors) report(error);
    for (const Record& record : read.records) {
        if (auto replayed = replay(record))
            ++passed;
        else
            report(replayed.error());
    }
    fmt::print("{}\n", fill_text("{0} passed, {1} failed", "{0} correctes, {1} fautives",
                                 {std::to_string(passed), std::to_string(failed)})
                           .in(lang));
    if (passed + failed == 0) throw Failure(about(arguments.file, no_games), lang);
    if (failed > 0) throw CLI::RuntimeError(1);
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

void show(const Replayed& game, const RecordArguments& arguments, Lang lang) {
    for (const RecordTag& tag : game.record.tags) fmt::print("{:<10} {}\n", tag.name, tag.value);
    Match match = game.match;
    if (arguments.after)
        while (match.history().size() > *arguments.after) match.undo();
    std::string line;
    for (const MatchEntry& entry : match.history())
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            if (line.size() + move->text.size() + 1 > 99) {
                fmt::print("{}\n", line);
                line.clear();
            }
            line += (line.empty() ? "" : " ") + move->text;
        }
    fmt::print("{}\n\n{}\n", line, draw_terminal(scene_of(match), arguments.drawing.style(lang)));
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
    for (const Record& record : records)
        show(replay_or_failure(record, arguments), arguments, lang);
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
    CLI::App* command = program.add_subcommand("record", "Check, show or convert records of games");
    command->require_subcommand(1);
    const auto add = [&](const char* name, const char* about) {
        CLI::App* action = command->add_subcommand(name, about);
        action->add_option("FILE", arguments->file, "A file of records (- for standard input)")
            ->required();
        arguments->language.add_to(*action);
        return action;
    };

    CLI::App* check = add("check", "Replay every game; say which records are wrong and where");
    check->callback([arguments] { check_file(*arguments); });

    CLI::App* verify =
        add("verify-draws", "Check that the cards of games played online were drawn fairly");
    verify->callback([arguments] { verify_draws_in(*arguments); });

    CLI::App* show = add("show", "Print the games with their final position");
    show->add_option("--game", arguments->game, "Only the N-th game")
        ->check(whole_number(1, highest_number));
    show->add_option("--after", arguments->after, "Show the position after so many moves")
        ->check(whole_number(0, highest_number));
    arguments->drawing.add_to(*show);
    show->callback([arguments] { show_file(*arguments); });

    CLI::App* convert = add("convert", "Write the games again: tidy, or in another notation");
    convert
        ->add_option("--from", arguments->from,
                     "Notation of records that do not name theirs: official, glendenning, "
                     "upper-left, prefix (Quoridor)")
        ->capture_default_str();
    convert->add_option("--to", arguments->to, "Notation to write")->capture_default_str();
    convert
        ->add_option("--list-of", arguments->list_of,
                     "The file is a bare list of moves of one game of this VARIANT")
        ->check(not_empty());
    convert->add_option("-o,--output", arguments->output, "Write here instead of standard output")
        ->check(not_empty())
        ->capture_default_str();
    convert->callback([arguments] { convert_file(*arguments); });
}

}  // namespace tablier::app
