// Access from AnyGame and AnyPosition back to a game's own types, for code that needs their speed:
// engines, advice and tools. Needs only the playing half of the game.
#pragma once

#include "tablier/any_game.h"
#include "tablier/game.h"

namespace tablier {

/// Tag of a game type: a unique address, in place of run-time type information, which is disabled
/// in WebAssembly builds.
template <class G>
struct GameTag {
    static constexpr char address = 0;
};

/// The rules of a game of type G; null if it is another game. They live as long as `game`.
template <Game G>
const typename G::Rules* rules_of(const AnyGame& game) {
    if (game.type_tag() != &GameTag<G>::address) return nullptr;
    return static_cast<const typename G::Rules*>(game.rules_data());
}

/// The position of a game of type G; null if it is of another game. It lives as long as `position`
/// is neither changed nor destroyed.
template <Game G>
const typename G::Position* position_of(const AnyPosition& position) {
    if (position.impl().type_tag() != &GameTag<G>::address) return nullptr;
    return static_cast<const typename G::Position*>(position.impl().data());
}

}  // namespace tablier
