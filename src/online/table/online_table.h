// State of an online table, reduced from its events, and the execution of commands on it. Knows
// nothing of keys, files and sockets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/bytes.h"
#include "online/api_error.h"
#include "online/table/clocks.h"
#include "online/table/command.h"
#include "online/table/downtimes.h"
#include "online/table/event.h"
#include "store/table_phase.h"
#include "tablier/play/agreement.h"
#include "tablier/play/match.h"

namespace tablier::online {

using store::code_of;
using store::Phase;

struct PlaceNow {
    Place place;
    bool taken = false;
};

struct Offer {
    Matter what = Matter::Draw;
    int by = 0;
    PlayerSet accepted = {};
    std::optional<int> to = {};
};

/// Time of a command, and its network lag.
struct CommandTime {
    Time now = 0;
    Duration lag = 0;
    const Downtimes& downtimes;
};

/// Result of a command. Before it a clock may have run out, so there may be events although the
/// command itself is refused.
struct ExecutionResult {
    std::vector<Event> events = {};
    std::optional<ApiError> error = {};
    /// An event contradicts the rules of tables: a bug, or a damaged table. Then there are no
    /// events, and the object must be replayed from its stored events.
    std::optional<Error> fault = {};
};

class OnlineTable {
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

    const std::string& id() const { return id_; }
    const Created& setup() const { return setup_; }
    /// The specification the game is played by: that of the setup, except for tables that are older
    /// than some of its options.
    const std::string& spec() const { return spec_; }
    Phase phase() const { return phase_; }
    std::int64_t last_event() const { return last_event_; }
    /// The last event that changed the match; names and offers do not.
    std::int64_t last_change() const { return last_change_; }
    Time match_changed() const { return match_changed_; }  ///< when that was
    Time created() const { return created_; }
    Time changed() const { return changed_; }
    /// The last event has a time in the future: the machine's clock was ahead, or has been set
    /// back. Times that count from it count from `start` instead.
    void clamp_future(Time start);
    const Match& match() const { return *match_; }
    const Clocks& clocks() const { return clocks_; }
    const TimeControl& time_control() const { return time_control_; }
    std::span<const PlaceNow> places() const { return places_; }
    std::span<const Offer> offers() const { return offers_; }
    const std::string& rematch() const { return rematch_; }      ///< the next table; empty if none
    const std::string& seed_text() const { return seed_text_; }  ///< once the game is over
    int entries() const { return int(match_->history().size()); }
    int players() const { return int(places_.size()); }

    /// The places for which lots are drawn, or were.
    std::vector<int> places_of_lots() const;
    /// The player that got this place by lot; the same number if no lots were drawn.
    int player_of_place(int place) const { return player_of_place_[std::size_t(place)]; }
    PlayerSet players_of_places(const PlayerSet& places) const;
    bool lots_drawn() const { return lots_drawn_; }

    /// The player to move; nothing while no player is to decide.
    std::optional<int> player_to_move() const;
    bool engine_to_move() const;
    /// The awaited decisions: of the actor, and of players who are asked by offers.
    Next next() const;
    bool is_person(int player) const;
    bool has_left(int player) const;
    Seat first_seat(int player) const;
    SeatSet seats_of_players(const PlayerSet& players) const;
    std::vector<std::string> seat_codes(int player) const;
    /// The seats that an offer asks: for a draw those still in play, otherwise all that have not
    /// left.
    SeatsAsked seats_asked(Matter matter) const;

    /// Executes a command as far as it is allowed, and applies its events to this object.
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
    class EventApplier;

    OnlineTable(std::string id, const std::optional<Bytes32>& seed)
        : id_(std::move(id)), seed_(seed) {}

    /// Changes the state by one event, or says why it is impossible; then the state is undefined.
    /// `played_by`: the player whose move, which the event is, has been played on the match.
    Result<void> apply(const Event& event, std::optional<int> played_by = {});
    static Result<OnlineTable> replay_by(std::string id, std::span<const Event> events,
                                         const std::optional<Bytes32>& seed,
                                         std::vector<Event>* replayed, std::string spec);
    Result<void> set_up(const Created& setup);
    PlayerSet asked(const Offer& offer) const;
    Offer* offer(Matter matter);
    void drop_offer(Matter matter);

    std::string id_;
    std::optional<Bytes32> seed_;
    Created setup_;
    std::string spec_;
    Phase phase_ = Phase::Waiting;
    std::int64_t last_event_ = 0;
    std::int64_t last_change_ = 0;
    Time match_changed_ = 0;
    Time created_ = 0;
    Time changed_ = 0;
    std::optional<Match> match_;
    TimeControl time_control_ = NoClock{};
    Clocks clocks_;
    std::vector<PlaceNow> places_;
    std::array<int, seat_count> player_of_place_{0, 1, 2, 3};
    bool lots_drawn_ = false;
    std::vector<Offer> offers_;
    /// Declined offers, which are not made again before the position has changed.
    std::vector<std::pair<Matter, int>> declined_;
    /// Counters for the limits on names and offers: during the game by player; before it, names
    /// given at each place and departures from it.
    std::array<int, seat_count> profile_changes_{};
    std::array<int, seat_count> early_names_{};
    std::array<int, seat_count> departures_{};
    std::string rematch_;
    std::string seed_text_;
};

}  // namespace tablier::online
