// Games of a match as records, and the data that statistics extract from them. The records are the
// only data of a match: it is resumed and reported from them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "arena/game_play.h"
#include "arena/plan.h"
#include "tablier/play/record.h"

namespace tablier::arena {

Record record_of_game(const Plan& plan, int game_number, const PlayedGame& played,
                      std::string_view date);

struct MoveCount {
    Milliseconds total{0};
    int moves = 0;
};

/// How a contestant used its time.
struct TimeUse {
    static constexpr int stage_length = 10;  ///< moves of all seats

    Milliseconds total{0};
    Milliseconds longest{0};
    int moves = 0;
    std::vector<MoveCount> stages = {};  ///< the same by stage of the game

    /// `number`: of the move in its game, from 0.
    void add(Milliseconds time, int number);
    void add(const TimeUse& other);
};

struct FaultOfGame {
    std::size_t contestant = 0;
    std::string kind;  ///< fault_word
    std::string what;
};

struct GameResult {
    int number = 0;  ///< from 0
    /// By number of side.
    std::array<std::size_t, seat_count> contestant{};
    std::array<double, seat_count> share{};
    std::string result;          ///< "S", "draw"
    std::string reason;          ///< "goal"
    int moves = 0;               ///< of seats, the opening included
    std::vector<TimeUse> times;  ///< by contestant
    std::vector<FaultOfGame> faults;

    double share_of(std::size_t who, int sides) const;
    bool won_by(std::size_t who, int sides) const;  ///< alone
};

/// CSV with a heading and a line for each game: contestants by side, winner, reason, duration.
std::string games_csv(const Plan& plan, std::span<const GameResult> games);

/// The error says why the record is not of a finished game of this plan.
Result<GameResult> result_of_record(const Plan& plan, const Record& record);

}  // namespace tablier::arena
