// Executes one command at an OnlineTable: validates it, and appends the events that it leads to.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "online/table/online_table.h"

namespace tablier::online {

/// Names and offers of one player during the game, so that no client fills the table's log.
inline constexpr int max_profile_changes = 300;
/// The limit before the start, when any client may take and leave places: names given at one place,
/// and departures from it. All places together leave room for the game.
inline constexpr int max_profile_changes_before = 100;

/// Exists for one command. Each `append` changes the table at once, so that later events follow
/// from its new state. A rejected command appends nothing of its own.
class OnlineTable::CommandExecutor {
  public:
    CommandExecutor(OnlineTable& table, const CommandTime& time) : table_(table), time_(time) {}

    ApiResult<void> execute(const TakePlace& take, const Requester& who);
    ApiResult<void> execute(const LeavePlace& leave, const Requester& who);
    ApiResult<void> execute(const CloseTable& close, const Requester& who);
    ApiResult<void> execute(const Rename& rename, const Requester& who);
    ApiResult<void> execute(const PlayMove& play, const Requester& who);
    ApiResult<void> execute(const Resign& resign, const Requester& who);
    ApiResult<void> execute(const DeclareGone& gone, const Requester& who);
    ApiResult<void> execute(const MakeOffer& make, const Requester& who);
    ApiResult<void> execute(const AcceptOffer& accept, const Requester& who);
    ApiResult<void> execute(const DeclineOffer& decline, const Requester& who);

    /// Appends an event. Does nothing after an event that could not be applied.
    void append(EventBody what);

    /// Ends the game for the player of the running clock if it is at zero, lag deducted.
    void flag_if_due();
    /// Starts the game if all places are taken.
    void start_if_full();

    /// All events, or none if one of them could not be applied.
    ExecutionResult result(const ApiResult<void>& done = {});

  private:
    /// State before events that change nothing but offers.
    struct Savepoint {
        std::size_t events;
        std::int64_t last_event;
        Time changed;
        std::vector<Offer> offers;
    };
    Savepoint savepoint() const;
    void roll_back(Savepoint savepoint);

    /// Appends a move that has been played on the match already.
    void append_played(Moved moved, int player);
    void append(EventBody what, std::optional<int> played_by);

    /// Appends the events that need no decision of a player: draws of chance, and the end.
    void advance();
    void draw_lots();
    void leave(int player, Leaving how);

    ApiResult<void> check_waiting() const;
    ApiResult<void> check_playing() const;
    ApiResult<void> check_phase_for(Matter matter) const;
    ApiResult<void> check_in_game(const Requester& who) const;
    ApiResult<void> check_asked(const Requester& who, Matter matter) const;
    bool is_asked(int player, Matter matter) const;
    std::optional<int> first_player_in_game(const Requester& who, Matter matter) const;
    bool must_answer(const Requester& who, const Offer& offer) const;
    static bool any_reached(const Requester& who, const std::array<int, seat_count>& counts,
                            int most);
    bool at_profile_limit(const Requester& who) const;

    void lapse(Matter matter);
    void lapse_all();
    void accept_for(Matter matter, const Requester& who);
    bool all_accept(Matter matter) const;
    void agree_if_all_accept();
    bool others_accept_draw_without(int player, Leaving how) const;

    std::optional<int> entries_before_last_turn(const Requester& who) const;
    void take_back(int to);
    Duration clock_now(int player) const;
    Duration clock_after_take_back(int player, int to) const;

    OnlineTable& table_;
    const CommandTime& time_;
    std::vector<Event> events_ = {};
    std::optional<Error> fault_ = {};  ///< of the first event that could not be applied
};

}  // namespace tablier::online
