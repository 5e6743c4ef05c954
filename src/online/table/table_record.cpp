#include "online/table/table_record.h"

#include <ctime>

#include "online/table/shuffle.h"
#include "tablier/catalog.h"
#include "tablier/play/lots.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_writer.h"

namespace tablier::online {
namespace {

/// "2026-11-16", in UTC.
std::string day_of(Time time) {
    const std::time_t seconds = time / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[16];
    std::strftime(text, sizeof text, "%Y-%m-%d", &utc);
    return text;
}

std::string name_of(const Place& place) {
    if (place.kind == PlaceKind::Engine) return "Tablier level" + std::to_string(place.level);
    return place.name;
}

/// Whether the places that lots gave are those of the seed.
Result<void> verify_lots(const Record& record, const AnyGame& game, const Bytes32& seed) {
    const auto places = parse_lots(game, record.value("Lots"));
    if (!places) return std::unexpected(places.error());
    const std::string from = lots_from_code(game, *places, drawn_lots(seed, *places));
    if (from == record.value("LotsFrom")) return {};
    return fail("by lot {0} went to those who were to have {1}, but the seed gives {2}",
                "par tirage au sort, {0} sont allées à ceux qui devaient avoir {1}, mais la graine "
                "donne {2}",
                {quoted(record.value("Lots")), quoted(record.value("LotsFrom")), quoted(from)});
}

}  // namespace

Result<std::string> table_record(const OnlineTable& table) {
    RecordHeader header{.site = "Tablier", .date = day_of(table.created())};
    const AnyGame& game = table.match().game();
    const Seating seats = game.seating();
    for (const Seat seat : all_seats) {
        if (!seats.seats.contains(seat)) continue;
        const Place& place = table.places()[seats.player[std::size_t(index(seat))]].place;
        header.names[std::size_t(index(seat))] = name_of(place);
        if (place.kind == PlaceKind::Engine)
            header.more.push_back({.name = game.seat_name(seat).en + "Engine",
                                   .value = "level" + std::to_string(place.level)});
    }
    header.clock = table.time_control();
    header.more.push_back({.name = "Table", .value = table.id()});
    if (table.lots_drawn()) {
        const std::vector<int> places = table.places_of_lots();
        std::vector<int> drawn;
        for (const int place : places) drawn.push_back(table.player_of_place(place));
        header.more.push_back({.name = "Lots", .value = lots_code(game, places)});
        header.more.push_back({.name = "LotsFrom", .value = lots_from_code(game, places, drawn)});
    }
    if (!table.setup().commitment.empty())
        header.more.push_back({.name = "Commitment", .value = table.setup().commitment});
    if (!table.seed_text().empty())
        header.more.push_back({.name = "Seed", .value = table.seed_text()});
    return write_record(record_of(table.match(), header));
}

Result<VerifiedDraws> verify_draws(const Record& record) {
    for (const char* tag : {"Table", "Commitment", "Seed"})
        if (record.find(tag) == nullptr)
            return fail(
                "there is no tag {0}: only games that were played online, to their end, "
                "can be checked",
                "il n'y a pas d'étiquette {0} : seules les parties jouées en ligne, "
                "jusqu'à leur fin, peuvent être vérifiées",
                {tag});
    const auto seed = bytes_of_hex(record.value("Seed"));
    if (!seed)
        return fail("the seed is not 64 hexadecimal digits",
                    "la graine n'a pas 64 chiffres hexadécimaux");
    if (commitment_of(*seed, record.value("Table")) != record.value("Commitment"))
        return fail("the seed is not the one that was committed to",
                    "la graine n'est pas celle dont l'empreinte avait été donnée");
    const auto played = replay_moves(record);
    if (!played) return fail(played.error().words());
    VerifiedDraws verified{.lots = record.find("Lots") != nullptr};
    if (verified.lots)
        if (auto lots = verify_lots(record, played->game(), *seed); !lots)
            return std::unexpected(lots.error());
    Match match(played->game_ptr(), played->start());
    for (const MatchEntry& entry : played->history()) {
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            if (move->actor == Actor::Chance) {
                const std::string drawn = drawn_move(*seed, verified.draws++, match.chances());
                if (drawn != move->text)
                    return fail("draw {0} was {1}, but the seed gives {2}",
                                "le tirage {0} était {1}, mais la graine donne {2}",
                                {verified.draws, move->text, drawn});
            }
            if (auto done = match.play(move->text); !done) return fail(done.error().why);
        } else if (const auto* left = std::get_if<Departure>(&entry)) {
            if (auto done = match.retire(left->seat, left->how); !done)
                return fail(done.error().why);
        }
    }
    return verified;
}

}  // namespace tablier::online
