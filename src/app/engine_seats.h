// Who sits where at the terminal table: people, and engines on the other seats.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "engines/engine_settings.h"
#include "play/record.h"
#include "search/thinker.h"

namespace tablier::app {

/// The seats of one game. An engine that sits on one seat plays all seats of that player.
class EngineSeats {
  public:
    explicit EngineSeats(GamePtr game);

    /// "N=level5"; the error says what is wrong and what there is.
    Result<void> put(std::string_view seat_and_engine);
    void put(Seat seat, const engines::EngineSettings& settings);
    /// An engine of this level on every seat but those of one player.
    void put_on_all_but(Seat seat, int level);
    void put_on_all_but(Seat seat, const engines::EngineSettings& settings);

    const GamePtr& game() const { return game_; }

    /// A person plays there from now on.
    void remove(Seat seat);
    /// None where a person plays.
    const std::optional<engines::EngineSettings>& settings(Seat seat) const {
        return settings_[at(seat)];
    }

    bool is_engine(Seat seat) const { return settings_[at(seat)].has_value(); }
    bool is_person(Actor actor) const { return is_seat(actor) && !is_engine(seat_of(actor)); }
    bool any_person() const;
    bool any_engine() const;
    SeatSet seats() const;            ///< of engines
    int people(SeatSet among) const;  ///< players of these seats who are no engines
    /// "Tablier level5"
    std::string name(Seat seat) const;

    /// The engine of this seat; it remembers what it thought for its player. Null, with the reason,
    /// if it cannot play this game.
    Result<search::Thinker*> thinker(Seat seat);
    /// For how long it thinks.
    search::Limits limits(Seat seat) const;

    /// How records tell who was an engine: `[NorthEngine "level5"]`.
    std::vector<RecordTag> tags() const;
    /// Takes such tags out of the list and seats the engines they name; those that do not exist
    /// (any more) are left to people.
    void take_from(std::vector<RecordTag>& tags);

  private:
    static std::size_t at(Seat seat) { return std::size_t(index(seat)); }
    std::string tag_name(Seat seat) const;

    GamePtr game_;
    std::array<std::optional<engines::EngineSettings>, seat_count> settings_{};
    std::array<std::unique_ptr<search::Thinker>, seat_count> thinkers_{};  ///< by player
};

}  // namespace tablier::app
