// Moves of one node in the order in which they are searched. All nodes on the way from the root
// share one stack of moves, so that nothing is allocated at a node.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "tablier/search/evaluator.h"

namespace tablier::search {

template <Game G>
struct RatedMove {
    typename G::Move move;
    std::uint16_t index = 0;  ///< in the generated list
    int rating = 0;
};

template <Game G>
class MoveStack {
  public:
    using Rated = RatedMove<G>;

    std::size_t size() const { return moves_.size(); }
    void push(const Rated& move) { moves_.push_back(move); }
    void shrink(std::size_t size) { moves_.resize(size); }
    Rated& operator[](std::size_t i) { return moves_[i]; }

    /// Moves the best of [from, end) to `from`.
    void bring_best_to(std::size_t from, std::size_t end) {
        std::size_t best = from;
        for (std::size_t i = from + 1; i < end; ++i)
            if (moves_[i].rating > moves_[best].rating) best = i;
        std::swap(moves_[from], moves_[best]);
    }

  private:
    std::vector<Rated> moves_;
};

/// The part of the stack that belongs to one node; given back when the node is done.
template <Game G>
class MovesOfNode {
  public:
    explicit MovesOfNode(MoveStack<G>& stack) : stack_(stack), begin_(stack.size()) {}
    ~MovesOfNode() { stack_.shrink(begin_); }
    MovesOfNode(const MovesOfNode&) = delete;
    MovesOfNode& operator=(const MovesOfNode&) = delete;

    void add(const RatedMove<G>& move) {
        stack_.push(move);
        ++size_;
    }
    std::size_t size() const { return size_; }
    RatedMove<G>& operator[](std::size_t i) { return stack_[begin_ + i]; }
    /// The i-th best; those before must have been picked.
    RatedMove<G> pick(std::size_t i) {
        stack_.bring_best_to(begin_ + i, begin_ + size_);
        return stack_[begin_ + i];
    }

  private:
    MoveStack<G>& stack_;
    std::size_t begin_;
    std::size_t size_ = 0;
};

}  // namespace tablier::search
