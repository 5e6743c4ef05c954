#include "net/traffic_metrics.h"

#include "net/target_path.h"

namespace tablier::net {
namespace {

std::string kind_of(const std::string& path) {
    if (path.empty()) return "unreadable";
    if (is_within(path, api_folder)) return "api";
    if (path == "/health") return "health";
    if (path == "/metrics") return "metrics";
    return "file";
}

double seconds_of(std::chrono::steady_clock::duration time) {
    return std::chrono::duration<double>(time).count();
}

}  // namespace

TrafficMetrics::TrafficMetrics(Metrics& metrics, const Log& to_log)
    : received_bytes(metrics.counter("tablier_received_bytes_total", "Bytes that clients sent.")),
      sent_bytes(metrics.counter("tablier_sent_bytes_total", "Bytes that clients were sent.")),
      received_messages(metrics.counter("tablier_socket_messages_received_total",
                                        "Messages that came by WebSocket.")),
      sent_messages(metrics.counter("tablier_socket_messages_sent_total",
                                    "Messages that were queued for WebSockets.")),
      connections(metrics.gauge("tablier_connections", "Connections that are open, of any kind.")),
      sockets(metrics.gauge("tablier_sockets", "WebSockets that are open.")),
      known_clients(metrics.gauge("tablier_visitors", "Clients with limits in memory.")),
      round_trips(metrics.histogram("tablier_socket_round_trip_seconds",
                                    "How long pings of WebSockets took.",
                                    {0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5})),
      log(to_log),
      metrics_(metrics),
      times_(metrics.histogram("tablier_request_seconds",
                               "From a whole request to its reply, which may have waited.",
                               {0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 1, 5, 25})) {}

void TrafficMetrics::count(const CompletedRequest& answered, const ClientAddress& client,
                           const Reply& reply) {
    const std::string path = target_path(answered.target).value_or("");
    const std::string kind = kind_of(path);
    const std::string status_class = std::to_string(reply.status / 100) + "xx";
    metrics_
        .counter("tablier_requests_total", "Requests by kind and class of status.",
                 {{"kind", kind}, {"status", status_class}})
        .add();
    times_.observe(seconds_of(answered.time));
    if (!reply.error_code.empty()) count_refusal(reply.error_code);
    if (reply.status >= 500)
        log.error("failed", {{"method", answered.method},
                             {"path", path},
                             {"status", reply.status},
                             {"code", reply.error_code}});
    if (!log.wants(LogLevel::Requests)) return;
    log.request("request", {{"visitor", client.text()},
                            {"kind", kind},
                            {"method", answered.method},
                            {"path", path},
                            {"status", reply.status},
                            {"code", reply.error_code},
                            {"bytes", reply.body->size()},
                            {"ms", seconds_of(answered.time) * 1000}});
}

void TrafficMetrics::count_refusal(std::string_view code) {
    metrics_
        .counter("tablier_refusals_total", "Refusals by their code.", {{"code", std::string(code)}})
        .add();
}

}  // namespace tablier::net
