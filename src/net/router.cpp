#include "net/router.h"

#include "net/error_reply.h"
#include "net/origin.h"
#include "net/target_path.h"

namespace tablier::net {
namespace {

/// Without these a browser does not let a page of another site read the reply.
void add_leave_to_read(Reply& reply, std::string_view origin) {
    reply.headers.emplace_back("Access-Control-Allow-Origin", origin);
    reply.headers.emplace_back("Access-Control-Expose-Headers", "Retry-After");
    reply.headers.emplace_back("Vary", "Origin");
}

/// Browsers ask before they send what a form could not.
Reply may_be_sent() {
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

void Router::connect(RequestHandler& service) {
    service_ = &service;
    site_.ask_for_health([&service] { return service.health(); });
}

void Router::answer(Request request, Respond respond) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (path == "/metrics" && reads) return respond(metrics(request));
    if (service_ == nullptr || !is_api(request.target)) return respond(site_.answer(request));
    const bool other_site = is_one_of(request.origin, policy_.origins);
    if (other_site)
        respond = [origin = std::string(request.origin),
                   respond = std::move(respond)](Reply reply) mutable {
            add_leave_to_read(reply, origin);
            respond(std::move(reply));
        };
    if (auto refused = refusal(request)) return respond(*std::move(refused));
    if (path.empty())
        return respond(refusal_reply(
            {.code = "bad-field",
             .message = {"This cannot be an address: it has an empty part, dots that climb, or "
                         "characters written in a way that is not understood.",
                         "Ceci ne peut pas être une adresse : elle a une partie vide, des points "
                         "qui remontent ou des caractères écrits d'une façon incompréhensible."}}));
    if (other_site && request.method == "OPTIONS") return respond(may_be_sent());
    const auto begin = ClientLimits::Clock::now();
    service_->answer(request, std::move(respond));
    visitors_.count_work(request.visitor, begin, ClientLimits::Clock::now());
}

bool Router::takes_body(std::string_view method, std::string_view target) const {
    return service_ != nullptr && method == "POST" && is_api(target);
}

std::expected<Router::Admission, Reply> Router::welcome(Request request,
                                                        WebSocketConnection& peer) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    if (service_ == nullptr) return std::unexpected(site_.answer(request));
    auto stay = visitors_.enter(request.visitor, ClientLimits::Kind::Socket);
    if (!stay)
        return std::unexpected(
            refusal_reply({.code = "too-many-sockets",
                           .message = {"You have too many WebSockets open already.",
                                       "Vous avez déjà trop de WebSockets ouvertes."}}));
    auto dialogue = service_->welcome(request, peer);
    if (!dialogue) return std::unexpected(std::move(dialogue).error());
    return Admission{.stay = *std::move(stay), .dialogue = *std::move(dialogue)};
}

std::optional<Reply> Router::refusal(const Request& request) {
    return gate_.refusal(request, ClientLimits::Clock::now());
}

void Router::let_read(Reply& reply, std::string_view target, std::string_view origin) const {
    if (is_api(target) && is_one_of(origin, policy_.origins)) add_leave_to_read(reply, origin);
}

void Router::stopping() {
    if (service_ != nullptr) service_->stopping();
}

Reply Router::metrics(const Request& request) {
    if (!policy_.metrics_for_all && !request.visitor.local())
        return text_reply(403, "This is for visitors at the server's own machine.");
    Reply reply;
    reply.headers.emplace_back("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.body = std::make_shared<const std::string>(metrics_.text());
    return reply;
}

}  // namespace tablier::net
