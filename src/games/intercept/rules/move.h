// A whole turn: one pawn action and perhaps one ball action, or a pass.
#pragma once

#include <cstdint>

#include "games/intercept/rules/cell.h"

namespace tablier::intercept {

/// How a pawn acts for the ball.
enum class Face : std::uint8_t { Passage, Repos };

/// Only what identifies a turn: start, end, the face a double shows after it, the ball's last cell.
/// One word, so that writing a move touches nothing else the compiler has to read again.
class Move {
  public:
    constexpr Move() = default;

    static constexpr Move pass() { return Move(no_cell.code | no_cell.code << 8 | none << 24); }
    static constexpr Move ordinary(Cell from, Cell to) {
        return Move(from.code | to.code << 8 | none << 24);
    }
    /// A double's slide, jump or (with `to` equal to `from`) flip in place.
    static constexpr Move with_double(Cell from, Cell to, Face face) {
        return Move(from.code | to.code << 8 | (1U + std::uint32_t(face)) << 16 | none << 24);
    }
    constexpr Move with_ball(Cell end) const {
        return Move((bits_ & 0xFFFFFF) | std::uint32_t(end.code) << 24);
    }

    constexpr bool is_pass() const { return from() == no_cell; }
    constexpr Cell from() const { return {std::uint8_t(bits_)}; }
    constexpr Cell to() const { return {std::uint8_t(bits_ >> 8)}; }
    constexpr bool is_double() const { return ((bits_ >> 16) & 0xFF) != 0; }
    constexpr bool is_flip() const { return from() == to() && !is_pass(); }
    /// The face after the action; only of a double's.
    constexpr Face face() const { return Face(((bits_ >> 16) & 0xFF) - 1); }
    constexpr bool has_ball() const { return ball() != no_cell; }
    constexpr Cell ball() const { return {std::uint8_t(bits_ >> 24)}; }

    constexpr bool operator==(const Move&) const = default;

  private:
    static constexpr std::uint32_t none = no_cell.code;
    constexpr explicit Move(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};

}  // namespace tablier::intercept
