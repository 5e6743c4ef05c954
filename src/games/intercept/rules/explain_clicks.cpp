#include "games/intercept/rules/explain_clicks.h"

#include <optional>

#include "games/intercept/rules/explain.h"
#include "games/intercept/rules/explain_parts.h"
#include "games/intercept/rules/illegal_moves.h"
#include "tablier/detail/touch_errors.h"

namespace tablier::intercept {
namespace {

/// "p" or "r" for a touched face; empty for anything else.
std::string_view face_letter(std::string_view touched) {
    if (touched == "face:p" || touched == "face:r") return touched.substr(touched.size() - 1);
    return {};
}

/// The face with which a double could go to a cell at all: that of a cover, where it would be one.
std::string_view likely_face(const Rules& rules, const Position& position, Cell from, Cell to) {
    const int seat = index(position.to_move);
    if (position.owner(to)) {
        if (rules.targets[seat].contains(to)) return "r";
        if (rules.approaches[seat].contains(to)) return "p";
    }
    return position.passages.contains(from) ? "p" : "r";
}

IllegalMove explain_first(const Rules& rules, const Position& position, std::string_view touched) {
    if (touched == "pass") return explain(rules, position, touched);
    if (!face_letter(touched).empty())
        return refusal(clause::turn, "touch the double first, then the face it shows",
                       "touchez d'abord le pion double, puis la face qu'il montre");
    const std::optional<Cell> cell = parse_cell(touched);
    if (!cell) return no_such_place(touched);
    if (auto refused = explain_start(rules, position, *cell)) return *refused;
    return refusal(clause::action, "the pawn on {0} is shut in: it can neither step nor jump",
                   "le pion en {0} est enfermé : il ne peut ni glisser ni sauter", {*cell});
}

IllegalMove explain_ordinary(const Rules& rules, const Position& position,
                             std::span<const std::string> clicks) {
    const std::string_view touched = clicks.back();
    if (!face_letter(touched).empty()) return explain(rules, position, clicks[0] + "p");
    if (!parse_cell(touched)) return no_such_place(touched);
    const std::string action = clicks[0] + "-" + clicks[1];
    if (clicks.size() == 2) return explain(rules, position, action);
    return clicks.size() == 3 ? explain(rules, position, action + "*" + clicks[2])
                              : already_complete();
}

IllegalMove explain_double(const Rules& rules, const Position& position, Cell from,
                           std::span<const std::string> clicks) {
    // The face follows the cell the double goes to, or its own where it stays.
    const bool stays = clicks.size() > 1 && !face_letter(clicks[1]).empty();
    const std::size_t face_at = stays ? 1 : 2;
    std::string text = clicks[0];
    if (!stays) text += "-" + clicks[1];
    const std::string_view touched = clicks.back();
    const std::size_t last = clicks.size() - 1;
    if (last > face_at + 1) return already_complete();
    if (last == face_at) {
        if (face_letter(touched).empty())
            return refusal(clause::flip, "choose first which face the double on {0} shows then",
                           "choisissez d'abord la face que le pion double en {0} montrera", {from});
        text += face_letter(touched);
        return explain(rules, position, text);
    }
    const std::optional<Cell> cell = parse_cell(touched);
    if (!cell) return no_such_place(touched);
    if (last < face_at) {
        text += likely_face(rules, position, from, *cell);
    } else {
        text += face_letter(clicks[face_at]);
        text += '*';
        text += touched;
    }
    return explain(rules, position, text);
}

}  // namespace

IllegalMove explain_clicks(const Rules& rules, const Position& position,
                           std::span<const std::string> clicks) {
    if (actor(rules, position) == Actor::Nobody) return explain(rules, position, "pass");
    if (clicks.empty()) return nothing_forbids();
    if (clicks.size() == 1) return explain_first(rules, position, clicks[0]);
    const std::optional<Cell> from = parse_cell(clicks[0]);
    if (!from) return already_complete();  // after a pass
    if (clicks.back() == "pass") return explain(rules, position, "pass");
    return position.doubles.contains(*from) ? explain_double(rules, position, *from, clicks)
                                            : explain_ordinary(rules, position, clicks);
}

}  // namespace tablier::intercept
