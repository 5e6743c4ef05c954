// Properties of records: random games with annotations round-trip, and random texts do no harm.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "play/toy_game.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_commands.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"
#include "tablier/random.h"

namespace tablier {
namespace {

using std::chrono::milliseconds;

/// Text out of pieces that have a meaning somewhere in the format, and some that have none.
std::string any_text(bool line_ends) {
    std::vector<std::string> pieces{
        "{", "}", "\\", "\"", "(",     ")",  "[",  "]", "#", "*", "!",    "$1",
        " ", "é", "中", "𝄞",  "%eval", "1.", "up", "S", "=", ":", "draw", "[Variant \"toy\"]"};
    if (line_ends) pieces.insert(pieces.end(), {"\n", "\r\n", "\t", "\n[Variant \"toy\"]\n*\n"});
    const auto chosen = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces));
    std::string text;
    for (const std::string& piece : chosen) text += piece;
    return text;
}

GamePtr any_game() {
    const bool teams = *rc::gen::element(false, false, true);
    const std::string seats = teams ? "4,teams=yes" : std::to_string(*rc::gen::inRange(2, 5));
    const std::string hands = teams ? *rc::gen::element<std::string>(",hands=pairs", "") : "";
    return toy::game("toy:seats=" + seats + hands +
                     *rc::gen::element<std::string>("", ",goal=3", ",goal=30") +
                     *rc::gen::element<std::string>("", ",steps=2", ",steps=3") +
                     *rc::gen::element<std::string>("", ",dice=on") +
                     *rc::gen::element<std::string>("", ",setup=on") +
                     *rc::gen::element<std::string>("", ",points=on") +
                     *rc::gen::element<std::string>("", ",repetition=0", ",repetition=2") +
                     *rc::gen::element<std::string>("", ",max_turns=10"));
}

milliseconds any_time() {
    return milliseconds(*rc::gen::inRange(0, 10'000'000));
}

Match any_match() {
    const GamePtr game = any_game();
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    AnyPosition start = game->start();
    const int moves_before = *rc::gen::element(0, 0, 1, 5);
    for (int i = 0; i < moves_before && start.actor() != Actor::Nobody; ++i)
        start.play(start.random_move(random));
    Match match(game, start);
    const int entries = *rc::gen::inRange(0, 60);
    for (int i = 0; i < entries && !match.over(); ++i) {
        const std::uint32_t dice = random.below(100);
        if (dice < 3) {
            (void)match.retire(Seat(random.below(4)), Leaving(random.below(3)));
        } else if (dice < 4) {
            (void)match.agree_end();
        } else {
            MoveTimes times;
            if (dice < 40) times.left = any_time();
            if (dice < 20) times.elapsed = any_time();
            RC_ASSERT(match.play(match.position().random_move(random)).has_value());
            match.set_times(times);
        }
    }
    return match;
}

/// Legal moves from `position`, with remarks, up to `depth` variations deep.
RecordLine any_variation(AnyPosition position, int turns, int depth, Random& random);

void annotate(RecordEntry& entry, const AnyPosition& before, int turns, int depth, Random& random) {
    while (random.below(3) == 0) {
        switch (random.below(4)) {
            case 0:
                if (std::holds_alternative<RecordMove>(entry.what))
                    entry.annotations.emplace_back(Glyph{int(random.below(10))});
                break;
            case 1:
                entry.annotations.emplace_back(Comment{any_text(true)});
                break;
            case 2:
                set_eval(entry, (double(random.below(2000)) - 1000) / 7);
                break;
            default:
                if (before.actor() != Actor::Nobody && depth < 4)
                    entry.annotations.emplace_back(any_variation(before, turns, depth + 1, random));
        }
    }
}

RecordLine any_variation(AnyPosition position, int turns, int depth, Random& random) {
    RecordLine line;
    if (random.below(3) == 0) line.before.push_back({any_text(true)});
    const std::uint32_t length = 1 + random.below(4);
    for (std::uint32_t i = 0; i < length && position.actor() != Actor::Nobody; ++i) {
        const AnyPosition before = position;
        const std::string text = position.random_move(random);
        bool ended_turn = false;
        position.play(text, ended_turn);
        RecordEntry entry{.what = RecordMove{.text = text}};
        if (random.below(2) == 0) std::get<RecordMove>(entry.what).number = turns + 1;
        annotate(entry, before, turns, depth, random);
        turns += ended_turn;
        line.entries.push_back(std::move(entry));
    }
    return line;
}

/// The record of the match with remarks of all kinds.
Record any_remarks(const Match& match) {
    RecordHeader header;
    for (std::string* text :
         {&header.event, &header.site, &header.round, &header.names[0], &header.names[2]})
        *text = any_text(false);
    header.clock = *rc::gen::element<TimeControl>(NoClock{}, GameClock{10, 5}, DailyClock{3});
    header.more = {{"Custom-Tag", any_text(false)}};
    Record record = record_of(match, header);
    if (*rc::gen::arbitrary<bool>()) record.line.before.push_back({any_text(true)});
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    int turns = 0;
    for (std::size_t i = 0; i < record.line.entries.size(); ++i) {
        annotate(record.line.entries[i], match.position_after(i), turns, 0, random);
        if (const auto* move = std::get_if<PlayedMove>(&match.history()[i]))
            turns += move->ended_turn;
    }
    return record;
}

RC_GTEST_PROP(RoundTrip, a_match_comes_back_from_its_record, ()) {
    const Match match = any_match();
    const auto text = write_record(record_of(match));
    RC_ASSERT(text.has_value());
    const auto record = read_record(*text);
    RC_ASSERT(record.has_value());
    const auto again = replay_record(*record);
    if (!again) RC_FAIL(again.error().text() + "\n" + *text);
    RC_ASSERT(std::ranges::equal(again->history(), match.history()));
    RC_ASSERT(again->start() == match.start());
    RC_ASSERT(again->position() == match.position());
    RC_ASSERT(again->outcome() == match.outcome());
    RC_ASSERT(again->turns() == match.turns());
    RC_ASSERT(again->retired() == match.retired());
}

RC_GTEST_PROP(RoundTrip, a_record_with_remarks_comes_back_from_its_text, ()) {
    const Match match = any_match();
    const Record record = any_remarks(match);
    const auto text = write_record(record);
    if (!text) RC_FAIL(text.error().message);
    const auto again = read_record(*text);
    if (!again) RC_FAIL(again.error().text() + "\n" + *text);
    RC_ASSERT(*again == record);
    RC_ASSERT(*write_record(*again) == *text);
    const auto checked = check_record(*again);
    if (!checked) RC_FAIL(checked.error().text() + "\n" + *text);
}

RC_GTEST_PROP(RoundTrip, evaluations_survive, ()) {
    const double eval = *rc::gen::arbitrary<double>();
    Record record;
    record.set("Variant", "toy");
    record.line.entries.push_back({.what = RecordMove{.text = "up"}});
    set_eval(record.line.entries[0], eval);
    const auto again = read_record(*write_record(record));
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->line.entries == record.line.entries);
}

RC_GTEST_PROP(RoundTrip, a_file_of_games_comes_back, ()) {
    std::vector<Record> records;
    const int count = *rc::gen::inRange(0, 5);
    for (int i = 0; i < count; ++i) records.push_back(any_remarks(any_match()));
    const auto text = write_records(records);
    RC_ASSERT(text.has_value());
    const ReadRecords again = read_records(*text);
    RC_ASSERT(again.errors.empty());
    RC_ASSERT(again.records == records);
}

RC_GTEST_PROP(AnyInput, what_can_be_read_can_be_written_and_read_again, ()) {
    const std::string moves = any_text(true);
    const ReadRecords read = read_records("[Variant \"toy\"]\n" + moves);
    for (const Record& record : read.records) {
        (void)check_record(record);
        const auto text = write_record(record);
        if (!text) RC_FAIL(text.error().message);
        const auto again = read_record(*text);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == record);
    }
}

RC_GTEST_PROP(AnyInput, damage_to_a_record_does_no_harm, ()) {
    std::string text = *write_record(any_remarks(any_match()));
    const int changes = *rc::gen::inRange(1, 4);
    for (int i = 0; i < changes; ++i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
        switch (*rc::gen::inRange(0, 3)) {
            case 0:
                text.erase(at, 1);
                break;
            case 1:
                text[at] = *rc::gen::arbitrary<char>();
                break;
            default:
                text.insert(at, any_text(true));
        }
    }
    const ReadRecords read = read_records(text);
    for (const RecordError& error : read.errors) RC_ASSERT(error.place.line >= 1);
    for (const Record& record : read.records) {
        (void)check_record(record);
        const auto again = read_record(write_record(record).value_or(""));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == record);
    }
}

RC_GTEST_PROP(UndoRedo, going_back_and_forth_changes_nothing, ()) {
    Match match = any_match();
    const Match whole = match;
    const auto back = *rc::gen::inRange<std::size_t>(0, whole.history().size() + 1);
    for (std::size_t i = 0; i < back; ++i) RC_ASSERT(match.undo());
    const std::size_t left = whole.history().size() - back;
    RC_ASSERT(match.position() == whole.position_after(left));
    // The same entries again, once by redo and once by hand.
    Match by_hand = match;
    while (match.redo()) {
    }
    for (std::size_t i = left; i < whole.history().size(); ++i) {
        const MatchEntry& entry = whole.history()[i];
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            RC_ASSERT(by_hand.play(move->text).has_value());
            by_hand.set_times(move->times);
        } else if (const auto* departure = std::get_if<Departure>(&entry)) {
            RC_ASSERT(by_hand.retire(departure->seat, departure->how).has_value());
        } else {
            RC_ASSERT(by_hand.agree_end().has_value());
        }
    }
    for (const Match* other : {&match, &by_hand}) {
        RC_ASSERT(std::ranges::equal(other->history(), whole.history()));
        RC_ASSERT(other->position() == whole.position());
        RC_ASSERT(other->outcome() == whole.outcome());
        RC_ASSERT(other->occurrences() == whole.occurrences());
        RC_ASSERT(other->turns() == whole.turns());
    }
}

}  // namespace
}  // namespace tablier
