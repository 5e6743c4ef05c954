#include "tablier/play/record_check.h"

#include <algorithm>
#include <string>
#include <utility>

#include "play/record_syntax.h"
#include "tablier/catalog.h"
#include "tablier/play/lots.h"
#include "tablier/play/record_commands.h"
#include "tablier/play/result_code.h"
#include "tablier/play/time_control.h"

namespace tablier {
namespace {

using Checked = std::expected<void, RecordError>;

std::unexpected<RecordError> wrong(TextPlace place, Error error) {
    return std::unexpected(RecordError{place, std::move(error)});
}
std::unexpected<RecordError> wrong(TextPlace place, const char* en, const char* fr,
                                   std::initializer_list<ErrorArgument> arguments = {}) {
    return wrong(place, make_error(en, fr, arguments));
}

/// The move or event, and why it cannot be played.
Text refused(std::string_view word, const IllegalMove& refusal) {
    return {illegal_move_line(word, refusal, Lang::English),
            illegal_move_line(word, refusal, Lang::French)};
}

TextPlace place_of(const Record& record, std::string_view tag_name) {
    const RecordTag* tag = record.find(tag_name);
    return tag ? tag->place : TextPlace{};
}

Checked check_plain_tags(const Record& record) {
    if (const RecordTag* date = record.find("Date"); date && !is_record_date(date->value))
        return wrong(date->place, "a date is written like 2026-11-15, with ? for unknown digits",
                     "une date s'écrit comme 2026-11-15, avec ? pour les chiffres inconnus");
    if (const RecordTag* clock = record.find("Clock"))
        if (const auto control = parse_time_control(clock->value); !control)
            return wrong(clock->place, control.error());
    return {};
}

std::expected<Match, RecordError> start_of(const Record& record) {
    const auto game = game_of(record);
    if (!game) return std::unexpected(game.error());
    if (const RecordTag* lots = record.find("Lots"))
        if (const auto places = parse_lots(**game, lots->value); !places)
            return wrong(lots->place, places.error());
    const RecordTag* position = record.find("Position");
    if (!position) return Match(*game);
    auto match = Match::from_position(*game, position->value);
    if (!match) return wrong(position->place, match.error());
    return *std::move(match);
}

Checked check_number(const RecordMove& move, int turns) {
    if (!move.number || *move.number == turns + 1) return {};
    return wrong(move.number_place, "the number here should be {0}, not {1}",
                 "le numéro devrait être ici {0}, et non {1}", {turns + 1, *move.number});
}

/// A variation from `position`, which `turns` turns led to.
Checked check_variation(const RecordLine& line, AnyPosition position, int turns, int depth);

Checked check_variations(const RecordEntry& entry, const AnyPosition& before, int turns,
                         int depth) {
    for (const Annotation& annotation : entry.annotations)
        if (const auto* variation = std::get_if<RecordLine>(&annotation))
            if (auto checked = check_variation(*variation, before, turns, depth + 1); !checked)
                return checked;
    return {};
}

Checked check_variation(const RecordLine& line, AnyPosition position, int turns, int depth) {
    for (const RecordEntry& entry : line.entries) {
        const auto* move = std::get_if<RecordMove>(&entry.what);
        if (!move)
            return wrong(entry.place, "a variation holds moves only",
                         "une variante ne contient que des coups");
        if (depth > record_syntax::max_variation_depth)
            return wrong(entry.place, "variations are nested too deep",
                         "les variantes sont trop imbriquées");
        if (auto checked = check_number(*move, turns); !checked) return checked;
        const AnyPosition before = position;
        bool ended_turn = false;
        if (!position.play(move->text, ended_turn))
            return wrong(entry.place, refused(move->text, position.explain(move->text)));
        if (auto checked = check_variations(entry, before, turns, depth); !checked) return checked;
        turns += ended_turn;
    }
    return {};
}

Checked play_entry(Match& match, const RecordEntry& entry, const Record& record) {
    const auto why = [](const auto& done) { return done ? nullptr : &done.error(); };
    const auto checked = [&](std::string_view word, const IllegalMove* refusal) {
        return refusal == nullptr ? Checked{} : wrong(entry.place, refused(word, *refusal));
    };
    if (const auto* move = std::get_if<RecordMove>(&entry.what)) {
        if (auto numbered = check_number(*move, match.turns()); !numbered) return numbered;
        const auto played = match.play(move->text);
        if (played) match.set_times({.left = clock_of(entry), .elapsed = elapsed_of(entry)});
        return checked(move->text, why(played));
    }
    if (const auto* departure = std::get_if<RecordDeparture>(&entry.what)) {
        const auto seat = seat_of_code(match.game(), departure->seat_code);
        if (!seat)
            return wrong(entry.place, "nobody plays as {0} in this game",
                         "personne ne joue {0} dans cette partie", {quoted(departure->seat_code)});
        const std::string word = "!" + std::string(record_syntax::leaving_word(departure->how)) +
                                 ":" + departure->seat_code;
        const auto left = match.retire(*seat, departure->how);
        return checked(word, why(left));
    }
    // Before agreed ends were counted (S-R11) they were draws in every game, and stay what they
    // were.
    const bool drawn = record.result == "draw";
    const auto agreed = drawn ? match.agree_draw() : match.agree_end();
    return checked("!draw", why(agreed));
}

Checked check_end(const Record& record, const Match& match) {
    const std::string result = result_code(match.game(), match.outcome());
    if (record.result != result) {
        if (!match.over())
            return wrong(record.result_place,
                         "the result is {0} but the game goes on after these moves; an end outside "
                         "the rules needs its event (!resign:S !flag:S !gone:S !draw)",
                         "le résultat est {0} mais la partie continue après ces coups ; une fin en "
                         "dehors des règles demande son événement (!resign:S !flag:S !gone:S "
                         "!draw)",
                         {quoted(record.result)});
        return wrong(record.result_place, "the result is {0} but the game ended with {1}",
                     "le résultat est {0} mais la partie a fini par {1}",
                     {quoted(record.result), quoted(result)});
    }
    if (const RecordTag* tag = record.find("Result"); tag && tag->value != result)
        return wrong(tag->place, "the result is {0}, not {1}", "le résultat est {0}, et non {1}",
                     {quoted(result), quoted(tag->value)});
    const std::string points = points_code(match.game(), match.outcome());
    if (const RecordTag* tag = record.find("Points"); tag && tag->value != points)
        return points.empty()
                   ? wrong(tag->place, "no points were counted in this game",
                           "on n'a pas compté de points dans cette partie")
                   : wrong(tag->place, "the points are {0}, not {1}",
                           "les points sont {0}, et non {1}", {quoted(points), quoted(tag->value)});
    const std::string reason(reason_code(match.outcome().reason));
    if (const RecordTag* tag = record.find("Reason"); tag && tag->value != reason)
        return reason.empty()
                   ? wrong(tag->place, "the game is not finished: there is no reason",
                           "la partie n'est pas finie : il n'y a pas de raison")
                   : wrong(tag->place, "the reason is {0}, not {1}",
                           "la raison est {0}, et non {1}", {quoted(reason), quoted(tag->value)});
    return {};
}

}  // namespace

bool is_record_date(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-dd";
    return std::ranges::equal(text, form, [](char c, char wanted) {
        return wanted == 'd' ? record_syntax::is_digit(c) || c == '?' : c == wanted;
    });
}

std::expected<GamePtr, RecordError> game_of(const Record& record) {
    const auto game = make_game(record.spec());
    if (game) return *game;
    const bool options_at_fault = record.find("Options") && make_game(record.value("Variant"));
    return wrong(place_of(record, options_at_fault ? "Options" : "Variant"), game.error());
}

namespace {

std::expected<Match, RecordError> replay_as_it_is(const Record& record) {
    if (auto checked = check_plain_tags(record); !checked) return std::unexpected(checked.error());
    auto match = start_of(record);
    if (!match) return match;
    for (const RecordEntry& entry : record.line.entries) {
        const int turns_before = match->turns();
        const std::size_t entries_before = match->history().size();
        if (auto checked = play_entry(*match, entry, record); !checked)
            return std::unexpected(checked.error());
        const AnyPosition& before = match->position_after(entries_before);
        if (auto checked = check_variations(entry, before, turns_before, 0); !checked)
            return std::unexpected(checked.error());
    }
    return match;
}

}  // namespace

std::expected<Match, RecordError> replay_moves(const Record& record) {
    auto match = replay_as_it_is(record);
    const auto is_sound = [&record](const std::expected<Match, RecordError>& replayed) {
        return replayed && !(replayed->over() && record.result == "*");
    };
    if (is_sound(match)) return match;
    // The record may be older than an option that it would have to name today.
    const auto game = game_of(record);
    if (!game) return match;
    const auto earlier = earlier_options((*game)->options().specs(), record.value("Options"));
    if (!earlier) return match;
    Record older = record;
    older.set("Options", *earlier);
    auto older_match = replay_as_it_is(older);
    return is_sound(older_match) ? older_match : match;
}

std::expected<Match, RecordError> replay_record(const Record& record) {
    auto match = replay_moves(record);
    if (!match) return match;
    if (auto checked = check_end(record, *match); !checked) return std::unexpected(checked.error());
    return match;
}

std::expected<void, RecordError> check_record(const Record& record) {
    const auto match = replay_record(record);
    if (!match) return std::unexpected(match.error());
    return {};
}

}  // namespace tablier
