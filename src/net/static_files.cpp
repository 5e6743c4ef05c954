#include "net/static_files.h"

#include "core/json.h"
#include "net/content_type.h"
#include "net/entity_tag.h"
#include "net/target_path.h"

namespace tablier::net {
namespace {

constexpr std::string_view assets = "/assets/";

/// Addresses that the page itself understands, like /play or /rules/NAME: they look like no
/// file, and are not of those that programs ask for, which want to know what is not there.
bool may_be_route(std::string_view path) {
    if (is_within(path, assets) || path.find("/.") != std::string_view::npos) return false;
    return path.substr(path.rfind('/')).find('.') == std::string_view::npos;
}

bool is_compressed(std::string_view path) {
    return path.ends_with(extension_of(Encoding::Brotli)) ||
           path.ends_with(extension_of(Encoding::Gzip));
}

Reply not_found() {
    return text_reply(404, "There is nothing here.");
}

}  // namespace

Reply StaticFiles::answer(const Request& request) {
    if (request.method != "GET" && request.method != "HEAD") {
        Reply reply = text_reply(405, "Only GET and HEAD are understood here.");
        reply.headers.emplace_back("Allow", "GET, HEAD");
        return reply;
    }
    const auto path = target_path(request.target);
    if (!path) return text_reply(400, path.error().message);
    if (*path == "/health") return health();
    if (is_within(*path, "/health/") || is_within(*path, api_folder)) return not_found();
    return page_or_file(*path, request);
}

Reply StaticFiles::health() const {
    const std::string_view status = health_();
    return json_reply(status == "ok" ? 200 : 503,
                      JsonObject().add("status", status).add("version", version_).text());
}

Reply StaticFiles::page_or_file(std::string_view path, const Request& request) {
    if (is_compressed(path)) return not_found();
    if (folder_.file(path)) return file(path, request);
    if (may_be_route(path) && folder_.file("/index.html")) return file("/index.html", request);
    return not_found();
}

Reply StaticFiles::file(std::string_view path, const Request& request) {
    std::vector<Encoding> available;
    for (const Encoding encoding : {Encoding::Brotli, Encoding::Gzip, Encoding::Plain})
        if (folder_.file(std::string(path).append(extension_of(encoding))))
            available.push_back(encoding);
    const auto encoding = choose_encoding(request.accept_encoding, available);
    if (!encoding) return text_reply(406, "This is not there in an encoding that you accept.");

    const auto name = folder_.file(std::string(path).append(extension_of(*encoding)));
    if (!name) return not_found();  // it has just gone
    const auto content = cache_.read(*name);
    if (!content) return text_reply(500, "This file cannot be read.");

    const std::string tag = entity_tag((*content)->hash, name_of(*encoding));
    Reply reply;
    reply.headers.emplace_back("ETag", tag);
    reply.headers.emplace_back("Vary", "Accept-Encoding");
    // The names of assets hold a hash of their content: under such a name nothing ever changes.
    reply.headers.emplace_back("Cache-Control", path.starts_with(assets)
                                                    ? "public, max-age=31536000, immutable"
                                                    : "no-cache");
    if (names_tag(request.if_none_match, tag)) {
        reply.status = 304;
        return reply;
    }
    reply.headers.emplace_back("Content-Type", std::string(content_type(path)));
    if (*encoding != Encoding::Plain)
        reply.headers.emplace_back("Content-Encoding", std::string(name_of(*encoding)));
    reply.body = std::shared_ptr<const std::string>(*content, &(*content)->bytes);
    return reply;
}

}  // namespace tablier::net
