#include "bindings/table_calls.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include "bindings/calls/text_json.h"
#include "bindings/catalog_json.h"
#include "bindings/match_json.h"
#include "bindings/open_matches.h"
#include "bindings/picture_calls.h"
#include "play/record_syntax.h"
#include "tablier/catalog.h"
#include "tablier/foreign_notation.h"
#include "tablier/play/lots.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"

namespace tablier::bindings {
namespace {

using Matches = std::shared_ptr<OpenMatches>;

JsonObject opened(OpenMatches& matches, Match match) {
    JsonObject object;
    object.add("table", matches.open(std::move(match)));
    return object;
}

JsonObject open(OpenMatches& matches, Arguments arguments) {
    const auto game = make_game(arguments[0]);
    if (!game) return error_json(game.error().words());
    if (arguments.size() < 2 || arguments[1].empty()) return opened(matches, Match(*game));
    auto match = Match::from_position(*game, arguments[1]);
    if (!match) return error_json(match.error().words());
    return opened(matches, *std::move(match));
}

/// A comment without the numbers meant for programs: `[%eval +0.35]` and the like.
std::string words_of(std::string_view comment) {
    std::string words;
    while (!comment.empty()) {
        const std::size_t start = comment.find("[%");
        words += comment.substr(0, start);
        const std::size_t end = start == comment.npos ? comment.npos : comment.find(']', start);
        if (end == comment.npos) break;
        comment.remove_prefix(end + 1);
        if (comment.starts_with(' ') && (words.empty() || words.ends_with(' ')))
            comment.remove_prefix(1);
    }
    while (words.ends_with(' ')) words.pop_back();
    return words;
}

/// The comments and marks of each entry.
std::string notes_json(const Record& record) {
    return json_list(record.line.entries, [](const RecordEntry& entry) {
        std::string text;
        for (const Annotation& annotation : entry.annotations) {
            if (const auto* glyph = std::get_if<Glyph>(&annotation)) {
                if (glyph->number >= 1 &&
                    std::size_t(glyph->number) <= std::size(record_syntax::glyphs))
                    (text += record_syntax::glyphs[std::size_t(glyph->number - 1)]) += ' ';
            } else if (const auto* comment = std::get_if<Comment>(&annotation)) {
                if (const std::string words = words_of(comment->text); !words.empty())
                    (text += words) += ' ';
            }
        }
        if (!text.empty()) text.pop_back();
        return json_text(text);
    });
}

JsonObject open_record(OpenMatches& matches, Arguments arguments) {
    auto record = read_record(arguments[0]);
    if (!record) return error_json(record.error().words());
    // Foreign notations are read by `import` in the engine module, to keep this module small.
    if (const RecordTag* notation = record->find("Notation");
        notation != nullptr && notation->value != own_notation)
        return error_json(RecordError{
            notation->place,
            make_error("the moves are in the notation {0}, which only an import reads",
                       "les coups sont dans la notation {0}, que seul un import sait lire",
                       {quoted(notation->value)})}
                              .words());
    auto match = replay_moves(*record);
    if (!match) return error_json(match.error().words());
    JsonObject tags;
    for (const RecordTag& tag : record->tags) tags.add(tag.name, tag.value);
    JsonObject object = opened(matches, *std::move(match));
    object.add("tags", tags).add_raw("notes", notes_json(*record));
    return object;
}

/// The first argument: a number of entries; all where it is empty or missing.
std::size_t entries_or_end(const Match& match, Arguments arguments) {
    const int end = int(match.history().size());
    const int wanted = arguments.empty() ? end : number_or(arguments[0], end);
    return std::size_t(std::clamp(wanted, 0, end));
}

/// The answer of a call that changes a match; `refusal` is null where it has.
JsonObject done_unless(const IllegalMove* refusal) {
    JsonObject object;
    if (refusal == nullptr)
        object.add("done", true);
    else
        object.add("refusal", illegal_move_json(*refusal));
    return object;
}
JsonObject result_json(const auto& result) {
    return done_unless(result ? nullptr : &result.error());
}

JsonObject play(Match& match, Arguments arguments) {
    const auto played = match.play(arguments[0]);
    if (played) {
        MoveTimes times;
        const auto time = [&](std::size_t which) -> std::optional<std::chrono::milliseconds> {
            if (which >= arguments.size() || arguments[which].empty()) return std::nullopt;
            return std::chrono::milliseconds(number_or(arguments[which], 0));
        };
        times.left = time(1);
        times.elapsed = time(2);
        if (const auto increment = time(3); increment && times.left) {
            if (played->ended_turn) *times.left += *increment;
            times.left = std::max(*times.left, std::chrono::milliseconds(0));
        }
        match.set_times(times);
    }
    return result_json(played);
}

/// One of the draws, by the number of copies that each stands for. (AnyPosition::random_move would
/// link the sampling of every game into the module.)
std::string drawn(const std::vector<std::pair<std::string, int>>& draws, Random& random) {
    int copies = 0;
    for (const auto& [move, count] : draws) copies += count;
    int pick = int(random.below(std::uint32_t(copies)));
    for (const auto& [move, count] : draws)
        if ((pick -= count) < 0) return move;
    return {};
}

JsonObject play_chance(Match& match, Arguments arguments) {
    if (match.actor() != Actor::Chance)
        return error_json({"nothing is to be drawn", "il n'y a rien à tirer"});
    Random random(std::uint64_t(std::uint32_t(number_or(arguments[0], 0))));
    const std::string move = drawn(match.chances(), random);
    JsonObject object = result_json(match.play(move));
    object.add("move", move);
    return object;
}

JsonObject leave(Match& match, Arguments arguments) {
    const auto seat = seat_of_letter(arguments[0]);
    const auto how = record_syntax::leaving_of(arguments[1]);
    if (!seat)
        return error_json(fill_text("no seat is called {0}", "aucune place ne s'appelle {0}",
                                    {in_quotes(arguments[0])}));
    if (!how)
        return error_json(fill_text("nobody can leave by {0}", "personne ne peut partir par {0}",
                                    {in_quotes(arguments[1])}));
    return result_json(match.retire(*seat, *how));
}

JsonObject agree(Match& match, Arguments arguments) {
    const bool drawn = !arguments.empty() && arguments[0] == "draw";
    return result_json(drawn ? match.agree_draw() : match.agree_end());
}

/// Whether one of these seats ("SN") is to move.
bool is_to_move(const Match& match, std::string_view seats) {
    return is_seat(match.actor()) && seats.contains(seat_letter(seat_of(match.actor())));
}

/// One entry, or as many as it takes until one of the seats is to move.
JsonObject step(Match& match, Arguments seats, bool (Match::*one_entry)()) {
    int steps = 0;
    while ((match.*one_entry)()) {
        ++steps;
        if (seats.empty() || is_to_move(match, seats[0])) break;
    }
    JsonObject object;
    object.add("done", steps > 0);
    if (!seats.empty()) object.add("steps", steps);
    return object;
}

// Tables of function pointers: closures of many types would make the module larger.

struct MatchCall {
    std::string_view name;
    std::size_t least;  ///< arguments after the table
    JsonObject (*answer)(Match&, Arguments);
};
constexpr MatchCall changing_calls[] = {
    {"play", 1, play},
    {"play-chance", 1, play_chance},
    {"leave", 2, leave},
    {"agree", 0, agree},
    {"undo", 0, [](Match& match, Arguments seats) { return step(match, seats, &Match::undo); }},
    {"redo", 0, [](Match& match, Arguments seats) { return step(match, seats, &Match::redo); }},
};

JsonObject explain(Match& match, Arguments arguments) {
    const std::vector<std::string> places(arguments.begin(), arguments.end());
    JsonObject object;
    object.add("refusal", illegal_move_json(match.explain_clicks(places)));
    return object;
}

/// The chance moves of a position: cards with their numbers of copies, or lots.
JsonObject chances(Match& match, Arguments arguments) {
    const auto draws = match.position_after(entries_or_end(match, arguments)).chances();
    JsonObject object;
    object.add_raw("chances", json_list(draws, [](const std::pair<std::string, int>& draw) {
                       return "[" + json_text(draw.first) + "," + std::to_string(draw.second) + "]";
                   }));
    return object;
}

/// Draws lots for the seats of all players by a seed: "players" lists the new player of each seat
/// in order.
JsonObject draw_lots(Arguments arguments) {
    const auto game = make_game(arguments[0]);
    if (!game) return error_json(game.error().words());
    std::vector<int> places;
    for (int player = 0; player < (*game)->seating().players(); ++player) places.push_back(player);
    Random random(std::uint64_t(std::uint32_t(number_or(arguments[1], 0))));
    JsonObject object;
    object.add_raw("players", json_list(tablier::draw_lots(places, random),
                                        [](int player) { return std::to_string(player); }));
    object.add("code", lots_code(**game, places));
    return object;
}

JsonObject record(Match& match, Arguments arguments) {
    Record made = record_of(match);
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2)
        if (!arguments[i + 1].empty()) made.set(arguments[i], arguments[i + 1]);
    const auto text = write_record(made);
    if (!text) return error_json(text.error().words());
    JsonObject object;
    object.add("record", *text);
    return object;
}

/// Adds all that a page shows after a change. The board is seen from the seat to move if it is one
/// of `view`, else from the first of them.
void add_shown(JsonObject& answer, const Match& match, std::string_view view) {
    const std::size_t end = match.history().size();
    Scene scene = scene_after(match, end);
    answer.add("state", match_json(match, end, scene));
    if (const auto text = write_record(record_of(match))) answer.add("record", *text);
    if (view.empty()) return;
    const std::string seat = is_to_move(match, view) ? seat_json(seat_of(match.actor()))
                                                     : std::string(view.substr(0, 1));
    JsonObject board = board_json(std::move(scene), seat, "");
    board.add("seat", seat);
    answer.add("board", board);
}

JsonObject change(Match& match, Arguments arguments) {
    const Arguments rest = arguments.subspan(2);
    const std::size_t entries_before = match.history().size();
    for (const MatchCall& call : changing_calls) {
        if (call.name != arguments[1] || rest.size() < call.least) continue;
        JsonObject object = call.answer(match, rest);
        if (match.history().size() != entries_before) add_shown(object, match, arguments[0]);
        return object;
    }
    return error_json(fill_text("there is no change {0}", "il n'y a pas de changement {0}",
                                {in_quotes(arguments[1])}));
}

JsonObject close(OpenMatches& matches, Arguments arguments) {
    matches.close(number_or(arguments[0], 0));
    JsonObject object;
    object.add("done", true);
    return object;
}

JsonObject state(Match& match, Arguments arguments) {
    const std::size_t entries = entries_or_end(match, arguments);
    Scene scene = scene_after(match, entries);
    JsonObject object = match_json(match, entries, scene);
    if (arguments.size() > 1 && !arguments[1].empty())
        object.add("board", board_json(std::move(scene), arguments[1], ""));
    return object;
}

JsonObject line(Match& match, Arguments arguments) {
    return line_json(match.position_after(entries_or_end(match, arguments)), arguments.subspan(1));
}

JsonObject board(Match& match, Arguments arguments) {
    return board_json(scene_after(match, entries_or_end(match, arguments)), arguments[1],
                      arguments[2]);
}

JsonObject picture(Match& match, Arguments arguments) {
    return picture_json(scene_after(match, entries_or_end(match, arguments)), arguments[1]);
}

struct OpeningCall {
    std::string_view name;
    JsonObject (*answer)(OpenMatches&, Arguments);
};
constexpr OpeningCall opening_calls[] = {
    {"open", open}, {"open-record", open_record}, {"close", close}};

constexpr MatchCall reading_calls[] = {
    {"state", 0, state},   {"explain", 1, explain}, {"chances", 1, chances}, {"line", 1, line},
    {"record", 0, record}, {"board", 3, board},     {"picture", 2, picture}};
constexpr MatchCall change_call{"change", 2, change};

}  // namespace

void add_table_calls(Calls& calls) {
    calls.add("catalog", 0, [](Arguments) { return catalog_json(); });
    calls.add("draw-lots", 2, draw_lots);
    const Matches matches = std::make_shared<OpenMatches>();
    for (const OpeningCall& call : opening_calls)
        calls.add(call.name, 1, [matches, &call](Arguments arguments) {
            return call.answer(*matches, arguments);
        });
    const auto add = [&](const MatchCall& call) {
        calls.add(call.name, 1 + call.least, [matches, &call](Arguments arguments) {
            if (Match* match = matches->find(number_or(arguments[0], 0)))
                return call.answer(*match, arguments.subspan(1));
            return error_json(fill_text("no table {0} is open", "aucune table {0} n'est ouverte",
                                        {in_quotes(arguments[0])}));
        });
    };
    for (const MatchCall& call : changing_calls) add(call);
    for (const MatchCall& call : reading_calls) add(call);
    add(change_call);
    add_picture_calls(calls);
}

}  // namespace tablier::bindings
