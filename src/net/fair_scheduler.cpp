#include "net/fair_scheduler.h"

#include <utility>

namespace tablier::net {
namespace {

/// A task longer than this may have delayed connections that the network has not reported yet.
constexpr std::chrono::milliseconds long_task{1};

/// Rounds of the event loop after a long task: accepting a connection, reading a head and reading a
/// body take one round each; then all are in the queue.
constexpr int rounds_after_long_task = 6;

}  // namespace

/// Charges the time of a task however it ends: it may throw.
class FairScheduler::Slot {
  public:
    Slot(FairScheduler& scheduler, const ClientAddress& client)
        : scheduler_(scheduler), client_(client) {}
    ~Slot() {
        const Clock::duration time = scheduler_.now_() - begin_;
        scheduler_.tasks_.count(client_, time);
        scheduler_.last_was_long_ = time > long_task;
        scheduler_.running_ = false;
        scheduler_.schedule_next();
    }
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;

  private:
    FairScheduler& scheduler_;
    const ClientAddress client_;
    const Clock::time_point begin_ = scheduler_.now_();
};

void FairScheduler::submit(const ClientAddress& client, Task task) {
    tasks_.push(client, std::move(task));
    schedule_next();
}

void FairScheduler::schedule_next() {
    if (tasks_.empty() || std::exchange(running_, true)) return;
    next_after(last_was_long_ ? rounds_after_long_task : 1);
}

void FairScheduler::next_after(int rounds) {
    loop_.post([this, rounds] { rounds > 1 ? next_after(rounds - 1) : next(); });
}

void FairScheduler::next() {
    auto [client, task] = tasks_.pop();
    const Slot turn(*this, client);
    task();
}

}  // namespace tablier::net
