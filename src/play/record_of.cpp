#include "tablier/play/record_of.h"

#include "tablier/play/record_commands.h"
#include "tablier/play/result_code.h"

namespace tablier {
namespace {

void add_tags(Record& record, const Match& match, const RecordHeader& header) {
    const AnyGame& game = match.game();
    const auto add = [&](std::string_view name, std::string_view value) {
        if (!value.empty()) record.set(name, value);
    };
    add("Variant", game.variant().name);
    add("Options", game.options().text());
    if (!match.has_normal_start()) add("Position", match.start().text());
    add("Event", header.event);
    add("Site", header.site);
    add("Date", header.date);
    add("Round", header.round);
    for (Seat seat : all_seats)
        if (game.seating().seats.contains(seat))
            add(game.seat_name(seat).en, header.names[index(seat)]);
    if (header.clock) add("Clock", time_control_text(*header.clock));
    add("Result", record.result);
    add("Points", points_code(game, match.outcome()));
    add("Reason", reason_code(match.outcome().reason));
    for (const RecordTag& tag : header.more) record.tags.push_back(tag);
}

RecordEntry entry_of(const PlayedMove& move, std::optional<int> number) {
    RecordEntry entry{.what = RecordMove{.text = move.text, .number = number}};
    if (move.times.elapsed) set_elapsed(entry, *move.times.elapsed);
    if (move.times.left) set_clock(entry, *move.times.left);
    return entry;
}

}  // namespace

Record record_of(const Match& match, const RecordHeader& header) {
    Record record;
    record.result = result_code(match.game(), match.outcome());
    add_tags(record, match, header);
    int turns = 0;
    bool new_turn = true;
    for (const MatchEntry& entry : match.history()) {
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            const auto number = new_turn ? std::optional(turns + 1) : std::nullopt;
            record.line.entries.push_back(entry_of(*move, number));
            new_turn = move->ended_turn;
            turns += move->ended_turn;
        } else if (const auto* departure = std::get_if<Departure>(&entry)) {
            const std::string code = match.game().seat_code(departure->seat);
            record.line.entries.push_back({.what = RecordDeparture{code, departure->how}});
        } else {
            record.line.entries.push_back({.what = EndAgreed{}});
        }
    }
    return record;
}

}  // namespace tablier
