// Fair queue of jobs by client: the next job is that of the client whose jobs have taken the least
// time since it joined the queue; among equals, of the one that has waited longest. Jobs of one
// client run in order.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <unordered_map>
#include <utility>

#include "net/client_address.h"

namespace tablier::net {

/// Not thread-safe.
template <class Job>
class FairQueue {
  public:
    using Duration = std::chrono::steady_clock::duration;

    bool empty() const { return order_.empty(); }
    std::size_t size() const { return size_; }

    void push(const ClientAddress& client, Job job) {
        Waiting& own = waiting_[client];
        if (own.jobs.empty()) enqueue(client, own);
        own.jobs.push_back(std::move(job));
        ++size_;
    }

    struct Next {
        ClientAddress client;
        Job job;
    };
    /// The queue must not be empty.
    Next pop() {
        const ClientAddress client = order_.begin()->second;
        order_.erase(order_.begin());
        const auto own = waiting_.find(client);
        Job job = std::move(own->second.jobs.front());
        own->second.jobs.pop_front();
        if (own->second.jobs.empty())
            waiting_.erase(own);
        else
            enqueue(client, own->second);
        --size_;
        return {client, std::move(job)};
    }

    /// Charges the time of a job to its client. A client without queued jobs starts anew.
    void count(const ClientAddress& client, Duration time) {
        const auto own = waiting_.find(client);
        if (own == waiting_.end()) return;
        order_.erase(own->second.place);
        own->second.time += time;
        enqueue(client, own->second);
    }

  private:
    using Place = std::pair<Duration, std::uint64_t>;  ///< time taken, then the order of queueing
    struct Waiting {
        std::deque<Job> jobs;
        Duration time{};
        Place place;
    };

    void enqueue(const ClientAddress& client, Waiting& own) {
        own.place = {own.time, ++sequence_};
        order_.emplace(own.place, client);
    }

    std::unordered_map<ClientAddress, Waiting> waiting_;
    std::map<Place, ClientAddress> order_;
    std::uint64_t sequence_ = 0;
    std::size_t size_ = 0;
};

}  // namespace tablier::net
