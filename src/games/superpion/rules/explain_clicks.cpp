#include "games/superpion/rules/explain_clicks.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

#include "games/superpion/rules/explain.h"
#include "games/superpion/rules/explain_parts.h"
#include "games/superpion/rules/explain_words.h"
#include "games/superpion/rules/landings.h"
#include "games/superpion/rules/moves.h"
#include "games/superpion/rules/scene.h"
#include "tablier/detail/touch_errors.h"

namespace tablier::superpion {
namespace {

using Places = std::span<const std::string>;

constexpr std::string_view cap_word = "cap:";

std::string joined(Places words, std::string_view by) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += by;
        text += word;
    }
    return text;
}

bool on_one_diagonal(Cell from, Cell to) {
    const Square a = square_of(from);
    const Square b = square_of(to);
    return std::abs(a.file - b.file) == std::abs(a.rank - b.rank);
}

/// The cells touched; none if one of the places is something else.
std::optional<std::vector<Cell>> cells_of(Places places) {
    std::vector<Cell> cells;
    for (const std::string& place : places) {
        const auto square = parse_square(place);
        if (!square || cell_at(*square) == no_cell) return std::nullopt;
        cells.push_back(cell_at(*square));
    }
    return cells;
}

/// "d3-d5" or "d3:f5:h7", for the cells touched.
std::string text_of(const std::vector<Cell>& cells) {
    const bool step = cells.size() == 2 && in_straight_line(cells[0], cells[1]);
    std::vector<std::string> names;
    for (Cell cell : cells) names.push_back(cell_name(cell));
    return joined(names, step ? "-" : ":");
}

IllegalMove explain_first(const Rules& rules, const Position& position, std::string_view touched) {
    if (touched.starts_with(cap_word))
        return refusal(clause::promotion, "a cap is chosen when a pawn becomes a superpion",
                       "on choisit un chapeau quand un pion devient superpion");
    const auto square = parse_square(touched);
    if (!square) return no_such_place(touched);
    if (const auto no = refuse_square(*square)) return *no;
    const Cell from = cell_at(*square);
    if (const auto no = refuse_start(rules, position, from)) return *no;
    return refuse_piece(rules, position, from).value_or(unexplained());
}

IllegalMove explain_cap(const Rules& rules, const Position& position,
                        const std::vector<Cell>& cells, std::string_view touched) {
    const std::string_view colour = touched.substr(cap_word.size());
    if (colour.size() != 1 || !parse_colour(colour[0])) return no_such_place(touched);
    if (cells.size() < 2) return explain_first(rules, position, touched);
    return explain(rules, position, text_of(cells) + "=" + std::string(colour));
}

/// The explanation of the last cell, with all legal moves at hand.
class NextCell {
  public:
    NextCell(const Rules& rules, const Position& position, const Moves& moves,
             const std::vector<Cell>& cells)
        : rules_(rules),
          position_(position),
          moves_(moves),
          cells_(cells),
          at_(cells[cells.size() - 2]),
          to_(cells.back()) {}

    IllegalMove explain() const {
        const bool diagonal = on_one_diagonal(at_, to_);
        if (cells_.size() == 2 && !in_straight_line(at_, to_) && !diagonal)
            return refusal(clause::step,
                           "{0} is neither in line with {1}, for a step, nor on its diagonals, for "
                           "a capture",
                           "{0} n'est ni en ligne droite depuis {1}, pour un pas, ni sur ses "
                           "diagonales, pour une prise",
                           {cell_name(to_), cell_name(at_)});
        if (diagonal && is_next_victim())
            return refusal(clause::capture,
                           "to take the piece at {0}, touch the cell behind it, where yours lands",
                           "pour prendre la pièce en {0}, touchez la case derrière elle, où la "
                           "vôtre retombe",
                           {cell_name(to_)});
        if (const auto path = diagonal ? path_of_same_capture() : std::nullopt)
            return refusal(clause::capture, "the same pieces are taken by touching {0}",
                           "on prend les mêmes pièces en touchant {0}", {*path});
        return superpion::explain(rules_, position_, text_of(cells_));
    }

  private:
    /// Whether it is a piece that can be taken from here, instead of the cell behind it.
    bool is_next_victim() const {
        const auto way = way_between(at_, to_);
        return way && std::ranges::any_of(moves_, [&](const Move& move) {
                   if (move.from != cells_[0] || !move.captured.has(to_)) return false;
                   const Bits blockers = position_.occupied().without(Bits::one(move.from));
                   return nearest(blockers & ray(at_, *way), *way) == to_;
               });
    }

    /// A capture has one path of clicks even where several ways lead to it.
    std::optional<std::string> path_of_same_capture() const {
        Bits captured;
        if (refuse_chain(rules_, position_, cells_, captured)) return std::nullopt;
        for (const Move& move : moves_)
            if (move.from == cells_[0] && move.captures() &&
                !captured.without(move.captured).any() && can_go_on(position_, move, to_, captured))
                return joined(clicks(rules_, position_, move), ", ");
        return std::nullopt;
    }

    const Rules& rules_;
    const Position& position_;
    const Moves& moves_;
    const std::vector<Cell>& cells_;
    const Cell at_;
    const Cell to_;
};

}  // namespace

IllegalMove explain_clicks(const Rules& rules, const Position& position, Places places) {
    if (position.over()) return explain(rules, position, "d3-d5");
    if (places.empty()) return nothing_forbids();
    const std::string_view touched = places.back();
    if (places.size() == 1) return explain_first(rules, position, touched);

    const auto list = listed_moves(rules, position);
    const Moves& moves = *list;
    const Places before = places.first(places.size() - 1);
    bool cap_awaited = false;
    for (const Move& move : moves) {
        const std::vector<std::string> path = clicks(rules, position, move);
        if (std::ranges::equal(path, before)) return already_complete();
        cap_awaited =
            cap_awaited || (path.back().starts_with(cap_word) &&
                            std::ranges::equal(Places(path).first(path.size() - 1), before));
    }
    const auto cells_before = cells_of(before);
    if (!cells_before) return no_such_place(touched);
    if (touched.starts_with(cap_word)) return explain_cap(rules, position, *cells_before, touched);
    if (cap_awaited)
        return refusal(clause::promotion, "choose the cap of the new superpion first",
                       "choisissez d'abord le chapeau du nouveau superpion");
    const auto square = parse_square(touched);
    if (!square) return no_such_place(touched);
    if (const auto no = refuse_square(*square)) return *no;
    return NextCell(rules, position, moves, *cells_of(places)).explain();
}

}  // namespace tablier::superpion
