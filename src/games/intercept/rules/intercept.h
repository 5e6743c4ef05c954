// Intercept as a game type (tablier/game.h).
#pragma once

#include <vector>

#include "games/intercept/rules/moves.h"
#include "games/intercept/rules/notation.h"
#include "games/intercept/rules/position.h"
#include "games/intercept/rules/rules.h"
#include "tablier/compass.h"
#include "tablier/error.h"
#include "tablier/game.h"

namespace tablier::intercept {

struct Intercept {
    using Rules = intercept::Rules;
    using Position = intercept::Position;
    using Move = intercept::Move;
    static constexpr std::size_t max_moves = intercept::max_moves;

    static Position start(const Rules& rules) { return intercept::start(rules); }
    static Actor actor(const Rules& rules, const Position& at) {
        return intercept::actor(rules, at);
    }
    static void generate(const Rules& rules, const Position& at, intercept::Moves& moves) {
        intercept::generate(rules, at, moves);
    }
    static void play(const Rules& rules, Position& position, Move move) {
        intercept::play(rules, position, move);
    }
    static Outcome outcome(const Rules& rules, const Position& at) {
        return intercept::outcome(rules, at);
    }
    static Outcome stopped(const Rules&, const Position&, EndReason reason) {
        return Outcome::drawn(reason);
    }
    static void retire(const Rules& rules, Position& position, SeatSet seats) {
        intercept::retire(rules, position, seats);
    }
    static bool ends_turn(const Rules&, const Position&, Move) { return true; }
    static int weight(const Rules&, const Position&, Move) { return 1; }
    static std::uint64_t key(const Rules&, const Position& at) { return intercept::key(at); }

    static std::string move_text(const Rules&, const Position&, Move move) {
        return intercept::move_text(move);
    }
    static std::string position_text(const Rules& rules, const Position& at) {
        return intercept::position_text(rules, at);
    }
    static Result<Position> parse_position(const Rules& rules, std::string_view text) {
        return intercept::parse_position(rules, text);
    }
    static IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);
    static std::vector<std::string> clicks(const Rules&, const Position&, Move move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks);
    static std::vector<SceneStep> story(const Rules& rules, const Position& at, Move move);
    static Scene scene(const Rules& rules, const Position& at);

    static bool has_chance(const Rules&) { return false; }
    static Seating seating(const Rules& rules) { return rules.seating; }
    static std::string seat_code(Seat seat) { return compass_code(seat); }
    static Text seat_name(Seat seat) { return compass_name(seat); }
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 4);
static_assert(Game<Intercept>);

}  // namespace tablier::intercept
