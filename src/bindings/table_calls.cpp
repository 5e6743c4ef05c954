#include "bindings/table_calls.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include "bindings/calls/text_json.h"
#include "bindings/catalog_json.h"
#include "bindings/match_json.h"
#include "bindings/open_tables.h"
#include "bindings/picture_calls.h"
#include "play/lots.h"
#include "play/record_check.h"
#include "play/record_of.h"
#include "play/record_reader.h"
#include "play/record_syntax.h"
#include "play/record_writer.h"
#include "tablier/catalog.h"
#include "tablier/foreign_notation.h"

namespace tablier::bindings {
namespace {

using Tables = std::shared_ptr<OpenTables>;

JsonObject opened(OpenTables& tables, Match match) {
    JsonObject object;
    object.add("table", tables.open(std::move(match)));
    return object;
}

JsonObject open(OpenTables& tables, Arguments arguments) {
    const auto game = make_game(arguments[0]);
    if (!game) return error_json(game.error().words());
    if (arguments.size() < 2 || arguments[1].empty()) return opened(tables, Match(*game));
    auto match = Match::from_position(*game, arguments[1]);
    if (!match) return error_json(match.error().words());
    return opened(tables, *std::move(match));
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

JsonObject open_record(OpenTables& tables, Arguments arguments) {
    auto record = read_record(arguments[0]);
    if (!record) return error_json(record.error().words());
    const auto game = game_of(*record);
    if (!game) return error_json(game.error().words());
    // Other programs' notations are read by `import`, in the engine's module: every page waits for
    // this one.
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
    JsonObject object = opened(tables, *std::move(match));
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

Change change_of(const auto& result) {
    Change change{.made = result.has_value()};
    if (result)
        change.answer.add("done", true);
    else
        change.answer.add("refusal", illegal_move_json(result.error()));
    return change;
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
        if (times.left && played->ended_turn)
            *times.left += time(3).value_or(std::chrono::milliseconds(0));
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
    while ((match.*one_entry)()) {
        change.made = true;
        if (seats.empty() || is_to_move(match, seats[0])) break;
    }
    change.answer.add("done", change.made);
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

/// The moves of chance at a moment: cards with their numbers of copies, or lots.
JsonObject chances(Match& match, Arguments arguments) {
    const auto draws = match.position_after(entries_or_end(match, arguments, 1)).chances();
    JsonObject object;
    object.add_raw("chances", json_list(draws, [](const std::pair<std::string, int>& draw) {
                       return "[" + json_text(draw.first) + "," + std::to_string(draw.second) + "]";
                   }));
    return object;
}

/// Lots for the seats of all players of a game: who was to be the first is now the first of
/// "players", and so on. The seed decides.
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

}  // namespace

void add_table_calls(Calls& calls) {
    const Tables tables = std::make_shared<OpenTables>();
    calls.add("catalog", 0, [](Arguments) { return catalog_json(); });
    calls.add("draw-lots", 2, draw_lots);
    calls.add("open", 1, [tables](Arguments arguments) { return open(*tables, arguments); });
    calls.add("open-record", 1,
              [tables](Arguments arguments) { return open_record(*tables, arguments); });
    calls.add("close", 1, [tables](Arguments arguments) {
        tables->close(number_or(arguments[0], 0));
        JsonObject object;
        object.add("done", true);
        return object;
    });
    const auto add = [&](std::string name, std::size_t least, auto answer) {
        calls.add(std::move(name), least, [tables, answer](Arguments arguments) -> JsonObject {
            Match* match = tables->find(number_or(arguments[0], 0));
            if (!match)
                return error_json(fill_text("no table {0} is open",
                                            "aucune table {0} n'est ouverte",
                                            {in_quotes(arguments[0])}));
            return answer(*match, arguments);
        });
    };
    add("state", 1, [](Match& match, Arguments arguments) {
        return match_json(match, entries_or_end(match, arguments, 1));
    });
    for (const ChangingCall& call : changing_calls)
        add(std::string(call.name), 1 + call.least, [&call](Match& match, Arguments arguments) {
            return call.make(match, arguments.subspan(1)).answer;
        });
    add("change", 3, change);
    add("explain", 2, explain);
    add("chances", 2, chances);
    add("line", 2, [](Match& match, Arguments arguments) {
        return line_json(match.position_after(entries_or_end(match, arguments, 1)),
                         arguments.subspan(2));
    });
    add("record", 1, record);
    add("board", 4, [](Match& match, Arguments arguments) {
        return board_json(scene_after(match, entries_or_end(match, arguments, 1)), arguments[2],
                          arguments[3]);
    });
    add("picture", 3, [](Match& match, Arguments arguments) {
        return picture_json(scene_after(match, entries_or_end(match, arguments, 1)), arguments[2]);
    });
    add_picture_calls(calls);
}

}  // namespace tablier::bindings
