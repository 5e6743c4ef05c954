// `tablier analyse`: evaluates a position, or reviews every move of a game.
#include <fmt/core.h>

#include <memory>

#include "advice/game_review.h"
#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/files.h"
#include "app/interruption.h"
#include "app/progress.h"
#include "app/record_files.h"
#include "app/search_arguments.h"
#include "core/json.h"
#include "play/record_syntax.h"
#include "tablier/play/open_record.h"
#include "tablier/play/record_writer.h"
#include "tablier/play/search_request.h"

namespace tablier::app {
namespace {

constexpr search::Milliseconds time_for_a_position{1000};
constexpr search::Milliseconds time_for_a_move{200};

struct AnalyseArguments {
    PositionArguments position;
    SearchArguments search_arguments;
    LanguageArgument language;
    int lines = 1;
    bool json = false;
    std::string record;
    std::string out = "-";
    ProgressArgument progress;
};

/// Score, chance and proof in the way both kinds of analysis write them.
void add_score(JsonObject& object, search::Score score) {
    if (search::is_proven(score))
        object.add("proven", score > 0 ? "win" : "loss")
            .add("distance", search::proof_length(score));
    else
        object.add("score", double(score) / 1000.0);
    object.add("win", search::win_chance(score));
}

std::string json_of(const search::SearchResult& result, const Match& match, bool final) {
    std::vector<JsonObject> lines;
    for (const search::SearchLine& line : result.lines) {
        JsonObject& object = lines.emplace_back();
        object.add("rank", lines.size()).add("move", line.moves.front());
        add_score(object, line.score);
        object.add("pv", line.moves);
    }
    JsonObject object;
    object.add("variant", match.game().spec())
        .add("seat", match.game().seat_code(seat_of(match.actor())))
        .add("depth", result.depth)
        .add("nodes", result.nodes)
        .add("time_ms", result.time.count())
        .add("lines", std::span<const JsonObject>(lines))
        .add("final", final);
    if (final) object.add("bestmove", result.move);
    return object.text();
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

void print_readable(const search::SearchResult& result, Lang lang) {
    for (const search::SearchLine& line : result.lines)
        fmt::print("{:>3} {:>11} {:>9} {:>11}  {}\n", result.depth, result.nodes,
                   fmt::format("{} ms", result.time.count()), score_in_words(line.score, lang),
                   joined(line.moves));
}

/// The engine for the analysis; `random` has no evaluation.
std::unique_ptr<search::Engine> analyst(const AnalyseArguments& arguments, const GamePtr& game) {
    const Lang lang = arguments.language.lang();
    if (arguments.search_arguments.program())
        throw UsageError({"--engine: another program cannot analyse; `tablier bestmove` asks it "
                          "for its move",
                          "--engine : un autre programme ne peut pas analyser ; `tablier bestmove` "
                          "lui demande son coup"},
                         lang);
    const search::EngineSettings settings = arguments.search_arguments.settings(lang);
    if (settings.kind == search::EngineSettings::Kind::Random)
        throw UsageError({"--engine: random moves judge no position",
                          "--engine : des coups au hasard ne jugent aucune position"},
                         lang);
    return engine_or_usage_error(game, settings, lang);
}

search::Limits limits_of(const AnalyseArguments& arguments, search::Milliseconds otherwise) {
    search::Limits limits = arguments.search_arguments.limits(otherwise, arguments.language.lang());
    limits.only_move_too = true;
    return limits;
}

void analyse_position(const AnalyseArguments& arguments) {
    const Lang lang = arguments.language.lang();
    const Match match = arguments.position.match(lang);
    if (match.actor() == Actor::Nobody)
        throw Failure({"the game is over: nothing to analyse",
                       "la partie est finie : il n'y a rien à analyser"},
                      lang);
    if (match.actor() == Actor::Chance)
        throw Failure({"chance is to draw: there is no move to analyse",
                       "c'est au hasard de tirer : il n'y a pas de coup à analyser"},
                      lang);
    const auto engine = analyst(arguments, match.game_ptr());
    const search::Limits limits = limits_of(arguments, time_for_a_position);
    const auto print = [&](const search::SearchResult& result, bool final) {
        if (arguments.json)
            fmt::print("{}\n", json_of(result, match, final));
        else
            print_readable(result, lang);
        std::fflush(stdout);
    };
    if (!arguments.json)
        fmt::print("{:>3} {:>11} {:>9} {:>11}  {}\n", "", lang == Lang::French ? "nœuds" : "nodes",
                   lang == Lang::French ? "temps" : "time", lang == Lang::French ? "gain" : "win",
                   lang == Lang::French ? "suite" : "line");
    search::Control control;
    const StopOnInterrupt stop(control);
    const search::SearchResult result =
        engine->think(search_request_of(match), limits, arguments.lines, control,
                      [&](const search::SearchResult& found) { print(found, false); });
    print(result, true);
}

std::string json_of(const MoveReview& review, const AnyGame& game, std::size_t number) {
    JsonObject object;
    JsonObject best;
    JsonObject played;
    object.add("game", number)
        .add("entry", review.entry + 1)
        .add("seat", game.seat_code(review.seat))
        .add("move", review.move)
        .add("best", review.best);
    add_score(best, review.best_score);
    add_score(played, review.played_score);
    object.add("before", best)
        .add("after", played)
        .add("loss", review.loss)
        .add("mark", review.glyph() == 0 ? std::string_view()
                                         : record_syntax::glyphs[std::size_t(review.glyph() - 1)])
        .add("depth", review.depth)
        .add("nodes", review.nodes)
        .add("pv", review.best_line);
    return object.text();
}

std::vector<OpenedRecord> games_of(const AnalyseArguments& arguments) {
    std::vector<OpenedRecord> games;
    for (const Record& record : records_or_failure(arguments.record, language())) {
        auto opened = open_record(record, {.accept_capitals = true});
        if (!opened) throw Failure(about(arguments.record, opened.error().words()));
        games.push_back(*std::move(opened));
    }
    return games;
}

/// How far the review of the games in a file has come.
struct ReviewedGames {
    std::vector<Record> records;   ///< annotated as far as reviewed
    std::size_t complete = 0;      ///< number of games reviewed to the end
    std::size_t moves_judged = 0;  ///< in the game that was interrupted
    bool interrupted = false;
};

/// Reviews the moves of one game; false if interrupted by Ctrl-C.
bool review(OpenedRecord& game, const AnalyseArguments& arguments, std::size_t number,
            Progress& progress, const std::stop_token& interrupted, std::size_t& judged) {
    const auto engine = analyst(arguments, game.match.game_ptr());
    const search::Limits limits = limits_of(arguments, time_for_a_move);
    GameReviewer reviewer(game.match, [&](const search::SearchRequest& request, int lines) {
        search::Control control;
        const std::stop_callback stop(interrupted, [&] { control.stop(); });
        return engine->think(request, limits, lines, control, {});
    });
    std::vector<MoveReview> reviews;
    for (std::size_t i = 0; i < game.match.history().size(); ++i) {
        const auto review = reviewer.review(i);
        if (interrupted.stop_requested()) break;  // the interrupted search is too shallow
        progress.advance();
        if (!review) continue;
        reviews.push_back(*review);
        if (!arguments.json) continue;
        fmt::print("{}\n", json_of(*review, game.match.game(), number));
        std::fflush(stdout);
    }
    annotate(game.record, reviews);
    judged = reviews.size();
    return !interrupted.stop_requested();
}

ReviewedGames review(std::vector<OpenedRecord> games, const AnalyseArguments& arguments) {
    const Interruption interruption;
    std::size_t entries = 0;
    for (const OpenedRecord& game : games) entries += game.match.history().size();
    Progress progress("analyse", entries, arguments.progress);
    ReviewedGames reviewed;
    for (OpenedRecord& game : games) {
        if (!reviewed.interrupted) {
            const std::size_t number = reviewed.records.size() + 1;
            if (review(game, arguments, number, progress, interruption.token(),
                       reviewed.moves_judged))
                ++reviewed.complete;
            else
                reviewed.interrupted = true;
        }
        reviewed.records.push_back(std::move(game.record));
    }
    return reviewed;
}

Text unfinished(const ReviewedGames& reviewed) {
    return fill_text(
        "UNFINISHED: {0} of {1} games are judged to the end, and {2} moves of the next",
        "INACHEVÉ : {0} parties sur {1} jugées jusqu'au bout, et {2} coups de la suivante",
        {std::to_string(reviewed.complete), std::to_string(reviewed.records.size()),
         std::to_string(reviewed.moves_judged)});
}

void analyse_record(const AnalyseArguments& arguments) {
    const ReviewedGames reviewed = review(games_of(arguments), arguments);
    if (!arguments.json || arguments.out != "-") {
        auto text = write_records(reviewed.records);
        if (!text) throw Failure(about(arguments.record, text.error().words()));
        // Lines with # belong to the file, not to a game.
        if (reviewed.interrupted) *text += "\n# " + said(unfinished(reviewed)) + "\n";
        if (auto written = write_file(arguments.out, *text); !written)
            throw Failure(written.error().words());
    }
    if (!reviewed.interrupted) return;
    std::fprintf(stderr, "tablier: %s\n", said(unfinished(reviewed)).c_str());
    throw CLI::RuntimeError(Interruption::exit_code);
}

void run(const AnalyseArguments& arguments) {
    if (!arguments.record.empty()) return analyse_record(arguments);
    if (arguments.position.spec.empty())
        throw UsageError({"name a VARIANT, or a file by --record",
                          "nommez une VARIANTE, ou un fichier par --record"},
                         arguments.language.lang());
    analyse_position(arguments);
}

}  // namespace

void add_analyse_command(CLI::App& program) {
    auto arguments = std::make_shared<AnalyseArguments>();
    CLI::App* command = program.add_subcommand(
        "analyse",
        said(
            {"What the engine thinks of a position (for a second), or of each move of the games in "
             "a file (200 ms each), unless told otherwise",
             "Ce que l'ordinateur pense d'une position (en une seconde), ou de chaque coup des "
             "parties d'un fichier (200 ms chacun), sauf indication contraire"}));
    arguments->position.add_to(*command);
    command->get_option("VARIANT")->required(false)->check(not_empty());
    arguments->search_arguments.add_to(*command);
    arguments->language.add_to(*command);
    CLI::Option* lines =
        command
            ->add_option(
                "--lines", arguments->lines,
                said({"How many of the best moves to show", "Combien de meilleurs coups montrer"}))
            ->check(whole_number(1, 500))
            ->capture_default_str();
    command->add_flag("--json", arguments->json,
                      said({"One JSON object a line: for each finding, or for each move of a game",
                            "Un objet JSON par ligne : pour chaque trouvaille, ou pour chaque coup "
                            "d'une partie"}));
    CLI::Option* record =
        command->add_option("--record", arguments->record,
                            said({"Judge every move of the games in this file and write them "
                                  "annotated",
                                  "Juger chaque coup des parties de ce fichier et les écrire "
                                  "annotées"}));
    record->type_name(said(file_name))->check(not_empty());
    for (const char* other : {"VARIANT", "--position", "--moves"})
        record->excludes(command->get_option(other));
    record->excludes(lines);
    command
        ->add_option("--out", arguments->out,
                     said({"Write the annotated games to this file (default: print)",
                           "Écrire les parties annotées dans ce fichier (par défaut : afficher)"}))
        ->type_name(said(file_name))
        ->check(not_empty())
        ->needs(record);
    arguments->progress.add_to(*command);
    add_examples(*command, {"tablier analyse {game} --moves \"{moves}\" --lines 3",
                            "tablier analyse --record game.rec --out seen.rec"});
    command->callback([arguments] { run(*arguments); });
}

}  // namespace tablier::app
