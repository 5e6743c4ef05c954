// Latency samples and their percentiles.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <vector>

namespace tablier::load {

inline double milliseconds(std::chrono::steady_clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

class Latencies {
  public:
    void add(std::chrono::steady_clock::duration time) {
        times_.push_back(time);
        sorted_ = false;
    }
    std::size_t count() const { return times_.size(); }

    /// Percentile in milliseconds; `share` is from 0 to 1.
    double at(double share) {
        if (times_.empty()) return 0;
        if (!sorted_) std::ranges::sort(times_);
        sorted_ = true;
        return milliseconds(times_[std::size_t(double(times_.size() - 1) * share)]);
    }

  private:
    std::vector<std::chrono::steady_clock::duration> times_;
    bool sorted_ = false;
};

}  // namespace tablier::load
