#include "engines/quoridor/quoridor_mind.h"

#include <algorithm>
#include <cstdlib>

#include "games/quoridor/sizes.h"

namespace tablier::engines {
namespace {

using quoridor::Board;
using quoridor::OpenSteps;

// clang-format off
constexpr std::array<float, QuoridorMind<9>::feature_names.size()> two_player_weights{
#include "engines/quoridor/weights/quoridor.inc"
};
constexpr std::array<float, QuoridorMind<9>::feature_names.size()> four_player_weights{
#include "engines/quoridor/weights/quoridor-4.inc"
};
// clang-format on

/// The strength of a side that left the game.
constexpr float out_of_play = -30.0F;

template <int N> int distance(int a, int b) {
  return std::abs(Board<N>::file(a) - Board<N>::file(b)) +
         std::abs(Board<N>::rank(a) - Board<N>::rank(b));
}

} // namespace

template <int N>
QuoridorMind<N>::QuoridorMind(const Rules &rules)
    : rules_(rules), table_(quoridor::make_table(rules.seats)),
      weights_(rules.seats.size() == 2 ? two_player_weights
                                       : four_player_weights) {}

template <int N> SeatSet QuoridorMind<N>::look(const Position &at) {
  const OpenSteps<N> open(at);
  const SeatSet playing = at.playing(rules_);
  for (Seat seat : all_seats) {
    if (!playing.contains(seat))
      continue;
    const auto i = std::size_t(index(seat));
    Ways<N> &ways = ways_[i];
    ways.look(open, at.pawn[i], Board<N>::goal(seat));
    Standing &standing = standing_[i] = {.steps = ways.steps(),
                                         .walls = at.walls_left[i],
                                         .to_move = at.to_move == seat};
    ways.walk(open,
              [&](const auto &vertical, const auto &horizontal, int steps) {
                const int edges = vertical.count() + horizontal.count();
                if (steps == ways.steps() - 1)
                  standing.choice = edges - 1;
                if (edges <= 2)
                  standing.narrow += !(vertical.any() && horizontal.any());
              });
  }
  return playing;
}

template <int N>
auto QuoridorMind<N>::features_of(Seat seat, SeatSet playing) const -> Weights {
  const Standing &own = standing_[std::size_t(index(seat))];
  int rival_steps = N * N;
  int rival_walls = 0;
  for (Seat other : all_seats) {
    if (other == seat || !playing.contains(other))
      continue;
    const Standing &rival = standing_[std::size_t(index(other))];
    rival_steps = std::min(rival_steps, rival.steps - rival.to_move);
    rival_walls += rival.walls;
  }
  const int lead = rival_steps + (own.to_move ? 1 : 0) - own.steps;
  return {
      float(own.steps),
      1.0F / float(own.steps),
      own.to_move ? 1.0F : 0.0F,
      float(own.walls),
      own.walls > 0 ? 1.0F : 0.0F,
      float(own.walls * std::min(rival_steps, N)) / float(N),
      rival_walls == 0 ? float(std::clamp(lead, -4, 4)) : 0.0F,
      float(std::clamp(lead, -3, 3)),
      float(own.choice),
      float(own.narrow),
      rival_walls > 0 ? float(own.narrow) : 0.0F,
  };
}

template <int N>
search::Strengths QuoridorMind<N>::strengths(const Position &at) {
  const SeatSet playing = look(at);
  search::Strengths strengths{};
  for (Seat seat : all_seats) {
    if (!rules_.seats.contains(seat))
      continue;
    float &strength = strengths[table_.side[std::size_t(index(seat))]];
    strength = out_of_play;
    if (!playing.contains(seat))
      continue;
    strength = 0;
    const Weights features = features_of(seat, playing);
    for (std::size_t i = 0; i < features.size(); ++i)
      strength += weights_[i] * features[i];
  }
  return strengths;
}

template <int N>
auto QuoridorMind<N>::features(const Position &at, int side) -> Weights {
  const SeatSet playing = look(at);
  for (Seat seat : all_seats)
    if (playing.contains(seat) && table_.side[std::size_t(index(seat))] == side)
      return features_of(seat, playing);
  return {};
}

template <int N>
void QuoridorMind<N>::rate(const Position &at, std::span<const Move> moves,
                           std::span<int> ratings, int depth) {
  using Kind = Move::Kind;
  using Cells = typename Board<N>::Cells;
  const OpenSteps<N> open(at);
  const SeatSet playing = at.playing(rules_);
  const Seat mover = at.to_move;
  WallSlots<N> touch_rival, touch_own;
  std::array<std::int8_t, 2 * N * N>
      gain{}; // by wall: steps the rivals lose more than the mover
  Cells interesting_h, interesting_v;
  for (Seat seat : all_seats) {
    if (!playing.contains(seat))
      continue;
    const auto i = std::size_t(index(seat));
    Ways<N> &ways = ways_[i];
    ways.look(open, at.pawn[i], Board<N>::goal(seat));
    WallSlots<N> &touch = seat == mover ? touch_own : touch_rival;
    ways.walk(open, [&](const auto &vertical, const auto &horizontal,
                        int steps) {
      const WallSlots<N> touched = touching<N>(vertical, horizontal);
      touch.horizontal |= touched.horizontal;
      touch.vertical |= touched.vertical;
      const WallSlots<N> cut = cutting_all<N>(vertical, horizontal);
      const auto try_all = [&](Cells slots, bool is_horizontal) {
        slots &= Board<N>::wall_slots;
        while (slots.any()) {
          const int cell = slots.pop();
          Position with = at;
          (is_horizontal ? with.horizontal : with.vertical).set(cell);
          const int most = ways.steps() + 12;
          const int longer =
              ways.steps_with(OpenSteps<N>(with), steps, most) - ways.steps();
          gain[std::size_t(cell + (is_horizontal ? 0 : N * N))] +=
              std::int8_t(seat == mover ? -longer : longer);
        }
      };
      try_all(cut.horizontal, true);
      try_all(cut.vertical, false);
    });
  }
  const Cells &h = at.horizontal;
  const Cells &v = at.vertical;
  // Slots whose wall would touch one that stands.
  const Cells points = h | h.template up<1>() | h.template down<1>() | v |
                       v.template up<N>() | v.template down<N>();
  const WallSlots<N> linked{
      points | points.template up<1>() | points.template down<1>(),
      points | points.template up<N>() | points.template down<N>()};
  const Ways<N> &own = ways_[std::size_t(index(mover))];
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    int &rating = ratings[i];
    if (move.kind == Kind::Pass) {
      rating = 0;
      continue;
    }
    if (move.kind == Kind::Pawn) {
      rating = 100 * (own.steps() - own.steps_from(move.cell));
      continue;
    }
    const bool is_horizontal = move.kind == Kind::HorizontalWall;
    const int gained =
        gain[std::size_t(move.cell + (is_horizontal ? 0 : N * N))];
    const auto in = [&](const WallSlots<N> &slots) {
      return (is_horizontal ? slots.horizontal : slots.vertical)
          .test(move.cell);
    };
    int near = 2 * N;
    for (Seat seat : all_seats)
      if (playing.contains(seat) && seat != mover)
        near = std::min(
            near, distance<N>(move.cell, at.pawn[std::size_t(index(seat))]));
    rating = 60 * gained - 20 - near + (in(touch_rival) ? 15 : 0) -
             (in(touch_own) ? 10 : 0) + (in(linked) ? 5 : 0);
    if (depth <= 3 && gained <= 0 && !in(touch_rival) && !in(linked) &&
        near > 2)
      rating = search::not_worth_trying;
  }
}

template <int N>
std::optional<search::Proof> QuoridorMind<N>::solve(const Position &at) {
  if (rules_.seats.size() != 2)
    return std::nullopt;
  const auto walls = [&](Seat seat) {
    return at.walls_left[std::size_t(index(seat))];
  };
  const auto pawn = [&](Seat seat) {
    return int(at.pawn[std::size_t(index(seat))]);
  };
  if (walls(Seat::South) > 0 && walls(Seat::North) > 0)
    return std::nullopt;

  const OpenSteps<N> open(at);
  const Seat mover = at.to_move;
  const Seat other = mover == Seat::South ? Seat::North : Seat::South;
  for (Seat seat : {mover, other})
    ways_[std::size_t(index(seat))].look(open, pawn(seat),
                                         Board<N>::goal(seat));
  const auto steps = [&](Seat seat) {
    return ways_[std::size_t(index(seat))].steps();
  };
  const bool mover_ahead = steps(mover) <= steps(other);
  const Seat ahead = mover_ahead ? mover : other;
  const Seat behind = mover_ahead ? other : mover;
  const auto proof = [&](Seat winner, int plies) {
    return search::Proof{.side = table_.side[std::size_t(index(winner))],
                         .plies = plies};
  };
  // Who wins the race need not place the walls in hand.
  if (walls(behind) == 0 && ways_[std::size_t(index(ahead))].undisturbed(
                                open, pawn(ahead), pawn(behind), !mover_ahead))
    return proof(ahead, 2 * steps(ahead) - (mover_ahead ? 1 : 0));
  if (walls(ahead) + walls(behind) > 0)
    return std::nullopt;
  RaceTable<N> *table = races_.find(at);
  if (table == nullptr)
    return std::nullopt;
  const auto moves = table->moves_left(pawn(Seat::South), pawn(Seat::North),
                                       mover == Seat::South);
  if (!moves)
    return std::nullopt;
  return proof(*moves % 2 == 1 ? mover : other, *moves);
}

template <int N> bool QuoridorMind<N>::pass(Position &position) const {
  const Seat mover = position.to_move;
  const int pawn = position.pawn[std::size_t(index(mover))];
  if (position.walls_left[std::size_t(index(mover))] == 0)
    return false;
  // Face to face whoever must move may be the worse for it.
  for (Seat seat : all_seats)
    if (seat != mover && rules_.seats.contains(seat) &&
        distance<N>(pawn, position.pawn[std::size_t(index(seat))]) <= 2)
      return false;
  position.to_move = next_clockwise(mover, position.playing(rules_));
  return true;
}

#define INSTANTIATE(N)                                                         \
  template class QuoridorMind<N>;                                              \
  static_assert(search::RatesMoves<QuoridorMind<N>> &&                         \
                search::NumbersMoves<QuoridorMind<N>> &&                       \
                search::Solves<QuoridorMind<N>> &&                             \
                search::CanPass<QuoridorMind<N>> &&                            \
                search::Fittable<QuoridorMind<N>>);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

} // namespace tablier::engines
