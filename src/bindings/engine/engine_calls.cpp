#include "bindings/engine/engine_calls.h"

#include <memory>
#include <optional>

#include "advice/game_review.h"
#include "advice/moment_of.h"
#include "bindings/text_json.h"
#include "engines/engines.h"
#include "games/catalog.h"
#include "play/record_check.h"
#include "play/record_reader.h"

namespace tablier::bindings {
namespace {

std::expected<Match, RecordError> match_of_text(std::string_view text) {
    const auto maker = [](std::string_view spec) { return make_game(spec); };
    const auto record = read_record(text);
    if (!record) return std::unexpected(record.error());
    return replay_moves(*record, maker);
}

void add_score(JsonObject& object, search::Score score) {
    object.add("win", search::win_chance(score));
    if (search::is_proven(score))
        object.add("proof", score > 0 ? search::proof_length(score) : -search::proof_length(score));
}

JsonObject thought_json(const search::Thought& thought) {
    std::vector<JsonObject> lines;
    for (const search::ThoughtLine& line : thought.lines) {
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

/// Players remember what they have found, so the one of the last question is kept.
class Engine {
  public:
    explicit Engine(Found found) : found_(std::move(found)) {}

    JsonObject think(Arguments arguments) {
        const auto match = match_of_text(arguments[0]);
        if (!match) return error_json(match.error().text());
        if (!is_seat(match->actor())) return error_json("nobody is to move");
        if (const auto ready = prepare(match->game_ptr(), arguments[1]); !ready)
            return error_json(ready.error().message);
        search::Limits limits;
        if (const int time = number_or(arguments[2], 0); time > 0)
            limits.movetime = search::Milliseconds(time);
        if (const int nodes = number_or(arguments[3], 0); nodes > 0)
            limits.nodes = std::uint64_t(nodes);
        search::Control control;
        return thought_json(thinker_->think(
            moment_of(*match), limits, std::max(1, number_or(arguments[4], 1)), control,
            [&](const search::Thought& thought) { found_(thought_json(thought)); }));
    }

    JsonObject review(Arguments arguments) {
        const std::string wanted = std::string(arguments[0]) + '\0' + std::string(arguments[1]);
        if (wanted != reviewed_) {
            auto match = match_of_text(arguments[0]);
            if (!match) return error_json(match.error().text());
            if (const auto ready = prepare(match->game_ptr(), "search"); !ready)
                return error_json(ready.error().message);
            reviewer_.reset();
            match_.emplace(*std::move(match));
            search::Limits limits;
            limits.only_move_too = true;
            limits.movetime = search::Milliseconds(std::max(1, number_or(arguments[1], 100)));
            reviewer_.emplace(*match_, [this, limits](const search::Moment& moment, int lines) {
                search::Control control;
                return thinker_->think(moment, limits, lines, control, {});
            });
            reviewed_ = wanted;
        }
        const int entry = number_or(arguments[2], -1);
        if (entry < 0 || std::size_t(entry) >= match_->history().size())
            return error_json("the game has no entry " + in_quotes(arguments[2]));
        const auto review = reviewer_->review(std::size_t(entry));
        return review ? review_json(*review) : JsonObject();
    }

  private:
    Result<void> prepare(const GamePtr& game, std::string_view engine) {
        const std::string wanted = game->spec() + ' ' + std::string(engine);
        if (wanted == prepared_) return {};
        const auto settings = engines::parse_engine(engine);
        if (!settings) return std::unexpected(settings.error());
        auto thinker = engines::make_thinker(game, *settings);
        if (!thinker) return std::unexpected(thinker.error());
        reviewed_.clear();  // its reviewer thinks with the player that goes now
        thinker_ = *std::move(thinker);
        prepared_ = wanted;
        return {};
    }

    Found found_;
    std::string prepared_;
    std::unique_ptr<search::Thinker> thinker_;
    std::string reviewed_;
    std::optional<Match> match_;
    std::optional<GameReviewer> reviewer_;
};

}  // namespace

void add_engine_calls(Calls& calls, Found found) {
    const auto engine = std::make_shared<Engine>(std::move(found));
    calls.add("think", 5, [engine](Arguments arguments) { return engine->think(arguments); });
    calls.add("review", 3, [engine](Arguments arguments) { return engine->review(arguments); });
}

}  // namespace tablier::bindings
