#include "net/target_path.h"

#include <charconv>
#include <optional>

namespace tablier::net {
namespace {

/// Requests to proxies name the whole address, and servers have to understand that too.
std::string_view without_origin(std::string_view target) {
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!target.starts_with(scheme)) continue;
        const std::size_t path = target.find_first_of("/?#", scheme.size());
        return path == std::string_view::npos ? "/" : target.substr(path);
    }
    return target;
}

std::optional<char> hexadecimal(std::string_view digits) {
    unsigned value = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, 16);
    if (digits.size() != 2 || error != std::errc() || stop != end) return std::nullopt;
    return static_cast<char>(value);
}

Result<std::string> decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        const auto c = hexadecimal(text.substr(i + 1, 2));
        if (!c) return fail("a % in the address is not followed by two hexadecimal digits");
        if (*c == '/') return fail("a slash in the address is written as %2F");
        out += *c;
        i += 2;
    }
    return out;
}

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

Result<void> check_segments(std::string_view path) {
    while (!path.empty()) {
        path.remove_prefix(1);  // the slash
        const std::string_view segment = path.substr(0, path.find('/'));
        path.remove_prefix(segment.size());
        if (segment == "." || segment == "..") return fail("the address climbs by . or ..");
        if (segment.empty() && !path.empty()) return fail("the address has an empty part");
    }
    return {};
}

}  // namespace

Result<std::string> target_path(std::string_view target) {
    target = without_origin(target);
    target = target.substr(0, target.find_first_of("?#"));
    auto path = decoded(target);
    if (!path) return path;
    if (!path->starts_with('/')) return fail("the address does not begin with a slash");
    for (const char c : *path)
        if (is_control(c) || c == '\\')
            return fail("the address has a control character or a backslash");
    if (auto right = check_segments(*path); !right) return std::unexpected(right.error());
    return path;
}

std::string_view target_query(std::string_view target) {
    target = target.substr(0, target.find('#'));
    const std::size_t mark = target.find('?');
    return mark == std::string_view::npos ? "" : target.substr(mark + 1);
}

bool is_within(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) || path == folder.substr(0, folder.size() - 1);
}

}  // namespace tablier::net
