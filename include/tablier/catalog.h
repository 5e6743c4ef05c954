// Catalog: all variants by name, and games made from text ("quoridor:size=5,walls=3"). Games from
// outside the tree are in it once they are registered (game_rules.h).
//
// All functions may be called from several threads at once.
#pragma once

#include <span>
#include <string_view>

#include "tablier/any_game.h"
#include "tablier/foreign_notation.h"

namespace tablier {

/// Every variant, grouped by game. Variants live as long as the program.
std::span<const Variant* const> catalog();

/// The variant of that name; the error lists those that exist.
Result<const Variant*> find_variant(std::string_view name);

/// The notations that a text of the variant's game can be written in, Tablier's own ("official")
/// first, then the more common ones first. Empty for games that have only Tablier's own.
std::span<const ForeignNotation* const> foreign_notations(const Variant& variant);

/// The notation of this name, of this variant's game or of any game; null for Tablier's own. The
/// error lists those that exist.
Result<const ForeignNotation*> find_notation(std::string_view name, const Variant& variant);
Result<const ForeignNotation*> find_notation(std::string_view name);

/// The game of a spec: a variant's name, perhaps with options ("quoridor:size=5,walls=3").
/// `read_file` reads the files that options of kind List may name.
Result<GamePtr> make_game(std::string_view spec, const FileReader& read_file);

/// As above where no files may be read (records, links): a List must be given by its items.
Result<GamePtr> make_game(std::string_view spec);

}  // namespace tablier
