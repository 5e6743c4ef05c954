// A table where people play from afar: how it stands, made from its events alone, and what follows
// from what is asked of it. Knows nothing of keys, files and sockets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bytes.h"
#include "online/api_error.h"
#include "online/table/clocks.h"
#include "online/table/command.h"
#include "online/table/downtimes.h"
#include "online/table/event.h"
#include "play/agreement.h"
#include "play/match.h"

namespace tablier::online {

enum class Phase : std::uint8_t { Waiting, Playing, Over, Closed };
std::string_view code_of(Phase phase);

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

/// When something is asked, and how much of the time was the network's.
struct CommandTime {
    Time now = 0;
    Duration lag = 0;
    const Downtimes& downtimes;
};

/// What came of a command. A clock may have run out before it, so there may be events although the
/// command itself is refused.
struct ExecutionResult {
    std::vector<Event> events = {};
    std::optional<ApiError> error = {};
    /// What should follow contradicts the rules of tables: the program is wrong, or the table as it
    /// is stored. Then there are no events, and this object has to be made again from those before.
    std::optional<Error> fault = {};
};

class OnlineTable {
  public:
    /// Makes a table; the events are its first ones. Refused if the setup makes no sense. The seed
    /// is needed where anything is drawn: cards, or lots.
    static ApiResult<std::pair<OnlineTable, std::vector<Event>>> make(
        std::string id, Created setup, const std::optional<Bytes32>& seed, Time now);

    /// From its events; the error says which one cannot be. Where `told` is given, the events are
    /// added to it with what each of them leads to, which those of old tables do not hold.
    ///
    /// A table that cannot be replayed as options are now, or is over by them unsaid, is replayed
    /// as they were before those existed that its setup does not name (OptionSpec::earlier_value).
    static Result<OnlineTable> replay(std::string id, std::span<const Event> events,
                                      const std::optional<Bytes32>& seed,
                                      std::vector<Event>* told = nullptr);

    const std::string& id() const { return id_; }
    const Created& setup() const { return setup_; }
    /// The game with its options as it is played: that of the setup, but for tables from before
    /// there were some of its options.
    const std::string& spec() const { return spec_; }
    Phase phase() const { return phase_; }
    std::int64_t last_event() const { return last_event_; }
    /// The last one that changed the match: neither names nor offers do.
    std::int64_t last_change() const { return last_change_; }
    Time match_changed() const { return match_changed_; }  ///< when that was
    Time created() const { return created_; }
    Time changed() const { return changed_; }
    /// The last event bears a time that is still to come: the machine's clock was ahead then, or
    /// has been set back. What counts from it on counts from `start` instead.
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
    /// Which player has the place that was this one until lots were drawn: the same, if none were.
    int player_of_place(int place) const { return player_of_place_[std::size_t(place)]; }
    PlayerSet players_of_places(const PlayerSet& places) const;
    bool lots_drawn() const { return lots_drawn_; }

    /// Who is to move: a player, or nobody while nothing is to be decided.
    std::optional<int> player_to_move() const;
    bool engine_to_move() const;
    /// Whose decision is awaited: that of who is to move, and answers to offers.
    Next next() const;
    bool is_person(int player) const;
    bool has_left(int player) const;
    Seat first_seat(int player) const;
    SeatSet seats_of_players(const PlayerSet& players) const;
    std::vector<std::string> seat_codes(int player) const;
    /// Who is asked when this is offered now: about an end those still in play, else all who have
    /// not left.
    SeatsAsked seats_asked(Matter matter) const;

    /// Carries a command out, as far as it is allowed; what happens is in this object at once.
    ExecutionResult execute(const Command& command, const Requester& who, const CommandTime& time);

    /// The clock of a player to whom nothing may be forgiven any more has run out.
    ExecutionResult flag_if_due(const CommandTime& time);

    /// Everybody wants a rematch, and there is none yet.
    bool rematch_is_due() const;
    /// The setup of the next table: everybody moves one place on.
    Created next_setup() const;
    /// Who of the old table sits where at the next one.
    int next_place(int player) const { return (player + players() - 1) % players(); }
    ExecutionResult note_rematch(std::string table, Time now);

    /// Nobody came.
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
                                         std::vector<Event>* told, std::string spec);
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
    /// Offers that were declined are not made again before something has changed.
    std::vector<std::pair<Matter, int>> declined_;
    /// How often each player changed a name or offered something during the game; and how often,
    /// before it, the name at a place was changed, and the place was left.
    std::array<int, seat_count> profile_changes_{};
    std::array<int, seat_count> early_names_{};
    std::array<int, seat_count> departures_{};
    std::string rematch_;
    std::string seed_text_;
};

}  // namespace tablier::online
