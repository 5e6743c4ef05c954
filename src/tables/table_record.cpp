#include "tables/table_record.h"

#include <ctime>

#include "games/catalog.h"
#include "play/record_check.h"
#include "play/record_of.h"
#include "play/record_writer.h"
#include "tables/shuffle.h"

namespace tablier::tables {
namespace {

/// "2026-11-16", by the clock of the world.
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

}  // namespace

Result<std::string> table_record(const OnlineTable& table) {
    RecordHeader header{.site = "Tablier", .date = day_of(table.created())};
    const Table seats = table.match().game().table();
    for (const Seat seat : all_seats)
        if (seats.seats.contains(seat))
            header.names[std::size_t(index(seat))] =
                name_of(table.places()[seats.player[std::size_t(index(seat))]].place);
    header.clock = table.time_control();
    header.more.push_back({.name = "Table", .value = table.id()});
    if (!table.setup().commitment.empty())
        header.more.push_back({.name = "Commitment", .value = table.setup().commitment});
    if (!table.seed_text().empty())
        header.more.push_back({.name = "Seed", .value = table.seed_text()});
    return write_record(record_of(table.match(), header));
}

Result<int> verify_draws(const Record& record) {
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
    const auto make = [](std::string_view spec) { return make_game(spec); };
    const auto played = replay_moves(record, make);
    if (!played) return fail(played.error().words());
    Match match(played->game_ptr(), played->start());
    int draws = 0;
    for (const MatchEntry& entry : played->history()) {
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            if (move->actor == Actor::Chance) {
                const std::string card = drawn_card(*seed, draws++, match.chances());
                if (card != move->text)
                    return fail("draw {0} was {1}, but the seed gives {2}",
                                "le tirage {0} était {1}, mais la graine donne {2}",
                                {draws, move->text, card});
            }
            if (auto done = match.play(move->text); !done) return fail(done.error().why);
        } else if (const auto* left = std::get_if<Departure>(&entry)) {
            if (auto done = match.retire(left->seat, left->how); !done)
                return fail(done.error().why);
        }
    }
    return draws;
}

}  // namespace tablier::tables
