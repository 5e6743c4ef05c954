#include "net/message.h"

namespace tablier::net {
namespace {

Reply plain_reply(int status, std::string type, std::string body) {
    Reply reply;
    reply.status = status;
    reply.headers.emplace_back("Content-Type", std::move(type));
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.body = std::make_shared<const std::string>(std::move(body));
    return reply;
}

}  // namespace

Reply text_reply(int status, std::string_view text) {
    return plain_reply(status, "text/plain; charset=utf-8", std::string(text) + "\n");
}

Reply json_reply(int status, std::string json) {
    return plain_reply(status, "application/json", std::move(json));
}

bool has_body(std::string_view method, const Reply& reply) {
    return method != "HEAD" && reply.status != 204 && reply.status != 304;
}

}  // namespace tablier::net
