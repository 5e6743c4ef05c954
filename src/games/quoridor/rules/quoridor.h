// Quoridor as a game type (tablier/game.h), on a board of N × N cells.
#pragma once

#include "games/quoridor/rules/moves.h"
#include "games/quoridor/rules/notation.h"
#include "games/quoridor/rules/position.h"
#include "tablier/compass.h"
#include "tablier/error.h"
#include "tablier/game.h"

namespace tablier::quoridor {

template <int N>
struct Quoridor {
    using Rules = quoridor::Rules;
    using Position = quoridor::Position<N>;
    using Move = quoridor::Move;
    static constexpr int max_moves = quoridor::max_moves<N>;

    static Position start(const Rules& rules) { return quoridor::start<N>(rules); }
    static Actor actor(const Rules& rules, const Position& position) {
        return outcome(rules, position).over ? Actor::Nobody : actor_of(position.to_move);
    }
    static void generate(const Rules& rules, const Position& position,
                         MoveList<Move, max_moves>& moves) {
        quoridor::generate(rules, position, moves);
    }
    static std::uint64_t count(const Rules& rules, const Position& position) {
        return quoridor::count(rules, position);
    }
    static Move sample(const Rules& rules, const Position& position, Random& random) {
        return quoridor::sample(rules, position, random);
    }
    static void play(const Rules& rules, Position& position, Move move) {
        quoridor::play(rules, position, move);
    }
    static Outcome outcome(const Rules& rules, const Position& position) {
        return quoridor::outcome(rules, position);
    }
    static Outcome stopped(const Rules&, const Position&, EndReason reason) {
        return Outcome::drawn(reason);
    }
    static void retire(const Rules& rules, Position& position, SeatSet seats) {
        quoridor::retire(rules, position, seats);
    }
    static bool ends_turn(const Rules&, const Position&, Move) { return true; }
    static int weight(const Rules&, const Position&, Move) { return 1; }
    static std::uint64_t key(const Rules&, const Position& position) {
        return quoridor::key(position);
    }
    static std::string move_text(const Rules&, const Position&, Move move) {
        return quoridor::move_text<N>(move);
    }
    static std::string position_text(const Rules& rules, const Position& position) {
        return quoridor::position_text(rules, position);
    }
    static Result<Position> parse_position(const Rules& rules, std::string_view text) {
        return quoridor::parse_position<N>(rules, text);
    }
    static IllegalMove explain(const Rules& rules, const Position& position, std::string_view text);
    static std::vector<std::string> clicks(const Rules&, const Position& position, Move move);
    static IllegalMove explain_clicks(const Rules& rules, const Position& position,
                                      std::span<const std::string> clicks);
    static std::vector<SceneStep> story(const Rules&, const Position& position, Move move);
    static Scene scene(const Rules& rules, const Position& position);
    static bool has_chance(const Rules&) { return false; }
    static Seating seating(const Rules& rules) { return make_seating(rules.seats); }
    static std::string seat_code(Seat seat) { return compass_code(seat); }
    static Text seat_name(Seat seat) { return compass_name(seat); }
};

static_assert(Game<Quoridor<9>>);
static_assert(CountsMoves<Quoridor<9>> && SamplesMoves<Quoridor<9>>);
static_assert(sizeof(Move) == 2);

}  // namespace tablier::quoridor
