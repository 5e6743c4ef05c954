#include "net/error_reply.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/json.h"

namespace tablier::net {
namespace {

/// Those that are not the client's fault in form (400).
constexpr std::pair<std::string_view, int> statuses[] = {
    {"key-needed", 401},       {"wrong-key", 403},         {"not-yours", 403},
    {"wrong-origin", 403},     {"no-such-table", 404},     {"no-such-call", 404},
    {"wrong-method", 405},     {"seat-taken", 409},        {"not-started", 409},
    {"already-started", 409},  {"not-your-turn", 409},     {"stale", 409},
    {"game-over", 409},        {"too-long", 409},          {"not-gone", 409},
    {"no-offer", 409},         {"already-offered", 409},   {"nothing-to-take-back", 409},
    {"request-reused", 409},   {"too-large", 413},         {"illegal-move", 422},
    {"socket-needed", 426},    {"too-many-requests", 429}, {"too-many-tables", 429},
    {"too-many-sockets", 429}, {"too-many-watched", 429},  {"too-much-engine", 429},
    {"internal", 500},         {"not-ready", 503},         {"storage", 503},
};

}  // namespace

int http_status_of(std::string_view code) {
    const auto* found = std::ranges::find(statuses, code, &std::pair<std::string_view, int>::first);
    return found == std::end(statuses) ? 400 : found->second;
}

std::string error_json(const ApiError& error) {
    JsonObject json;
    json.add("code", error.code);
    json.add("message", error.message.en).add("message_fr", error.message.fr);
    if (error.rule)
        json.add("rule", JsonObject().add("en", error.rule->en).add("fr", error.rule->fr));
    return json.text();
}

Reply error_reply(const ApiError& error) {
    Reply reply = json_reply(http_status_of(error.code),
                             JsonObject().add_raw("error", error_json(error)).text());
    reply.error_code = error.code;
    if (reply.status == 401) reply.headers.emplace_back("WWW-Authenticate", "Bearer");
    if (reply.status == 426) reply.headers.emplace_back("Upgrade", "websocket");
    if (error.retry_seconds > 0)
        reply.headers.emplace_back("Retry-After", std::to_string(error.retry_seconds));
    return reply;
}

Reply too_many_connections() {
    return error_reply({.code = "too-many-requests",
                        .message = {"You have too many connections open already.",
                                    "Vous avez déjà trop de connexions ouvertes."},
                        .retry_seconds = 10});
}

}  // namespace tablier::net
