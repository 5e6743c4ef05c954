// Keys of the positions from the start of the game to the node being searched, for repetitions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tablier::search {

class Path {
  public:
    void start(std::vector<std::uint64_t> earlier) {
        earlier_ = std::move(earlier);
        std::ranges::sort(earlier_);
        current_.clear();
    }
    /// Returns to the root.
    void restart() { current_.clear(); }
    void push(std::uint64_t key) { current_.push_back(key); }
    void pop() { current_.pop_back(); }

    /// Whether the position has occurred before. One earlier occurrence counts as a repetition,
    /// since a position that was reached twice can be reached again.
    bool repeats(std::uint64_t key) const {
        return std::ranges::find(current_, key) != current_.end() ||
               std::ranges::binary_search(earlier_, key);
    }

    /// The number of earlier occurrences of the position.
    int times(std::uint64_t key) const {
        const auto earlier = std::ranges::equal_range(earlier_, key);
        return int(std::ranges::count(current_, key) + std::ranges::ssize(earlier));
    }

  private:
    std::vector<std::uint64_t> earlier_;  ///< sorted
    std::vector<std::uint64_t> current_;  ///< below the root, the root included
};

}  // namespace tablier::search
