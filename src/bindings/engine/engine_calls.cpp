#include "bindings/engine/engine_calls.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

#include "advice/advice.h"
#include "advice/draw_answer.h"
#include "advice/game_review.h"
#include "bindings/calls/text_json.h"
#include "bindings/engine/import_json.h"
#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"

namespace tablier::bindings {
namespace {

std::expected<Match, RecordError> match_of_text(std::string_view text) {
    const auto record = read_record(text);
    if (!record) return std::unexpected(record.error());
    return replay_moves(*record);
}

void add_score(JsonObject& object, search::Score score) {
    object.add("win", search::win_chance(score));
    if (search::is_proven(score))
        object.add("proof", score > 0 ? search::proof_length(score) : -search::proof_length(score));
}

JsonObject result_json(const search::SearchResult& thought) {
    std::vector<JsonObject> lines;
    for (const search::SearchLine& line : thought.lines) {
        JsonObject& object = lines.emplace_back();
        add_score(object, line.score);
        object.add("moves", line.moves);
    }
    JsonObject object;
    object.add("move", thought.move)
        .add("depth", thought.depth)
        .add("nodes", thought.nodes)
        .add("lines", lines);
    return object;
}

JsonObject review_json(const MoveReview& review) {
    JsonObject before;
    JsonObject after;
    add_score(before, review.best_score);
    add_score(after, review.played_score);
    JsonObject object;
    object.add("entry", review.entry)
        .add("seat", seat_json(review.seat))
        .add("best", review.best)
        .add("line", review.best_line)
        .add("before", before)
        .add("after", after)
        .add("loss", review.loss)
        .add("glyph", review.glyph());
    return object;
}

JsonObject reasons_json(Arguments arguments) {
    const auto match = match_of_text(arguments[0]);
    if (!match) return error_json(match.error().words());
    const MoveReasons reasons = move_reasons(match->game(), match->position(), arguments[1]);
    JsonObject object;
    object.add_raw("sentences", text_list_json(reasons.sentences)).add("way", reasons.way);
    return object;
}

JsonObject end_answer_json(Arguments arguments) {
    const auto match = match_of_text(arguments[0]);
    if (!match) return error_json(match.error().words());
    SeatSet engines;
    for (const Seat seat : all_seats)
        if (arguments[1].contains(seat_letter(seat))) engines.insert(seat);
    search::Control control;
    const auto agree = engines_agree_to_end(*match, engines, control);
    if (!agree) return error_json(agree.error().words());
    JsonObject object;
    object.add("agree", *agree);
    return object;
}

JsonObject section_json(const RulesSection& section) {
    JsonObject object;
    object.add("title", text_json(section.title))
        .add_raw("paragraphs", text_list_json(section.paragraphs));
    return object;
}

JsonObject guide_json(Arguments arguments) {
    const auto game = make_game(arguments[0]);
    if (!game) return error_json(game.error().words());
    JsonObject object;
    object.add_raw("rules", json_list(guide_of(**game).rules, [](const RulesSection& section) {
                       return section_json(section).text();
                   }));
    return object;
}

/// A browser on a phone has little memory, and may refuse more.
constexpr int max_memory_mb = 64;

/// Without limits: a default time.
search::Limits limits_of_review(std::string_view movetime, std::string_view nodes) {
    search::Limits limits;
    limits.only_move_too = true;
    if (const int most = number_or(nodes, 0); most > 0) limits.nodes = std::uint64_t(most);
    if (!movetime.empty() || !limits.nodes)
        limits.movetime = search::Milliseconds(std::max(1, number_or(movetime, 100)));
    return limits;
}

/// Engines keep tables and random states between moves, so they are kept during a game.
class Engine {
  public:
    explicit Engine(Found found) : found_(std::move(found)) {}

    JsonObject think(Arguments arguments) {
        const auto match = match_of_text(arguments[0]);
        if (!match) return error_json(match.error().words());
        if (!is_seat(match->actor()))
            return error_json({"nobody is to move", "personne n'est au trait"});
        const auto engine = player(match->game_ptr(), arguments[1]);
        if (!engine) return error_json(engine.error().words());
        search::Limits limits;
        if (const int time = number_or(arguments[2], 0); time > 0)
            limits.movetime = search::Milliseconds(time);
        if (const int nodes = number_or(arguments[3], 0); nodes > 0)
            limits.nodes = std::uint64_t(nodes);
        search::Control control;
        return result_json((*engine)->think(
            search_request_of(*match), limits, std::max(1, number_or(arguments[4], 1)), control,
            [&](const search::SearchResult& thought) { found_(result_json(thought)); }));
    }

    JsonObject review(Arguments arguments) {
        const std::string_view nodes = arguments.size() > 3 ? arguments[3] : "";
        std::string wanted(arguments[0]);
        for (const std::string_view limit : {arguments[1], nodes}) (wanted += '\0') += limit;
        if (wanted != reviewed_) {
            auto match = match_of_text(arguments[0]);
            if (!match) return error_json(match.error().words());
            const auto engine = player(match->game_ptr(), "search");
            if (!engine) return error_json(engine.error().words());
            reviewer_.reset();
            match_.emplace(*std::move(match));
            const search::Limits limits = limits_of_review(arguments[1], nodes);
            reviewer_.emplace(*match_, [judge = *engine, limits](
                                           const search::SearchRequest& request, int lines) {
                search::Control control;
                return judge->think(request, limits, lines, control, {});
            });
            reviewed_ = wanted;
        }
        const int entry = number_or(arguments[2], -1);
        if (entry < 0 || std::size_t(entry) >= match_->history().size())
            return error_json(fill_text("the game has no entry {0}",
                                        "la partie n'a pas d'entrée {0}",
                                        {in_quotes(arguments[2])}));
        const auto review = reviewer_->review(std::size_t(entry));
        return review ? review_json(*review) : JsonObject();
    }

  private:
    Result<search::Engine*> player(const GamePtr& game, std::string_view text) {
        if (game->spec() != spec_) {
            reviewed_.clear();  // the reviewer refers to an engine that is replaced now
            players_.clear();
            spec_ = game->spec();
        }
        auto& kept = players_[std::string(text)];
        if (kept) return kept.get();
        auto settings = search::parse_engine(text);
        if (!settings) return std::unexpected(settings.error());
        settings->max_threads = 1;  // the same answers with and without support of threads
        settings->hash_mb = std::min(settings->hash_mb.value_or(max_memory_mb), max_memory_mb);
        auto made = search::make_engine(game, *settings);
        if (!made) return std::unexpected(made.error());
        kept = *std::move(made);
        return kept.get();
    }

    Found found_;
    std::string spec_;
    std::map<std::string, std::unique_ptr<search::Engine>> players_;
    std::string reviewed_;
    std::optional<Match> match_;
    std::optional<GameReviewer> reviewer_;
};

}  // namespace

void add_engine_calls(Calls& calls, Found found) {
    const auto engine = std::make_shared<Engine>(std::move(found));
    calls.add("think", 5, [engine](Arguments arguments) { return engine->think(arguments); });
    calls.add("reasons", 2, reasons_json);
    calls.add("agree-to-end", 2, end_answer_json);
    calls.add("import", 1, import_json);
    calls.add("guide", 1, guide_json);
    calls.add("review", 3, [engine](Arguments arguments) { return engine->review(arguments); });
}

}  // namespace tablier::bindings
