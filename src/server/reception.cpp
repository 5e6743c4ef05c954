#include "server/reception.h"

#include "server/refusal.h"
#include "server/target_path.h"

namespace tablier::server {

bool is_api(std::string_view target) {
    const auto path = target_path(target);
    return path && is_within(*path, api_folder);
}

void Reception::connect(Service& service) {
    service_ = &service;
    site_.ask_for_health([&service] { return service.health(); });
}

void Reception::answer(Request request, Respond respond) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (path == "/metrics" && reads) return respond(metrics(request));
    if (service_ == nullptr || !is_within(path, api_folder)) return respond(site_.answer(request));
    if (auto refusal = gate_.refusal(request, Visitors::Clock::now()))
        return respond(*std::move(refusal));
    service_->answer(request, std::move(respond));
}

bool Reception::takes_body(std::string_view method, std::string_view target) const {
    return service_ != nullptr && method == "POST" && is_api(target);
}

std::expected<Reception::Admission, Reply> Reception::welcome(Request request, Peer& peer) {
    const std::string path = target_path(request.target).value_or("");
    request.path = path;
    request.query = target_query(request.target);
    if (service_ == nullptr) return std::unexpected(site_.answer(request));
    if (auto refusal = gate_.refusal(request, Visitors::Clock::now()))
        return std::unexpected(*std::move(refusal));
    auto stay = visitors_.enter(request.visitor, Visitors::Kind::Socket);
    if (!stay)
        return std::unexpected(
            refusal_reply({.status = 429,
                           .code = "too-many-sockets",
                           .english = "You have too many WebSockets open already.",
                           .french = "Vous avez déjà trop de WebSockets ouvertes."}));
    auto dialogue = service_->welcome(request, peer);
    if (!dialogue) return std::unexpected(std::move(dialogue).error());
    return Admission{.stay = *std::move(stay), .dialogue = *std::move(dialogue)};
}

void Reception::stopping() {
    if (service_ != nullptr) service_->stopping();
}

Reply Reception::metrics(const Request& request) {
    if (!policy_.metrics_for_all && !request.visitor.local())
        return text_reply(403, "This is for visitors at the server's own machine.");
    Reply reply;
    reply.headers.emplace_back("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.body = std::make_shared<const std::string>(metrics_.text());
    return reply;
}

}  // namespace tablier::server
