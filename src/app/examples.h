// Example command lines in help texts, with games of the catalog.
#pragma once

#include <CLI/CLI.hpp>
#include <initializer_list>
#include <string>
#include <string_view>

#include "tablier/text.h"

namespace tablier::app {

/// A variant with more than two players, if there is one; otherwise the first of the catalog.
const std::string& example_of_many_players();

/// The titles of all games: "Quoridor, Intercept".
Text game_titles();

/// Adds command lines under the options of --help. In them stand
///
///   {game}            the first variant of the catalog
///   {moves}, {move}   moves from its start, and the first of them
///   {other}, {seat}   a variant of another game, and a seat in it
///   {many}, {names}   example_of_many_players, and a name for each of its players
///   {notation}        another notation than Tablier's own; the line is left out if there is none
void add_examples(CLI::App& command, std::initializer_list<std::string_view> examples);

}  // namespace tablier::app
