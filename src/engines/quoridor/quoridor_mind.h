// What the engine knows of Quoridor: an evaluation made of ways and walls, an
// order of moves, and races solved exactly.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "engines/quoridor/race.h"
#include "engines/quoridor/ways.h"
#include "games/quoridor/quoridor.h"
#include "search/mind.h"

namespace tablier::engines {

template <int N> class QuoridorMind {
public:
  using Game = quoridor::Quoridor<N>;
  using Position = quoridor::Position<N>;
  using Move = quoridor::Move;
  using Rules = quoridor::Rules;

  /// The features of one side. "Rival" is, among the seats still playing, the
  /// one that needs the fewest moves to its goal.
  static constexpr std::array<std::string_view, 11> feature_names{
      "steps",     // to the goal
      "closeness", // 1 / steps: the last steps count more
      "to_move",   // whether it is this side's turn
      "walls",     // left
      "any_wall",  // whether there are any left
      "walls_far", // walls left times the rival's steps, for walls are worth
                   // nothing late
      "free_lead", // steps ahead of the rival where no rival has a wall left
      "lead",      // steps ahead of the rival, at most 3
      "choice",    // further first steps that are as short
      "narrow",    // steps of the way that one wall can cut
      "narrow_exposed", // the same where a rival has walls
  };
  using Weights = std::array<float, feature_names.size()>;

  explicit QuoridorMind(const Rules &rules);

  const Rules &rules() const { return rules_; }
  search::Strengths strengths(const Position &at);

  Weights features(const Position &at, int side);
  const Weights &weights() const { return weights_; }
  void set_weights(const Weights &weights) { weights_ = weights; }

  void rate(const Position &at, std::span<const Move> moves,
            std::span<int> ratings, int depth);

  /// Two players, one of whom at least has no walls left: who wins by running,
  /// where that is certain. Exact where the pawns can meet; where they cannot,
  /// the length is that of a sure win that only luck could make shorter.
  std::optional<search::Proof> solve(const Position &at);

  static constexpr int history_slots = 3 * N * N + 1;
  int slot(const Position &, Move move) const {
    return int(move.kind) * N * N + move.cell;
  }

  bool pass(Position &position) const;

private:
  /// What is known of one seat of the position looked at.
  struct Standing {
    int steps = 0;
    int walls = 0;
    int choice = 0;
    int narrow = 0;
    bool to_move = false;
  };

  SeatSet look(const Position &at);
  Weights features_of(Seat seat, SeatSet playing) const;

  Rules rules_;
  Table table_;
  Weights weights_;
  std::array<Ways<N>, seat_count> ways_;
  std::array<Standing, seat_count> standing_;
  RaceTables<N> races_;
};

} // namespace tablier::engines
