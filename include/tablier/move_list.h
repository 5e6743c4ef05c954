// MoveList: a list of moves with a fixed capacity, which never allocates.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>

namespace tablier {

/// Up to `Capacity` moves in place. A game's capacity is a bound that its rules cannot exceed; a
/// game that cannot prove one checks `full()` before adding. `push` requires room.
template <class Move, std::size_t Capacity>
class MoveList {
  public:
    MoveList() {}  // leaves the storage uninitialised

    void clear() { size_ = 0; }
    void push(Move move) {
        assert(size_ < Capacity);
        moves_[size_++] = move;
    }
    void resize_down(std::size_t size) {
        assert(size <= size_);
        size_ = size;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }
    Move& operator[](std::size_t i) { return moves_[i]; }
    const Move& operator[](std::size_t i) const { return moves_[i]; }
    Move* begin() { return moves_; }
    Move* end() { return moves_ + size_; }
    const Move* begin() const { return moves_; }
    const Move* end() const { return moves_ + size_; }
    operator std::span<const Move>() const { return {moves_, size_}; }

  private:
    std::size_t size_ = 0;
    union {
        Move moves_[Capacity];
    };
};

}  // namespace tablier
