// Names of the clauses of the rules, for explanations of illegal moves.
#pragma once

#include "tablier/text.h"

namespace tablier::point::clause {

inline const Text notation{"Point, notation", "Point, notation"};
inline const Text rows{"Point, set-up 1", "Point, préparation 1"};
inline const Text deal{"Point, set-up 2", "Point, préparation 2"};
inline const Text source{"Point, a turn 1: source", "Point, le tour 1 : provenance"};
inline const Text choice{"Point, a turn 1: deck", "Point, le tour 1 : pioche"};
inline const Text use{"Point, a turn 2: use", "Point, le tour 2 : utilisation"};
inline const Text duty{"Point, a turn 3: drop", "Point, le tour 3 : carte écartée"};
inline const Text end{"Point, end", "Point, fin de partie"};
inline const Text bank{"P-R1", "P-R1"};
inline const Text cards{"P-R2", "P-R2"};
inline const Text readings{"P-R3", "P-R3"};
inline const Text take{"P-R4", "P-R4"};
inline const Text reshuffle{"P-R5", "P-R5"};
inline const Text swap{"P-R6", "P-R6"};
inline const Text stop{"P-R7", "P-R7"};
inline const Text lots{"P-R9", "P-R9"};

}  // namespace tablier::point::clause
