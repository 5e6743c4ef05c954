#include "net/router.h"

#include "net/error_reply.h"
#include "net/origin.h"
#include "net/target_path.h"

namespace tablier::net {
namespace {

/// Without these a browser does not let a page of another site read the reply.
void add_cross_origin_headers(Reply& reply, std::string_view origin) {
    reply.headers.emplace_back("Access-Control-Allow-Origin", origin);
    reply.headers.emplace_back("Access-Control-Expose-Headers", "Retry-After");
    reply.headers.emplace_back("Vary", "Origin");
}

/// Browsers ask before they send what a form could not.
Reply preflight_reply() {
    Reply reply;
    reply.status = 204;
    reply.headers.emplace_back("Access-Control-Allow-Methods", "GET, POST");
    reply.headers.emplace_back("Access-Control-Allow-Headers", "Authorization, Content-Type");
    reply.headers.emplace_back("Access-Control-Max-Age", "600");
    return reply;
}

}  // namespace

bool is_api(std::string_view target) {
    const auto path = target_path(target);
    if (path) return is_within(*path, api_folder);
    return target.starts_with(api_folder);  // an address that cannot be, but was meant for it
}

void Router::connect(RequestHandler& handler) {
    handler_ = &handler;
    static_files_.set_health_source([&handler] { return handler.health(); });
}

void Router::answer(Request request, Respond respond) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (path == "/metrics" && reads) return respond(metrics(request));
    if (handler_ == nullptr || !is_api(request.target))
        return respond(static_files_.answer(request));
    const bool other_site = is_one_of(request.origin, policy_.origins);
    if (other_site)
        respond = [origin = std::string(request.origin),
                   respond = std::move(respond)](Reply reply) mutable {
            add_cross_origin_headers(reply, origin);
            respond(std::move(reply));
        };
    if (auto error = check_admission(request)) return respond(*std::move(error));
    if (path.empty())
        return respond(error_reply(
            {.code = "bad-field",
             .message = {"This cannot be an address: it has an empty part, dots that climb, or "
                         "characters written in a way that is not understood.",
                         "Ceci ne peut pas être une adresse : elle a une partie vide, des points "
                         "qui remontent ou des caractères écrits d'une façon incompréhensible."}}));
    if (other_site && request.method == "OPTIONS") return respond(preflight_reply());
    const auto begin = ClientLimits::Clock::now();
    handler_->answer(request, std::move(respond));
    client_limits_.count_work(request.client, begin, ClientLimits::Clock::now());
}

bool Router::takes_body(std::string_view method, std::string_view target) const {
    return handler_ != nullptr && method == "POST" && is_api(target);
}

std::expected<Router::Admission, Reply> Router::accept_websocket(Request request,
                                                                 WebSocketConnection& peer) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    if (handler_ == nullptr) return std::unexpected(static_files_.answer(request));
    auto slot = client_limits_.acquire(request.client, ClientLimits::Kind::Socket);
    if (!slot)
        return std::unexpected(
            error_reply({.code = "too-many-sockets",
                         .message = {"You have too many WebSockets open already.",
                                     "Vous avez déjà trop de WebSockets ouvertes."}}));
    auto handler = handler_->accept_websocket(request, peer);
    if (!handler) return std::unexpected(std::move(handler).error());
    return Admission{.slot = *std::move(slot), .handler = *std::move(handler)};
}

std::optional<Reply> Router::check_admission(const Request& request) {
    return admission_control_.check(request, ClientLimits::Clock::now());
}

void Router::allow_cross_origin_read(Reply& reply, std::string_view target,
                                     std::string_view origin) const {
    if (is_api(target) && is_one_of(origin, policy_.origins))
        add_cross_origin_headers(reply, origin);
}

void Router::stopping() {
    if (handler_ != nullptr) handler_->stopping();
}

Reply Router::metrics(const Request& request) {
    if (!policy_.metrics_for_all && !request.client.local())
        return text_reply(403, "This is for visitors at the server's own machine.");
    Reply reply;
    reply.headers.emplace_back("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.body = std::make_shared<const std::string>(metrics_.text());
    return reply;
}

}  // namespace tablier::net
