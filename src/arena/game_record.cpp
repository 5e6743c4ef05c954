#include "arena/game_record.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "tablier/play/record_commands.h"
#include "tablier/play/record_of.h"
#include "tablier/play/result_code.h"
#include "tablier/play/time_control.h"
#include "tablier/search/value.h"

namespace tablier::arena {
namespace {

constexpr std::string_view between_faults = " | ";

/// The Clock tag knows whole minutes and seconds only.
std::optional<TimeControl> record_clock(const Conditions& conditions) {
    if (!conditions.clock) return std::nullopt;
    auto control = parse_time_control(clock_text(*conditions.clock));
    if (!control) return std::nullopt;
    return *control;
}

/// Text of a fault for a tag or a comment: one line without control characters, since external
/// programs may send any bytes.
std::string tame(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (static_cast<unsigned char>(c) >= 0x20 && c != '|') out += c;
    return out;
}

std::string faults_text(const AnyGame& game, const PlayedGame& played) {
    std::string text;
    for (const NotedFault& noted : played.faults) {
        if (!text.empty()) text += between_faults;
        text += game.seat_code(noted.seat) + ' ' + std::string(fault_word(noted.fault.kind)) +
                ": " + tame(noted.fault.what);
    }
    return text;
}

/// The contestant of a seat, by the names in the tags.
std::optional<std::size_t> contestant_of_seat(const Plan& plan, const Record& record, Seat seat) {
    const std::string_view name = record.value(plan.game->seat_name(seat).en);
    for (std::size_t i = 0; i < plan.contestants.size(); ++i)
        if (plan.contestants[i].name == name) return i;
    return std::nullopt;
}

Result<SeatSet> winners_of(const AnyGame& game, std::string_view result) {
    SeatSet winners;
    if (result == "draw") return winners;
    while (true) {
        const std::size_t plus = result.find('+');
        const auto seat = seat_of_code(game, result.substr(0, plus));
        if (!seat) return fail("the result " + in_quotes(result) + " is none of this game");
        winners.insert(*seat);
        if (plus == std::string_view::npos) return winners;
        result.remove_prefix(plus + 1);
    }
}

void read_faults(const Plan& plan, const Record& record, std::vector<FaultOfGame>& faults) {
    std::string_view text = record.value("Fault");
    while (!text.empty()) {
        const std::size_t bar = text.find(between_faults);
        const std::string_view part = text.substr(0, bar);
        text.remove_prefix(bar == std::string_view::npos ? text.size()
                                                         : bar + between_faults.size());
        const std::size_t space = part.find(' ');
        const std::size_t colon = part.find(": ");
        if (space == std::string_view::npos || colon == std::string_view::npos || colon < space)
            continue;
        const auto seat = seat_of_code(*plan.game, part.substr(0, space));
        if (!seat) continue;
        const auto who = contestant_of_seat(plan, record, *seat);
        if (!who) continue;
        faults.push_back({*who, std::string(part.substr(space + 1, colon - space - 1)),
                          std::string(part.substr(colon + 2))});
    }
}

/// In quotation marks where CSV needs them.
std::string csv_text(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

}  // namespace

void TimeUse::add(Milliseconds time, int number) {
    total += time;
    longest = std::max(longest, time);
    ++moves;
    const auto stage = std::size_t(number / stage_length);
    if (stages.size() <= stage) stages.resize(stage + 1);
    stages[stage].total += time;
    ++stages[stage].moves;
}

void TimeUse::add(const TimeUse& other) {
    total += other.total;
    longest = std::max(longest, other.longest);
    moves += other.moves;
    if (stages.size() < other.stages.size()) stages.resize(other.stages.size());
    for (std::size_t i = 0; i < other.stages.size(); ++i) {
        stages[i].total += other.stages[i].total;
        stages[i].moves += other.stages[i].moves;
    }
}

Record record_of_game(const Plan& plan, int game_number, const PlayedGame& played,
                      std::string_view date) {
    const Seating seating = plan.game->seating();
    const int rotation = plan.rotation_of(game_number);
    RecordHeader header;
    header.event = "tablier match";
    header.date = date;
    header.round = std::to_string(game_number + 1);
    for (Seat seat : all_seats)
        if (seating.seats.contains(seat)) {
            const int side = seating.side[std::size_t(index(seat))];
            header.names[std::size_t(index(seat))] =
                plan.contestants[plan.contestant_on(side, rotation)].name;
        }
    header.clock = record_clock(plan.conditions);
    header.more.push_back({"Opening", std::to_string(plan.opening_of(game_number) + 1)});
    header.more.push_back({"Rotation", std::to_string(rotation + 1)});
    if (plan.conditions.clock && !header.clock)
        header.more.push_back({"TimeControl", clock_text(*plan.conditions.clock)});
    if (!played.faults.empty()) header.more.push_back({"Fault", faults_text(*plan.game, played)});
    Record record = record_of(played.match, header);
    for (std::size_t i = 0; i < played.evals.size(); ++i)
        if (played.evals[i]) set_eval(record.line.entries[i], *played.evals[i]);
    for (const NotedFault& noted : played.faults)
        record.line.entries[noted.entry].annotations.push_back(
            Comment{std::string(fault_word(noted.fault.kind)) + ": " + tame(noted.fault.what)});
    return record;
}

double GameResult::share_of(std::size_t who, int sides) const {
    double sum = 0;
    for (int side = 0; side < sides; ++side)
        if (contestant[std::size_t(side)] == who) sum += share[std::size_t(side)];
    return sum;
}

bool GameResult::won_by(std::size_t who, int sides) const {
    return result != "draw" && share_of(who, sides) > 0.999;
}

std::string games_csv(const Plan& plan, std::span<const GameResult> games) {
    const AnyGame& game = *plan.game;
    const Seating seating = game.seating();
    std::string text = "game,opening,rotation";
    for (Seat seat : all_seats)
        if (seating.seats.contains(seat)) text += "," + game.seat_name(seat).en;
    text += ",result,reason,moves";
    for (const Contestant& contestant : plan.contestants) {
        text += "," + csv_text(contestant.name + " share") + "," +
                csv_text(contestant.name + " ms") + "," + csv_text(contestant.name + " faults");
    }
    text += '\n';
    for (const GameResult& result : games) {
        text += fmt::format("{},{},{}", result.number + 1, plan.opening_of(result.number) + 1,
                            plan.rotation_of(result.number) + 1);
        for (Seat seat : all_seats) {
            if (!seating.seats.contains(seat)) continue;
            const std::size_t side = seating.side[std::size_t(index(seat))];
            text += "," + csv_text(plan.contestants[result.contestant[side]].name);
        }
        text += fmt::format(",{},{},{}", result.result, result.reason, result.moves);
        for (std::size_t who = 0; who < plan.contestants.size(); ++who) {
            const auto faults = std::ranges::count(result.faults, who, &FaultOfGame::contestant);
            text += fmt::format(",{:.4g},{},{}", result.share_of(who, plan.sides()),
                                result.times[who].total.count(), faults);
        }
        text += '\n';
    }
    return text;
}

Result<GameResult> result_of_record(const Plan& plan, const Record& record) {
    GameResult result;
    const AnyGame& game = *plan.game;
    const Seating seating = game.seating();
    if (record.spec() != game.spec()) return fail("a game of " + in_quotes(record.spec()));
    const std::string_view round = record.value("Round");
    int number = 0;
    const auto [end, error] = std::from_chars(round.data(), round.data() + round.size(), number);
    if (error != std::errc() || end != round.data() + round.size() || number < 1)
        return fail("the tag Round does not number the game");
    result.number = number - 1;
    if (record.result == "*" || record.value("Result") != record.result)
        return fail("the game is not complete");
    const auto winners = winners_of(game, record.result);
    if (!winners) return std::unexpected(winners.error());
    const int rotation = plan.rotation_of(result.number);
    for (Seat seat : all_seats) {
        if (!seating.seats.contains(seat)) continue;
        const std::size_t side = seating.side[std::size_t(index(seat))];
        const auto who = contestant_of_seat(plan, record, seat);
        if (!who || *who != plan.contestant_on(int(side), rotation))
            return fail("the players of game " + std::to_string(number) +
                        " sit otherwise than in this match");
        result.contestant[side] = *who;
    }
    result.result = record.result;
    result.reason = record.value("Reason");
    result.times.resize(plan.contestants.size());
    auto position = game.start();
    SeatSet departed;
    for (const RecordEntry& entry : record.line.entries) {
        if (const auto* departure = std::get_if<RecordDeparture>(&entry.what)) {
            const auto seat = seat_of_code(game, departure->seat_code);
            if (!seat) continue;
            const SeatSet leavers =
                seating.seats_of_player(seating.player[std::size_t(index(*seat))]);
            departed = departed | leavers;
            if (seating.sides() > 2) position.retire(leavers);
            continue;
        }
        const auto* move = std::get_if<RecordMove>(&entry.what);
        if (move == nullptr) continue;
        const Actor actor = position.actor();
        if (!position.play(move->text))
            return fail("game " + std::to_string(number) + " holds a move that is not legal");
        if (!is_seat(actor)) continue;
        ++result.moves;
        const std::size_t side = seating.side[std::size_t(index(seat_of(actor)))];
        if (const auto elapsed = elapsed_of(entry))
            result.times[result.contestant[side]].add(*elapsed, result.moves - 1);
    }
    // A draw is shared by the sides that have played to the end.
    const SeatSet sharing = winners->empty() ? seating.seats.without(departed) : *winners;
    const search::Chances shares = search::shares_of({.winners = sharing}, seating);
    for (int side = 0; side < seating.sides(); ++side)
        result.share[std::size_t(side)] = shares[std::size_t(side)];
    read_faults(plan, record, result.faults);
    return result;
}

}  // namespace tablier::arena
