#include "app/engine_seats.h"

#include <algorithm>

#include "engines/engines.h"
#include "play/result_code.h"

namespace tablier::app {
namespace {

/// How long an engine thinks that has no limit of its own.
constexpr search::Milliseconds patience{1000};

}  // namespace

EngineSeats::EngineSeats(GamePtr game) : game_(std::move(game)) {}

Result<void> EngineSeats::put(std::string_view seat_and_engine) {
    const std::size_t equals = seat_and_engine.find('=');
    const auto seat = equals == std::string_view::npos
                          ? std::nullopt
                          : seat_of_code(*game_, seat_and_engine.substr(0, equals));
    if (!seat) {
        std::string codes;
        for (Seat each : all_seats)
            if (game_->table().seats.contains(each))
                codes += (codes.empty() ? "" : ", ") + game_->seat_code(each);
        return fail("expected SEAT=PLAYER, as in {0}=level5, instead of {1}; seats: {2}",
                    "PLACE=JOUEUR attendu, comme {0}=level5, au lieu de {1} ; places : {2}",
                    {codes.substr(0, codes.find(',')), quoted(seat_and_engine), codes});
    }
    const auto settings = engines::parse_engine(seat_and_engine.substr(equals + 1));
    if (!settings) return std::unexpected(settings.error());
    put(*seat, *settings);
    return {};
}

void EngineSeats::put(Seat seat, const engines::EngineSettings& settings) {
    const Table table = game_->table();
    const int player = table.player[at(seat)];
    thinkers_[std::size_t(player)].reset();
    for (Seat each : all_seats)
        if (table.seats_of_player(player).contains(each)) settings_[at(each)] = settings;
}

void EngineSeats::put_on_all_but(Seat seat, int level) {
    engines::EngineSettings settings;
    settings.level = level;
    put_on_all_but(seat, settings);
}

void EngineSeats::put_on_all_but(Seat seat, const engines::EngineSettings& settings) {
    const Table table = game_->table();
    for (Seat each : all_seats)
        if (table.seats.contains(each) && table.player[at(each)] != table.player[at(seat)])
            put(each, settings);
}

void EngineSeats::remove(Seat seat) {
    const Table table = game_->table();
    const int player = table.player[at(seat)];
    thinkers_[std::size_t(player)].reset();
    for (Seat each : all_seats)
        if (table.seats_of_player(player).contains(each)) settings_[at(each)].reset();
}

bool EngineSeats::any_person() const {
    return std::ranges::any_of(all_seats, [&](Seat seat) {
        return game_->table().seats.contains(seat) && !is_engine(seat);
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
    for (int player = 0; player < game_->table().players(); ++player)
        people += !(game_->table().seats_of_player(player) & among).without(seats()).empty();
    return people;
}

std::string EngineSeats::name(Seat seat) const {
    return "Tablier " + engines::engine_text(*settings_[at(seat)]);
}

Result<search::Thinker*> EngineSeats::thinker(Seat seat) {
    auto& thinker = thinkers_[std::size_t(game_->table().player[at(seat)])];
    if (!thinker) {
        auto made = engines::make_thinker(game_, *settings_[at(seat)]);
        if (!made) return std::unexpected(made.error());
        thinker = *std::move(made);
    }
    return thinker.get();
}

search::Limits EngineSeats::limits(Seat seat) const {
    const engines::EngineSettings& settings = *settings_[at(seat)];
    search::Limits limits;
    if (!settings.level && settings.limits == search::Limits()) limits.movetime = patience;
    return limits;
}

std::string EngineSeats::tag_name(Seat seat) const {
    return game_->seat_name(seat).en + "Engine";
}

std::vector<RecordTag> EngineSeats::tags() const {
    std::vector<RecordTag> tags;
    for (Seat seat : all_seats)
        if (is_engine(seat))
            tags.push_back({tag_name(seat), engines::engine_text(*settings_[at(seat)])});
    return tags;
}

void EngineSeats::take_from(std::vector<RecordTag>& tags) {
    for (Seat seat : all_seats) {
        if (!game_->table().seats.contains(seat)) continue;
        const auto tag = std::ranges::find(tags, tag_name(seat), &RecordTag::name);
        if (tag == tags.end()) continue;
        if (const auto settings = engines::parse_engine(tag->value)) put(seat, *settings);
        tags.erase(tag);
    }
}

}  // namespace tablier::app
