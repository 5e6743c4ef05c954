// Where requests come in: it knows who has to answer them.
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
    Router(StaticFiles site, const Policy& policy, ClientLimits& visitors, const Metrics& metrics)
        : site_(std::move(site)),
          policy_(policy),
          visitors_(visitors),
          metrics_(metrics),
          gate_(policy, visitors) {}
    Router(const Router&) = delete;
    Router& operator=(const Router&) = delete;

    /// From now on it answers under /api/, where there is nothing without it.
    void connect(RequestHandler& service);

    /// Path and query of the request need not be there yet.
    void answer(Request request, Respond respond);

    /// Whether somebody waits for the body of such a request.
    bool takes_body(std::string_view method, std::string_view target) const;

    struct Admission {
        ClientLimits::ConnectionSlot stay;
        std::unique_ptr<WebSocketHandler> dialogue;
    };
    /// Why nothing of the API is for whoever sends this, if so; it counts as one request.
    std::optional<Reply> refusal(const Request& request);
    /// A WebSocket is wanted, at an address of the API, and not refused.
    std::expected<Admission, Reply> welcome(Request request, WebSocketConnection& peer);

    /// Lets the page of another site that may use the API read a reply of it.
    void let_read(Reply& reply, std::string_view target, std::string_view origin) const;

    void stopping();

  private:
    Reply metrics(const Request& request);

    StaticFiles site_;
    const Policy& policy_;
    ClientLimits& visitors_;
    const Metrics& metrics_;
    AdmissionControl gate_;
    RequestHandler* service_ = nullptr;
};

/// Whether a target, as it was sent, is of the API.
bool is_api(std::string_view target);

}  // namespace tablier::net
