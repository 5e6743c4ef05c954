// Public state of an online table, reduced from its events. The server and the page (online.wasm)
// share this code. Independent of commands, keys, seeds, files and sockets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "online/state/clocks.h"
#include "online/state/event.h"
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

class TableState {
  public:
    /// Parses the output of add_state, so that events can be applied to it. Derived fields
    /// (`actor`, `asked`) are not read. The original players are not part of it, so setup() holds
    /// the present ones instead. The error names the fault.
    static Result<TableState> parse(std::string_view json);

    /// Changes the state by one event. After an error, which names the contradiction, the state is
    /// undefined.
    Result<void> apply(const Event& event) { return apply(event, std::nullopt); }
    /// Counts the next event, whose type this version does not know, without applying it.
    void pass_over() { ++last_event_; }

    const std::string& id() const { return id_; }
    const Created& setup() const { return setup_; }
    /// The specification the game is played by: that of the setup, except for tables that are older
    /// than some of its options.
    const std::string& spec() const { return spec_; }
    Phase phase() const { return phase_; }
    std::int64_t last_event() const { return last_event_; }
    /// When the match was last changed; names and offers do not change it.
    Time match_changed() const { return match_changed_; }
    Time created() const { return created_; }
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
    /// The awaited decisions: of the actor, and of the players that offers ask.
    Next next() const;
    bool is_person(int player) const;
    bool has_left(int player) const;
    Seat first_seat(int player) const;
    SeatSet seats_of_players(const PlayerSet& players) const;
    std::vector<std::string> seat_codes(int player) const;
    /// The seats that an offer asks: for a draw those still in play, otherwise all that have not
    /// left.
    SeatsAsked seats_asked(Matter matter) const;

  protected:
    explicit TableState(std::string id) : id_(std::move(id)) {}

    /// `played_by`: the player whose move, which the event is, has been played on the match.
    Result<void> apply(const Event& event, std::optional<int> played_by);
    Result<void> set_up(const Created& setup);
    /// Before agreed ends were counted (S-R11) they were draws in every game: makes this one a draw
    /// if its result says so.
    std::expected<void, IllegalMove> settle_agreed_end(std::string_view result);
    PlayerSet asked(const Offer& offer) const;
    Offer* offer(Matter matter);
    const Offer* offer(Matter matter) const;
    void drop_offer(Matter matter);

    std::string id_;
    Created setup_;
    std::string spec_;
    Phase phase_ = Phase::Waiting;
    std::int64_t last_event_ = 0;
    Time match_changed_ = 0;
    Time created_ = 0;
    std::optional<Match> match_;
    TimeControl time_control_ = NoClock{};
    Clocks clocks_;
    std::vector<PlaceNow> places_;
    std::array<int, seat_count> player_of_place_{0, 1, 2, 3};
    bool lots_drawn_ = false;
    std::vector<Offer> offers_;
    std::string rematch_;
    std::string seed_text_;

  private:
    class EventApplier;
    class Parser;
};

/// Whether an event changes the match: names and offers do not.
bool changes_match(const EventBody& what);

/// The error of an event that contradicts those before it.
std::unexpected<Error> impossible(const Event& event, std::string why);

}  // namespace tablier::online
