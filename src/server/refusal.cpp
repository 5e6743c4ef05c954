#include "server/refusal.h"

#include "core/json.h"

namespace tablier::server {

std::string refusal_json(const ApiRefusal& refusal) {
    return JsonObject()
        .add("code", refusal.code)
        .add("message", refusal.english)
        .add("message_fr", refusal.french)
        .text();
}

Reply refusal_reply(const ApiRefusal& refusal, std::optional<std::chrono::seconds> retry_after) {
    Reply reply =
        json_reply(refusal.status, JsonObject().add_raw("error", refusal_json(refusal)).text());
    reply.refusal = refusal.code;
    if (retry_after)
        reply.headers.emplace_back("Retry-After", std::to_string(retry_after->count()));
    return reply;
}

std::string refusal_message(const ApiRefusal& refusal) {
    return JsonObject().add("type", "refused").add_raw("error", refusal_json(refusal)).text();
}

}  // namespace tablier::server
