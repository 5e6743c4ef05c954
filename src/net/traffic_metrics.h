// Metrics and log entries of requests, messages and bytes.
#pragma once

#include <chrono>
#include <string_view>

#include "net/log.h"
#include "net/message.h"
#include "net/metrics.h"

namespace tablier::net {

class TrafficMetrics {
  public:
    TrafficMetrics(Metrics& metrics, const Log& log);

    /// A request that was answered, or could not be read (then without method and target).
    struct CompletedRequest {
        std::string_view method;
        std::string_view target;
        std::chrono::steady_clock::duration time;  ///< from the request to the reply
    };
    void count(const CompletedRequest& answered, const ClientAddress& client, const Reply& reply);

    /// Counts a refusal by its API code.
    void count_refusal(std::string_view code);

    Counter& received_bytes;
    Counter& sent_bytes;
    Counter& received_messages;
    Counter& sent_messages;
    Gauge& connections;
    Gauge& sockets;
    Gauge& known_clients;
    Histogram& round_trips;
    const Log& log;

  private:
    Metrics& metrics_;
    Histogram& times_;
};

}  // namespace tablier::net
