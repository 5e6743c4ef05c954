// Reference implementation of Quoridor for the differential test: literal, and without shared code.
// Cells are pairs of numbers, walls are sets of blocked edges, paths are searched anew.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tablier::reference {

struct QuoridorOptions {
    int size = 9;
    int walls = 10;
    bool four_players = false;
    bool sidestep_behind_pawn = false;
};

class Quoridor {
  public:
    explicit Quoridor(const QuoridorOptions& options);

    std::vector<std::string> legal_moves() const;  ///< sorted; empty when the game is over
    void play(const std::string& move);            ///< a legal one
    std::optional<char> winner() const;            ///< 'S', 'W', 'N' or 'E'
    char to_move() const { return order_[turn_]; }

  private:
    using Cell = std::pair<int, int>;    // file, rank, from 1
    using Edge = std::pair<Cell, Cell>;  // neighbours, the smaller first

    bool on_board(Cell cell) const;
    bool at_goal(char seat, Cell cell) const;
    bool wall_between(Cell a, Cell b) const;
    bool occupied(Cell cell) const;
    std::set<Cell> pawn_moves() const;
    std::vector<Edge> edges_of_wall(Cell cell, char orientation) const;
    bool wall_allowed(Cell cell, char orientation) const;
    bool everybody_has_a_way(const std::set<Edge>& blocked) const;

    QuoridorOptions options_;
    std::string order_;
    std::size_t turn_ = 0;
    std::map<char, Cell> pawns_;
    std::map<char, int> walls_left_;
    std::map<Cell, char> walls_;  // by the cell at the bottom left
    std::set<Edge> blocked_;
};

}  // namespace tablier::reference
