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

/// Between whom lots are drawn for the places.
enum class Lots { None, People, Everybody };

/// By player of the game.
class PlayerAssignment {
  public:
    PlayerAssignment(GamePtr game, const SeatNames& names, const EngineSeats& engines);

    /// Each player moves on to the next player's place, the last to the first.
    void rotate();
    /// Those who are asked draw lots for their places. Returns the value of the tag Lots; an error
    /// where there are not two, or where two could not be told apart afterwards.
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
