// Assignment of engines and people to the seats of a terminal game.
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

/// The seat with this code, in capitals or small letters.
std::optional<Seat> typed_seat(const AnyGame& game, std::string_view code);

/// "S, N"
std::string seat_codes(const AnyGame& game);

/// The seats of one game. An engine at one seat plays all seats of that player.
class EngineSeats {
  public:
    explicit EngineSeats(GamePtr game);

    /// "N=level5", "N=cmd:./engine". The error names the fault and the possible values.
    Result<void> put(std::string_view seat_and_engine);
    void put(Seat seat, const arena::Contestant& engine);
    /// An engine of this level on every seat but those of one player.
    void put_on_all_but(Seat seat, int level);
    void put_on_all_but(Seat seat, const arena::Contestant& engine);

    const GamePtr& game() const { return game_; }

    /// Gives the seat to a person.
    void remove(Seat seat);
    /// None for a person.
    const std::optional<arena::Contestant>& engine(Seat seat) const { return engines_[at(seat)]; }

    bool is_engine(Seat seat) const { return engines_[at(seat)].has_value(); }
    bool is_person(Actor actor) const { return is_seat(actor) && !is_engine(seat_of(actor)); }
    bool any_person() const;
    bool any_engine() const;
    SeatSet seats() const;            ///< of engines
    int people(SeatSet among) const;  ///< number of people among the players of these seats
    /// "Tablier level5"; a program's own name
    std::string name(Seat seat) const;

    /// The error says why the engine of this seat cannot play this game.
    Result<void> check(Seat seat);
    /// The move of the engine of this seat, which is to move. Each player's engine keeps its state
    /// between moves.
    Result<std::string> choose(Seat seat, const Match& match, search::Control& control,
                               const search::ProgressCallback& sink);

    /// Tags that name the engines: `[NorthEngine "level5"]`. External programs get no tag, since
    /// resuming a record must not start a program that the record names.
    std::vector<RecordTag> tags() const;
    /// Removes such tags from the list and seats the engines they name; seats of unknown engines
    /// are left to people.
    void take_from(std::vector<RecordTag>& tags);

  private:
    static std::size_t at(Seat seat) { return std::size_t(index(seat)); }
    /// The engine of one player, built in or external, created when needed.
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
