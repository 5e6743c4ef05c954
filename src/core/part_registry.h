// Registry of one kind of game parts (rules, pictures, engines, advice): the parts of the built-in
// games in their order, and those registered by programs for games from outside the tree.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "tablier/error.h"

namespace tablier {

/// `Part` is a descriptor: a struct with a field `game`, the name of the game, and data and
/// function pointers. Parts are referred to, not copied: they live as long as the program.
///
/// Not synchronised: `add` is called before other threads read. Spans of `parts` are valid until
/// the next `add`.
template <class Part>
class PartRegistry {
  public:
    explicit PartRegistry(std::span<const Part* const> built_in)
        : parts_(built_in.begin(), built_in.end()) {}

    /// In the order of the built-in games, then of registration.
    std::span<const Part* const> parts() const { return parts_; }

    /// The part of the game of that name; null where there is none.
    const Part* find(std::string_view game) const {
        for (const Part* part : parts_)
            if (part->game == game) return part;
        return nullptr;
    }

    /// Fails, and changes nothing, if there is a part for a game of that name already.
    Result<void> add(const Part& part) {
        if (find(part.game))
            return fail("the game {0} is registered already", "le jeu {0} est déjà enregistré",
                        {quoted(part.game)});
        parts_.push_back(&part);
        return {};
    }

  private:
    std::vector<const Part*> parts_;
};

}  // namespace tablier
