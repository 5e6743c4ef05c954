// Seats of engines and people in a terminal game.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/program_player.h"
#include "arena/contestant.h"
#include "tablier/any_game.h"
#include "tablier/play/record.h"
#include "tablier/search/engine.h"
#include "tablier/search/engine_settings.h"

namespace tablier::app {

/// The seat of this code as people type it, in capitals or not.
std::optional<Seat> typed_seat(const AnyGame& game, std::string_view code);

/// "S, N"
std::string seat_codes(const AnyGame& game);

/// The seats of one game. An engine that sits on one seat plays all seats of that player.
class EngineSeats {
  public:
    explicit EngineSeats(GamePtr game);

    /// "N=level5", "N=cmd:./engine"; the error says what is wrong and what there is.
    Result<void> put(std::string_view seat_and_engine);
    void put(Seat seat, const arena::Contestant& engine);
    /// An engine of this level on every seat but those of one player.
    void put_on_all_but(Seat seat, int level);
    void put_on_all_but(Seat seat, const arena::Contestant& engine);

    const GamePtr& game() const { return game_; }

    /// A person plays there from now on.
    void remove(Seat seat);
    /// None where a person plays.
    const std::optional<arena::Contestant>& engine(Seat seat) const { return engines_[at(seat)]; }

    bool is_engine(Seat seat) const { return engines_[at(seat)].has_value(); }
    bool is_person(Actor actor) const { return is_seat(actor) && !is_engine(seat_of(actor)); }
    bool any_person() const;
    bool any_engine() const;
    SeatSet seats() const;            ///< of engines
    int people(SeatSet among) const;  ///< players of these seats who are no engines
    /// "Tablier level5"; a program's own name
    std::string name(Seat seat) const;

    /// Why the engine of this seat cannot play this game.
    Result<void> check(Seat seat);
    /// The move of the engine of this seat, whose turn it is; it remembers what it thought for its
    /// player.
    Result<std::string> choose(Seat seat, const Match& match, search::Control& control,
                               const search::ProgressCallback& sink);

    /// How records tell who was an engine: `[NorthEngine "level5"]`. Other programs have no such
    /// tag: going on with a record must not start what it names.
    std::vector<RecordTag> tags() const;
    /// Takes such tags out of the list and seats the engines they name; those that do not exist
    /// (any more) are left to people.
    void take_from(std::vector<RecordTag>& tags);

  private:
    static std::size_t at(Seat seat) { return std::size_t(index(seat)); }
    /// The engine of one player, made when it is needed: built in or another program.
    struct PlayerEngine {
        std::unique_ptr<search::Engine> engine;
        std::unique_ptr<ProgramPlayer> program;
    };

    std::string tag_name(Seat seat) const;
    PlayerEngine& player_engine(Seat seat) {
        return player_engines_[std::size_t(game_->seating().player[at(seat)])];
    }
    /// Null for a seat of a person or another program.
    const search::EngineSettings* settings(Seat seat) const;

    GamePtr game_;
    std::array<std::optional<arena::Contestant>, seat_count> engines_{};
    std::array<PlayerEngine, seat_count> player_engines_{};  ///< by player
};

}  // namespace tablier::app
