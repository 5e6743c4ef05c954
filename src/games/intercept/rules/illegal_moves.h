// Names of the clauses of the rules, for explanations of illegal moves.
#pragma once

#include "games/intercept/rules/cell.h"
#include "tablier/error.h"
#include "tablier/text.h"

namespace tablier::intercept {
namespace clause {

inline const Text board{"Intercept, board and names", "Intercept, plateau et noms"};
inline const Text notation{"Intercept, notation", "Intercept, notation"};
inline const Text turn{"Intercept, a turn", "Intercept, le tour"};
inline const Text jump{"Intercept, pawn action 2", "Intercept, action de pion 2"};
inline const Text double_jump{"Intercept, pawn action 4", "Intercept, action de pion 4"};
inline const Text flip{"Intercept, pawn action 6", "Intercept, action de pion 6"};
inline const Text action{"Intercept, pawn action", "Intercept, action de pion"};
inline const Text covering{"Intercept, covering", "Intercept, recouvrement"};
inline const Text ball{"Intercept, ball action", "Intercept, action de boule"};
inline const Text end{"Intercept, end", "Intercept, fin de partie"};
inline const Text bend{"I-R3", "I-R3"};
inline const Text bare_ball{"I-R4", "I-R4"};
inline const Text interception{"I-R5", "I-R5"};
inline const Text flip_is_turn{"I-R6", "I-R6"};
inline const Text arriving{"I-R7", "I-R7"};
inline const Text cover_limits{"I-R8", "I-R8"};

}  // namespace clause

/// `{0}`, `{1}`, … in the sentences are cells.
inline IllegalMove refusal(const Text& rule, const char* en, const char* fr,
                           std::initializer_list<Cell> cells = {}) {
    std::string names[3];
    std::size_t count = 0;
    for (Cell cell : cells) names[count++] = cell_name(cell);
    return {rule, fill_text(en, fr, {names[0], names[1], names[2]})};
}

}  // namespace tablier::intercept
