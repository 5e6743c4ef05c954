#include "server/visitors.h"

#include <algorithm>

namespace tablier::server {

std::optional<Visitors::Stay> Visitors::enter(const Visitor& visitor, Kind kind) {
    std::uint32_t& count = entry(visitor).count(kind);
    const std::size_t limit =
        kind == Kind::Connection ? limits_.visitor_connections : limits_.visitor_sockets;
    if (count >= limit) return std::nullopt;
    ++count;
    return Stay(*this, visitor, kind);
}

std::optional<std::chrono::seconds> Visitors::must_wait(const Visitor& visitor,
                                                        Clock::time_point now) {
    TokenBucket& requests = entry(visitor).requests;
    if (requests.take(limits_.visitor_requests, now)) return std::nullopt;
    return requests.wait(limits_.visitor_requests, now);
}

Visitors::Entry& Visitors::entry(const Visitor& visitor) {
    if (entries_.size() >= look_again_at_ && !entries_.contains(visitor)) forget_idle(Clock::now());
    return entries_[visitor];
}

void Visitors::leave(const Visitor& visitor, Kind kind) {
    const auto found = entries_.find(visitor);
    if (found != entries_.end()) --found->second.count(kind);
}

/// Looking through all of them is rare: only when there are twice as many as were left last time.
void Visitors::forget_idle(Clock::time_point now) {
    std::erase_if(entries_, [&](const auto& each) {
        const Entry& entry = each.second;
        return entry.idle() && entry.requests.full(limits_.visitor_requests, now);
    });
    // Whoever comes with so many addresses has little from a fresh allowance for one of them.
    if (entries_.size() >= most)
        std::erase_if(entries_, [](const auto& each) { return each.second.idle(); });
    look_again_at_ = std::max<std::size_t>(1024, std::min(most, 2 * entries_.size()));
    if (entries_.size() >= most) look_again_at_ = 2 * entries_.size();
}

}  // namespace tablier::server
