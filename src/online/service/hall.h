// All online tables of a server: makes them, carries out what is asked of them, writes it down, and
// only then says so. Everything is called, and answers, on the server's thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "online/api_error.h"
#include "online/service/hall_limits.h"
#include "online/service/room.h"
#include "online/service/thinkers.h"
#include "net/loop.h"
#include "net/visitor.h"
#include "store/store.h"
#include "online/table/downtimes.h"
#include "online/table/secrets.h"

namespace tablier::hall {

template <class T>
using Then = std::move_only_function<void(OrRefused<T>)>;

struct NewTable {
    tables::Created setup;
    std::string request = {};  ///< its name, if it has one
    std::string content = {};  ///< what was asked for, to tell a repetition from something else
    server::Visitor visitor = {};
};
struct MadeTable {
    std::string table;
    std::string key;
    std::vector<std::string> invitations;  ///< by player; empty where nobody is invited
    std::string watch_key;                 ///< empty where everybody may look on
    std::string state;
};

/// Who wants to look at a table.
struct Asker {
    std::string_view key = {};
    server::Visitor visitor = {};
};

/// Something that is asked of a table.
struct Ask {
    std::string table;
    std::string key = {};         ///< of who asks, or empty
    std::string invitation = {};  ///< to sit down
    tables::Command command;      ///< a place to take has player -1 where the invitation says it
    tables::Duration waited = 0;  ///< for its turn, since it came
    tables::Time arrived = 0;     ///< noted by the hall
    std::string request = {};
    std::string content = {};
    tables::Duration lag = 0;
    server::Visitor visitor = {};
};
struct Done {
    std::int64_t first = 0;  ///< the events it led to; none if the last is below the first
    std::int64_t last = 0;
    std::string key = {};  ///< where a place was taken
    tables::Next next = {};
};

/// What may be seen of a table; there until the call returns.
struct View {
    const Room& room;
    Rights rights;
    tables::Instant instant;
};

/// For the metrics.
struct HallNumbers {
    std::size_t rooms = 0;
    std::size_t tables_in_memory = 0;
    std::size_t watchers = 0;
    std::size_t running_clocks = 0;
    std::size_t engines_busy = 0;
    std::uint64_t tables_made = 0;
    std::uint64_t moves = 0;
    std::uint64_t storage_failures = 0;
    std::uint64_t faults = 0;
};

class Hall {
  public:
    using Clock = std::function<tables::Time()>;

    /// The references must outlive it.
    Hall(store::Store& store, tables::SecretMaker secrets, server::Loop& loop,
         const HallLimits& limits, Clock clock);
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    /// Goes on with what was going on when the server last ended.
    Result<void> wake();

    void make(NewTable table, Then<MadeTable> then);
    void execute(Ask ask, Then<Done> then);

    /// For whoever may look at the table.
    void look(const std::string& table, const Asker& asker, Then<View> then);

    /// From now on the watcher is told, until it leaves, which it must before it is destroyed;
    /// `then` gets the table as it stands just before. A watcher that is gone by then is left out.
    void watch(const std::string& table, const Asker& asker, std::weak_ptr<Watcher> watcher,
               Then<View> then);
    void leave(const std::string& table, Watcher& watcher);

    Result<std::vector<store::Summary>> list(store::Phase phase, std::size_t limit) const {
        return store_.list(phase, limit);
    }

    tables::Time now() const { return clock_(); }
    const HallLimits& limits() const { return limits_; }
    HallNumbers numbers() const;
    /// The disk takes nothing at the moment.
    bool storage_fails() const { return store_.statistics().failing; }

    /// Who is told how long it took to do what a visitor had to wait for.
    using Bill = std::function<void(const server::Visitor&, std::chrono::steady_clock::time_point,
                                    std::chrono::steady_clock::time_point)>;
    void set_bill(Bill bill) { bill_ = std::move(bill); }

    /// Who is told of a table that cannot be read, or where something could not follow from what
    /// was stored, and why: whoever runs the server has to see to it.
    using Report = std::function<void(const std::string& table, const Error& why)>;
    void set_report(Report report) { report_ = std::move(report); }

    /// Nothing more is begun.
    void stop();

  private:
    struct Use {
        server::TokenBucket making;
        server::TokenBucket engine_seconds;
        std::size_t tables = 0;
    };
    struct Maker {
        server::Visitor visitor = {};
        tables::Time changed = 0;  ///< when something was last played
    };
    /// What is written together with events.
    struct Extra {
        std::vector<store::Secret> secrets = {};
        std::vector<std::string> dropped = {};
        RequestName request = {};
        std::optional<store::Hash> seed = {};
        std::optional<store::Hash> made_by_request = {};
    };
    using Written = std::move_only_function<void(bool)>;
    struct Writing {
        std::vector<std::string> bodies;
        tables::Time time = 0;  ///< of the first event
        std::size_t moves = 0;
        Extra extra;
        Written then;
        bool lots_drawn = false;
    };

    tables::Instant instant(tables::Duration lag = 0) const { return {clock_(), lag, downtimes_}; }

    Result<void> learn_downtimes();
    void heed_disk();

    void with_room(const std::string& id, Room::Task task, const server::Visitor& visitor = {});
    OrRefused<Room*> loaded(Room& room);
    void run_queue(Room& room);
    /// What the hall does by itself at a table is done soon, or when the disk works again.
    void go_on_later(const std::string& id);

    void commit(Room& room, const std::vector<tables::Event>& events, Extra extra, Written then);
    void written(const std::string& id, Writing writing, const Result<void>& result);
    bool is_sound(Room& room, const tables::Answer& answer);
    void drop_role(Room& room, const std::string& role);
    void seat_after_lots(Room& room);
    void tell(Room& room, std::span<const std::string> bodies);

    void make_new(NewTable table, Then<MadeTable> then);
    void repeat_making(const std::string& id, NewTable table, Then<MadeTable> then);
    MadeTable made(const Room& room, const std::string& request) const;
    std::optional<Refused> refusal_to_make(const NewTable& table);

    void carry_out(Room& room, Ask ask, Then<Done> then);
    tables::Duration lag_of_mover(const Room& room) const;

    void follow_up(Room& room);
    void set_deadline(Room& room);
    void wake_at(const std::string& id, tables::Time time);
    void arm_timer();
    void pass_time();
    void wake(const std::string& id);
    void ask_engine(Room& room);
    void ask_engines_for_draw(Room& room);
    void charge_engine(const server::Visitor& visitor, tables::Duration time);
    void play_for_engine(const std::string& id, std::int64_t event, int player,
                         const Thought& thought);
    void answer_draw(const std::string& id, std::int64_t event, int player, bool accept);
    void make_rematch(Room& room);
    void forget_maker(const std::string& id);
    void forget_abandoned();
    void presence_changed(Room& room, tables::Duration not_before = 0);
    void tell_presence(const std::string& id);
    server::Visitor maker_of(const Room& room) const;
    void sweep();
    void forget_idle();
    void close_stale();

    store::Store& store_;
    tables::SecretMaker secrets_;
    server::Loop& loop_;
    HallLimits limits_;
    Clock clock_;
    tables::Downtimes downtimes_;
    store::Statistics disk_;  ///< as it was when those were learnt
    Bill bill_ = [](const auto&...) {};
    Report report_ = [](const auto&...) {};

    std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
    std::unordered_map<std::string, std::string> being_made_;  ///< request name: table
    std::set<std::string> unfinished_;  ///< tables where the disk failed: to be seen to again
    /// When time will do something at a table, earliest first, and the same by table.
    std::set<std::pair<tables::Time, std::string>> wakings_;
    std::unordered_map<std::string, tables::Time> waking_of_;
    std::unordered_map<server::Visitor, Use> uses_;
    std::unordered_map<std::string, Maker> makers_;  ///< of tables neither over nor abandoned
    std::unique_ptr<server::Timer> clock_timer_;
    std::unique_ptr<server::Timer> sweep_timer_;
    tables::Time started_ = 0;  ///< this run
    tables::Time last_sign_of_life_ = 0;
    tables::Time last_closing_ = 0;
    std::uint64_t tables_made_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t storage_failures_ = 0;
    std::uint64_t faults_ = 0;
    bool stopping_ = false;
    Thinkers thinkers_;  ///< last: it ends first
};

}  // namespace tablier::hall
