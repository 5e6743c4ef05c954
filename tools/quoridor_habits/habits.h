// Habit counts of Quoridor players: the known faults of programs, counted in records.
#pragma once

#include <map>
#include <string>

#include "tablier/error.h"
#include "tablier/play/match.h"
#include "tablier/play/record.h"

namespace tablier::habits {

/// Of one player, summed over games. Moves of a given opening are not counted.
struct Habits {
    int games = 0;
    int won = 0;
    int lost = 0;
    int walls = 0;
    int early_walls = 0;       ///< among the first moves (`early`) of the player
    int idle_walls = 0;        ///< that made no rival's way longer
    int unused_walls = 0;      ///< still in hand when a game was lost
    int won_race_steps = 0;    ///< steps of the winner after the last wall of a game
    int won_race_detours = 0;  ///< those of them that came no nearer to the goal
    int jumps_taken = 0;       ///< moves that came at least two steps nearer
    int jumps_given = 0;       ///< the same by the next player, in the answer to a move
};

/// How many of a player's own moves are the beginning.
inline constexpr int early = 8;

using HabitsByPlayer = std::map<std::string, Habits>;

/// Adds one game; players are named by the tags of their seats. An error if it is not Quoridor.
Result<void> add(HabitsByPlayer& players, const Record& record, const Match& match);

/// One line for each player and fault.
std::string report(const HabitsByPlayer& players);

}  // namespace tablier::habits
