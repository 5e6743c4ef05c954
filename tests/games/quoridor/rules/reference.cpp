#include "games/quoridor/rules/reference.h"

#include <algorithm>
#include <deque>

namespace tablier::reference {
namespace {

std::string name(std::pair<int, int> cell) {
    return std::string(1, char('a' + cell.first - 1)) + std::to_string(cell.second);
}

std::pair<int, int> cell_named(const std::string& text) {
    return {text[0] - 'a' + 1, std::stoi(text.substr(1))};
}

const std::vector<std::pair<int, int>> directions{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

std::pair<int, int> plus(std::pair<int, int> cell, std::pair<int, int> step) {
    return {cell.first + step.first, cell.second + step.second};
}

}  // namespace

Quoridor::Quoridor(const QuoridorOptions& options)
    : options_(options), order_(options.four_players ? "SWNE" : "SN") {
    const int last = options.size;
    const int middle = (last + 1) / 2;
    const std::map<char, Cell> homes{
        {'S', {middle, 1}}, {'N', {middle, last}}, {'W', {1, middle}}, {'E', {last, middle}}};
    for (char seat : order_) {
        pawns_[seat] = homes.at(seat);
        walls_left_[seat] = options.walls;
    }
}

bool Quoridor::on_board(Cell cell) const {
    return cell.first >= 1 && cell.first <= options_.size && cell.second >= 1 &&
           cell.second <= options_.size;
}

bool Quoridor::at_goal(char seat, Cell cell) const {
    switch (seat) {
        case 'S':
            return cell.second == options_.size;
        case 'N':
            return cell.second == 1;
        case 'W':
            return cell.first == options_.size;
        default:
            return cell.first == 1;
    }
}

bool Quoridor::wall_between(Cell a, Cell b) const {
    return blocked_.contains({std::min(a, b), std::max(a, b)});
}

bool Quoridor::occupied(Cell cell) const {
    return std::ranges::any_of(pawns_, [&](const auto& pawn) { return pawn.second == cell; });
}

std::set<Quoridor::Cell> Quoridor::pawn_moves() const {
    std::set<Cell> moves;
    const Cell from = pawns_.at(to_move());
    for (auto direction : directions) {
        const Cell next = plus(from, direction);
        if (!on_board(next) || wall_between(from, next)) continue;
        if (!occupied(next)) {
            moves.insert(next);
            continue;
        }
        const Cell behind = plus(next, direction);
        const bool wall_or_edge_behind = !on_board(behind) || wall_between(next, behind);
        if (!wall_or_edge_behind && !occupied(behind)) {
            moves.insert(behind);
            continue;
        }
        if (!wall_or_edge_behind && !options_.sidestep_behind_pawn) continue;
        const std::vector<Cell> sides{{direction.second, direction.first},
                                      {-direction.second, -direction.first}};
        for (auto side : sides) {
            const Cell beside = plus(next, side);
            if (on_board(beside) && !wall_between(next, beside) && !occupied(beside))
                moves.insert(beside);
        }
    }
    return moves;
}

std::vector<Quoridor::Edge> Quoridor::edges_of_wall(Cell cell, char orientation) const {
    const Cell right = plus(cell, {1, 0});
    const Cell above = plus(cell, {0, 1});
    const Cell corner = plus(cell, {1, 1});
    if (orientation == 'h') return {{cell, above}, {right, corner}};
    return {{cell, right}, {above, corner}};
}

bool Quoridor::everybody_has_a_way(const std::set<Edge>& blocked) const {
    for (const auto& [seat, pawn] : pawns_) {
        std::set<Cell> seen{pawn};
        std::deque<Cell> queue{pawn};
        bool found = false;
        while (!queue.empty() && !found) {
            const Cell cell = queue.front();
            queue.pop_front();
            found = at_goal(seat, cell);
            for (auto direction : directions) {
                const Cell next = plus(cell, direction);
                if (!on_board(next) ||
                    blocked.contains({std::min(cell, next), std::max(cell, next)}))
                    continue;
                if (seen.insert(next).second) queue.push_back(next);
            }
        }
        if (!found) return false;
    }
    return true;
}

bool Quoridor::wall_allowed(Cell cell, char orientation) const {
    if (cell.first >= options_.size || cell.second >= options_.size) return false;
    if (walls_.contains(cell)) return false;  // the same or crossing
    const Cell step = orientation == 'h' ? Cell{1, 0} : Cell{0, 1};
    for (Cell other :
         {plus(cell, step), Cell{cell.first - step.first, cell.second - step.second}}) {
        const auto found = walls_.find(other);
        if (found != walls_.end() && found->second == orientation) return false;  // overlapping
    }
    std::set<Edge> blocked = blocked_;
    for (const Edge& edge : edges_of_wall(cell, orientation)) blocked.insert(edge);
    return everybody_has_a_way(blocked);
}

std::optional<char> Quoridor::winner() const {
    for (const auto& [seat, pawn] : pawns_)
        if (at_goal(seat, pawn)) return seat;
    return std::nullopt;
}

std::vector<std::string> Quoridor::legal_moves() const {
    std::vector<std::string> moves;
    if (winner()) return moves;
    for (Cell cell : pawn_moves()) moves.push_back(name(cell));
    if (walls_left_.at(to_move()) > 0)
        for (int file = 1; file < options_.size; ++file)
            for (int rank = 1; rank < options_.size; ++rank)
                for (char orientation : {'h', 'v'})
                    if (wall_allowed({file, rank}, orientation))
                        moves.push_back(name({file, rank}) + orientation);
    if (moves.empty()) moves.push_back("pass");
    std::ranges::sort(moves);
    return moves;
}

void Quoridor::play(const std::string& move) {
    const char seat = to_move();
    if (move != "pass") {
        const char last = move.back();
        if (last == 'h' || last == 'v') {
            const Cell cell = cell_named(move.substr(0, move.size() - 1));
            walls_[cell] = last;
            for (const Edge& edge : edges_of_wall(cell, last)) blocked_.insert(edge);
            --walls_left_[seat];
        } else {
            pawns_[seat] = cell_named(move);
        }
    }
    turn_ = (turn_ + 1) % order_.size();
}

}  // namespace tablier::reference
