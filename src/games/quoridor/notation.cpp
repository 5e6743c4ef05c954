#include "games/quoridor/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "games/quoridor/moves.h"
#include "games/quoridor/paths.h"
#include "games/quoridor/sizes.h"

namespace tablier::quoridor {
namespace {

/// Cuts off and returns what stands before the next `separator` (or everything).
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t at = text.find(separator);
    const std::string_view word = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return word;
}

template <int N>
std::optional<int> cell_on_board(std::string_view name) {
    const auto cell = take_cell(name);
    if (!cell || !name.empty() || cell->file >= N || cell->rank >= N) return std::nullopt;
    return Board<N>::cell(cell->file, cell->rank);
}

template <int N>
std::vector<std::string> wall_texts(const Position<N>& position) {
    std::vector<std::string> texts;
    for (auto rest = position.horizontal; rest.any();)
        texts.push_back(cell_text<N>(rest.pop()) + "h");
    for (auto rest = position.vertical; rest.any();)
        texts.push_back(cell_text<N>(rest.pop()) + "v");
    std::ranges::sort(texts);
    return texts;
}

/// "e1/10" or "e1/10!": the pawn of `seat`.
template <int N>
Result<void> parse_seat(const Rules& rules, Position<N>& position, Seat seat,
                        std::string_view field) {
    const std::string whose = "pawn of " + std::string(1, seat_letter(seat));
    std::string_view walls = field;
    const std::string_view cell_name = take_until(walls, '/');
    const auto cell = cell_on_board<N>(cell_name);
    if (!cell) return fail(whose + ": " + in_quotes(cell_name) + " is no cell of this board");
    if (position.has_pawn(rules, *cell))
        return fail(whose + ": another pawn stands on " + std::string(cell_name));
    if (walls.ends_with('!')) {
        position.retired.insert(seat);
        walls.remove_suffix(1);
    }
    int left = -1;
    const auto [end, error] = std::from_chars(walls.data(), walls.data() + walls.size(), left);
    const bool canonical =
        error == std::errc() && end == walls.data() + walls.size() && std::to_string(left) == walls;
    if (!canonical || left < 0 || left > rules.walls_each)
        return fail(whose + ": " + in_quotes(walls) + " is no number of walls left, 0 to " +
                    std::to_string(rules.walls_each));
    position.pawn[index(seat)] = std::uint8_t(*cell);
    position.walls_left[index(seat)] = std::uint8_t(left);
    return {};
}

/// "c4v.e3h" or "-".
template <int N>
Result<void> parse_walls(Position<N>& position, std::string_view field) {
    if (field == "-") return {};
    std::string_view before;
    std::string_view rest = field;
    if (rest.empty() || rest.ends_with('.'))
        return fail("walls: expected walls joined by dots, or -");
    while (!rest.empty()) {
        const std::string_view name = take_until(rest, '.');
        const bool horizontal = name.ends_with('h');
        const auto cell =
            name.empty() ? std::nullopt : cell_on_board<N>(name.substr(0, name.size() - 1));
        if (!cell || !(horizontal || name.ends_with('v')) || !Board<N>::wall_slots.test(*cell))
            return fail("walls: " + in_quotes(name) + " is no wall of this board");
        if (!before.empty() && name <= before)
            return fail("walls: " + in_quotes(name) + " must stand before " + in_quotes(before));
        before = name;
        const Walls<N> fitting = fitting_walls(position);
        if (!(horizontal ? fitting.horizontal : fitting.vertical).test(*cell))
            return fail("walls: " + in_quotes(name) + " overlaps or crosses another wall");
        (horizontal ? position.horizontal : position.vertical).set(*cell);
    }
    return {};
}

template <int N>
Result<void> check_whole(const Rules& rules, const Position<N>& position) {
    const SeatSet playing = position.playing(rules);
    if (playing.empty()) return fail("everybody has retired");
    if (!playing.contains(position.to_move)) return fail("the seat to move has retired");
    int walls = position.horizontal.count() + position.vertical.count();
    int arrived = 0;
    const OpenSteps<N> open(position);
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        walls += position.walls_left[index(seat)];
        if (!playing.contains(seat)) continue;
        const int pawn = position.pawn[index(seat)];
        arrived += Board<N>::goal(seat).test(pawn);
        if (!has_way<N>(open, pawn, Board<N>::goal(seat)))
            return fail(std::string("pawn of ") + seat_letter(seat) +
                        " has no way to its goal (Q-R3)");
    }
    if (arrived > 1) return fail("more than one pawn stands on its goal line");
    if (walls > rules.walls_each * rules.seats.size())
        return fail("more walls on the board and in hand than the game has");
    return {};
}

}  // namespace

std::string cell_text(CellName cell) {
    return std::string(1, char('a' + cell.file)) + std::to_string(cell.rank + 1);
}

std::optional<CellName> take_cell(std::string_view& text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
    if (text[1] < '1' || text[1] > '9') return std::nullopt;
    int rank = text[1] - '0';
    std::size_t length = 2;
    if (text.size() > 2 && text[2] >= '0' && text[2] <= '9') {
        rank = rank * 10 + (text[2] - '0');
        length = 3;
    }
    const CellName cell{text[0] - 'a', rank - 1};
    text.remove_prefix(length);
    return cell;
}

template <int N>
std::string move_text(Move move) {
    switch (move.kind) {
        case Move::Kind::Pawn:
            return cell_text<N>(move.cell);
        case Move::Kind::HorizontalWall:
            return cell_text<N>(move.cell) + "h";
        case Move::Kind::VerticalWall:
            return cell_text<N>(move.cell) + "v";
        case Move::Kind::Pass:
            return "pass";
    }
    return "";
}

template <int N>
std::string position_text(const Rules& rules, const Position<N>& position) {
    std::string out;
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        out += cell_text<N>(position.pawn[index(seat)]) + "/" +
               std::to_string(position.walls_left[index(seat)]);
        out += position.retired.contains(seat) ? "! " : " ";
    }
    std::string walls;
    for (const std::string& wall : wall_texts(position)) walls += (walls.empty() ? "" : ".") + wall;
    return out + (walls.empty() ? "-" : walls) + " " + seat_letter(position.to_move);
}

template <int N>
Result<Position<N>> parse_position(const Rules& rules, std::string_view text) {
    Position<N> position;
    position.pawn.fill(255);  // on no cell, until the seat's field is read
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) {
            position.pawn[index(seat)] = 0;
            continue;
        }
        if (auto read = parse_seat<N>(rules, position, seat, take_until(text, ' ')); !read)
            return std::unexpected(read.error());
    }
    if (auto read = parse_walls<N>(position, take_until(text, ' ')); !read)
        return std::unexpected(read.error());
    const auto mover = std::ranges::find_if(all_seats, [&](Seat seat) {
        return rules.seats.contains(seat) && text == std::string(1, seat_letter(seat));
    });
    if (mover == all_seats.end()) return fail("the seat to move cannot be " + in_quotes(text));
    position.to_move = *mover;
    if (auto checked = check_whole<N>(rules, position); !checked)
        return std::unexpected(checked.error());
    return position;
}

#define INSTANTIATE(N)                                                    \
    template std::string move_text<N>(Move);                              \
    template std::string position_text(const Rules&, const Position<N>&); \
    template Result<Position<N>> parse_position<N>(const Rules&, std::string_view);
TABLIER_QUORIDOR_SIZES(INSTANTIATE)

}  // namespace tablier::quoridor
