#include "games/three_mens_morris/rules/explain.h"

#include "games/three_mens_morris/rules/notation.h"

namespace tablier::three_mens_morris {
namespace {

IllegalMove because(Text rule, Text why) {
    return {.rule = std::move(rule), .why = std::move(why)};
}

IllegalMove game_is_over() {
    return because({"M3 and M4", "M3 et M4"}, {"the game is over", "la partie est finie"});
}

IllegalMove occupied(int point) {
    return because({"M1 and M2", "M1 et M2"},
                   fill_text("{0} is not empty", "{0} n'est pas libre", {point_name(point)}));
}

/// Why no man may be placed on this point, or why nothing may be placed at all.
IllegalMove explain_placing(const Position& at, int point) {
    if (at.in_hand[at.to_move] == 0)
        return because({"M2", "M2"}, {"all your men are on the board: move one of them",
                                      "tous vos pions sont posés : déplacez-en un"});
    return occupied(point);
}

IllegalMove explain_moving(const Position& at, int from, int to) {
    if (at.in_hand[at.to_move] > 0)
        return because({"M1", "M1"}, {"place your men first", "posez d'abord vos pions"});
    if (!(at.men[at.to_move] & bit(from)))
        return because({"M2", "M2"},
                       fill_text("none of your men is on {0}", "aucun de vos pions n'est en {0}",
                                 {point_name(from)}));
    if (!(at.empty() & bit(to))) return occupied(to);
    return because({"M2, M-R1", "M2, M-R1"},
                   fill_text("no line joins {0} and {1}", "aucune ligne ne joint {0} et {1}",
                             {point_name(from), point_name(to)}));
}

}  // namespace

IllegalMove explain(const Rules& rules, const Position& at, std::string_view text) {
    if (outcome(rules, at).over) return game_is_over();
    if (const auto point = point_of(text)) return explain_placing(at, *point);
    const auto from = point_of(text.substr(0, 2));
    const auto to = text.size() == 5 && text[2] == '-' ? point_of(text.substr(3)) : std::nullopt;
    if (!from || !to)
        return because({"Notation", "Notation"},
                       {"a move is a point, as in b2, or two, as in b2-c3",
                        "un coup est un point, comme b2, ou deux, comme b2-c3"});
    return explain_moving(at, *from, *to);
}

IllegalMove explain_clicks(const Rules& rules, const Position& at,
                           std::span<const std::string> places) {
    if (outcome(rules, at).over) return game_is_over();
    const auto last = places.empty() ? std::nullopt : point_of(places.back());
    if (!last)
        return because({"M1 and M2", "M1 et M2"},
                       {"touch a point of the board", "touchez un point du plateau"});
    if (places.size() > 1) return explain_moving(at, *point_of(places.front()), *last);
    if (at.in_hand[at.to_move] > 0) return explain_placing(at, *last);
    if (at.men[at.to_move] & bit(*last))
        return because({"M2", "M2"},
                       fill_text("the man on {0} cannot move", "le pion en {0} ne peut pas bouger",
                                 {point_name(*last)}));
    return because({"M2", "M2"},
                   {"touch one of your men first", "touchez d'abord un de vos pions"});
}

}  // namespace tablier::three_mens_morris
