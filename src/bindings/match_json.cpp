#include "bindings/match_json.h"

#include "bindings/calls/text_json.h"
#include "bindings/catalog_json.h"
#include "bindings/scene_json.h"
#include "play/record_syntax.h"
#include "tablier/play/match_scene.h"
#include "tablier/play/result_text.h"

namespace tablier::bindings {
namespace {

std::string actor_json(Actor actor) {
    if (actor == Actor::Chance) return "chance";
    return actor == Actor::Nobody ? std::string() : seat_json(seat_of(actor));
}

JsonObject entry_json(const MatchEntry& entry, const Outcome& outcome) {
    JsonObject object;
    if (const auto* move = std::get_if<PlayedMove>(&entry)) {
        object.add("kind", "move")
            .add("text", move->text)
            .add("actor", actor_json(move->actor))
            .add("endsTurn", move->ended_turn);
        if (move->times.left) object.add("left", move->times.left->count());
        if (move->times.elapsed) object.add("elapsed", move->times.elapsed->count());
    } else if (const auto* departure = std::get_if<Departure>(&entry)) {
        object.add("kind", "leave")
            .add("text", record_syntax::leaving_word(departure->how))
            .add("actor", seat_json(departure->seat))
            .add("endsTurn", false);
    } else {
        object.add("kind", "draw")
            .add("text", outcome.scored ? "count" : "draw")
            .add("actor", "")
            .add("endsTurn", false);
    }
    return object;
}

JsonObject outcome_json(const AnyGame& game, const Outcome& outcome) {
    JsonObject object;
    object.add("winners", seats_json(outcome.winners))
        .add("heading", text_json(winners_text(game, outcome)))
        .add("reason", text_json(reason_text(outcome.reason)))
        .add("text", text_json(result_text(game, outcome)));
    if (outcome.scored) {
        JsonObject points;
        for (Seat seat : all_seats)
            if (game.seating().seats.contains(seat))
                points.add(seat_json(seat), int(outcome.points[std::size_t(index(seat))]));
        object.add("points", points);
    }
    return object;
}

JsonObject step_json(const SceneStep& step) {
    constexpr std::string_view names[] = {"travel", "travel-ball", "turn-over", "remove",
                                          "place",  "turn-card",   "give",      "take"};
    JsonObject object;
    object.add("kind", names[std::size_t(step.kind)]).add("places", step.places);
    return object;
}

std::string story_json(const AnyPosition& before, const std::string& move) {
    return json_list(before.story(move),
                     [](const SceneStep& step) { return step_json(step).text(); });
}

JsonObject move_json(const MovePath& path) {
    JsonObject object;
    object.add("text", path.move).add("clicks", path.clicks);
    return object;
}

}  // namespace

Scene scene_after(const Match& match, std::size_t entries) {
    if (entries >= match.history().size()) return scene_of(match);
    Scene scene = match.position_after(entries).scene();
    if (entries == 0) return scene;
    if (const auto* move = std::get_if<PlayedMove>(&match.history()[entries - 1]))
        for (std::string& place : match.position_after(entries - 1).clicks(move->text))
            scene.marks.push_back({std::move(place), SceneMark::Kind::LastMove});
    return scene;
}

JsonObject match_json(const Match& match, std::size_t entries, const Scene& scene) {
    const AnyGame& game = match.game();
    const bool last = entries >= match.history().size();
    const AnyPosition& position = match.position_after(entries);
    JsonObject object;
    object.add("variant", game.variant().name)
        .add("game", game.variant().game)
        .add("spec", game.spec())
        .add("title", text_json(game.variant().title))
        .add("table", table_json(game))
        .add("at", entries)
        .add_raw("entries", json_list(match.history(),
                                      [&match](const MatchEntry& entry) {
                                          return entry_json(entry, match.outcome()).text();
                                      }))
        .add("actor", actor_json(last ? match.actor() : position.actor()))
        .add("over", match.over())
        .add("turns", match.turns())
        .add("occurrences", match.occurrences())
        .add("retired", seats_json(match.retired()))
        .add("inPlay", seats_json(match.in_play()))
        .add("canUndo", match.can_undo())
        .add("canRedo", match.can_redo())
        .add("position", position.text())
        .add("normalStart", match.has_normal_start());
    if (match.over()) object.add("outcome", outcome_json(game, match.outcome()));
    const bool playable = !last || !match.over();
    const auto moves = playable ? position.click_paths() : std::vector<MovePath>{};
    object.add_raw("moves",
                   json_list(moves, [](const MovePath& path) { return move_json(path).text(); }));
    object.add("scene", scene_json(scene));
    if (entries > 0)
        if (const auto* move = std::get_if<PlayedMove>(&match.history()[entries - 1]))
            object.add_raw("story", story_json(match.position_after(entries - 1), move->text));
    return object;
}

JsonObject line_json(AnyPosition position, std::span<const std::string_view> moves) {
    std::vector<JsonObject> line;
    for (const std::string_view move : moves) {
        const AnyPosition before = position;
        bool ends_turn = false;
        if (!position.play(move, ends_turn)) break;
        const std::string text(move);
        JsonObject object = move_json({text, before.clicks(text)});
        object.add("actor", actor_json(before.actor()))
            .add("endsTurn", ends_turn)
            .add_raw("story", story_json(before, text));
        line.push_back(std::move(object));
    }
    JsonObject object;
    object.add("line", line);
    return object;
}

}  // namespace tablier::bindings
