// What has to be done now and then: forgetting, closing, trying again, giving a sign of life.
#include "online/service/table_service.h"

namespace tablier::online {
namespace {

constexpr std::chrono::milliseconds sweep_every{5'000};
constexpr online::Duration close_stale_every = 600'000;
constexpr std::size_t closed_at_a_time = 100;
constexpr online::Duration idle_sign_of_life = 60'000;

}  // namespace

void TableService::sweep() {
    const online::Time now = clock_();
    on_storage_state();
    forget_idle();
    for (const std::string& id : std::exchange(unfinished_, {})) go_on_later(id);
    const auto instant_now = net::TokenBucket::Clock::now();
    for (auto at = uses_.begin(); at != uses_.end();) {
        Use& use = at->second;
        const bool forgettable = use.tables == 0 && use.making.full(limits_.making, instant_now) &&
                                 use.engine_seconds.full(limits_.engine_seconds, instant_now);
        at = forgettable ? uses_.erase(at) : std::next(at);
    }
    // Clocks need to know when the server was running; where none runs, hardly anybody does. And
    // whether the disk has recovered shows when something is written.
    if (!deadlines_.empty() || storage_fails() || now - last_sign_of_life_ >= idle_sign_of_life) {
        last_sign_of_life_ = now;
        store_.alive(now);
    }
    if (now - last_closing_ >= close_stale_every) {
        last_closing_ = now;
        close_stale();
        forget_abandoned();
    }
    sweep_timer_ = loop_.after(sweep_every, [this] { sweep(); });
}

void TableService::forget_idle() {
    std::size_t events = 0;
    for (const auto& [id, room] : rooms_) events += room->bodies.size();
    const online::Duration patience = events > limits_.events_in_memory ? 0 : limits_.idle;
    for (auto at = rooms_.begin(); at != rooms_.end();) {
        LoadedTable& room = *at->second;
        const bool idle = !room.writing && room.queue.empty() && !room.presence_due &&
                          clock_() - room.used > patience &&
                          !(room.table && room.table->engine_to_move());
        // Who looks on needs no table until something happens.
        if (idle && room.table && !room.watchers.empty()) room.forget_table();
        at = idle && room.watchers.empty() ? rooms_.erase(at) : std::next(at);
    }
}

/// Without a clock a game that everybody has left never ends. It shall not keep others behind the
/// same address, in a school, from making tables.
void TableService::forget_abandoned() {
    std::vector<std::string> abandoned;
    for (const auto& [id, maker] : makers_) {
        const auto room = rooms_.find(id);
        const bool watched = room != rooms_.end() && !room->second->watchers.empty();
        if (!watched && clock_() - maker.changed > limits_.abandoned) abandoned.push_back(id);
    }
    for (const std::string& id : abandoned) forget_maker(id);
}

void TableService::close_stale() {
    const auto stale = store_.stale_waiting(clock_() - limits_.waiting, closed_at_a_time);
    if (!stale) return;
    if (stale->size() == closed_at_a_time) last_closing_ = 0;  // the others next time
    for (const std::string& id : *stale)
        with_room(id, [this](const ApiResult<LoadedTable*>& there) {
            if (!there) return;
            const auto answer = (*there)->table->close_unused(clock_());
            if (is_sound(**there, answer) && !answer.events.empty())
                commit(**there, answer.events, {}, [](bool) {});
        });
}

}  // namespace tablier::online
