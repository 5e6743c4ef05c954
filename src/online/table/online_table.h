// An online table on the server: its public state, its private state (seed, limit counters), and
// the execution of commands. Independent of keys, files and sockets.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bytes/bytes.h"
#include "online/api_error.h"
#include "online/state/downtimes.h"
#include "online/state/event.h"
#include "online/state/table_state.h"
#include "online/table/command.h"
#include "online/table/limit_counters.h"

namespace tablier::online {

/// Time of a command, and its network lag.
struct CommandTime {
    Time now = 0;
    Duration lag = 0;
    const Downtimes& downtimes;
};

/// Result of a command. A clock may have run out before it, so there may be events although the
/// command itself is rejected.
struct ExecutionResult {
    std::vector<Event> events = {};
    std::optional<ApiError> error = {};
    /// Set if an event contradicts the rules of tables: a bug, or a damaged table. Then there are
    /// no events, and the object must be replayed from its stored events.
    std::optional<Error> fault = {};
};

class OnlineTable : public TableState {
  public:
    /// Creates a table; the events are its first ones. Refused if the setup is invalid. The seed is
    /// needed where cards or lots are drawn.
    static ApiResult<std::pair<OnlineTable, std::vector<Event>>> make(
        std::string id, Created setup, const std::optional<Bytes32>& seed, Time now);

    /// Reduces events to a table; the error names the first impossible one. The events are added to
    /// `replayed`, with the Next that follows from each, which old events do not hold.
    ///
    /// A table that cannot be replayed with the present options, or is over by them without an
    /// event that says so, is replayed with the values that options had before they existed
    /// (OptionSpec::earlier_value).
    static Result<OnlineTable> replay(std::string id, std::span<const Event> events,
                                      const std::optional<Bytes32>& seed,
                                      std::vector<Event>* replayed = nullptr);

    /// The last event that changed the match; names and offers do not.
    std::int64_t last_change() const { return last_change_; }
    Time changed() const { return changed_; }
    /// For tables whose last event has a time in the future, because the machine's clock was ahead
    /// or has been set back: times that count from that event count from `start` instead.
    void clamp_future(Time start);

    /// Executes a command if it is allowed, and applies its events to this object.
    ExecutionResult execute(const Command& command, const Requester& who, const CommandTime& time);

    /// Ends the game for the player whose clock has run out, lag deducted.
    ExecutionResult flag_if_due(const CommandTime& time);

    /// Whether all players have accepted a rematch that is not created yet.
    bool rematch_is_due() const;
    /// The setup of the rematch: each player takes the next place.
    Created next_setup() const;
    /// The place of a player at the rematch.
    int next_place(int player) const { return (player + players() - 1) % players(); }
    ExecutionResult note_rematch(std::string table, Time now);

    /// Closes a table that has not started.
    ExecutionResult close_unused(Time now);

  private:
    class CommandExecutor;

    OnlineTable(std::string id, const std::optional<Bytes32>& seed)
        : TableState(std::move(id)), seed_(seed) {}

    /// TableState::apply, for draws and lots only if they are those of the seed.
    Result<void> apply(const Event& event, std::optional<int> played_by = {});
    Result<void> check_draw(const Event& event) const;
    Result<void> check_lots(const Event& event) const;
    static Result<OnlineTable> replay_by(std::string id, std::span<const Event> events,
                                         const std::optional<Bytes32>& seed,
                                         std::vector<Event>* replayed, std::string spec);

    std::optional<Bytes32> seed_;
    std::int64_t last_change_ = 0;
    Time changed_ = 0;
    LimitCounters counters_;
};

}  // namespace tablier::online
