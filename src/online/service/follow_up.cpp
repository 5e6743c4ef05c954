// What the hall does by itself after something has happened: clocks and rematches, and whom it
// asks.
#include <algorithm>

#include "online/service/table_service.h"
#include "online/table/shuffle.h"

namespace tablier::online {
namespace {

using online::Time;

}  // namespace

void TableService::follow_up(LoadedTable& room) {
    set_deadline(room);
    const online::Phase phase = room.table->phase();
    if (phase == online::Phase::Over || phase == online::Phase::Closed) forget_maker(room.id);
    if (stopping_) return;
    ask_engines_for_draw(room);
    if (!room.table->engine_to_move())
        *room.thought_about = 0;
    else if (!room.considering_draw)
        ask_engine(room);
    if (room.table->rematch_is_due()) make_rematch(room);
}

// ---- clocks ------------------------------------------------------------------------------------

void TableService::set_deadline(LoadedTable& room) {
    if (const auto found = deadline_of_.find(room.id); found != deadline_of_.end()) {
        deadlines_.erase({found->second, room.id});
        deadline_of_.erase(found);
    }
    if (const auto deadline = room.table->clocks().deadline(downtimes_, clock_()))
        schedule_deadline(room.id, *deadline);
    else
        arm_timer();
}

/// The table must not be among those to be woken.
void TableService::schedule_deadline(const std::string& id, Time time) {
    deadlines_.emplace(time, id);
    deadline_of_[id] = time;
    arm_timer();
}

void TableService::arm_timer() {
    if (deadlines_.empty()) return clock_timer_.reset();
    const online::Duration wait =
        std::clamp<online::Duration>(deadlines_.begin()->first - clock_(), 1, 60'000);
    clock_timer_ = loop_.after(std::chrono::milliseconds(wait), [this] { fire_due_deadlines(); });
}

void TableService::fire_due_deadlines() {
    const Time now = clock_();
    while (!deadlines_.empty() && deadlines_.begin()->first <= now) {
        const std::string id = deadlines_.begin()->second;
        deadlines_.erase(deadlines_.begin());
        deadline_of_.erase(id);
        wake(id);
    }
    arm_timer();
}

/// A clock may be at zero.
void TableService::wake(const std::string& id) {
    if (stopping_) return;  // moves are not taken any more, so no clock may run out
    with_room(id, [this, id](const ApiResult<LoadedTable*>& there) {
        if (!there) {
            if (there.error().code == "storage") unfinished_.insert(id);
            return;
        }
        LoadedTable& room = **there;
        if (!room.table->clocks().running()) return;
        const online::Duration lag = room.told_late + lag_of_mover(room);
        const auto answer = room.table->flag_if_due(instant(lag));
        if (!is_sound(room, answer)) return;
        if (!answer.events.empty()) return commit(room, answer.events, {}, [](bool) {});
        follow_up(room);
        if (const auto found = deadline_of_.find(room.id);
            found != deadline_of_.end() && found->second <= clock_()) {
            const Time again = std::max(found->second + lag, clock_() + 1);
            deadlines_.erase({found->second, room.id});
            schedule_deadline(room.id, again);
        }
    });
}

// ---- rematch -----------------------------------------------------------------------------------

/// The next table is on the disk before this one says so. Its id follows from this one's, so that a
/// server that ends in between makes the same table, not a second one.
void TableService::make_rematch(LoadedTable& room) {
    if (room.making_rematch) return;
    // A rematch is a new table, and counts as one.
    if (!uses_[room.maker].making.take(limits_.making, net::TokenBucket::Clock::now())) {
        unfinished_.insert(room.id);
        return;
    }
    room.making_rematch = true;
    const std::string next = secrets_.next_table_id(room.id);
    auto note = [this, id = room.id, next](bool ok) {
        if (!ok) forget_maker(next);
        with_room(id, [this, next, ok](const ApiResult<LoadedTable*>& there) {
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

    online::Created setup = room.table->next_setup();
    Extra extra;
    if (!room.table->setup().commitment.empty()) {
        extra.seed = online::random_bytes();
        setup.commitment = online::commitment_of(*extra.seed, next);
    }
    auto made = online::OnlineTable::make(next, std::move(setup), extra.seed, clock_());
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
    auto opened = std::make_unique<LoadedTable>();
    opened->id = next;
    opened->table = std::move(made->first);
    opened->used = clock_();
    opened->maker = room.maker;
    ++uses_[room.maker].tables;
    makers_[next] = {.visitor = room.maker, .changed = clock_()};
    LoadedTable& kept = *rooms_.emplace(next, std::move(opened)).first->second;
    commit(kept, made->second, std::move(extra), std::move(note));
}

}  // namespace tablier::online
