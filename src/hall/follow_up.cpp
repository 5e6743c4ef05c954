// What the hall does by itself after something has happened: clocks, engines, rematches, tidying.
#include <algorithm>
#include <ranges>

#include "advice/moment_of.h"
#include "hall/hall.h"
#include "tables/shuffle.h"

namespace tablier::hall {
namespace {

using tables::Event;
using tables::OrRefused;
using tables::Time;

constexpr std::chrono::milliseconds sweep_every{5'000};
constexpr tables::Duration close_stale_every = 600'000;
constexpr tables::Duration idle_sign_of_life = 60'000;
/// Of the time that is left, an engine takes this part for a move.
constexpr tables::Duration moves_to_come = 30;
constexpr tables::Duration quickest_thought = 20;
constexpr tables::Duration draw_thought = 300;
constexpr int draw_level = 8;

/// Levels have dice: no two games fall alike, nor does a move that is taken back.
std::uint64_t seed_of(const Room& room) {
    return std::hash<std::string>{}(room.id) + std::uint64_t(room.table->last_event());
}

}  // namespace

void Hall::follow_up(Room& room) {
    set_deadline(room);
    const tables::Phase phase = room.table->phase();
    if (phase == tables::Phase::Over || phase == tables::Phase::Closed) forget_maker(room.id);
    if (stopping_) return;
    ask_engines_for_draw(room);
    if (room.table->engine_to_move() && !room.considering_draw) ask_engine(room);
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
    with_room(id, [this, id](const OrRefused<Room*>& there) {
        if (!there) {
            if (there.error().code == "storage") unfinished_.insert(id);
            return;
        }
        Room& room = **there;
        const auto& running = room.table->clocks().running();
        if (!running) return;
        // A move may be on its way: as much as the network is known to need is waited for.
        tables::Duration lag = 0;
        for (const auto& [watcher, rights] : room.watchers)
            if (rights.who.players.test(std::size_t(running->player)))
                lag = std::max(lag, std::min(watcher->lag(), limits_.most_lag));
        const auto events = room.table->flag_if_due(instant(lag));
        if (!events.empty()) return commit(room, events, {}, [](bool) {});
        follow_up(room);
        if (const auto found = waking_of_.find(room.id);
            found != waking_of_.end() && found->second <= clock_()) {
            const Time again = std::max(found->second + lag, clock_() + 1);
            wakings_.erase({found->second, room.id});
            wake_at(room.id, again);
        }
    });
}

// ---- engines -----------------------------------------------------------------------------------

void Hall::ask_engine(Room& room) {
    const std::int64_t event = room.table->last_event();
    if (room.thought_about == event) return;
    room.thought_about = event;
    const int player = *room.table->player_to_move();
    const auto maker = makers_.find(room.id);
    const server::Visitor visitor = maker == makers_.end() ? server::Visitor{} : maker->second;

    tables::Duration longest = limits_.engine_move;
    Use& use = uses_[visitor];
    const auto now = server::TokenBucket::Clock::now();
    if (use.engine_seconds.wait(limits_.engine_seconds, now).count() > 0)
        longest = quickest_thought;
    if (room.table->clocks().any())
        longest = std::clamp(room.table->clocks().left(player) / moves_to_come, quickest_thought,
                             longest);
    Thinking thinking{.game = room.table->match().game_ptr(),
                      .moment = moment_of(room.table->match()),
                      .level = room.table->places()[std::size_t(player)].place.level,
                      .limits = {.movetime = std::chrono::milliseconds(longest)},
                      .seed = seed_of(room)};
    thinkers_.ask(visitor.text(), std::move(thinking),
                  [this, id = room.id, event, player, visitor](Thought thought) {
                      loop_.post([this, id, event, player, visitor, thought = std::move(thought)] {
                          uses_[visitor].engine_seconds.spend(limits_.engine_seconds,
                                                              server::TokenBucket::Clock::now(),
                                                              double(thought.time) / 1000);
                          play_for_engine(id, event, player, thought);
                      });
                  });
}

void Hall::play_for_engine(const std::string& id, std::int64_t event, int player,
                           const Thought& thought) {
    if (stopping_) return;
    with_room(id, [this, event, player, thought](const OrRefused<Room*>& there) {
        if (!there) return;
        Room& room = **there;
        // Offers and names change nothing of what was thought about.
        if (room.table->player_to_move() != player || room.thought_about != event) return;
        if (room.considering_draw) {  // one thing after the other: it is asked again then
            room.thought_about = 0;
            return;
        }
        tables::Who who;
        who.players.set(std::size_t(player));
        const auto answer =
            room.table->execute(tables::PlayMove{.move = thought.move}, who, instant());
        if (!answer.events.empty()) commit(room, answer.events, {}, [](bool) {});
    });
}

void Hall::ask_engines_for_draw(Room& room) {
    const auto offers = room.table->offers();
    const auto offer = std::ranges::find(offers, tables::Matter::Draw, &tables::Offer::what);
    if (offer == offers.end()) room.considering_draw = 0;
    if (offer == offers.end() || room.considering_draw) return;
    const auto mover = room.table->player_to_move();
    if (!mover) return;
    for (int player = 0; player < room.table->players(); ++player) {
        if (room.table->is_person(player) || room.table->has_left(player) ||
            offer->accepted.test(std::size_t(player)))
            continue;
        // One after the other: the next is asked when this one has accepted.
        room.considering_draw = room.table->last_event();
        Thinking thinking{.game = room.table->match().game_ptr(),
                          .moment = moment_of(room.table->match()),
                          .level = draw_level,
                          .limits = {.movetime = std::chrono::milliseconds(draw_thought)},
                          .seed = seed_of(room)};
        const Table seats = room.table->match().game().table();
        const Seat mover_seat = seat_of(room.table->match().actor());
        const Seat own_seat = [&] {
            for (const Seat seat : all_seats)
                if (seats.seats_of_player(player).contains(seat)) return seat;
            return mover_seat;
        }();
        const bool own_side_moves = seats.partners(own_seat).contains(mover_seat);
        const double fair = 1.0 / seats.sides();
        thinkers_.ask("", std::move(thinking),
                      [this, id = room.id, event = room.table->last_event(), player, own_side_moves,
                       fair](const Thought& thought) {
                          // Engines agree where they do not expect to win.
                          const bool accept =
                              own_side_moves ? thought.win <= fair : thought.win >= fair;
                          loop_.post([this, id, event, player, accept] {
                              answer_draw(id, event, player, accept);
                          });
                      });
        return;
    }
}

void Hall::answer_draw(const std::string& id, std::int64_t event, int player, bool accept) {
    if (stopping_) return;
    with_room(id, [this, event, player, accept](const OrRefused<Room*>& there) {
        if (!there || (*there)->considering_draw != event) return;
        Room& room = **there;
        room.considering_draw = 0;
        tables::Who who;
        who.players.set(std::size_t(player));
        const tables::Command command =
            accept ? tables::Command(tables::AcceptOffer{tables::Matter::Draw})
                   : tables::Command(tables::DeclineOffer{tables::Matter::Draw});
        const auto answer = room.table->execute(command, who, instant());
        if (!answer.events.empty()) return commit(room, answer.events, {}, [](bool) {});
        follow_up(room);
    });
}

// ---- rematch -----------------------------------------------------------------------------------

/// The next table is on the disk before this one says so. Its id follows from this one's, so that a
/// server that ends in between makes the same table, not a second one.
void Hall::make_rematch(Room& room) {
    if (room.making_rematch) return;
    room.making_rematch = true;
    const std::string next = secrets_.next_table_id(room.id);
    auto note = [this, id = room.id, next](bool ok) {
        if (!ok) forget_maker(next);
        with_room(id, [this, next, ok](const OrRefused<Room*>& there) {
            if (!there) return;
            (*there)->making_rematch = false;
            if (!ok) unfinished_.insert((*there)->id);
            if (!ok || !(*there)->table->rematch_is_due()) return;
            const auto events = (*there)->table->note_rematch(next, clock_());
            commit(**there, events, {}, [](bool) {});
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
                same.role = player_role(room.table->next_place(player));
        if (!secret.role.starts_with("invitation")) extra.secrets.push_back(std::move(same));
    }
    auto opened = std::make_unique<Room>();
    opened->id = next;
    opened->table = std::move(made->first);
    opened->used = clock_();
    opened->maker = room.maker;
    ++uses_[room.maker].tables;
    makers_[next] = room.maker;
    Room& kept = *rooms_.emplace(next, std::move(opened)).first->second;
    ++tables_made_;
    commit(kept, made->second, std::move(extra), std::move(note));
}

// ---- tidying -----------------------------------------------------------------------------------

void Hall::sweep() {
    const Time now = clock_();
    for (auto at = rooms_.begin(); at != rooms_.end();) {
        const Room& room = *at->second;
        const bool idle = room.watchers.empty() && !room.writing && room.queue.empty() &&
                          !room.presence_due && now - room.used > limits_.idle &&
                          !(room.table && room.table->engine_to_move());
        at = idle ? rooms_.erase(at) : std::next(at);
    }
    for (const std::string& id : std::exchange(unfinished_, {})) go_on_later(id);
    const auto instant_now = server::TokenBucket::Clock::now();
    for (auto at = uses_.begin(); at != uses_.end();) {
        Use& use = at->second;
        const bool forgettable = use.tables == 0 && use.making.full(limits_.making, instant_now) &&
                                 use.engine_seconds.full(limits_.engine_seconds, instant_now);
        at = forgettable ? uses_.erase(at) : std::next(at);
    }
    // Clocks need to know when the server was running; where none runs, hardly anybody does. And
    // whether the disk has recovered shows when something is written.
    if (!wakings_.empty() || storage_fails() || now - last_sign_of_life_ >= idle_sign_of_life) {
        last_sign_of_life_ = now;
        store_.alive(now);
    }
    if (now - last_closing_ >= close_stale_every) {
        last_closing_ = now;
        close_stale();
    }
    sweep_timer_ = loop_.after(sweep_every, [this] { sweep(); });
}

void Hall::close_stale() {
    const auto stale = store_.stale_waiting(clock_() - limits_.waiting);
    if (!stale) return;
    for (const std::string& id : *stale)
        with_room(id, [this](const OrRefused<Room*>& there) {
            if (!there) return;
            const auto events = (*there)->table->close_unused(clock_());
            if (!events.empty()) commit(**there, events, {}, [](bool) {});
        });
}

}  // namespace tablier::hall
