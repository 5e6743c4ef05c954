#include "tablier/search/control.h"

#include <algorithm>

#include "search/time_budget.h"

namespace tablier::search {

namespace {

std::int64_t nanoseconds(Control::Clock::time_point when) {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(when.time_since_epoch()).count();
}

}  // namespace

void Control::begin(const Limits& limits, Seat mover) {
    limits_ = limits;
    const TimeBudget budget = time_budget(limits, mover);
    soft_ = budget.soft;
    hard_ = budget.hard;
    began_ = Clock::now();
    if (!limits.ponder || hit_.load()) clock_started_.store(nanoseconds(began_));
}

void Control::ponder_hit() {
    hit_.store(true);
    std::int64_t expected = not_running;
    clock_started_.compare_exchange_strong(expected, nanoseconds(Clock::now()));
}

Milliseconds Control::since_clock_started() const {
    const std::int64_t started = clock_started_.load(std::memory_order_relaxed);
    if (started == not_running) return Milliseconds(0);
    return std::chrono::duration_cast<Milliseconds>(
        std::chrono::nanoseconds(nanoseconds(Clock::now()) - started));
}

Milliseconds Control::elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - began_);
}

bool Control::must_stop(std::uint64_t nodes) {
    if (stopped()) return true;
    if (limits_.nodes && nodes >= *limits_.nodes) stop();
    if (hard_.count() > 0 && since_clock_started() >= hard_) stop();
    return stopped();
}

std::uint64_t Control::next_check(std::uint64_t nodes, std::uint64_t interval) const {
    if (!limits_.exact_nodes || !limits_.nodes) return interval;
    const std::uint64_t left = *limits_.nodes > nodes ? *limits_.nodes - nodes : 1;
    return std::min(interval, left);
}

bool Control::may_go_deeper(int finished_depth) const {
    if (stopped()) return false;
    if (limits_.depth && finished_depth >= *limits_.depth) return false;
    return soft_.count() == 0 || since_clock_started() < soft_;
}

}  // namespace tablier::search
