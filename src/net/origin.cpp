#include "net/origin.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace tablier::net {
namespace {

std::string in_small_letters(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

bool is_port(std::string_view digits) {
    unsigned port = 0;
    const char* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, port);
    return error == std::errc() && stop == end && port >= 1 && port <= 65535;
}

bool is_host_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.' || c == '_';
}

std::string without_usual_port(std::string authority, bool secure) {
    const std::string_view usual = secure ? ":443" : ":80";
    if (authority.ends_with(usual)) authority.resize(authority.size() - usual.size());
    return authority;
}

}  // namespace

bool is_authority(std::string_view text) {
    std::size_t end = 0;
    if (text.starts_with('[')) {
        end = text.find(']');
        if (end == std::string_view::npos || end == 1) return false;
        const auto of_address = [](char c) {
            return std::isxdigit(static_cast<unsigned char>(c)) != 0 || c == ':' || c == '.';
        };
        if (!std::ranges::all_of(text.substr(1, end - 1), of_address)) return false;
        ++end;
    } else {
        while (end < text.size() && is_host_character(text[end])) ++end;
        if (end == 0) return false;
    }
    if (end == text.size()) return true;
    return text[end] == ':' && is_port(text.substr(end + 1));
}

Result<std::string> parse_origin(std::string_view text) {
    const std::string small = in_small_letters(text);
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!small.starts_with(scheme)) continue;
        const std::string authority = small.substr(scheme.size());
        if (!is_authority(authority)) break;
        return std::string(scheme) + without_usual_port(authority, scheme == "https://");
    }
    return fail("{0} is no origin like https://games.example.org",
                "{0} n'est pas une origine comme https://games.example.org", {quoted(text)});
}

bool may_use(std::string_view origin, std::string_view host,
             const std::vector<std::string>& allowed) {
    if (origin.empty()) return true;
    const auto parsed = parse_origin(origin);
    if (!parsed) return false;
    for (const std::string_view scheme : {"http://", "https://"}) {
        const auto own = parse_origin(std::string(scheme).append(host));
        if (own && *own == *parsed) return true;
    }
    return is_one_of(origin, allowed);
}

bool is_one_of(std::string_view origin, const std::vector<std::string>& allowed) {
    const auto parsed = parse_origin(origin);
    return parsed && std::ranges::find(allowed, *parsed) != allowed.end();
}

}  // namespace tablier::net
