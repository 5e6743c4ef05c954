#include "server/message.h"

namespace tablier::server {

Reply text_reply(int status, std::string_view text) {
    Reply reply;
    reply.status = status;
    reply.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    reply.headers.emplace_back("Cache-Control", "no-store");
    reply.body = std::make_shared<const std::string>(std::string(text) + "\n");
    return reply;
}

bool has_body(std::string_view method, const Reply& reply) {
    return method != "HEAD" && reply.status != 304;
}

}  // namespace tablier::server
