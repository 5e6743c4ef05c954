#include "online/service/deadline_timer.h"

#include <algorithm>
#include <chrono>

namespace tablier::online {

void DeadlineTimer::set(const std::string& table, std::optional<Time> deadline) {
    if (const auto found = by_table_.find(table); found != by_table_.end()) {
        by_time_.erase({found->second, table});
        by_table_.erase(found);
    }
    if (deadline) {
        by_time_.emplace(*deadline, table);
        by_table_[table] = *deadline;
    }
    arm();
}

std::optional<Time> DeadlineTimer::deadline(const std::string& table) const {
    const auto found = by_table_.find(table);
    return found == by_table_.end() ? std::nullopt : std::optional(found->second);
}

void DeadlineTimer::arm() {
    if (by_time_.empty()) return timer_.reset();
    const Duration wait = std::clamp<Duration>(by_time_.begin()->first - now_(), 1, 60'000);
    timer_ = loop_.after(std::chrono::milliseconds(wait), [this] { fire(); });
}

void DeadlineTimer::fire() {
    const Time now = now_();
    while (!by_time_.empty() && by_time_.begin()->first <= now) {
        const std::string table = by_time_.begin()->second;
        by_time_.erase(by_time_.begin());
        by_table_.erase(table);
        on_due_(table);
    }
    arm();
}

}  // namespace tablier::online
