// Evaluator of Quoridor: an evaluation of paths and walls, move ratings, and races solved exactly.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "games/quoridor/engine/path_analysis.h"
#include "games/quoridor/engine/race.h"
#include "games/quoridor/engine/shortest_paths.h"
#include "games/quoridor/rules/quoridor.h"
#include "tablier/search/evaluator.h"
#include "tablier/search/tuning.h"

namespace tablier::quoridor {

template <int N>
class Evaluator {
  public:
    using Game = quoridor::Quoridor<N>;
    using Position = quoridor::Position<N>;
    using Move = quoridor::Move;
    using Rules = quoridor::Rules;

    /// The features of one side. "Rival" is, among the seats still playing, the
    /// one that needs the fewest moves to its goal.
    static constexpr std::array<std::string_view, 21> feature_names{
        "steps",          // to the goal
        "last_steps",     // how much less than four they are
        "walled",         // steps that walls have added to the straight way
        "to_move",        // whether it is this side's turn
        "walls",          // left
        "one_wall",       // whether there is one left …
        "two_walls",      // … or two at least
        "walls_abroad",   // walls left times the rival's steps: late there is nothing to wall off
        "walls_at_home",  // walls left times the own steps
        "last_walls",     // walls left, divided by one more than the rivals'
        "free_lead",      // moves ahead of the rival where no rival has a wall left
        "safe_lead",      // moves ahead of the rival, divided by one more than the rivals' walls
        "lead",           // moves ahead of the rival, at most three
        "choice",         // further first steps that are as short
        "width",          // how many shortest ways run side by side, on average
        "narrow",         // steps of the way that one wall can cut *
        "single",         // whether no way avoids all of these *
        "cut",            // how much longer the worst wall makes the way *
        "cuts",           // the same times the rivals' walls, at most four
        "uncut",          // whether no wall makes the way longer *
        "jump",           // whether the rival's pawn can be jumped over now, towards the goal
    };                    // * where a rival has walls
    using Weights = std::array<float, feature_names.size()>;

    /// Measured: a step is worth about 300.
    static constexpr search::Tuning tuning{.futility_margin = 300};

    explicit Evaluator(const Rules& rules);

    const Rules& rules() const { return rules_; }
    search::Strengths evaluate(const Position& at);

    Weights features(const Position& at, int side);
    const Weights& weights() const { return weights_; }
    void set_weights(const Weights& weights) { weights_ = weights; }

    void rate(const Position& at, std::span<const Move> moves, std::span<int> ratings, int depth);

    /// Two players, at least one without walls: the winner of the race, if it is certain. Exact if
    /// the pawns can meet; otherwise the length is an upper bound.
    std::optional<search::SolvedResult> solve(const Position& at);

    static constexpr int history_slots = 3 * N * N + 1;
    int slot(const Position&, Move move) const { return int(move.kind) * N * N + move.cell; }

    bool pass(Position& position) const;

  private:
    /// Path data of the seats still playing in the evaluated position.
    struct EvaluationTerms {
        SeatSet playing;
        std::array<PathAnalysis, seat_count> paths;
        std::array<int, seat_count> walls;
        std::array<float, seat_count> wait;  ///< for the own turn, in rounds
        Seat to_move = Seat::South;
        bool jump = false;  ///< for the player to move
    };

    EvaluationTerms look(const Position& at);
    bool in_contact(const Position& at, Seat seat) const;
    bool jumps_ahead(const Position& at);
    static Weights features_of(Seat seat, const EvaluationTerms& terms);

    Rules rules_;
    Seating seating_;
    Weights weights_;
    std::array<ShortestPaths<N>, seat_count> paths_;
    PathCache<N> path_cache_;
    RaceTables<N> races_;
};

}  // namespace tablier::quoridor
