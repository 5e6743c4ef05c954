// Things to do for visitors, in turn: one of each visitor who waits before a second one of anybody,
// and a visitor's own in the order in which they came.
#pragma once

#include <cstddef>
#include <deque>
#include <unordered_map>
#include <utility>

#include "server/visitor.h"

namespace tablier::server {

/// Not for several threads.
template <class Job>
class TurnQueue {
  public:
    bool empty() const { return order_.empty(); }
    std::size_t size() const { return size_; }

    void push(const Visitor& visitor, Job job) {
        std::deque<Job>& own = jobs_[visitor];
        if (own.empty()) order_.push_back(visitor);
        own.push_back(std::move(job));
        ++size_;
    }

    /// There must be one.
    Job pop() {
        const Visitor visitor = order_.front();
        order_.pop_front();
        const auto own = jobs_.find(visitor);
        Job job = std::move(own->second.front());
        own->second.pop_front();
        if (own->second.empty())
            jobs_.erase(own);
        else
            order_.push_back(visitor);
        --size_;
        return job;
    }

  private:
    std::unordered_map<Visitor, std::deque<Job>> jobs_;
    std::deque<Visitor> order_;  ///< those who have jobs, who is next first
    std::size_t size_ = 0;
};

}  // namespace tablier::server
