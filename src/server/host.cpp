#include "server/host.h"

#include <arpa/inet.h>

namespace tablier::server {
namespace {

bool is_address(int family, const std::string& text) {
    unsigned char bytes[sizeof(in6_addr)];
    return inet_pton(family, text.c_str(), bytes) == 1;
}

}  // namespace

Result<std::vector<std::string>> addresses_of(std::string_view host) {
    if (host == "localhost") return std::vector<std::string>{"127.0.0.1", "::1"};
    const std::string text(host);
    if (text.find('\0') != std::string::npos ||
        (!is_address(AF_INET, text) && !is_address(AF_INET6, text)))
        return fail(in_quotes(host) +
                    " is no address; e.g. 127.0.0.1 for this machine alone, 0.0.0.0 for all "
                    "that reach it");
    return std::vector<std::string>{text};
}

std::string url_of(std::string_view host, std::uint16_t port) {
    std::string name(host);
    if (host == "127.0.0.1" || host == "::1") name = "localhost";
    if (name.find(':') != std::string::npos) name = "[" + name + "]";
    return "http://" + name + ":" + std::to_string(port);
}

}  // namespace tablier::server
