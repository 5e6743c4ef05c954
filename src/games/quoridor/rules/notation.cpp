#include "games/quoridor/rules/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "tablier/detail/small_sort.h"

namespace tablier::quoridor {
namespace {

/// Cuts off and returns what stands before the next `separator` (or everything).
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t at = text.find(separator);
    const std::string_view word = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
    return word;
}

std::optional<CellName> cell_on_board(const View& view, std::string_view name) {
    const auto cell = take_cell(name);
    return cell && name.empty() && view.has(*cell) ? cell : std::nullopt;
}

std::vector<std::string> wall_texts(const View& view) {
    std::vector<std::string> texts;
    for (const bool horizontal : {true, false})
        for (auto rest = view.walls(horizontal); rest.any();)
            texts.push_back(cell_text(view.name(rest.pop())) + (horizontal ? 'h' : 'v'));
    small_sort(texts);
    return texts;
}

/// "e1/10" or "e1/10!": the pawn of `seat`.
Result<void> parse_seat(const Rules& rules, View& view, Seat seat, std::string_view field) {
    const std::string letter(1, seat_letter(seat));
    std::string_view walls = field;
    const std::string_view cell_name = take_until(walls, '/');
    const auto cell = cell_on_board(view, cell_name);
    if (!cell)
        return fail("pawn of {0}: {1} is no cell of this board",
                    "pion de {0} : {1} n'est pas une case de ce plateau",
                    {letter, quoted(cell_name)});
    if (view.has_pawn(rules, view.cell(*cell)))
        return fail("pawn of {0}: another pawn stands on {1}",
                    "pion de {0} : un autre pion se trouve en {1}", {letter, cell_name});
    if (walls.ends_with('!')) {
        view.retired.insert(seat);
        walls.remove_suffix(1);
    }
    int left = -1;
    const auto [end, error] = std::from_chars(walls.data(), walls.data() + walls.size(), left);
    const bool canonical =
        error == std::errc() && end == walls.data() + walls.size() && std::to_string(left) == walls;
    if (!canonical || left < 0 || left > rules.walls_each)
        return fail("pawn of {0}: {1} is no number of walls left, 0 to {2}",
                    "pion de {0} : {1} n'est pas un nombre de barrières restantes, 0 à {2}",
                    {letter, quoted(walls), rules.walls_each});
    view.pawn[index(seat)] = std::uint8_t(view.cell(*cell));
    view.walls_left[index(seat)] = std::uint8_t(left);
    return {};
}

/// "c4v.e3h" or "-".
Result<void> parse_walls(View& view, std::string_view field) {
    if (field == "-") return {};
    std::string_view before;
    std::string_view rest = field;
    if (rest.empty() || rest.ends_with('.'))
        return fail("walls: expected walls joined by dots, or -",
                    "barrières : il faut des barrières séparées par des points, ou -");
    while (!rest.empty()) {
        const std::string_view name = take_until(rest, '.');
        const bool horizontal = name.ends_with('h');
        const auto cell =
            name.empty() ? std::nullopt : cell_on_board(view, name.substr(0, name.size() - 1));
        if (!cell || !(horizontal || name.ends_with('v')) || !view.has_slot(*cell))
            return fail("walls: {0} is no wall of this board",
                        "barrières : {0} n'est pas une barrière de ce plateau", {quoted(name)});
        if (!before.empty() && name <= before)
            return fail("walls: {0} must stand before {1}",
                        "barrières : {0} doit être écrite avant {1}",
                        {quoted(name), quoted(before)});
        before = name;
        const int slot = view.cell(*cell);
        if (view.overlapped(horizontal, slot) || view.walls(!horizontal).test(slot))
            return fail("walls: {0} overlaps or crosses another wall",
                        "barrières : {0} en chevauche ou en croise une autre", {quoted(name)});
        (horizontal ? view.horizontal : view.vertical).set(slot);
    }
    return {};
}

Result<void> check_whole(const Rules& rules, const View& view) {
    const SeatSet playing = rules.seats.without(view.retired);
    if (playing.empty()) return fail("everybody has retired", "tous les joueurs se sont retirés");
    if (!playing.contains(view.to_move))
        return fail("the seat to move has retired", "la place au trait s'est retirée");
    int walls = view.horizontal.count() + view.vertical.count();
    int arrived = 0;
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        walls += view.walls_left[index(seat)];
        arrived += playing.contains(seat) && view.on_goal(seat, view.pawn[index(seat)]);
    }
    if (arrived > 1)
        return fail("more than one pawn stands on its goal line",
                    "plus d'un pion se trouve sur sa ligne d'arrivée");
    if (walls > rules.walls_each * rules.seats.size())
        return fail("more walls on the board and in hand than the game has",
                    "plus de barrières sur le plateau et en main que le jeu n'en a");
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

std::string move_text(int size, Move move) {
    if (move.kind == Move::Kind::Pass) return "pass";
    std::string text = cell_text({move.cell % size, move.cell / size});
    if (move.kind != Move::Kind::Pawn) text += move.kind == Move::Kind::HorizontalWall ? 'h' : 'v';
    return text;
}

std::string position_text(const Rules& rules, const View& view) {
    std::string out;
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        out += cell_text(view.name(view.pawn[index(seat)])) + "/" +
               std::to_string(view.walls_left[index(seat)]);
        out += view.retired.contains(seat) ? "! " : " ";
    }
    std::string walls;
    for (const std::string& wall : wall_texts(view)) walls += (walls.empty() ? "" : ".") + wall;
    return out + (walls.empty() ? "-" : walls) + " " + seat_letter(view.to_move);
}

Result<View> parse_view(const Rules& rules, int size, std::string_view text) {
    View view{.size = size};
    view.pawn.fill(255);  // on no cell, until the seat's field is read
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) {
            view.pawn[index(seat)] = 0;
            continue;
        }
        if (auto read = parse_seat(rules, view, seat, take_until(text, ' ')); !read)
            return std::unexpected(read.error());
    }
    if (auto read = parse_walls(view, take_until(text, ' ')); !read)
        return std::unexpected(read.error());
    const auto mover = std::ranges::find_if(all_seats, [&](Seat seat) {
        return rules.seats.contains(seat) && text == std::string(1, seat_letter(seat));
    });
    if (mover == all_seats.end())
        return fail("the seat to move cannot be {0}", "la place au trait ne peut pas être {0}",
                    {quoted(text)});
    view.to_move = *mover;
    if (auto checked = check_whole(rules, view); !checked) return std::unexpected(checked.error());
    return view;
}

Error no_way_error(SeatSet without_way) {
    for (Seat seat : all_seats)
        if (without_way.contains(seat))
            return fill_text("pawn of {0} has no way to its goal (Q-R3)",
                             "le pion de {0} n'a pas de chemin vers son but (Q-R3)",
                             {std::string(1, seat_letter(seat))});
    return {};
}

}  // namespace tablier::quoridor
