#include "games/superpion/rules/explain.h"

#include "games/superpion/rules/attempt.h"
#include "games/superpion/rules/explain_parts.h"
#include "games/superpion/rules/explain_words.h"
#include "games/superpion/rules/notation.h"

namespace tablier::superpion {
namespace {

/// The white cells named, or which of the squares is none.
std::expected<std::vector<Cell>, IllegalMove> white_cells(const Attempt& attempt) {
    std::vector<Cell> cells;
    for (Square at : attempt.squares) {
        if (const auto no = refuse_square(at)) return std::unexpected(*no);
        cells.push_back(cell_at(at));
    }
    return cells;
}

}  // namespace

Verdict refuse_square(Square at) {
    if (!on_board(at))
        return refusal(clause::board, "{0} lies in a corner that the board does not have",
                       "{0} est dans un coin qui manque au plateau", {square_name(at)});
    if (!is_white(at))
        return refusal(clause::board, "{0} is a dark cell; only the light cells are played on",
                       "{0} est une case foncée ; on ne joue que sur les cases claires",
                       {square_name(at)});
    return std::nullopt;
}

IllegalMove unexplained() {
    return refusal(clause::compulsory,
                   "it is not among the captures found here, which are too many to list them all",
                   "ce coup n'est pas parmi les prises trouvées ici, trop nombreuses pour être "
                   "toutes énumérées");
}

IllegalMove explain(const Rules& rules, const Position& position, std::string_view text) {
    const auto attempt = read_attempt(text);
    if (!attempt) return attempt.error();
    if (position.over()) return refusal(clause::end, "the game is over", "la partie est finie");
    const auto cells = white_cells(*attempt);
    if (!cells) return cells.error();

    Move move{.captured = {}, .from = cells->front(), .to = cells->back(), .cap = attempt->cap};
    if (const auto no = refuse_start(rules, position, move.from)) return *no;
    if (const auto no = attempt->capture ? refuse_chain(rules, position, *cells, move.captured)
                                         : refuse_step(rules, position, move.from, move.to))
        return *no;
    if (const auto no = refuse_amount(rules, position, move)) return *no;
    if (const auto no = refuse_cap(rules, position, move)) return *no;
    if (const std::string name = move_text(position, move); name != text)
        return refusal(clause::notation,
                       "this capture is written {0}: of several ways, the smallest list of cells",
                       "cette prise s'écrit {0} : de plusieurs trajets, la plus petite liste de "
                       "cases",
                       {name});
    return unexplained();
}

}  // namespace tablier::superpion
