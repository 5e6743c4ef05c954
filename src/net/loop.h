// Interface of the server's event loop: runs posted tasks and timers on one thread.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace tablier::net {

/// Pending timer: destroying it cancels its task. Must not outlive the loop.
class Timer {
  public:
    virtual ~Timer() = default;
};

class Loop {
  public:
    using Task = std::move_only_function<void()>;

    virtual ~Loop() = default;

    /// From any thread, while the server is there: the task is run on the server's thread, soon and
    /// in order. A server that has ended runs no more tasks, and destroys those that are left.
    virtual void post(Task task) = 0;

    /// On the server's thread, or before it runs: the task is run once, when the time has come,
    /// unless the timer is destroyed before. The task may destroy its timer.
    [[nodiscard]] virtual std::unique_ptr<Timer> after(std::chrono::milliseconds time,
                                                       Task task) = 0;
};

}  // namespace tablier::net
