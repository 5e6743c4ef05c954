// Names of the clauses of the rules, and helpers to build explanations.
#pragma once

#include <initializer_list>
#include <string_view>

#include "tablier/error.h"

namespace tablier::superpion::clause {

inline const Text board{"Superpion, board", "Superpion, plateau"};
inline const Text notation{"Superpion, notation", "Superpion, notation"};
inline const Text end{"Superpion, end and score", "Superpion, fin et décompte"};
inline const Text turn{"Superpion, a turn", "Superpion, le tour"};
inline const Text step{"Superpion, displacement without capture",
                       "Superpion, déplacement sans prise"};
inline const Text capture{"Superpion, capture", "Superpion, prise"};
inline const Text compulsory{"Superpion, compulsory and maximal capture",
                             "Superpion, prise obligatoire et maximale"};
inline const Text promotion{"Superpion, promotion", "Superpion, promotion"};

}  // namespace tablier::superpion::clause

namespace tablier::superpion {

/// A refusal whose arguments read the same in both languages.
inline IllegalMove refusal(const Text& rule, const char* en, const char* fr,
                           std::initializer_list<std::string_view> arguments = {}) {
    return {rule, fill_text(en, fr, arguments)};
}

/// A refusal whose arguments are themselves words.
inline IllegalMove refusal_in_words(const Text& rule, const char* en, const char* fr,
                                    std::initializer_list<Text> arguments) {
    return {rule, fill_texts(en, fr, arguments)};
}

}  // namespace tablier::superpion
