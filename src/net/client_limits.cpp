#include "net/client_limits.h"

#include <algorithm>

namespace tablier::net {
namespace {

/// Seconds that must be left of the visitor's share for anything to be begun.
constexpr double least_work = 0.001;

}  // namespace

std::optional<ClientLimits::ConnectionSlot> ClientLimits::enter(const ClientAddress& visitor,
                                                                Kind kind) {
    std::uint32_t& count = entry(visitor).count(kind);
    const std::size_t limit =
        kind == Kind::Connection ? limits_.visitor_connections : limits_.visitor_sockets;
    if (count >= limit) return std::nullopt;
    ++count;
    return ConnectionSlot(*this, visitor, kind);
}

std::optional<std::chrono::seconds> ClientLimits::must_wait(const ClientAddress& visitor,
                                                            Clock::time_point now) {
    Entry& one = entry(visitor);
    const std::chrono::seconds rest = one.work.wait(limits_.visitor_work, now, least_work);
    if (rest.count() > 0) return rest;
    if (one.requests.take(limits_.visitor_requests, now)) return std::nullopt;
    return one.requests.wait(limits_.visitor_requests, now);
}

bool ClientLimits::may_send(const ClientAddress& visitor, Clock::time_point now) {
    Entry& one = entry(visitor);
    return one.work.wait(limits_.visitor_work, now, least_work).count() == 0 &&
           one.messages.take(limits_.visitor_messages, now);
}

void ClientLimits::count_work(const ClientAddress& visitor, Clock::time_point begin,
                              Clock::time_point end) {
    const std::chrono::duration<double> time = end - begin;
    entry(visitor).work.spend(limits_.visitor_work, end, time.count());
}

bool ClientLimits::queue(const ClientAddress& visitor, std::ptrdiff_t bytes) {
    std::ptrdiff_t& unread = entry(visitor).unread;
    unread += bytes;
    return unread <= std::ptrdiff_t(limits_.visitor_unread_bytes);
}

ClientLimits::Entry& ClientLimits::entry(const ClientAddress& visitor) {
    if (entries_.size() >= look_again_at_ && !entries_.contains(visitor)) forget_idle(Clock::now());
    return entries_[visitor];
}

void ClientLimits::leave(const ClientAddress& visitor, Kind kind) {
    const auto found = entries_.find(visitor);
    if (found != entries_.end()) --found->second.count(kind);
}

/// Looking through all of them is rare: only when there are twice as many as were left last time.
void ClientLimits::forget_idle(Clock::time_point now) {
    std::erase_if(entries_, [&](const auto& each) {
        const Entry& entry = each.second;
        return entry.idle() && entry.requests.full(limits_.visitor_requests, now) &&
               entry.messages.full(limits_.visitor_messages, now) &&
               entry.work.full(limits_.visitor_work, now);
    });
    // Whoever comes with so many addresses has little from a fresh allowance for one of them.
    if (entries_.size() >= most)
        std::erase_if(entries_, [](const auto& each) { return each.second.idle(); });
    look_again_at_ = std::max<std::size_t>(1024, std::min(most, 2 * entries_.size()));
    if (entries_.size() >= most) look_again_at_ = 2 * entries_.size();
}

}  // namespace tablier::net
