#include "net/client_limits.h"

#include <algorithm>

namespace tablier::net {
namespace {

/// Seconds of processing time that must be left to the client to admit a request.
constexpr double least_work = 0.001;

}  // namespace

std::optional<ClientLimits::ConnectionSlot> ClientLimits::acquire(const ClientAddress& client,
                                                                  Kind kind) {
    std::uint32_t& count = entry(client).count(kind);
    const std::size_t limit =
        kind == Kind::Connection ? limits_.client_connections : limits_.client_sockets;
    if (count >= limit) return std::nullopt;
    ++count;
    return ConnectionSlot(*this, client, kind);
}

std::optional<std::chrono::seconds> ClientLimits::must_wait(const ClientAddress& client,
                                                            Clock::time_point now) {
    Entry& one = entry(client);
    const std::chrono::seconds rest = one.work.wait(limits_.client_work, now, least_work);
    if (rest.count() > 0) return rest;
    if (one.requests.take(limits_.client_requests, now)) return std::nullopt;
    return one.requests.wait(limits_.client_requests, now);
}

bool ClientLimits::may_send(const ClientAddress& client, Clock::time_point now) {
    Entry& one = entry(client);
    return one.work.wait(limits_.client_work, now, least_work).count() == 0 &&
           one.messages.take(limits_.client_messages, now);
}

void ClientLimits::count_work(const ClientAddress& client, Clock::time_point begin,
                              Clock::time_point end) {
    const std::chrono::duration<double> time = end - begin;
    entry(client).work.spend(limits_.client_work, end, time.count());
}

bool ClientLimits::add_unread(const ClientAddress& client, std::ptrdiff_t bytes) {
    std::ptrdiff_t& unread = entry(client).unread;
    unread += bytes;
    return unread <= std::ptrdiff_t(limits_.client_unread_bytes);
}

ClientLimits::Entry& ClientLimits::entry(const ClientAddress& client) {
    if (entries_.size() >= next_cleanup_size_ && !entries_.contains(client))
        forget_idle(Clock::now());
    return entries_[client];
}

void ClientLimits::release(const ClientAddress& client, Kind kind) {
    const auto found = entries_.find(client);
    if (found != entries_.end()) --found->second.count(kind);
}

/// Looking through all of them is rare: only when there are twice as many as were left last time.
void ClientLimits::forget_idle(Clock::time_point now) {
    std::erase_if(entries_, [&](const auto& each) {
        const Entry& entry = each.second;
        return entry.idle() && entry.requests.full(limits_.client_requests, now) &&
               entry.messages.full(limits_.client_messages, now) &&
               entry.work.full(limits_.client_work, now);
    });
    // A client with so many addresses gains little from a fresh bucket for one of them.
    if (entries_.size() >= max_clients)
        std::erase_if(entries_, [](const auto& each) { return each.second.idle(); });
    next_cleanup_size_ = std::max<std::size_t>(1024, std::min(max_clients, 2 * entries_.size()));
    if (entries_.size() >= max_clients) next_cleanup_size_ = 2 * entries_.size();
}

}  // namespace tablier::net
