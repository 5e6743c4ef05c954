// Explanations of touched places that are the same in every game.
#pragma once

#include <string_view>

#include "tablier/error.h"

namespace tablier {

inline const Text touching{"Touched places", "Cases touchées"};

/// Places that do begin a legal move.
inline IllegalMove nothing_forbids() {
    return {touching,
            {"nothing forbids this: it begins a legal move",
             "rien ne l'interdit : un coup permis commence ainsi"}};
}

/// One place too many.
inline IllegalMove already_complete() {
    return {touching,
            {"the move is complete already: there is nothing more to touch",
             "le coup est déjà complet : il n'y a plus rien à toucher"}};
}

inline IllegalMove no_such_place(std::string_view place) {
    return {touching, fill_text("there is nothing called {0} here", "rien ne s'appelle {0} ici",
                                {in_quotes(place)})};
}

}  // namespace tablier
