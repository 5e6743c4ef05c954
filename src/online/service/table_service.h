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

#include "net/client_address.h"
#include "net/loop.h"
#include "online/api_error.h"
#include "online/service/engine_pool.h"
#include "online/service/loaded_table.h"
#include "online/service/service_limits.h"
#include "online/table/downtimes.h"
#include "online/table/secrets.h"
#include "store/store.h"

namespace tablier::online {

template <class T>
using Callback = std::move_only_function<void(ApiResult<T>)>;

struct NewTable {
    online::Created setup;
    std::string request = {};  ///< its name, if it has one
    std::string content = {};  ///< what was asked for, to tell a repetition from something else
    net::ClientAddress visitor = {};
};
struct MadeTable {
    std::string table;
    std::string key;
    std::vector<std::string> invitations;  ///< by player; empty where nobody is invited
    std::string watch_key;                 ///< empty where everybody may look on
    std::string state;
};

/// Who wants to look at a table.
struct Viewer {
    std::string_view key = {};
    net::ClientAddress visitor = {};
};

/// Something that is asked of a table.
struct CommandRequest {
    std::string table;
    std::string key = {};         ///< of who asks, or empty
    std::string invitation = {};  ///< to sit down
    online::Command command;      ///< a place to take has player -1 where the invitation says it
    online::Duration waited = 0;  ///< for its turn, since it came
    online::Time arrived = 0;     ///< noted by the hall
    std::string request = {};
    std::string content = {};
    online::Duration lag = 0;
    net::ClientAddress visitor = {};
};
struct CommandResult {
    std::int64_t first = 0;  ///< the events it led to; none if the last is below the first
    std::int64_t last = 0;
    std::string key = {};  ///< where a place was taken
    online::Next next = {};
};

/// What may be seen of a table; there until the call returns.
struct TableSnapshot {
    const LoadedTable& room;
    Rights rights;
    online::CommandTime instant;
};

/// For the metrics.
struct ServiceStatistics {
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

class TableService {
  public:
    using Clock = std::function<online::Time()>;

    /// The references must outlive it.
    TableService(store::Store& store, online::SecretMaker secrets, net::Loop& loop,
                 const ServiceLimits& limits, Clock clock);
    ~TableService();
    TableService(const TableService&) = delete;
    TableService& operator=(const TableService&) = delete;

    /// Goes on with what was going on when the server last ended.
    Result<void> wake();

    void make(NewTable table, Callback<MadeTable> then);
    void execute(CommandRequest ask, Callback<CommandResult> then);

    /// For whoever may look at the table.
    void look(const std::string& table, const Viewer& asker, Callback<TableSnapshot> then);

    /// From now on the watcher is told, until it leaves, which it must before it is destroyed;
    /// `then` gets the table as it stands just before. A watcher that is gone by then is left out.
    void watch(const std::string& table, const Viewer& asker, std::weak_ptr<Subscriber> watcher,
               Callback<TableSnapshot> then);
    void leave(const std::string& table, Subscriber& watcher);

    Result<std::vector<store::Summary>> list(store::Phase phase, std::size_t limit) const {
        return store_.list(phase, limit);
    }

    online::Time now() const { return clock_(); }
    const ServiceLimits& limits() const { return limits_; }
    ServiceStatistics numbers() const;
    /// The disk takes nothing at the moment.
    bool storage_fails() const { return store_.statistics().failing; }

    /// Who is told how long it took to do what a visitor had to wait for.
    using UsageCallback =
        std::function<void(const net::ClientAddress&, std::chrono::steady_clock::time_point,
                           std::chrono::steady_clock::time_point)>;
    void set_usage_callback(UsageCallback bill) { usage_callback_ = std::move(bill); }

    /// Who is told of a table that cannot be read, or where something could not follow from what
    /// was stored, and why: whoever runs the server has to see to it.
    using Report = std::function<void(const std::string& table, const Error& why)>;
    void set_report(Report report) { report_ = std::move(report); }

    /// Nothing more is begun.
    void stop();

  private:
    struct Use {
        net::TokenBucket making;
        net::TokenBucket engine_seconds;
        std::size_t tables = 0;
    };
    struct Maker {
        net::ClientAddress visitor = {};
        online::Time changed = 0;  ///< when something was last played
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
        online::Time time = 0;  ///< of the first event
        std::size_t moves = 0;
        Extra extra;
        Written then;
        bool lots_drawn = false;
    };

    online::CommandTime instant(online::Duration lag = 0) const {
        return {clock_(), lag, downtimes_};
    }

    Result<void> learn_downtimes();
    void on_storage_state();

    void with_room(const std::string& id, LoadedTable::Task task,
                   const net::ClientAddress& visitor = {});
    ApiResult<LoadedTable*> loaded(LoadedTable& room);
    void run_queue(LoadedTable& room);
    /// What the hall does by itself at a table is done soon, or when the disk works again.
    void go_on_later(const std::string& id);

    void commit(LoadedTable& room, const std::vector<online::Event>& events, Extra extra,
                Written then);
    void written(const std::string& id, Writing writing, const Result<void>& result);
    bool is_sound(LoadedTable& room, const online::Answer& answer);
    void drop_role(LoadedTable& room, const std::string& role);
    void seat_after_lots(LoadedTable& room);
    void tell(LoadedTable& room, std::span<const std::string> bodies);

    void make_new(NewTable table, Callback<MadeTable> then);
    void repeat_making(const std::string& id, NewTable table, Callback<MadeTable> then);
    MadeTable made(const LoadedTable& room, const std::string& request) const;
    std::optional<ApiError> refusal_to_make(const NewTable& table);

    void execute(LoadedTable& room, CommandRequest ask, Callback<CommandResult> then);
    online::Duration lag_of_mover(const LoadedTable& room) const;

    void follow_up(LoadedTable& room);
    void set_deadline(LoadedTable& room);
    void schedule_deadline(const std::string& id, online::Time time);
    void arm_timer();
    void fire_due_deadlines();
    void wake(const std::string& id);
    void ask_engine(LoadedTable& room);
    void ask_engines_for_draw(LoadedTable& room);
    void charge_engine(const net::ClientAddress& visitor, online::Duration time);
    void play_for_engine(const std::string& id, std::int64_t event, int player,
                         const EngineAnswer& thought);
    void answer_draw(const std::string& id, std::int64_t event, int player, bool accept);
    void make_rematch(LoadedTable& room);
    void forget_maker(const std::string& id);
    void forget_abandoned();
    void presence_changed(LoadedTable& room, online::Duration not_before = 0);
    void tell_presence(const std::string& id);
    net::ClientAddress maker_of(const LoadedTable& room) const;
    void sweep();
    void forget_idle();
    void close_stale();

    store::Store& store_;
    online::SecretMaker secrets_;
    net::Loop& loop_;
    ServiceLimits limits_;
    Clock clock_;
    online::Downtimes downtimes_;
    store::Statistics disk_;  ///< as it was when those were learnt
    UsageCallback usage_callback_ = [](const auto&...) {};
    Report report_ = [](const auto&...) {};

    std::unordered_map<std::string, std::unique_ptr<LoadedTable>> rooms_;
    std::unordered_map<std::string, std::string> being_made_;  ///< request name: table
    std::set<std::string> unfinished_;  ///< tables where the disk failed: to be seen to again
    /// When time will do something at a table, earliest first, and the same by table.
    std::set<std::pair<online::Time, std::string>> deadlines_;
    std::unordered_map<std::string, online::Time> deadline_of_;
    std::unordered_map<net::ClientAddress, Use> uses_;
    std::unordered_map<std::string, Maker> makers_;  ///< of tables neither over nor abandoned
    std::unique_ptr<net::Timer> clock_timer_;
    std::unique_ptr<net::Timer> sweep_timer_;
    online::Time started_ = 0;  ///< this run
    online::Time last_sign_of_life_ = 0;
    online::Time last_closing_ = 0;
    std::uint64_t tables_made_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t storage_failures_ = 0;
    std::uint64_t faults_ = 0;
    bool stopping_ = false;
    EnginePool thinkers_;  ///< last: it ends first
};

}  // namespace tablier::online
