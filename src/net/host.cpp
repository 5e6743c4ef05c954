#include "net/host.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <memory>

namespace tablier::net {
namespace {

bool is_address(int family, const std::string& text) {
    unsigned char bytes[sizeof(in6_addr)];
    return inet_pton(family, text.c_str(), bytes) == 1;
}

/// In digits; empty for other kinds of addresses.
std::string digits_of(const sockaddr* address) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address->sa_family == AF_INET) {
        sockaddr_in four{};
        std::memcpy(&four, address, sizeof four);
        inet_ntop(AF_INET, &four.sin_addr, text, sizeof text);
    } else if (address->sa_family == AF_INET6) {
        sockaddr_in6 six{};
        std::memcpy(&six, address, sizeof six);
        inet_ntop(AF_INET6, &six.sin6_addr, text, sizeof text);
    }
    return text;
}

bool is_of_this_machine_alone(std::string_view address) {
    return address.starts_with("127.") || address == "::1" || address == "localhost";
}

/// Valid on one link only: no browser takes one.
bool is_link_local(std::string_view address) {
    return address.starts_with("fe80:") || address.starts_with("169.254.");
}

bool is_virtual(std::string_view interface) {
    for (const char* beginning : {"docker", "br-", "veth", "virbr", "vmnet", "lxc", "podman"})
        if (interface.starts_with(beginning)) return true;
    return false;
}

}  // namespace

Result<std::vector<std::string>> addresses_of(std::string_view host) {
    if (host == "localhost") return std::vector<std::string>{"127.0.0.1", "::1"};
    const std::string text(host);
    if (text.find('\0') != std::string::npos ||
        (!is_address(AF_INET, text) && !is_address(AF_INET6, text)))
        return fail(
            "{0} is no address; e.g. 127.0.0.1 for this machine alone, 0.0.0.0 for all that reach "
            "it",
            "{0} n'est pas une adresse ; par exemple 127.0.0.1 pour cette seule machine, 0.0.0.0 "
            "pour tous ceux qui l'atteignent",
            {quoted(host)});
    return std::vector<std::string>{text};
}

std::string url_of(std::string_view host, std::uint16_t port) {
    std::string name(host);
    if (host == "127.0.0.1" || host == "::1") name = "localhost";
    if (name.find(':') != std::string::npos) name = "[" + name + "]";
    return "http://" + name + ":" + std::to_string(port);
}

std::vector<InterfaceAddress> interface_addresses() {
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return {};
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(all, &freeifaddrs);
    std::vector<InterfaceAddress> found;
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || (each->ifa_flags & IFF_UP) == 0) continue;
        if (std::string address = digits_of(each->ifa_addr); !address.empty())
            found.push_back({each->ifa_name, std::move(address)});
    }
    return found;
}

std::string outbound_address() {
    const int probe = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (probe < 0) return "";
    sockaddr_in far{};  // an address for documentation: a datagram socket only looks up the way
    far.sin_family = AF_INET;
    far.sin_port = htons(9);
    inet_pton(AF_INET, "192.0.2.1", &far.sin_addr);
    sockaddr_storage own{};
    socklen_t size = sizeof own;
    std::string address;
    if (connect(probe, reinterpret_cast<const sockaddr*>(&far), sizeof far) == 0 &&
        getsockname(probe, reinterpret_cast<sockaddr*>(&own), &size) == 0)
        address = digits_of(reinterpret_cast<const sockaddr*>(&own));
    close(probe);
    return address;
}

std::vector<std::string> guest_addresses(std::string_view host,
                                         const std::vector<InterfaceAddress>& interfaces,
                                         std::string_view outbound) {
    if (is_of_this_machine_alone(host)) return {};
    const bool both = host == "::";
    if (host != "0.0.0.0" && !both) return {std::string(host)};
    std::vector<InterfaceAddress> open;
    for (const InterfaceAddress& each : interfaces) {
        const bool six = each.address.find(':') != std::string::npos;
        if ((six && !both) || is_of_this_machine_alone(each.address) || is_link_local(each.address))
            continue;
        open.push_back(each);
    }
    const auto rank = [&](const InterfaceAddress& each) {
        if (each.address == outbound) return 0;
        const int kind = each.address.find(':') == std::string::npos ? 1 : 2;
        return is_virtual(each.interface) ? 2 + kind : kind;
    };
    std::ranges::stable_sort(open, {}, rank);
    std::vector<std::string> addresses;
    for (InterfaceAddress& each : open) addresses.push_back(std::move(each.address));
    return addresses;
}

}  // namespace tablier::net
