// `tablier record`: checks, shows and converts records of games.
#include <fmt/core.h>

#include <memory>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/files.h"
#include "draw/terminal.h"
#include "games/catalog.h"
#include "games/quoridor/foreign_notation.h"
#include "play/match_scene.h"
#include "play/record_check.h"
#include "play/record_notation.h"
#include "play/record_of.h"
#include "play/record_reader.h"
#include "play/record_writer.h"
#include "play/result_text.h"

namespace tablier::app {
namespace {

struct Arguments {
    std::string file;
    LanguageArgument language;
    DrawingArguments drawing;
    int game = 0;    // show: which one; 0 for all
    int after = -1;  // show: after so many moves; -1 at the end
    std::string from = "official";
    std::string to = "official";
    std::string list_of;  // convert: the file is a bare list of moves of this game
    std::string output = "-";
};

Result<GamePtr> game_without_files(std::string_view spec) {
    return make_game(spec);
}

/// A record in Tablier's notation, replayed.
struct Replayed {
    Record record;
    Match match;
};

/// How a record is replayed: a bare list of moves claims nothing of the result.
using Replay = std::expected<Match, RecordError> (*)(const Record&, const GameMaker&);

std::expected<Replayed, RecordError> replay(const Record& record, std::string_view notation,
                                            Replay how = match_of) {
    const auto game = make_game(record.spec());
    if (!game) {
        const RecordTag* tag = record.find("Variant");
        return std::unexpected(
            RecordError{tag != nullptr ? tag->place : TextPlace{}, game.error().message});
    }
    auto own = from_notation(record, **game, notation);
    if (!own) return std::unexpected(own.error());
    auto match = how(*own, game_without_files);
    if (!match) return std::unexpected(match.error());
    return Replayed{std::move(*own), std::move(*match)};
}

std::string read_or_usage_error(const std::string& file) {
    auto content = read_file(file);
    if (!content) throw UsageError(content.error().message);
    return std::move(*content);
}

/// All records of a file, or a Failure that names the first error.
std::vector<Replayed> replay_all(const Arguments& arguments) {
    const std::string content = read_or_usage_error(arguments.file);
    std::vector<Record> records;
    if (arguments.list_of.empty()) {
        ReadRecords read = read_records(content);
        if (!read.errors.empty()) throw Failure(arguments.file + ": " + read.errors.front().text());
        records = std::move(read.records);
    } else {
        records.push_back(
            record_of_move_list(content, game_or_usage_error(arguments.list_of)->spec()));
    }
    std::vector<Replayed> all;
    for (const Record& record : records) {
        auto replayed =
            replay(record, arguments.from, arguments.list_of.empty() ? match_of : replay_moves);
        if (!replayed) throw Failure(arguments.file + ": " + replayed.error().text());
        all.push_back(std::move(*replayed));
    }
    if (all.empty()) throw Failure(arguments.file + ": no games");
    return all;
}

void check_file(const Arguments& arguments) {
    const ReadRecords read = read_records(read_or_usage_error(arguments.file));
    int passed = 0;
    int failed = 0;
    const auto report = [&](const RecordError& error) {
        ++failed;
        fmt::print("{}: {}\n", arguments.file, error.text());
    };
    for (const RecordError& error : read.errors) report(error);
    for (const Record& record : read.records) {
        if (auto replayed = replay(record, "official"))
            ++passed;
        else
            report(replayed.error());
    }
    fmt::print("{} passed, {} failed\n", passed, failed);
    if (passed + failed == 0) throw Failure(arguments.file + ": no games");
    if (failed > 0) throw CLI::RuntimeError(1);
}

void show(const Replayed& game, const Arguments& arguments, Lang lang) {
    for (const RecordTag& tag : game.record.tags) fmt::print("{:<10} {}\n", tag.name, tag.value);
    Match match = game.match;
    const int entries = int(match.history().size());
    if (arguments.after > entries)
        throw UsageError("--after " + std::to_string(arguments.after) + ": the game has only " +
                         std::to_string(entries) + " moves");
    if (arguments.after >= 0)
        for (int i = entries; i > arguments.after; --i) match.undo();
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

void show_file(const Arguments& arguments) {
    const Lang lang = arguments.language.lang();
    const std::vector<Replayed> games = replay_all(arguments);
    if (arguments.game > int(games.size()))
        throw UsageError("--game " + std::to_string(arguments.game) + ": the file has only " +
                         std::to_string(games.size()) + " games");
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (arguments.game != 0 && int(i) + 1 != arguments.game) continue;
        show(games[i], arguments, lang);
    }
}

void convert_file(const Arguments& arguments) {
    for (const std::string& name : {arguments.from, arguments.to})
        if (auto notation = quoridor::find_notation(name); !notation)
            throw UsageError(notation.error().message);
    std::vector<Record> records;
    for (Replayed& game : replay_all(arguments)) {
        // A bare list has neither numbers nor a result; the replayed match knows both.
        Record record = arguments.list_of.empty() ? std::move(game.record) : record_of(game.match);
        auto converted = to_notation(std::move(record), game.match.game(), arguments.to);
        if (!converted) throw UsageError(converted.error().message);
        records.push_back(std::move(*converted));
    }
    const auto text = write_records(records);
    if (!text) throw Failure(arguments.file + ": " + text.error().message);
    if (auto written = write_file(arguments.output, *text); !written)
        throw Failure(written.error().message);
}

}  // namespace

void add_record_command(CLI::App& program) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("record", "Check, show or convert records of games");
    command->require_subcommand(1);
    const auto add = [&](const char* name, const char* about) {
        CLI::App* action = command->add_subcommand(name, about);
        action->add_option("FILE", arguments->file, "A file of records (- for standard input)")
            ->required();
        return action;
    };

    CLI::App* check = add("check", "Replay every game; say which records are wrong and where");
    check->callback([arguments] { check_file(*arguments); });

    CLI::App* show = add("show", "Print the games with their final position");
    show->add_option("--game", arguments->game, "Only the N-th game")->check(CLI::PositiveNumber);
    show->add_option("--after", arguments->after, "Show the position after so many moves")
        ->check(CLI::NonNegativeNumber);
    arguments->language.add_to(*show);
    arguments->drawing.add_to(*show);
    show->callback([arguments] { show_file(*arguments); });

    CLI::App* convert = add("convert", "Write the games again: tidy, or in another notation");
    convert
        ->add_option("--from", arguments->from,
                     "Notation of records that do not name theirs: official, glendenning, "
                     "upper-left, prefix (Quoridor)")
        ->capture_default_str();
    convert->add_option("--to", arguments->to, "Notation to write")->capture_default_str();
    convert->add_option("--list-of", arguments->list_of,
                        "The file is a bare list of moves of one game of this VARIANT");
    convert->add_option("-o,--output", arguments->output, "Write here instead of standard output")
        ->capture_default_str();
    convert->callback([arguments] { convert_file(*arguments); });
}

}  // namespace tablier::app
