// Three men's morris as a game type: both halves of the concept (tablier/game.h: playing;
// tablier/presentation.h: texts and pictures).
#pragma once

#include "games/three_mens_morris/rules/position.h"
#include "tablier/compass.h"
#include "tablier/error.h"
#include "tablier/game.h"

namespace tablier::three_mens_morris {

struct Morris {
    using Rules = three_mens_morris::Rules;
    using Position = three_mens_morris::Position;
    using Move = three_mens_morris::Move;
    static constexpr int max_moves = three_mens_morris::max_moves;

    // The playing half, defined in position.cpp.
    static Position start(const Rules& rules) { return three_mens_morris::start(rules); }
    static Actor actor(const Rules& rules, const Position& at) {
        return three_mens_morris::actor(rules, at);
    }
    static void generate(const Rules& rules, const Position& at, Moves& moves) {
        three_mens_morris::generate(rules, at, moves);
    }
    static void play(const Rules&, Position& position, Move move) {
        three_mens_morris::play(position, move);
    }
    static Outcome outcome(const Rules& rules, const Position& at) {
        return three_mens_morris::outcome(rules, at);
    }
    static Outcome stopped(const Rules&, const Position&, EndReason reason) {
        return Outcome::drawn(reason);
    }
    static void retire(const Rules&, Position& position, SeatSet seats) {
        three_mens_morris::retire(position, seats);
    }
    static bool ends_turn(const Rules&, const Position&, Move) { return true; }
    static int weight(const Rules&, const Position&, Move) { return 1; }
    static std::uint64_t key(const Rules&, const Position& at) {
        return three_mens_morris::key(at);
    }
    static std::string move_text(const Rules&, const Position&, Move move);
    static Seating seating(const Rules& rules) { return rules.seating; }
    static bool has_chance(const Rules&) { return false; }

    // The presentation half, defined in presentation.cpp.
    static std::string position_text(const Rules&, const Position& at);
    static Result<Position> parse_position(const Rules& rules, std::string_view text);
    static IllegalMove explain(const Rules& rules, const Position& at, std::string_view text);
    static std::vector<std::string> clicks(const Rules&, const Position& at, Move move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& at,
                                      std::span<const std::string> places);
    static std::vector<SceneStep> story(const Rules&, const Position& at, Move move);
    static Scene scene(const Rules& rules, const Position& at);
    static std::string seat_code(Seat seat) { return compass_code(seat); }
    static Text seat_name(Seat seat) { return compass_name(seat); }
};

static_assert(Game<Morris>);

}  // namespace tablier::three_mens_morris
