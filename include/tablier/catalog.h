// All games and variants Tablier knows.
#pragma once

#include <span>
#include <string_view>

#include "tablier/any_game.h"
#include "tablier/foreign_notation.h"

namespace tablier {

/// Every variant, grouped by game.
std::span<const Variant* const> catalog();

/// The variant of that name; the error lists those that exist.
Result<const Variant*> find_variant(std::string_view name);

/// How others write the moves of this game, Tablier's own notation ("official") first: what a
/// person may have meant, the likely before the unlikely. Empty for games that only Tablier writes
/// down.
std::span<const ForeignNotation* const> foreign_notations(const Variant& variant);

/// The notation of this name, of this variant's game or of any; null for Tablier's own. The error
/// lists those that there are.
Result<const ForeignNotation*> find_notation(std::string_view name, const Variant& variant);
Result<const ForeignNotation*> find_notation(std::string_view name);

/// The game of a variant with options: "quoridor", "quoridor:size=5,walls=3",
/// "point:deck=FILE". `read_file` serves deck files.
Result<GamePtr> make_game(std::string_view spec, const FileReader& read_file);

/// As above where no files may be read (records, links): a deck must be given by its cards.
Result<GamePtr> make_game(std::string_view spec);

}  // namespace tablier
