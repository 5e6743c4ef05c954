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
    const auto game = game_of(*record);
    if (!game) return error_json(game.error().words());
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

std::size_t entries_or_end(const Match& match, Arguments arguments, std::size_t which) {
    const int end = int(match.history().size());
    const int wanted = which < arguments.size() ? number_or(arguments[which], end) : end;
    return std::size_t(std::clamp(wanted, 0, end));
}

/// The answer of a call that changes a match, and whether it did.
struct Change {
    JsonObject answer = {};
    bool made = false;
};

/// `refusal` is null where the match has changed.
Change change_unless(const IllegalMove* refusal) {
    Change change{.made = refusal == nullptr};
    if (refusal == nullptr)
        change.answer.add("done", true);
    else
        change.answer.add("refusal", illegal_move_json(*refusal));
    return change;
}
Change change_of(const auto& result) {
    return change_unless(result ? nullptr : &result.error());
}

Change play(Match& match, Arguments arguments) {
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
    return change_of(played);
}

/// One of the draws, by the number of copies that each stands for.
std::string drawn(const std::vector<std::pair<std::string, int>>& draws, Random& random) {
    int copies = 0;
    for (const auto& [move, count] : draws) copies += count;
    int pick = int(random.below(std::uint32_t(copies)));
    for (const auto& [move, count] : draws)
        if ((pick -= count) < 0) return move;
    return {};
}

Change draw_card(Match& match, Arguments arguments) {
    if (match.actor() != Actor::Chance)
        return {error_json({"nothing is to be drawn", "il n'y a rien à tirer"})};
    Random random(std::uint64_t(std::uint32_t(number_or(arguments[0], 0))));
    const std::string move = drawn(match.chances(), random);
    Change change = change_of(match.play(move));
    change.answer.add("move", move);
    return change;
}

Change leave(Match& match, Arguments arguments) {
    const auto seat = seat_of_letter(arguments[0]);
    const auto how = record_syntax::leaving_of(arguments[1]);
    if (!seat)
        return {error_json(fill_text("no seat is called {0}", "aucune place ne s'appelle {0}",
                                     {in_quotes(arguments[0])}))};
    if (!how)
        return {error_json(fill_text("nobody can leave by {0}", "personne ne peut partir par {0}",
                                     {in_quotes(arguments[1])}))};
    return change_of(match.retire(*seat, *how));
}

Change agree(Match& match, Arguments arguments) {
    const bool drawn = !arguments.empty() && arguments[0] == "draw";
    return change_of(drawn ? match.agree_draw() : match.agree_end());
}

/// Whether one of these seats ("SN") is to move.
bool is_to_move(const Match& match, std::string_view seats) {
    return is_seat(match.actor()) && seats.contains(seat_letter(seat_of(match.actor())));
}

/// One entry, or as many as it takes until one of the seats is to move.
Change step(Match& match, Arguments seats, bool (Match::*one_entry)()) {
    Change change;
    int steps = 0;
    while ((match.*one_entry)()) {
        ++steps;
        if (seats.empty() || is_to_move(match, seats[0])) break;
    }
    change.made = steps > 0;
    change.answer.add("done", change.made);
    if (!seats.empty()) change.answer.add("steps", steps);
    return change;
}

struct ChangingCall {
    std::string_view name;
    std::size_t least;  ///< arguments after the table
    Change (*make)(Match&, Arguments);
};
constexpr ChangingCall changing_calls[] = {
    {"play", 1, play},
    {"draw-card", 1, draw_card},
    {"leave", 2, leave},
    {"agree", 0, agree},
    {"undo", 0, [](Match& match, Arguments seats) { return step(match, seats, &Match::undo); }},
    {"redo", 0, [](Match& match, Arguments seats) { return step(match, seats, &Match::redo); }},
};

JsonObject explain(Match& match, Arguments arguments) {
    const std::vector<std::string> places(arguments.begin() + 1, arguments.end());
    JsonObject object;
    object.add("refusal", illegal_move_json(match.explain_clicks(places)));
    return object;
}

/// The chance moves of a position: cards with their numbers of copies, or lots.
JsonObject chances(Match& match, Arguments arguments) {
    const auto draws = match.position_after(entries_or_end(match, arguments, 1)).chances();
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
    for (std::size_t i = 1; i + 1 < arguments.size(); i += 2)
        if (!arguments[i + 1].empty()) made.set(arguments[i], arguments[i + 1]);
    const auto text = write_record(made);
    if (!text) return error_json(text.error().words());
    JsonObject object;
    object.add("record", *text);
    return object;
}

/// The board at the end of a match, seen from the seat to move if it is one of `view`, else from
/// the first of them.
JsonObject board_after_change(const Match& match, std::string_view view) {
    const std::string seat = is_to_move(match, view) ? seat_json(seat_of(match.actor()))
                                                     : std::string(view.substr(0, 1));
    JsonObject board = board_json(scene_after(match, match.history().size()), seat, "");
    board.add("seat", seat);
    return board;
}

JsonObject change(Match& match, Arguments arguments) {
    const Arguments rest = arguments.subspan(3);
    for (const ChangingCall& call : changing_calls) {
        if (call.name != arguments[2] || rest.size() < call.least) continue;
        Change change = call.make(match, rest);
        if (change.made) {
            change.answer.add("state", match_json(match, match.history().size()));
            if (const auto text = write_record(record_of(match)))
                change.answer.add("record", *text);
            if (!arguments[1].empty())
                change.answer.add("board", board_after_change(match, arguments[1]));
        }
        return change.answer;
    }
    return error_json(fill_text("there is no change {0}", "il n'y a pas de changement {0}",
                                {in_quotes(arguments[2])}));
}

JsonObject close(OpenMatches& matches, Arguments arguments) {
    matches.close(number_or(arguments[0], 0));
    JsonObject object;
    object.add("done", true);
    return object;
}

JsonObject state(Match& match, Arguments arguments) {
    return match_json(match, entries_or_end(match, arguments, 1));
}

JsonObject line(Match& match, Arguments arguments) {
    return line_json(match.position_after(entries_or_end(match, arguments, 1)),
                     arguments.subspan(2));
}

JsonObject board(Match& match, Arguments arguments) {
    return board_json(scene_after(match, entries_or_end(match, arguments, 1)), arguments[2],
                      arguments[3]);
}

JsonObject picture(Match& match, Arguments arguments) {
    return picture_json(scene_after(match, entries_or_end(match, arguments, 1)), arguments[2]);
}

// Tables of function pointers: closures of many types would make the module larger.
struct OpeningCall {
    std::string_view name;
    JsonObject (*answer)(OpenMatches&, Arguments);
};
constexpr OpeningCall opening_calls[] = {
    {"open", open}, {"open-record", open_record}, {"close", close}};

struct MatchCall {
    std::string_view name;
    std::size_t least;  ///< arguments with the table
    JsonObject (*answer)(Match&, Arguments);
};
constexpr MatchCall match_calls[] = {
    {"state", 1, state}, {"change", 3, change}, {"explain", 2, explain}, {"chances", 2, chances},
    {"line", 2, line},   {"record", 1, record}, {"board", 4, board},     {"picture", 3, picture}};

/// The answer of a call that changes a match if `changing` is set, else of one that does not.
JsonObject answer(OpenMatches& matches, Arguments arguments, const MatchCall* call,
                  const ChangingCall* changing) {
    Match* match = matches.find(number_or(arguments[0], 0));
    if (!match)
        return error_json(fill_text("no table {0} is open", "aucune table {0} n'est ouverte",
                                    {in_quotes(arguments[0])}));
    return changing ? changing->make(*match, arguments.subspan(1)).answer
                    : call->answer(*match, arguments);
}

}  // namespace

void add_table_calls(Calls& calls) {
    calls.add("catalog", 0, [](Arguments) { return catalog_json(); });
    calls.add("draw-lots", 2, draw_lots);
    const Matches matches = std::make_shared<OpenMatches>();
    for (const OpeningCall& call : opening_calls)
        calls.add(call.name, 1, [matches, &call](Arguments arguments) {
            return call.answer(*matches, arguments);
        });
    const auto add = [&](std::string_view name, std::size_t least, const MatchCall* call,
                         const ChangingCall* changing) {
        calls.add(name, least, [matches, call, changing](Arguments arguments) {
            return answer(*matches, arguments, call, changing);
        });
    };
    for (const MatchCall& call : match_calls) add(call.name, call.least, &call, nullptr);
    for (const ChangingCall& call : changing_calls) add(call.name, 1 + call.least, nullptr, &call);
    add_picture_calls(calls);
}

}  // namespace tablier::bindings
