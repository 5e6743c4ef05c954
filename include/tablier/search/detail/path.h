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
        here_.clear();
    }
    /// Back to the start: nothing is below it yet.
    void restart() { here_.clear(); }
    void push(std::uint64_t key) { here_.push_back(key); }
    void pop() { here_.pop_back(); }

    /// Whether the position was there before. Once is enough: what could be reached twice can be
    /// reached a third time.
    bool repeats(std::uint64_t key) const {
        return std::ranges::find(here_, key) != here_.end() ||
               std::ranges::binary_search(earlier_, key);
    }

    /// How often the position was there before.
    int times(std::uint64_t key) const {
        const auto earlier = std::ranges::equal_range(earlier_, key);
        return int(std::ranges::count(here_, key) + std::ranges::ssize(earlier));
    }

  private:
    std::vector<std::uint64_t> earlier_;  ///< sorted
    std::vector<std::uint64_t> here_;     ///< below the root, the root included
};

}  // namespace tablier::search
