// Superpion as a game type (tablier/game.h).
#pragma once

#include "games/superpion/rules/colours.h"
#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/notation.h"
#include "games/superpion/rules/position.h"
#include "games/superpion/rules/rules.h"
#include "tablier/error.h"
#include "tablier/game.h"

namespace tablier::superpion {

struct Superpion {
    using Rules = superpion::Rules;
    using Position = superpion::Position;
    using Move = superpion::Move;
    static constexpr std::size_t max_moves = superpion::max_moves;

    static Position start(const Rules& rules) { return superpion::start(rules); }
    static Actor actor(const Rules&, const Position& at) { return superpion::actor(at); }
    static void generate(const Rules& rules, const Position& at, Moves& moves) {
        superpion::generate(rules, at, moves);
    }
    static void play(const Rules& rules, Position& position, const Move& move) {
        superpion::play(rules, position, move);
    }
    static Outcome outcome(const Rules& rules, const Position& at) {
        return superpion::outcome(rules, at);
    }
    static Outcome stopped(const Rules& rules, const Position& at, EndReason reason) {
        return superpion::stopped(rules, at, reason);
    }
    static SeatSet eliminated(const Rules& rules, const Position& at) {
        return superpion::eliminated(rules, at);
    }
    static void retire(const Rules& rules, Position& position, SeatSet seats) {
        superpion::retire(rules, position, seats);
    }
    static bool ends_turn(const Rules& rules, const Position& at, const Move& move) {
        return superpion::ends_turn(rules, at, move);
    }
    static int weight(const Rules&, const Position&, const Move&) { return 1; }
    static std::uint64_t key(const Rules&, const Position& at) { return superpion::key(at); }

    static std::string move_text(const Rules&, const Position& at, const Move& move) {
        return superpion::move_text(at, move);
    }
    static std::string position_text(const Rules&, const Position& at) {
        return superpion::position_text(at);
    }
    static Result<Position> parse_position(const Rules& rules, std::string_view text) {
        return superpion::parse_position(rules, text);
    }
    static IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);
    static std::vector<std::string> clicks(const Rules& rules, const Position& at,
                                           const Move& move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> clicks);
    static std::vector<SceneStep> story(const Rules& rules, const Position& at, const Move& move);
    static Scene scene(const Rules& rules, const Position& at);

    static bool has_chance(const Rules&) { return false; }
    static Seating seating(const Rules& rules) { return rules.seating; }
    static std::string seat_code(Seat seat) { return std::string(1, colour_letter(seat)); }
    static Text seat_name(Seat seat) { return colour_name(seat); }
};

static_assert(Game<Superpion>);

}  // namespace tablier::superpion
