// ForeignNotation: interface to another notation of a game's moves, for importing and exporting
// records. A game lists its notations in its GameRules (game_rules.h).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// The name of Tablier's own notation of any game.
inline constexpr std::string_view own_notation = "official";

/// Implementations are stateless objects with static lifetime; all functions may be called from
/// several threads at once.
class ForeignNotation {
  public:
    /// A move in Tablier's own notation, and the number of words read. It need not be legal.
    struct Reading {
        std::string move;
        std::size_t words = 1;
    };

    virtual std::string_view name() const = 0;
    virtual const Text& about() const = 0;

    /// Whether the words of a whole game can be in this notation; false only where that is certain.
    virtual bool may_be(std::span<const std::string_view>) const { return true; }

    /// Reads the first move of these words in this position; a move may take several of them
    /// ("H e3"). There is at least one word. Capitals do not matter.
    virtual Result<Reading> read(const AnyGame& game, const AnyPosition& before,
                                 std::span<const std::string_view> words) const = 0;

    /// Writes a move that is legal in Tablier's notation.
    virtual std::string write(const AnyGame& game, const AnyPosition& before,
                              std::string_view move) const = 0;

  protected:
    ForeignNotation() = default;
    ForeignNotation(const ForeignNotation&) = default;
    ForeignNotation& operator=(const ForeignNotation&) = default;
    ~ForeignNotation() = default;
};

}  // namespace tablier
