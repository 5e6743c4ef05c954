#include "app/engine_seats.h"

#include <algorithm>

#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"

namespace tablier::app {
namespace {

/// Time for a move of an engine without limits of its own.
constexpr search::Milliseconds patience{1000};

}  // namespace

std::optional<Seat> typed_seat(const AnyGame& game, std::string_view code) {
    // Codes are compared without case: no game has two that differ only in case.
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    for (const Seat seat : all_seats)
        if (game.seating().seats.contains(seat) &&
            std::ranges::equal(game.seat_code(seat), code, {}, small, small))
            return seat;
    return std::nullopt;
}

std::string seat_codes(const AnyGame& game) {
    std::string codes;
    for (const Seat seat : all_seats)
        if (game.seating().seats.contains(seat))
            codes += (codes.empty() ? "" : ", ") + game.seat_code(seat);
    return codes;
}

EngineSeats::EngineSeats(GamePtr game) : game_(std::move(game)) {}

Result<void> EngineSeats::put(std::string_view seat_and_engine) {
    const std::size_t equals = seat_and_engine.find('=');
    const auto seat = equals == std::string_view::npos
                          ? std::nullopt
                          : typed_seat(*game_, seat_and_engine.substr(0, equals));
    if (!seat) {
        const std::string codes = seat_codes(*game_);
        return fail("expected SEAT=PLAYER, as in {0}=level5, instead of {1}; seats: {2}",
                    "PLACE=JOUEUR attendu, comme {0}=level5, au lieu de {1} ; places : {2}",
                    {codes.substr(0, codes.find(',')), quoted(seat_and_engine), codes});
    }
    const auto engine = arena::parse_contestant(seat_and_engine.substr(equals + 1));
    if (!engine) return std::unexpected(engine.error());
    put(*seat, *engine);
    return {};
}

void EngineSeats::put(Seat seat, const arena::Contestant& engine) {
    const Seating seating = game_->seating();
    const int player = seating.player[at(seat)];
    player_engine(seat) = {};
    for (Seat each : all_seats)
        if (seating.seats_of_player(player).contains(each)) engines_[at(each)] = engine;
}

void EngineSeats::put_on_all_but(Seat seat, int level) {
    search::EngineSettings settings;
    settings.level = level;
    put_on_all_but(seat, {.name = search::engine_text(settings), .player = settings});
}

void EngineSeats::put_on_all_but(Seat seat, const arena::Contestant& engine) {
    const Seating seating = game_->seating();
    for (Seat each : all_seats)
        if (seating.seats.contains(each) && seating.player[at(each)] != seating.player[at(seat)])
            put(each, engine);
}

void EngineSeats::remove(Seat seat) {
    const Seating seating = game_->seating();
    const int player = seating.player[at(seat)];
    player_engine(seat) = {};
    for (Seat each : all_seats)
        if (seating.seats_of_player(player).contains(each)) engines_[at(each)].reset();
}

bool EngineSeats::any_person() const {
    return std::ranges::any_of(all_seats, [&](Seat seat) {
        return game_->seating().seats.contains(seat) && !is_engine(seat);
    });
}

bool EngineSeats::any_engine() const {
    return std::ranges::any_of(all_seats, [&](Seat seat) { return is_engine(seat); });
}

SeatSet EngineSeats::seats() const {
    SeatSet seats;
    for (const Seat seat : all_seats)
        if (is_engine(seat)) seats.insert(seat);
    return seats;
}

int EngineSeats::people(SeatSet among) const {
    int people = 0;
    for (int player = 0; player < game_->seating().players(); ++player)
        people += !(game_->seating().seats_of_player(player) & among).without(seats()).empty();
    return people;
}

const search::EngineSettings* EngineSeats::settings(Seat seat) const {
    return engines_[at(seat)] ? std::get_if<search::EngineSettings>(&engines_[at(seat)]->player)
                              : nullptr;
}

std::string EngineSeats::name(Seat seat) const {
    if (const auto* built_in = settings(seat)) return "Tablier " + search::engine_text(*built_in);
    return engines_[at(seat)]->name;
}

Result<void> EngineSeats::check(Seat seat) {
    PlayerEngine& its = player_engine(seat);
    if (const auto* built_in = settings(seat)) {
        if (its.engine) return {};
        auto made = search::make_engine(game_, *built_in);
        if (!made) return std::unexpected(made.error());
        its.engine = *std::move(made);
        return {};
    }
    if (its.program) return {};
    auto made = ProgramPlayer::make(game_, *engines_[at(seat)]);
    if (!made) return std::unexpected(made.error());
    its.program = *std::move(made);
    return {};
}

Result<std::string> EngineSeats::choose(Seat seat, const Match& match, search::Control& control,
                                        const search::ProgressCallback& sink) {
    if (auto able = check(seat); !able) return std::unexpected(able.error());
    search::Limits limits;
    const auto* built_in = settings(seat);
    if (built_in == nullptr || (!built_in->level && built_in->limits == search::Limits()))
        limits.movetime = patience;
    if (built_in == nullptr) return player_engine(seat).program->choose(match, limits, control);
    return player_engine(seat)
        .engine->think(search_request_of(match), limits, 1, control, sink)
        .move;
}

std::string EngineSeats::tag_name(Seat seat) const {
    return game_->seat_name(seat).en + "Engine";
}

std::vector<RecordTag> EngineSeats::tags() const {
    std::vector<RecordTag> tags;
    for (Seat seat : all_seats)
        if (const auto* built_in = settings(seat))
            tags.push_back({tag_name(seat), search::engine_text(*built_in)});
    return tags;
}

void EngineSeats::take_from(std::vector<RecordTag>& tags) {
    for (Seat seat : all_seats) {
        if (!game_->seating().seats.contains(seat)) continue;
        const auto tag = std::ranges::find(tags, tag_name(seat), &RecordTag::name);
        if (tag == tags.end()) continue;
        if (const auto settings = search::parse_engine(tag->value))
            put(seat, {.name = tag->value, .player = *settings});
        tags.erase(tag);
    }
}

}  // namespace tablier::app
