// Explanations of touched places that all games share.
#pragma once

#include <string_view>

#include "tablier/error.h"

namespace tablier {

inline const Text touching{"Touched places", "Cases touchées"};

/// For places that begin a legal move.
inline IllegalMove nothing_forbids() {
    return {touching,
            {"nothing forbids this: it begins a legal move",
             "rien ne l'interdit : un coup permis commence ainsi"}};
}

/// For a place touched after a complete move.
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
