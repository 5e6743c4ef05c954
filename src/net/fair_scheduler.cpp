#include "net/fair_scheduler.h"

#include <utility>

namespace tablier::net {
namespace {

/// Others have come meanwhile whom the network has not announced yet.
constexpr std::chrono::milliseconds long_turn{1};

/// The network is asked who has come, then what they have sent is read, a head and a body, each in
/// a round of its own; then they wait for their turn like all others.
constexpr int rounds_for_others = 6;

}  // namespace

/// Counts a turn however it ends: a task may throw.
class FairScheduler::Slot {
  public:
    Slot(FairScheduler& turns, const ClientAddress& visitor) : turns_(turns), visitor_(visitor) {}
    ~Slot() {
        const Clock::duration time = turns_.now_() - begin_;
        turns_.tasks_.count(visitor_, time);
        turns_.was_long_ = time > long_turn;
        turns_.under_way_ = false;
        turns_.go_on();
    }
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;

  private:
    FairScheduler& turns_;
    const ClientAddress visitor_;
    const Clock::time_point begin_ = turns_.now_();
};

void FairScheduler::ask(const ClientAddress& visitor, Task task) {
    tasks_.push(visitor, std::move(task));
    go_on();
}

void FairScheduler::go_on() {
    if (tasks_.empty() || std::exchange(under_way_, true)) return;
    next_after(was_long_ ? rounds_for_others : 1);
}

void FairScheduler::next_after(int rounds) {
    loop_.post([this, rounds] { rounds > 1 ? next_after(rounds - 1) : next(); });
}

void FairScheduler::next() {
    auto [visitor, task] = tasks_.pop();
    const Slot turn(*this, visitor);
    task();
}

}  // namespace tablier::net
