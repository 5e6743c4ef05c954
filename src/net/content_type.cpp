#include "net/content_type.h"

#include <algorithm>
#include <array>

namespace tablier::net {
namespace {

struct Type {
    std::string_view ending;
    std::string_view name;
};

constexpr std::array types{
    Type{"html", "text/html; charset=utf-8"},
    Type{"js", "text/javascript; charset=utf-8"},
    Type{"mjs", "text/javascript; charset=utf-8"},
    Type{"css", "text/css; charset=utf-8"},
    Type{"json", "application/json"},
    Type{"map", "application/json"},
    Type{"webmanifest", "application/manifest+json"},
    Type{"wasm", "application/wasm"},  // browsers compile it while it arrives only by this name
    Type{"svg", "image/svg+xml; charset=utf-8"},
    Type{"png", "image/png"},
    Type{"ico", "image/x-icon"},
    Type{"woff2", "font/woff2"},
    Type{"txt", "text/plain; charset=utf-8"},
    Type{"rec", "text/plain; charset=utf-8"},
};

}  // namespace

std::string_view content_type(std::string_view path) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::size_t dot = name.rfind('.');
    const std::string_view ending = dot == std::string_view::npos ? "" : name.substr(dot + 1);
    const auto found = std::ranges::find(types, ending, &Type::ending);
    return found == types.end() ? "application/octet-stream" : found->name;
}

}  // namespace tablier::net
