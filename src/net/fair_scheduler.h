// Fair scheduler: runs API tasks on the event loop, fairly by client, so that one client with
// hundreds of connections cannot delay the others.
#pragma once

#include <chrono>
#include <functional>
#include <utility>

#include "net/fair_queue.h"
#include "net/loop.h"

namespace tablier::net {

/// Not thread-safe: used on the loop's thread.
class FairScheduler {
  public:
    using Task = Loop::Task;
    using Clock = std::chrono::steady_clock;

    /// The loop must outlive it.
    explicit FairScheduler(Loop& loop, std::function<Clock::time_point()> now = &Clock::now)
        : loop_(loop), now_(std::move(now)) {}
    FairScheduler(const FairScheduler&) = delete;
    FairScheduler& operator=(const FairScheduler&) = delete;

    /// Queues a task. Between two tasks the event loop handles network events.
    void submit(const ClientAddress& client, Task task);

  private:
    class Slot;

    void schedule_next();
    /// Runs the next task after this many rounds of the event loop.
    void next_after(int rounds);
    void next();

    Loop& loop_;
    std::function<Clock::time_point()> now_;
    FairQueue<Task> tasks_;
    bool running_ = false;
    bool last_was_long_ = false;  ///< the last task took long
};

}  // namespace tablier::net
