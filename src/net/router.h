// Router: passes each request to the API, the static files or the metrics.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string_view>

#include "net/admission_control.h"
#include "net/metrics.h"
#include "net/request_handler.h"
#include "net/static_files.h"

namespace tablier::net {

class Router {
  public:
    Router(StaticFiles static_files, const AccessPolicy& policy, ClientLimits& client_limits,
           const Metrics& metrics)
        : static_files_(std::move(static_files)),
          policy_(policy),
          client_limits_(client_limits),
          metrics_(metrics),
          admission_control_(policy, client_limits) {}
    Router(const Router&) = delete;
    Router& operator=(const Router&) = delete;

    /// Sets the handler for `/api/`; without one, requests there get 404.
    void connect(RequestHandler& handler);

    /// Fills in path and query of the request.
    void answer(Request request, Respond respond);

    /// Whether the body of such a request is to be read.
    bool takes_body(std::string_view method, std::string_view target) const;

    struct Admission {
        ClientLimits::ConnectionSlot slot;
        std::unique_ptr<WebSocketHandler> handler;
    };
    /// The error reply of a request that is not admitted to the API; counts it as one request.
    std::optional<Reply> check_admission(const Request& request);
    /// Accepts a WebSocket under `/api/`, for an admitted request.
    std::expected<Admission, Reply> accept_websocket(Request request, WebSocketConnection& peer);

    /// Adds the CORS headers for an allowed origin to a reply of the API.
    void allow_cross_origin_read(Reply& reply, std::string_view target,
                                 std::string_view origin) const;

    void stopping();

  private:
    Reply metrics(const Request& request);

    StaticFiles static_files_;
    const AccessPolicy& policy_;
    ClientLimits& client_limits_;
    const Metrics& metrics_;
    AdmissionControl admission_control_;
    RequestHandler* handler_ = nullptr;
};

/// Whether a request target, as sent, is under `/api/`.
bool is_api(std::string_view target);

}  // namespace tablier::net
