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

    /// Queues a task for the server's thread; tasks run in order. May be called from any thread
    /// while the server exists. After the end of the server, remaining tasks are destroyed without
    /// being run.
    virtual void post(Task task) = 0;

    /// Runs the task once after this time, unless the timer is destroyed before. Called on the
    /// server's thread, or before it runs. The task may destroy its timer.
    [[nodiscard]] virtual std::unique_ptr<Timer> after(std::chrono::milliseconds time,
                                                       Task task) = 0;
};

}  // namespace tablier::net
