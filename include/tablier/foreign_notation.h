// How others write the moves of a game. Each game has its own (foreign_notations in catalog.h);
// whoever reads or writes records knows them only by this face.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "tablier/any_game.h"

namespace tablier {

/// The name of Tablier's own notation of any game.
inline constexpr std::string_view own_notation = "official";

class ForeignNotation {
  public:
    /// A move in Tablier's own notation, and how many words said it. It need not be legal.
    struct Reading {
        std::string move;
        std::size_t words = 1;
    };

    virtual std::string_view name() const = 0;
    virtual const Text& about() const = 0;

    /// Whether all words of a game look like this notation at all. Most can only be told by trying.
    virtual bool may_be(std::span<const std::string_view>) const { return true; }

    /// What the first of these words say in this position, alone or with some of those behind them
    /// ("H e3"). There is at least one word. Capitals do not matter.
    virtual Result<Reading> read(const AnyGame& game, const AnyPosition& before,
                                 std::span<const std::string_view> words) const = 0;

    /// A legal move in Tablier's notation, as others write it.
    virtual std::string write(const AnyGame& game, const AnyPosition& before,
                              std::string_view move) const = 0;

  protected:
    ForeignNotation() = default;
    ForeignNotation(const ForeignNotation&) = default;
    ForeignNotation& operator=(const ForeignNotation&) = default;
    ~ForeignNotation() = default;
};

}  // namespace tablier
