// Whose turn it is: what visitors ask for is done for one after the other, so that somebody who
// asks on hundreds of connections at once makes nobody else wait for all of it.
#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include "net/fair_queue.h"
#include "net/loop.h"

namespace tablier::net {

/// Not for several threads.
class FairScheduler {
  public:
    using Task = Loop::Task;
    using Clock = std::chrono::steady_clock;

    /// The loop must outlive it, and be run by the thread that asks.
    explicit FairScheduler(Loop& loop, std::function<Clock::time_point()> now = &Clock::now)
        : loop_(loop), now_(std::move(now)) {}
    FairScheduler(const FairScheduler&) = delete;
    FairScheduler& operator=(const FairScheduler&) = delete;

    /// The task is run soon. Between two of them the network has its turn.
    void submit(const ClientAddress& client, Task task);

  private:
    class Slot;

    void schedule_next();
    /// The next turn, after so many rounds of the loop.
    void next_after(int rounds);
    void next();

    Loop& loop_;
    std::function<Clock::time_point()> now_;
    FairQueue<Task> tasks_;
    bool running_ = false;
    bool last_was_long_ = false;  ///< the last one
};

}  // namespace tablier::net
