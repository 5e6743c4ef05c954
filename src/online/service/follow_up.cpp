// What the hall does by itself after something has happened: clocks and rematches, and whom it
// asks.
#include <algorithm>

#include "online/service/hall.h"
#include "online/table/shuffle.h"

namespace tablier::hall {
namespace {

using tables::Time;

}  // namespace

void Hall::follow_up(Room& room) {
    set_deadline(room);
    const tables::Phase phase = room.table->phase();
    if (phase == tables::Phase::Over || phase == tables::Phase::Closed) forget_maker(room.id);
    if (stopping_) return;
    ask_engines_for_draw(room);
    if (!room.table->engine_to_move())
        *room.thought_about = 0;
    else if (!room.considering_draw)
        ask_engine(room);
    if (room.table->rematch_is_due()) make_rematch(room);
}

// ---- clocks ------------------------------------------------------------------------------------

void Hall::set_deadline(Room& room) {
    if (const auto found = waking_of_.find(room.id); found != waking_of_.end()) {
        wakings_.erase({found->second, room.id});
        waking_of_.erase(found);
    }
    if (const auto deadline = room.table->clocks().deadline(downtimes_, clock_()))
        wake_at(room.id, *deadline);
    else
        arm_timer();
}

/// The table must not be among those to be woken.
void Hall::wake_at(const std::string& id, Time time) {
    wakings_.emplace(time, id);
    waking_of_[id] = time;
    arm_timer();
}

void Hall::arm_timer() {
    if (wakings_.empty()) return clock_timer_.reset();
    const tables::Duration wait =
        std::clamp<tables::Duration>(wakings_.begin()->first - clock_(), 1, 60'000);
    clock_timer_ = loop_.after(std::chrono::milliseconds(wait), [this] { pass_time(); });
}

void Hall::pass_time() {
    const Time now = clock_();
    while (!wakings_.empty() && wakings_.begin()->first <= now) {
        const std::string id = wakings_.begin()->second;
        wakings_.erase(wakings_.begin());
        waking_of_.erase(id);
        wake(id);
    }
    arm_timer();
}

/// A clock may be at zero.
void Hall::wake(const std::string& id) {
    if (stopping_) return;  // moves are not taken any more, so no clock may run out
    with_room(id, [this, id](const OrRefused<Room*>& there) {
        if (!there) {
            if (there.error().code == "storage") unfinished_.insert(id);
            return;
        }
        Room& room = **there;
        if (!room.table->clocks().running()) return;
        const tables::Duration lag = room.told_late + lag_of_mover(room);
        const auto answer = room.table->flag_if_due(instant(lag));
        if (!is_sound(room, answer)) return;
        if (!answer.events.empty()) return commit(room, answer.events, {}, [](bool) {});
        follow_up(room);
        if (const auto found = waking_of_.find(room.id);
            found != waking_of_.end() && found->second <= clock_()) {
            const Time again = std::max(found->second + lag, clock_() + 1);
            wakings_.erase({found->second, room.id});
            wake_at(room.id, again);
        }
    });
}

// ---- rematch -----------------------------------------------------------------------------------

/// The next table is on the disk before this one says so. Its id follows from this one's, so that a
/// server that ends in between makes the same table, not a second one.
void Hall::make_rematch(Room& room) {
    if (room.making_rematch) return;
    // A rematch is a new table, and counts as one.
    if (!uses_[room.maker].making.take(limits_.making, server::TokenBucket::Clock::now())) {
        unfinished_.insert(room.id);
        return;
    }
    room.making_rematch = true;
    const std::string next = secrets_.next_table_id(room.id);
    auto note = [this, id = room.id, next](bool ok) {
        if (!ok) forget_maker(next);
        with_room(id, [this, next, ok](const OrRefused<Room*>& there) {
            if (!there) return;
            (*there)->making_rematch = false;
            if (!ok) unfinished_.insert((*there)->id);
            if (!ok || !(*there)->table->rematch_is_due()) return;
            const auto answer = (*there)->table->note_rematch(next, clock_());
            if (is_sound(**there, answer)) commit(**there, answer.events, {}, [](bool) {});
        });
    };
    const auto there = store_.load(next);
    if (!there) return note(false);
    if (*there || rooms_.contains(next)) return note(true);

    tables::Created setup = room.table->next_setup();
    Extra extra;
    if (!room.table->setup().commitment.empty()) {
        extra.seed = tables::random_bytes();
        setup.commitment = tables::commitment_of(*extra.seed, next);
    }
    auto made = tables::OnlineTable::make(next, std::move(setup), extra.seed, clock_());
    if (!made) return note(false);
    // Everybody's keys are good for the next table, too.
    for (const store::Secret& secret : room.keys.all()) {
        store::Secret same = secret;
        for (int player = 0; player < room.table->players(); ++player)
            if (secret.role == player_role(player))
                same.role =
                    player_role(room.table->next_place(room.table->player_of_place(player)));
        if (!secret.role.starts_with("invitation")) extra.secrets.push_back(std::move(same));
    }
    auto opened = std::make_unique<Room>();
    opened->id = next;
    opened->table = std::move(made->first);
    opened->used = clock_();
    opened->maker = room.maker;
    ++uses_[room.maker].tables;
    makers_[next] = {.visitor = room.maker, .changed = clock_()};
    Room& kept = *rooms_.emplace(next, std::move(opened)).first->second;
    commit(kept, made->second, std::move(extra), std::move(note));
}

}  // namespace tablier::hall
