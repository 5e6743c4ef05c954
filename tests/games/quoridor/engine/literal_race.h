// Reference solver of races: iterates over all places of both pawns with the game's move generator
// until nothing changes.
#pragma once

#include <map>
#include <optional>
#include <tuple>

#include "games/quoridor/rules/paths.h"
#include "games/quoridor/rules/quoridor.h"

namespace tablier::quoridor {

template <int N>
class LiteralRace {
  public:
    using Game = quoridor::Quoridor<N>;
    using Position = quoridor::Position<N>;

    LiteralRace(const quoridor::Rules& rules, const Position& walls) : rules_(rules) {
        Position at = walls;
        at.walls_left = {};
        const quoridor::OpenSteps<N> open(at);
        const auto can_play_on = [&](int cell, Seat seat) {
            const auto& goal = quoridor::Board<N>::goal(seat);
            return !goal.test(cell) && quoridor::has_way<N>(open, cell, goal);
        };
        for (int south = 0; south < N * N; ++south) {
            for (int north = 0; north < N * N; ++north) {
                if (south == north || !can_play_on(south, Seat::South) ||
                    !can_play_on(north, Seat::North))
                    continue;
                for (Seat seat : {Seat::South, Seat::North}) {
                    at.pawn[index(Seat::South)] = std::uint8_t(south);
                    at.pawn[index(Seat::North)] = std::uint8_t(north);
                    at.to_move = seat;
                    lengths_[name(at)] = std::nullopt;
                }
            }
        }
        int idle = 0;
        for (int depth = 1; idle < 2; ++depth) {
            ++idle;
            for (auto& [state, length] : lengths_) {
                if (length) continue;
                std::tie(at.pawn[index(Seat::South)], at.pawn[index(Seat::North)], at.to_move) =
                    state;
                if (!ends_after(at, depth)) continue;
                length = depth;
                idle = 0;
            }
        }
    }

    using State = std::tuple<std::uint8_t, std::uint8_t, Seat>;
    /// Moves until the end, for every place of the pawns; none if neither side can force it.
    const std::map<State, std::optional<int>>& lengths() const { return lengths_; }
    std::optional<int> length(const Position& at) const { return lengths_.at(name(at)); }

  private:
    static State name(const Position& at) {
        return {at.pawn[index(Seat::South)], at.pawn[index(Seat::North)], at.to_move};
    }

    /// Odd: a move leads to a place where the other one loses in time. Even: all moves lead to
    /// places where the other one wins in time.
    bool ends_after(const Position& at, int depth) const {
        MovesOf<Game> moves;
        Game::generate(rules_, at, moves);
        bool all = true;
        for (const quoridor::Move move : moves) {
            Position next = at;
            Game::play(rules_, next, move);
            std::optional<int> rest = 0;
            if (!Game::outcome(rules_, next).over) rest = lengths_.at(name(next));
            // Lengths found in this very round are too long to matter: their parity is wrong.
            const bool in_time = rest && *rest < depth && *rest % 2 != depth % 2;
            if (depth % 2 == 1 && in_time) return true;
            all = all && in_time;
        }
        return depth % 2 == 0 && all;
    }

    quoridor::Rules rules_;
    std::map<State, std::optional<int>> lengths_;
};

}  // namespace tablier::quoridor
