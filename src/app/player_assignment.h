// Assignment of people and engines to the players of a game: rotation, rematches, lots.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/engine_seats.h"
#include "tablier/random.h"

namespace tablier::app {

using SeatNames = std::array<std::string, seat_count>;

/// The players among which lots are drawn for the places.
enum class Lots { None, People, Everybody };

/// Indexed by player of the game.
class PlayerAssignment {
  public:
    PlayerAssignment(GamePtr game, const SeatNames& names, const EngineSeats& engines);

    /// Each player moves on to the next player's place, the last to the first.
    void rotate();
    /// Draws lots for the places of these players. Returns the value of the tag Lots; an error if
    /// there are fewer than two, or if two of them have the same name.
    Result<std::string> draw_lots(Lots lots, Random& random);

    /// The same people and engines in another game with as many players.
    PlayerAssignment at(GamePtr game) const;

    SeatNames names() const;
    EngineSeats engines() const;

  private:
    struct Occupant {
        std::vector<std::string> names;  ///< for the player's first seat, the second …
        std::optional<arena::Contestant> engine;
    };

    GamePtr game_;
    std::vector<Occupant> occupants_;
};

}  // namespace tablier::app
