// Minimal game for tests of matches and records. Each seat has a counter that starts at 0; the
// first to bring it to the goal wins. Options switch on features of real games: several sides,
// teams, turns of several moves, dice, a set-up, points, match limits.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tablier/game_adapter.h"

namespace tablier::toy {

enum class Move : std::uint8_t { Up, Down, Stay, RollOne, RollTwo, MarkA, MarkB };

struct Rules {
    Seating seating;
    int goal = 5;
    int steps = 1;  ///< moves in a turn
    bool dice = false;
    bool setup = false;
    bool points = false;
};

struct Position {
    std::array<std::int8_t, seat_count> count{};
    Seat to_move = Seat::South;
    std::int8_t left = 0;  ///< moves left in this turn
    std::int8_t die = 0;   ///< 0: to be rolled
    std::int8_t marks_to_set = 0;
    std::uint8_t retired = 0;
    bool operator==(const Position&) const = default;
};

struct Toy {
    using Rules = toy::Rules;
    using Position = toy::Position;
    using Move = toy::Move;
    static constexpr std::size_t max_moves = 4;

    static Position start(const Rules& rules);
    static Actor actor(const Rules& rules, const Position& at);
    static void generate(const Rules& rules, const Position& at, MoveList<Move, max_moves>& moves);
    static void play(const Rules& rules, Position& position, Move move);
    static Outcome outcome(const Rules& rules, const Position& at);
    static Outcome stopped(const Rules& rules, const Position& at, EndReason reason);
    static void retire(const Rules& rules, Position& position, SeatSet seats);
    static bool ends_turn(const Rules& rules, const Position& at, Move move);
    static int weight(const Rules& rules, const Position& at, Move move);
    static std::uint64_t key(const Rules& rules, const Position& at);
    static std::string move_text(const Rules& rules, const Position& at, Move move);
    static std::string position_text(const Rules& rules, const Position& at);
    static Result<Position> parse_position(const Rules& rules, std::string_view text);
    static IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);
    static std::vector<std::string> clicks(const Rules& rules, const Position& at, Move move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks);
    static std::vector<SceneStep> story(const Rules& rules, const Position& at, Move move);
    static Scene scene(const Rules& rules, const Position& at);
    static bool has_chance(const Rules& rules) { return rules.dice; }
    static Seating seating(const Rules& rules);
    static std::string seat_code(Seat seat);
    static Text seat_name(Seat seat);
};

/// A toy game: "toy", "toy:seats=3,goal=2". The catalog of the test program has it, too.
GamePtr game(std::string_view spec);

}  // namespace tablier::toy
