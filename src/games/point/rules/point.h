// Point as a game type (tablier/game.h).
#pragma once

#include "games/point/rules/moves.h"
#include "games/point/rules/notation.h"
#include "games/point/rules/play.h"
#include "games/point/rules/position.h"
#include "games/point/rules/rules.h"
#include "tablier/compass.h"
#include "tablier/error.h"
#include "tablier/game.h"

namespace tablier::point {

struct Point {
    using Rules = point::Rules;
    using Position = point::Position;
    using Move = point::Move;
    static constexpr std::size_t max_moves = point::max_moves;

    static Position start(const Rules& rules) { return point::start(rules); }
    static Actor actor(const Rules&, const Position& at) { return point::actor(at); }
    static void generate(const Rules& rules, const Position& at, Moves& moves) {
        point::generate(rules, at, moves);
    }
    static std::uint64_t count(const Rules& rules, const Position& at) {
        return point::count(rules, at);
    }
    static Move sample(const Rules& rules, const Position& at, Random& random) {
        return point::sample(rules, at, random);
    }
    static void play(const Rules& rules, Position& position, Move move) {
        point::play(rules, position, move);
    }
    static Outcome outcome(const Rules& rules, const Position& at) {
        return point::outcome(rules, at);
    }
    static Outcome stopped(const Rules&, const Position&, EndReason reason) {
        return point::stopped(reason);
    }
    static void retire(const Rules& rules, Position& position, SeatSet seats) {
        point::retire(rules, position, seats);
    }
    static bool ends_turn(const Rules&, const Position&, Move move) {
        return point::ends_turn(move);
    }
    static int weight(const Rules& rules, const Position& at, Move move) {
        return point::weight(rules, at, move);
    }
    static std::uint64_t key(const Rules& rules, const Position& at) {
        return point::key(rules, at);
    }
    static std::string move_text(const Rules& rules, const Position& at, Move move) {
        return point::move_text(rules, at, move);
    }
    static std::string position_text(const Rules& rules, const Position& at) {
        return point::position_text(rules, at);
    }
    static Result<Position> parse_position(const Rules& rules, std::string_view text) {
        return point::parse_position(rules, text);
    }
    static IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);
    static std::vector<std::string> clicks(const Rules& rules, const Position& at, Move move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks);
    static std::vector<SceneStep> story(const Rules& rules, const Position& at, Move move);
    static Scene scene(const Rules& rules, const Position& at);
    static bool has_chance(const Rules&) { return true; }
    static Seating seating(const Rules& rules) { return rules.seating; }
    static std::string seat_code(Seat seat) { return compass_code(seat); }
    static Text seat_name(Seat seat) { return compass_name(seat); }
};
static_assert(Game<Point> && CountsMoves<Point> && SamplesMoves<Point>);

}  // namespace tablier::point
