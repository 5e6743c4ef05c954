#include "stored_games.h"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>

#include "online/service/secrets.h"
#include "online/table/hash.h"
#include "online/table/online_table.h"
#include "online/table/table_json.h"
#include "pawn_walk.h"
#include "store/store.h"

namespace tablier::load {
namespace {

constexpr online::Duration a_move = 4'000;

online::Time time_of_day() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// A request as it is stored: two hashes and the number of events.
std::string request_name(std::int64_t number) {
    return hex_text(online::sha256(std::to_string(number))) + "1";
}

store::Change game(int number, int moves, online::Time now) {
    const online::Downtimes never_down;
    const bool over = number % 10 != 0;
    const bool clock = number % 20 == 0;
    online::Time time = now - moves * a_move;
    online::Created setup;
    setup.game = endless_game;
    setup.clock = clock ? "3d" : "none";
    setup.players = {{.name = "Ada"}, {.name = "Bob"}};
    setup.listed = true;
    auto created =
        online::OnlineTable::make(online::random_table_id(), std::move(setup), std::nullopt, time);
    if (!created) throw std::runtime_error("no such table can be made");
    online::OnlineTable& table = created->first;
    std::vector<online::Event> events = std::move(created->second);
    online::Requester who;
    who.players.set();
    for (int i = 0; i <= moves; ++i) {
        time += a_move;
        online::Command command = online::PlayMove{.move = std::string(walk(std::size_t(i)))};
        if (i == moves && !over) break;
        if (i == moves) command = online::Resign{0};
        const auto answer = table.execute(command, who, {time, 0, never_down});
        if (answer.error) throw std::runtime_error(answer.error->message.en);
        events.insert(events.end(), answer.events.begin(), answer.events.end());
    }
    store::Change change;
    change.summary = {.table = table.id(),
                      .phase = store::Phase(static_cast<int>(table.phase())),
                      .listed = true,
                      .created = table.created(),
                      .changed = table.changed(),
                      .deadline = table.clocks().deadline(never_down, time),
                      .card = online::card_json(table)};
    for (const online::Event& event : events)
        change.events.push_back({.number = event.number,
                                 .request = request_name(event.number),
                                 .body = online::event_json(event)});
    for (const char* role : {"owner", "player 0", "player 1"})
        change.secrets.push_back({.role = role, .hash = online::random_bytes()});
    change.request = online::random_bytes();
    return change;
}

}  // namespace

void store_games(const std::filesystem::path& folder, int games, int moves) {
    const online::Time now = time_of_day();
    auto store = store::Store::open(folder, now - 1000);
    if (!store) throw std::runtime_error(store.error().message);
    std::atomic<int> failed = 0;
    constexpr std::size_t max_queued = 2000;
    for (int i = 0; i < games; ++i) {
        store->write(game(i, moves, now), [&](const Result<void>& result) { failed += !result; });
        while (store->statistics().queued > max_queued) std::this_thread::yield();
    }
    while (store->statistics().queued > 0) std::this_thread::yield();
    if (failed > 0) throw std::runtime_error("games could not be stored");
}

}  // namespace tablier::load
