#include "games/intercept/rules/position.h"

#include "tablier/random.h"

namespace tablier::intercept {
namespace {

/// The cell `step` places to the right of the middle of a seat's first row, seen by its owner.
Cell row_cell(Seat seat, int step) {
    const Cell middle_cell = arrivee(seat);
    switch (seat) {
        case Seat::South:
            return Cell::at(middle_cell.x() + step, middle_cell.y());
        case Seat::West:
            return Cell::at(middle_cell.x(), middle_cell.y() - step);
        case Seat::North:
            return Cell::at(middle_cell.x() - step, middle_cell.y());
        case Seat::East:
            break;
    }
    return Cell::at(middle_cell.x(), middle_cell.y() + step);
}

Pawn pawn_of_letter(Seat seat, char letter) {
    if (letter == 'P') return {seat, Kind::Passage, Face::Passage};
    if (letter == 'R') return {seat, Kind::Repos, Face::Repos};
    return {seat, Kind::Double, Face::Passage};
}

Seat next_seat(const Rules& rules, const Position& position) {
    return next_clockwise(position.to_move, rules.seating.seats.without(position.retired));
}

void act(Position& position, Move move) {
    const Cell from = move.from();
    const Cell to = move.to();
    if (move.is_flip()) {
        position.passages.set(from, move.face() == Face::Passage);
        return;
    }
    Board& mine = position.pawns[index(position.to_move)];
    const bool passage =
        move.is_double() ? move.face() == Face::Passage : position.passages.contains(from);
    mine.erase(from);
    position.passages.erase(from);
    position.doubles.erase(from);
    if (position.covered.size() > 0) {
        if (const CoveredPawn* freed = position.covered.find(from)) {
            position.place(from, freed->pawn);
            position.covered.erase(from);
        }
    }
    if (const std::optional<Pawn> below = position.pawn_on(to)) {
        position.lift(to);
        position.covered.insert(to, *below);
    }
    mine.insert(to);
    if (passage) position.passages.insert(to);
    if (move.is_double()) position.doubles.insert(to);
}

}  // namespace

void CoveredPawns::insert(Cell cell, const Pawn& pawn) {
    int at = size_++;
    for (; at > 0 && pawns_[at - 1].cell.code > cell.code; --at) pawns_[at] = pawns_[at - 1];
    pawns_[at] = {cell, pawn};
}

void CoveredPawns::erase(Cell cell) {
    int at = 0;
    while (pawns_[at].cell != cell) ++at;
    for (--size_; at < size_; ++at) pawns_[at] = pawns_[at + 1];
    pawns_[size_] = {};
}

std::optional<Pawn> Position::pawn_on(Cell cell) const {
    const std::optional<Seat> seat = owner(cell);
    if (!seat) return std::nullopt;
    const Face face = passages.contains(cell) ? Face::Passage : Face::Repos;
    if (doubles.contains(cell)) return Pawn{*seat, Kind::Double, face};
    return Pawn{*seat, face == Face::Passage ? Kind::Passage : Kind::Repos, face};
}

void Position::place(Cell cell, const Pawn& pawn) {
    pawns[index(pawn.seat)].insert(cell);
    if (pawn.face == Face::Passage) passages.insert(cell);
    if (pawn.kind == Kind::Double) doubles.insert(cell);
}

void Position::lift(Cell cell) {
    for (Board& board : pawns) board.erase(cell);
    passages.erase(cell);
    doubles.erase(cell);
}

Position start(const Rules& rules) {
    Position position;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const std::string_view row = rules.rows[index(seat)];
        const int half = int(row.size()) / 2;
        for (int step = -half; step <= half; ++step)
            position.place(row_cell(seat, step), pawn_of_letter(seat, row[step + half]));
    }
    return position;
}

void play(const Rules& rules, Position& position, Move move) {
    if (!move.is_pass()) {
        act(position, move);
        if (move.has_ball()) {
            position.ball = move.ball();
            if (rules.targets[index(position.to_move)].contains(position.ball)) {
                position.won = true;
                return;
            }
        }
    }
    position.to_move = next_seat(rules, position);
}

Outcome outcome(const Rules& rules, const Position& position) {
    if (position.won) return Outcome::won(side_of(rules, position.to_move), EndReason::Goal);
    if (position.retired.empty()) return Outcome::running();
    // A side is in play while none of its seats has left: with teams, one leaving ends the game.
    SeatSet last;
    int left = 0;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        const SeatSet seats = rules.seating.seats_of_side(side);
        if (!(seats & position.retired).empty()) continue;
        last = seats;
        ++left;
    }
    if (left > 1) return Outcome::running();
    return left == 1 ? Outcome::won(last, EndReason::LastSide)
                     : Outcome::drawn(EndReason::LastSide);
}

void retire(const Rules& rules, Position& position, SeatSet seats) {
    if (outcome(rules, position).over) return;
    position.retired = position.retired | (seats & rules.seating.seats);
    if (position.retired.contains(position.to_move)) position.to_move = next_seat(rules, position);
}

/// Same player to move, ball cell, kinds, colours, faces and stacks (I-R10), and the same seats
/// still in play: when one leaves, others play on from the same board.
std::uint64_t key(const Position& position) {
    std::uint64_t hash = 0;
    const auto add = [&hash](std::uint64_t word) { hash = mix64(hash ^ word); };
    add(std::uint64_t(position.retired.bits()) << 16 | std::uint64_t(position.ball.code) << 8 |
        std::uint64_t(index(position.to_move)));
    const auto add_board = [&add](const Board& board) {
        for (std::uint64_t word : board.words) add(word);
    };
    for (const Board& board : position.pawns) add_board(board);
    add_board(position.passages);
    add_board(position.doubles);
    for (const CoveredPawn& covered : position.covered) {
        const Pawn& pawn = covered.pawn;
        add(std::uint64_t(covered.cell.code) << 24 | std::uint64_t(index(pawn.seat)) << 16 |
            std::uint64_t(pawn.kind) << 8 | std::uint64_t(pawn.face));
    }
    return hash;
}

}  // namespace tablier::intercept
